### Что говорит командная строка.

# Before the last of a list.
console-and = и
# A player without a name.
console-seat = место { $number }

## Сервер

console-at = Undercroft открыт по адресу { $address }
console-other-devices = С других устройств: { $address }
console-kept = Партии хранятся в { $database }. Ctrl-C останавливает сервер; потом всё продолжится с того же места.
console-seed = Внимание: --seed годится только для проверок. Кто знает это число, знает все карты.
console-port-used = Порт { $port } занят, пробую { $next }.
console-listen = Не получается открыть { $host }, порт { $port }: { $what }.
console-no-port = Порта { $port } не бывает: порты идут от 0 до 65535.
console-ports-used = Все порты с { $first } по { $last } заняты.
console-processes = --processes: нужно число от 1, а не { $count }.
console-processes-sqlite = Нескольким процессам сервера нужен PostgreSQL (--database postgresql://…); у файла базы процесс один.
console-processes-system = В этой системе несколько процессов сервера не могут работать на одном порту. Запустите несколько серверов с одной базой PostgreSQL.
console-internal-address = «{ $address }» — не адрес, по которому этот процесс доступен другим; пишите, например, 10.0.0.5 или 10.0.0.5:9000.
console-workers = Для --workers нужно число от 1, а не { $count }.
console-pace = Темпа { $pace } не бывает: для --bot-pace нужны секунды, от 0.
console-limits = Не получается прочитать ограничения в файле { $file }: { $what }.
console-address = «{ $address }» — не адрес сайта; напишите его так: https://games.example.org.
console-address-parts = «{ $address }»: нужны только протокол, имя и порт, вот так: https://games.example.org.
console-no-game = Игра «{ $game }» не установлена; есть: { $games }.
console-no-position = В файле { $file } нет возможной позиции.{ $what }
console-tls-pair = --tls-cert и --tls-key нужны вместе: сертификат и его ключ.
console-tls-mismatch = Ключ в файле { $key } не подходит к сертификату в файле { $certificate }.
console-tls-locked = Ключ в файле { $key } закрыт паролем; сохраните его без пароля (openssl pkey -in … -out …).
console-tls-no-certificate = В файле { $certificate } нет сертификата в виде PEM.
console-tls-no-key = В файле { $key } нет закрытого ключа в виде PEM.
console-tls-useless = Файлы { $certificate } и { $key } не годятся: { $what }.

## Файлы

console-unreadable = Не получается прочитать { $file }: { $what }.
console-unwritable = Не получается записать { $file }: { $what }.
console-no-json = { $file } — не файл JSON: { $what }.
console-cut = Файл { $file } обрывается на середине: он пуст или обрезан.
console-there = Файл { $file } уже есть; с --force он будет перезаписан.

## База данных

console-database-address = «{ $database }» — не файл и не адрес базы данных.
console-database-kind = Базы данных вида «{ $kind }» здесь не известны; нужен файл или postgresql://…
console-database-missing = Базы данных { $database } нет; укажите её через --database.
console-database-closed = Не получается открыть базу данных { $database }: { $what }.
console-database-used = Базу данных { $database } уже использует другой сервер. У одного файла один сервер; нескольким нужен PostgreSQL.
console-database-driver = Для PostgreSQL нужен драйвер: pip install 'undercroft[postgres]'.
console-database-newer = База данных { $database } новее ({ $theirs }), чем эта программа ({ $ours }). В ней ничего не изменено; возьмите Undercroft поновее или другую базу через --database.
console-database-no-copy = База данных { $database } старой версии ({ $theirs }) и не обновлена: не получается записать копию { $copy } ({ $what }).
console-database-foreign = { $database } — не база данных Undercroft.
console-database-version = База данных { $database } версии { $theirs }, а программа — { $ours }. Старую базу обновляет сервер при запуске.

## Копия

console-backup-postgres = Базу PostgreSQL копирует pg_dump, можно и при работающем сервере.
console-backup-itself = { $file } — это сама база данных.
console-backup-failed = Не получается скопировать { $database } в { $file }: { $what }.
console-backup-copying = копирую { $database }
console-backup-done = { $database } скопирована в { $file } ({ $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
   *[many] { $bytes } байт
}).

## Столы

console-column-game = игра
console-column-status = состояние
console-column-people = людей
console-column-bots = ботов
console-column-seats = мест
console-column-moves = ходов
console-column-changed = изменён
console-status = { $status ->
    [lobby] сбор
    [playing] игра
    [over] конец
   *[other] { $status }
}
console-ending = { $ending ->
    [agreed] по согласию
    [abandoned] партия оставлена
    [closed] до начала игры
   *[other] { $ending }
}
console-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
console-table-ended = Стол закрыт ({ $ending }).
console-table-one = стол игры { $game } ({ $status }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, изменён { $moment })
console-table-missing = Стола { $table } в этой базе данных нет.
console-delete-which = Назовите один стол или укажите --older-than ДНЕЙ.
console-delete-nothing = Удалять нечего.
console-delete-dry = Будет удалено: { $what }.
console-delete-ask = Удалить навсегда: { $what }? [д/Н]
console-delete-yes = д да
console-delete-nobody = Спросить некого; с --yes удаление идёт без вопроса.
console-delete-not = Ничего не удалено.
console-delete-done = { $count ->
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
   *[many] Удалено { $count } столов.
}
console-delete-people = { $count ->
    [one] Забыт { $count } человек, которого нет ни за одним столом.
    [few] Забыто { $count } человека, которых нет ни за одним столом.
   *[many] Забыто { $count } человек, которых нет ни за одним столом.
}

## Записи партий

console-no-record = { $file } — не запись партии.
console-record-refused = { $file }: { $what }
console-record-seats = В этой партии места от 0 до { $last }; --seat -1 — зритель, --seat -2 видит всё.
console-verify-good = { $file }: всё сходится. Секрет тот самый, что был запечатан; { $draws ->
    [one] из него и чисел игроков следует { $draws } случайный выбор
    [few] из него и чисел игроков следуют все { $draws } случайных выбора
   *[many] из него и чисел игроков следуют все { $draws } случайных выборов
}; по правилам { $moves ->
    [one] сделан { $moves } ход
    [few] сделаны все { $moves } хода
   *[many] сделаны все { $moves } ходов
}.
console-verify-promised = Судя по записи, части этих мест были закреплены раньше, чем стала известна хоть одна: { $seats }. Сам файл этого не доказывает: сравните печать и обещания с теми, которые показывал стол. Если они совпали у одного честного игрока, отдавшего свою часть, жребий не мог направить никто, даже владелец сервера.
console-verify-seal = Печать: { $seal }
console-verify-promise = Обещание места { $seat }: { $promise }
console-verify-unpromised = Ни одно место не закрепило свою часть заранее: владелец сервера мог направить жребий.
console-verify-unopened = Эти места обещали часть и не открыли её, жребий составлен без них: { $seats }. Владелец сервера мог выбрать между жребием с этими частями и без них.
console-verify-bad = { $file }: не сходится: { $what }
console-language = На языке «{ $language }» слов нет; есть: { $languages }.
console-replay-head = { $title }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, { $whose }
console-replay-open = всё, что было
console-replay-told = так, как видит { $name }
console-replay-options = настройки { $options }
console-replay-watcher = зритель
console-replay-take-back = берёт ход назад
console-replay-back = с общего согласия назад, к тому, что было после { $number }
console-replay-draws = случай { $draws }
console-replay-secret = (втайне)
console-replay-early = У партии нет исхода: её закончили раньше ({ $ending }).
console-replay-waits = Партия не закончена; стол ждёт: { $names }.
console-column-place = место
console-column-player = игрок
console-column-points = очки
console-column-score = счёт

## Подготовка партии

console-seats = В игре { $game } мест от { $fewest } до { $most }, а не { $seats }.
console-options-json = В --options не JSON: { $what }.
console-no-bot = В игре { $game } нет бота «{ $bot }»; есть: { $bots }.

console-load-failed = Нагрузку испытать не получилось: { $what }.
console-load-no-server = сервер не запустился
console-load-other = { $address } отвечает не так, как сервер Undercroft
console-load-tables = столы
console-load-people = люди
console-load-joined = все подключились за
console-load-rate = ходы
console-load-latency = подтверждение хода (p50 / p99 / p99.9)
console-load-cpu = ходов на секунду процессора сервера
console-load-memory = память сервера
console-load-bytes = отправлено на ход
console-load-refused = отказы
console-load-lost = потерянные соединения
console-load-back = последний из них вернулся через

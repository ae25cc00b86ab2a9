### Що каже командний рядок.

# Before the last of a list.
console-and = та
# A player without a name.
console-seat = місце { $number }

## Сервер

console-at = Undercroft відкрито за адресою { $address }
console-other-devices = З інших пристроїв: { $address }
console-kept = Партії зберігаються в { $database }. Ctrl-C зупиняє сервер; потім усе піде далі з того самого місця.
console-seed = Увага: --seed годиться лише для перевірок. Хто знає це число, знає всі карти.
console-port-used = Порт { $port } зайнятий, пробую { $next }.
console-listen = Не вдається відкрити { $host }, порт { $port }: { $what }.
console-no-port = Порту { $port } не буває: порти йдуть від 0 до 65535.
console-ports-used = Усі порти з { $first } по { $last } зайняті.
console-processes = --processes: потрібне число від 1, а не { $count }.
console-processes-sqlite = Кільком процесам сервера потрібен PostgreSQL (--database postgresql://…); у файлу бази процес один.
console-processes-system = У цій системі кілька процесів сервера не можуть працювати на одному порту. Запустіть кілька серверів з однією базою PostgreSQL.
console-internal-address = «{ $address }» — не адреса, за якою цей процес доступний іншим; пишіть, наприклад, 10.0.0.5 або 10.0.0.5:9000.
console-workers = Для --workers потрібне число від 1, а не { $count }.
console-pace = Темпу { $pace } не буває: для --bot-pace потрібні секунди, від 0.
console-limits = Не вдається прочитати обмеження у файлі { $file }: { $what }.
console-address = «{ $address }» — не адреса сайту; напишіть її так: https://games.example.org.
console-address-parts = «{ $address }»: потрібні лише протокол, ім’я та порт, ось так: https://games.example.org.
console-no-game = Гру «{ $game }» не встановлено; є: { $games }.
console-no-position = У файлі { $file } немає можливої позиції.{ $what }
console-tls-pair = --tls-cert і --tls-key потрібні разом: сертифікат і його ключ.
console-tls-mismatch = Ключ у файлі { $key } не підходить до сертифіката у файлі { $certificate }.
console-tls-locked = Ключ у файлі { $key } закрито паролем; збережіть його без пароля (openssl pkey -in … -out …).
console-tls-no-certificate = У файлі { $certificate } немає сертифіката у вигляді PEM.
console-tls-no-key = У файлі { $key } немає закритого ключа у вигляді PEM.
console-tls-useless = Файли { $certificate } і { $key } не годяться: { $what }.

## Файли

console-unreadable = Не вдається прочитати { $file }: { $what }.
console-unwritable = Не вдається записати { $file }: { $what }.
console-no-json = { $file } — не файл JSON: { $what }.
console-cut = Файл { $file } обривається посередині: він порожній або обрізаний.
console-there = Файл { $file } вже є; з --force його буде перезаписано.

## База даних

console-database-address = «{ $database }» — не файл і не адреса бази даних.
console-database-kind = Бази даних виду «{ $kind }» тут не відомі; потрібен файл або postgresql://…
console-database-missing = Бази даних { $database } немає; вкажіть її через --database.
console-database-closed = Не вдається відкрити базу даних { $database }: { $what }.
console-database-used = Базу даних { $database } вже використовує інший сервер. В одного файлу один сервер; кільком потрібен PostgreSQL.
console-database-driver = Для PostgreSQL потрібен драйвер: pip install 'undercroft[postgres]'.
console-database-newer = База даних { $database } новіша ({ $theirs }), ніж ця програма ({ $ours }). У ній нічого не змінено; візьміть новіший Undercroft або іншу базу через --database.
console-database-no-copy = База даних { $database } старої версії ({ $theirs }) і не оновлена: не вдається записати копію { $copy } ({ $what }).
console-database-foreign = { $database } — не база даних Undercroft.
console-database-version = База даних { $database } версії { $theirs }, а програма — { $ours }. Стару базу оновлює сервер під час запуску.

## Копія

console-backup-postgres = Базу PostgreSQL копіює pg_dump, можна й тоді, коли сервер працює.
console-backup-itself = { $file } — це сама база даних.
console-backup-failed = Не вдається скопіювати { $database } до { $file }: { $what }.
console-backup-copying = копіюю { $database }
console-backup-done = { $database } скопійовано до { $file } ({ $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байти
   *[many] { $bytes } байтів
}).

## Столи

console-column-game = гра
console-column-status = стан
console-column-people = людей
console-column-bots = ботів
console-column-seats = місць
console-column-moves = ходів
console-column-changed = змінено
console-status = { $status ->
    [lobby] збір
    [playing] гра
    [over] кінець
   *[other] { $status }
}
console-ending = { $ending ->
    [agreed] за згодою
    [abandoned] партію залишено
    [closed] до початку гри
   *[other] { $ending }
}
console-tables = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[many] { $count } столів
}
console-table-ended = Стіл закрито ({ $ending }).
console-table-one = стіл гри { $game } ({ $status }, { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}, змінено { $moment })
console-table-missing = Столу { $table } у цій базі даних немає.
console-delete-which = Назвіть один стіл або вкажіть --older-than ДНІВ.
console-delete-nothing = Видаляти нічого.
console-delete-dry = Буде видалено: { $what }.
console-delete-ask = Видалити назавжди: { $what }? [т/Н]
console-delete-yes = т так
console-delete-nobody = Спитати нема кого; з --yes видалення йде без запитання.
console-delete-not = Нічого не видалено.
console-delete-done = { $count ->
    [one] Видалено { $count } стіл.
    [few] Видалено { $count } столи.
   *[many] Видалено { $count } столів.
}
console-delete-people = { $count ->
    [one] Забуто { $count } людину, якої немає за жодним столом.
    [few] Забуто { $count } людини, яких немає за жодним столом.
   *[many] Забуто { $count } людей, яких немає за жодним столом.
}

## Записи партій

console-no-record = { $file } — не запис партії.
console-record-refused = { $file }: { $what }
console-record-seats = У цій партії місця від 0 до { $last }; --seat -1 — глядач, --seat -2 бачить усе.
console-verify-good = { $file }: усе сходиться. Секрет той самий, що був запечатаний; { $draws ->
    [one] із нього та чисел гравців випливає { $draws } випадковий вибір
    [few] із нього та чисел гравців випливають усі { $draws } випадкові вибори
   *[many] із нього та чисел гравців випливають усі { $draws } випадкових виборів
}; за правилами { $moves ->
    [one] зроблено { $moves } хід
    [few] зроблено всі { $moves } ходи
   *[many] зроблено всі { $moves } ходів
}.
console-verify-promised = Судячи із запису, частини цих місць закріплено раніше, ніж стала відома хоч одна: { $seats }. Сам файл цього не доводить: порівняйте печатку й обіцянки з тими, які показував стіл. Якщо вони збіглися в одного чесного гравця, який віддав свою частину, жереб не міг скерувати ніхто, навіть власник сервера.
console-verify-seal = Печатка: { $seal }
console-verify-promise = Обіцянка місця { $seat }: { $promise }
console-verify-unpromised = Жодне місце не закріпило свою частину заздалегідь: власник сервера міг скерувати жереб.
console-verify-unopened = Ці місця обіцяли частину й не відкрили її, жереб складено без них: { $seats }. Власник сервера міг вибрати між жеребом із цими частинами та без них.
console-verify-bad = { $file }: не сходиться: { $what }
console-language = Мовою «{ $language }» слів немає; є: { $languages }.
console-replay-head = { $title }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}, { $whose }
console-replay-open = усе, що було
console-replay-told = так, як бачить { $name }
console-replay-options = налаштування { $options }
console-replay-watcher = глядач
console-replay-take-back = бере хід назад
console-replay-back = за спільною згодою назад, до того, що було після { $number }
console-replay-draws = випадок { $draws }
console-replay-secret = (таємно)
console-replay-early = Партія не має підсумку: її закінчили раніше ({ $ending }).
console-replay-waits = Партію не закінчено; стіл чекає: { $names }.
console-column-place = місце
console-column-player = гравець
console-column-points = очки
console-column-score = рахунок

## Підготовка партії

console-seats = У грі { $game } місць від { $fewest } до { $most }, а не { $seats }.
console-options-json = У --options не JSON: { $what }.
console-no-bot = У грі { $game } немає бота «{ $bot }»; є: { $bots }.

console-load-failed = Навантаження випробувати не вдалося: { $what }.
console-load-no-server = сервер не запустився
console-load-other = { $address } відповідає не так, як сервер Undercroft
console-load-tables = столи
console-load-people = люди
console-load-joined = усі під’єдналися за
console-load-rate = ходи
console-load-latency = підтвердження ходу (p50 / p99 / p99.9)
console-load-cpu = ходів на секунду процесора сервера
console-load-memory = пам’ять сервера
console-load-bytes = надіслано на хід
console-load-refused = відмови
console-load-lost = втрачені з’єднання
console-load-back = останній із них повернувся через

### Дом вокруг игр: полка, сбор за столом, рамка стола, ошибки.

motto = Пять подземелий. Один стол. Без регистрации.
shelf-title = Полка с играми
to-shelf = К полке
language = Язык
settings = Настройки
menu = Меню
rules = Правила
print = Печать
close = Закрыть
confirm-first = Сначала выберите, потом подтвердите этой кнопкой.
cancel = Отмена
save = Сохранить
retry = Ещё раз
reload = Обновить
loading = Минутку…
yes = да
no = нет
you = вы
unofficial = Неофициальная реализация, сделанная из любви к этим играм. Игры принадлежат их авторам и издателям.

## Пять коробок

box-play = Играть с ботами
box-starting = Открываем стол…
box-new = Новый стол
box-about = Об игре
box-about-of = { $title }: об игре
box-coming = скоро
box-coming-text = Эту коробку мы ещё распаковываем.
box-seats = { $fewest }–{ $most }
box-seats-help = Игроков
box-minutes = мин
box-minutes-help = Длительность

box-doggies-title = Подземелья и пёсики
box-doggies-cover =
    Подземелья
    и пёсики
box-doggies-kind = каждый за себя
box-doggies-promise = Проложите псу путь к выходу и унесите больше монет, чем соперники.
box-raiders-title = Расхитители подземелий
box-raiders-cover =
    Расхитители
    подземелий
box-raiders-kind = каждый за себя
box-raiders-promise = Двадцать пять комнат: уйдите богатыми, но не самыми израненными.
box-jackal-title = Шакал: Подземелье
box-jackal-cover =
    Шакал:
    Подземелье
box-jackal-kind = гонка за золотом
box-jackal-promise = Стройте пещеру, хватайте золото и первыми выберитесь наружу.
box-dragon-title = В пещере дракона
box-dragon-cover =
    В пещере
    дракона
box-dragon-kind = все вместе против дракона
box-dragon-promise = Все вместе вынесите драгоценные камни, пока дракон не проснулся.
box-goblins-title = Гоблины против Гномов
box-goblins-cover =
    Гоблины
    против Гномов
box-goblins-kind = тайные роли
box-goblins-promise = Кто роет к золоту, а кто врёт? Роли тайные, туннель общий.

## Ваши столы

tables-title = Ваши столы
tables-your-turn = Ваш ход
tables-playing = Ходят другие
tables-lobby = Ждём игроков
tables-over = Игра окончена

tables-history = История: { $count }
first-title = С чего начать
first-alone = В одиночку
first-alone-text = «Играть с ботами» под коробкой — и вы за столом.
first-friends = С друзьями
first-friends-text = «Новый стол», затем отправьте ссылку или покажите QR-код. Пустые места займут боты.
first-together = За одним экраном
first-together-text = Займите за новым столом несколько мест и передавайте устройство по кругу.

## Ваше имя

nick-label = Ваше имя
nick-change = Изменить имя
nick-help = Так вас увидят за столом.
nick-none = Ваше имя?

## Новый стол

new-title = Новый стол
new-seats = Сколько игроков?
new-bots = Сразу посадить ботов на остальные места
new-create = Открыть стол
new-no-game = На этом сервере такой игры нет.
option-none = нет

## Сбор за столом

lobby-title = За столом
lobby-text = { $open ->
    [0] Все места заняты.
    [one] Свободно { $open } место: отправьте ссылку или посадите бота.
    [few] Свободно { $open } места: отправьте ссылку или посадите ботов.
   *[other] Свободно { $open } мест: отправьте ссылку или посадите ботов.
  }
set-title = Набор карт
set-box = Из коробки
set-name = Набор карт: { $name }
set-other = Это не набор из коробки: на этом сервере играют другим, «{ $name }».
lobby-text-guest = { $open ->
    [0] Все места заняты.
    [one] Свободно { $open } место: позовите кого-нибудь по ссылке.
    [few] Свободно { $open } места: позовите кого-нибудь по ссылке.
   *[other] Свободно { $open } мест: позовите кого-нибудь по ссылке.
  }
lobby-sit-text = Займите свободное место или оставайтесь зрителем.
lobby-fill = Посадить ботов
lobby-start = Начать игру
lobby-start-without = Начать без них
lobby-opening = Ждём частей жребия: { $names }. Хозяин может начать и без них; это увидят все, и в записи тоже.
lobby-start-why = { $open ->
    [1] Игра начнётся, когда будет занято последнее место.
   *[other] Игра начнётся, когда будут заняты все места.
  }
lobby-wait = Хозяин стола начнёт игру, когда все будут готовы.
invite-title = Позовите друзей
invite-text = По этой ссылке можно сесть за стол или смотреть. С телефона — наведите камеру на QR-код.
invite-qr = QR-код со ссылкой на этот стол
link-label = Ссылка на этот стол
link-copy = Скопировать ссылку
link-copied = Скопировано
fair-title = Честный жребий
fair-text = Эта печать поставлена до первого хода, и каждый игрок закрепил свою часть жребия раньше, чем стала известна хоть одна. После последнего хода тайна и части откроются, и каждый сможет проверить жребий. Если хоть один игрок с такой частью честен, жребием не мог управлять никто, даже владелец сервера. Сами карты сервер, конечно, видит.
fair-unopened = Жребий составлен без обещанных частей: { $names }. Эта партия не доказывает, что его никто не направлял.

chair-open = Свободное место
chair-you = это вы
chair-yours = за этим экраном
chair-here = за столом
chair-away = нет на связи
chair-sit = Сесть
chair-sit-too = Ещё игрок за экраном
chair-sit-too-help = Играть вместе на этом устройстве, передавая его по кругу
chair-stand = Встать
chair-remove-bot = Убрать
chair-bot = Бот, { $kind }
bot-level = Как сильно играют боты
bot-good = опытный
bot-random = случайный
bot-master = мастер
bot-master-about = Играет в полную силу
bot-expert = знаток
bot-expert-about = Редко что-нибудь упускает
bot-seasoned = бывалый
bot-seasoned-about = Знает игру, но далеко вперёд не смотрит
bot-casual = любитель
bot-casual-about = Играет в своё удовольствие и кое-чего не замечает
bot-novice = новичок
bot-novice-about = Только что узнал правила

## Места

seat-nameless = Игрок { $number }
seat-namesake = { $name } { $number }
seat-mark = Знак: { $shape }
seat-card = { $you ->
    [yes] { $name }, это вы
   *[no] { $name }
  }
seat-thinks = думает
seat-done = выбор сделан
seat-first = Ходит первым
bot-name = { $chair ->
    [1] Лиса
    [2] Сова
    [3] Барсук
    [4] Выдра
    [5] Рысь
    [6] Ворон
    [7] Заяц
   *[8] Куница
  }
shape-circle = круг
shape-square = квадрат
shape-triangle = треугольник
shape-diamond = ромб
shape-hexagon = шестиугольник
shape-star = звезда
shape-cross = крест
shape-crescent = полумесяц

## Стол

table-loading = Зажигаем фонарь…
table-unknown-title = Такого стола нет
table-unknown-text = Возможно, ссылка скопирована не целиком или стол открыт на другом сервере.
table-from-position = с заданной позиции
table-from-position-said = Партия началась с заданной позиции, а не с обычной раскладки.
prompt-over = Игра окончена
table-watching = Вы смотрите
table-not-you = Выбирают другие
table-turn-of = Ходит { $name }
table-showing = Смотрите, что происходит…
table-waiting = Ждём:
table-scores = Итоги
table-skip = Пропустить
notify-your-turn = Ваш ход
goal-title = Ваша цель
goal-go = Начинаем
goal-read = Прочитать правила
hint-label = Подсказка
hint-got-it = Понятно
hint-no-more = Без подсказок
take-back = Вернуть ход
take-back-help = Возвращает ваш последний шаг. Можно, пока ничего не открылось, ничего не выпало и никто другой не сходил.
prompt-label = Что от вас нужно
side-panel = Боковая панель
log = Журнал
log-empty = Пока ничего не произошло.
log-show = Показать на поле: { $line }
log-show-here = Показать на поле
connection-lost = Связь прервалась. Подключаемся снова…
handover-title = Передайте устройство: { $name }
handover-text = Остальных просим отвернуться.
handover-told = Что только что произошло
handover-ready = Это я, { $name }
menu-seats = Чьими глазами

## Конец игры

end-you-won = Вы победили!
end-won = { $count ->
    [1] Победитель — { $names }
   *[other] Победители — { $names }
  }
end-all-won = Вы победили все вместе!
end-you-won-too = Вы среди победителей!
end-your-place = { $place ->
    [1] Вы на первом месте
    [2] Вы на втором месте
    [3] Вы на третьем месте
    [4] Вы на четвёртом месте
    [5] Вы на пятом месте
    [6] Вы на шестом месте
    [7] Вы на седьмом месте
   *[8] Вы на восьмом месте
  }
end-decided = Всё решила строка «{ $line }»: на { $more } больше, чем на втором месте.
end-line = Строка
end-idle = Ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
  }, у всех пусто
end-sheets = Полный подсчёт каждого игрока
end-level-up = Отлично сыграно. Эти боты вам уже не соперники: попробуете следующий уровень?
end-level-down = Трудная вышла партия. С ботами послабее может быть веселее.
end-level-go = Играть с ботами: { $level }
end-grade-up = Отличная работа. Готовы к большему? Следующая сложность: { $level }.
end-grade-down = Пещера оказалась суровой. Может быть, веселее будет сложность полегче: { $level }.
end-grade-go = Играть: { $level }
end-nobody = Никто не победил
end-winner = победа
end-place = { $place }-е место
end-again = Ещё раз тем же составом
end-join-again = К следующей партии
end-record = Запись партии
end-replay = Повтор
end-verify = Проверить честность

## Проверка законченной партии

verify-title = Было ли всё честно?
verify-here = Что проверил сам этот браузер
verify-there = Что пересчитал сервер
verify-busy = Проверяем…
verify-good = Сходится:
verify-bad = Не сходится:
verify-unknown = Отсюда не узнать:
verify-seen = Этот браузер видел печать до начала партии.
verify-seen-late = Этот браузер впервые увидел печать, когда партия уже шла. Была ли она раньше, могут сказать только те, кто сидел за столом.
verify-seen-never = До конца партии этот браузер печати не видел. Была ли она раньше, могут сказать только те, кто сидел за столом.
verify-seal = Секрет в записи тот самый, что был запечатан.
verify-seal-broken = Секрет из записи не подходит к её же печати.
verify-seal-other = Печать в записи не та, которую этот браузер видел раньше.
verify-parts = { $count ->
    [1] Один игрок закрепил свою часть жребия раньше, чем стала известна хоть одна. Если этот игрок честен, жребий не мог направить никто, даже владелец сервера.
    [one] { $count } игрок закрепил свою часть жребия раньше, чем стала известна хоть одна. Если хоть один из них честен, жребий не мог направить никто, даже владелец сервера.
    [few] { $count } игрока закрепили свои части жребия раньше, чем стала известна хоть одна. Если хоть один из них честен, жребий не мог направить никто, даже владелец сервера.
   *[many] { $count } игроков закрепили свои части жребия раньше, чем стала известна хоть одна. Если хоть один из них честен, жребий не мог направить никто, даже владелец сервера.
}
verify-parts-missing = { $count ->
    [one] { $count } игрок не открыл обещанную часть жребия
    [few] { $count } игрока не открыли обещанные части жребия
   *[many] { $count } игроков не открыли обещанные части жребия
}, и хозяин начал без них: эта партия не доказывает, что жребий никто не направлял.
verify-parts-other = Обещания в записи не те, которые этот браузер видел, когда отдавал свою часть: какую-то часть могли выбрать позже.
verify-parts-broken = Одна из частей жребия в записи не та, что была обещана.
verify-parts-unseen = Судя по записи, { $count ->
    [one] { $count } игрок закрепил свою часть жребия
    [few] { $count } игрока закрепили свои части жребия
   *[many] { $count } игроков закрепили свои части жребия
} раньше, чем стала известна хоть одна. Этот браузер этого не видел; подтвердить может только тот, кто отдал свою часть.
verify-parts-none = Никто не закрепил часть жребия заранее: против владельца сервера это ничего не доказывает.
verify-part = Случайная часть, которую этот браузер добавил к жребию, есть в записи.
verify-part-missing = Случайной части, которую этот браузер добавил к жребию, в записи нет.
verify-part-late = Этот браузер пришёл слишком поздно, чтобы добавить к жребию свою случайную часть.
verify-part-none = Вы здесь не играли, поэтому этот браузер ничего не добавил к жребию.
verify-server = Он сыграл всю партию заново, исходя из секрета: { $draws ->
    [one] { $draws } случайное число
    [few] { $draws } случайных числа
   *[many] { $draws } случайных чисел
  } и { $steps ->
    [one] { $steps } ход
    [few] { $steps } хода
   *[many] { $steps } ходов
  }, всё совпало.
verify-server-bad = Он сыграл партию заново, и что-то не совпало: { $problem }
verify-result-good = Всё сходится: случай в этой партии никто не подправлял.
verify-result-partly = Ничего подозрительного не нашлось, но не всё этот браузер мог увидеть сам.
verify-result-bad = Что-то не сходится. Сохраните запись и посмотрите на неё вместе с остальными.
verify-yourself = Проверить на своём компьютере
verify-yourself-text = Кто не хочет верить этому серверу, скачивает запись партии и проверяет её своей копией Undercroft:
verify-seal-shown = Печать, которую видел этот браузер
verify-promises-shown = Обещания игроков, какими этот браузер видел их, когда отдавал свою часть
verify-seal-computed = Печать секрета из записи

## Законченная партия ещё раз

replay-title = Повтор
replay-none = Эту партию нельзя показать снова
replay-to-table = К столу
replay-begin = Партия началась.
replay-back = { $seat_you ->
    [yes] Вы возвращаете ход.
   *[no] { $seat } возвращает ход.
  }
replay-unseen = { $seat_you ->
    [yes] Вы делаете ход; с этого места его не видно.
   *[no] Ходит { $seat }; с этого места хода не видно.
  }
replay-step = Шаг
replay-told = Что сделано
replay-slider = Момент партии
replay-value = Шаг { $at } из { $last }
replay-first = К началу
replay-back-one = На шаг назад
replay-play = Показывать
replay-pause = Пауза
replay-forth-one = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-eyes = Вид
replay-eyes-open = Всё открыто
replay-eyes-watcher = Зритель
replay-link = Ссылка на момент
replay-copied = Ссылка на этот момент скопирована.
replay-go = К шагу { $number }
replay-key-play = показывать, пауза
replay-key-step = на шаг назад или вперёд
replay-key-ends = в начало, в конец
tables-replay = Повтор

## Разговор

talk = Разговор
talk-empty = Пока никто ничего не сказал.
talk-say = Скажите что-нибудь
talk-send = Отправить
talk-nothing = Сначала напишите что-нибудь.
talk-hide = Скрыть разговор
talk-hidden = На этом устройстве разговор скрыт. Остальные по-прежнему могут писать.
talk-watcher = зритель
talk-watcher-named = { $name }, зритель
talk-left = { $count ->
    [one] Остался { $count } знак
    [few] Осталось { $count } знака
   *[many] Осталось { $count } знаков
  }
talk-long = Это слишком длинно для одной реплики: знаков { $length }, а можно не больше { $most }.
talk-unread = { $count ->
    [one] { $count } новая реплика
    [few] { $count } новые реплики
   *[many] { $count } новых реплик
  }
talk-said = { $name } говорит: { $text }
talk-react = Отозваться
talk-react-to = Отозваться на реплику: { $name }
mark-thumb = хорошо
mark-laugh = смешно
mark-wonder = удивительно
mark-sad = грустно
mark-clap = браво
mark-fire = огонь
side-toggle = Журнал и разговор
side-unread = Журнал и разговор, { $count ->
    [one] { $count } новая реплика
    [few] { $count } новые реплики
   *[many] { $count } новых реплик
  }
log-undone = Ход возвращён.
since-turn = С вашего прошлого хода: { $count }
since-all = Весь журнал
since-dismiss = Убрать
error-say-lost = Связь прервалась, пока вы говорили. Посмотрите, появилась ли ваша реплика.
error-react-lost = Связь прервалась. Посмотрите, появилась ли ваша отметка.

## Клавиши

keys-title = Клавиши
keys-house = Везде
keys-here = На этой странице
keys-tab = к следующему, что можно выбрать, и назад
keys-enter = выбрать
keys-esc = закрыть, вернуться
keys-take-back = вернуть свой последний шаг, если это возможно
keys-help = эта подсказка

## Страницы без страницы

unknown-title = Здесь ничего нет
unknown-text = Этот ход никуда не ведёт. Полка с играми вон там:
offline-title = Сервер не отвечает
offline-text = Запущен ли он и в одной ли вы с ним сети? Ничего не потеряно: ваши столы ждут там.
rules-none-title = Правил пока нет
rules-none-text = Правила появятся вместе с самой игрой.

## Благодарности

credits-title = Авторы и лицензии
credits-games = Игры
credits-doggies = Денис Сайдашев; Hobby World
credits-raiders = Фил Уокер-Хардинг; Devir, русское издание GaGa Games
credits-jackal = Крис Джеймс; Stratus Games, русское издание «Магеллан»
credits-dragon = Илья Дроздов; Origami
credits-goblins = Микола Мельник; WoodCat Games
credits-icons = Значки
credits-icons-text = Значки — с game-icons.net, авторы { $authors } и другие, лицензия Creative Commons CC BY 3.0; цвета изменены.
credits-fonts = Шрифты
credits-fonts-text = Alegreya — Хуан Пабло дель Пераль (Huerta Tipográfica), Rubik — Hubert & Fischer, кириллица Cyreal; оба под лицензией SIL Open Font License.
credits-rest = Всё остальное
credits-rest-text = Рисунки, тексты и код сделаны для этого дома и свободны по лицензии MIT.

## Ошибки

error-title = Не получилось
error-unreachable = Сервер не отвечает. Запущен ли он и в одной ли вы с ним сети?
error-server = На сервере что-то пошло не так. Ничего не потеряно, попробуйте ещё раз.
error-client = На странице что-то пошло не так. Обновите её: партия хранится на сервере.
error-connection-closed = Соединение со столом закрыто.
error-take-back-lost = Связь прервалась во время возврата хода. Посмотрите, вернулся ли шаг.

## Что значат значки

icon-again = ещё раз
icon-agree = согласие
icon-away = нет на месте
icon-ball = кристальный шар
icon-book = правила
icon-boss = босс
icon-bot = бот
icon-bow = лук
icon-cancel = нельзя
icon-card = карта
icon-chair = место
icon-check = готово
icon-chest = сокровище
icon-clock = часы
icon-coin = монеты
icon-crown = победа
icon-dark = тёмная тема
icon-deck = колода
icon-device = устройство
icon-dice = кубики
icon-door = дверь
icon-dragon = дракон
icon-exit = выход
icon-fireball = огненный шар
icon-gear = снаряжение
icon-gem = драгоценный камень
icon-hand = рука
icon-heal = лечение
icon-hidden = скрыто
icon-hint = подсказка
icon-host = хозяин стола
icon-hourglass = ожидание
icon-key = ключ
icon-kick = выгнать
icon-lamp = Undercroft
icon-light = светлая тема
icon-lock = закрыто
icon-loot = добыча
icon-map = карта пещеры
icon-monster = монстр
icon-more = настройки
icon-move = пересесть
icon-paw = лапка
icon-people = игроки
icon-person = человек
icon-pick = кирка
icon-pirate = пират
icon-position = заданная позиция
icon-potion = зелье
icon-quest = квест
icon-quill = журнал
icon-rename = имя
icon-replay = повтор
icon-resign = отказ от игры
icon-seal = печать
icon-search = поиск
icon-settings = настройки
icon-shield = сила
icon-skull = опасность
icon-step = шаг
icon-sword = меч
icon-take-back = вернуть ход
icon-torch = факел
icon-trap = ловушка
icon-trophy = трофей
icon-watch = зритель
icon-wound = раны

## A board that can be moved and enlarged

zoom-in = Приблизить
zoom-out = Отдалить
zoom-home = Показать всё поле
zoom-most = Ближе уже некуда
zoom-whole = Поле и так видно целиком

## Почему нельзя?

why-first = Это самое начало.
why-last = Это самый конец.
why-moment = Минутку: ещё показываем, что произошло.
why-over = Игра окончена.
why-replay = Эта партия уже сыграна: здесь её можно только смотреть.
why-watching = Вы наблюдаете и не можете ходить.

## Встреча

join-title = Сесть за стол по коду
code-label = Код стола
code-help = Шесть букв от того, кто открыл стол.
code-short = Сначала введите все шесть букв кода.
code-go = К столу
code-nowhere-title = Этот код никуда не ведёт
code-looking = Ищем стол…
code-title = Код
code-text = Введите его на полке — и вы здесь.
code-spelt = Код: { $letters }
open-title = Открытые столы
open-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
  }
shut-out-title = К этому столу вам нельзя
chair-host = хозяин стола
chair-away-since = нет на связи с { $time }
chair-rename = Имя этого игрока
chair-rename-help = За одним устройством несколько человек? Дайте имя каждому. Если оставить пустым, будет ваше.
chair-move = Пересесть
chair-move-here = Сюда
chair-move-swap = Поменять
chair-moving = Где будет сидеть { $name }?
chair-kick = Выгнать: { $name }
chair-make-host = Сделать хозяином: { $name }
kick-title = Выгнать из-за стола: { $name }?
kick-text = Все места этого человека за столом освободятся, а вернуться, даже посмотреть, будет нельзя: ни сюда, ни за следующий стол той же компании.
kick-yes = Выгнать
watchers-title = { $count ->
    [0] Сейчас никто не смотрит
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
   *[many] Смотрят { $count } зрителей
}
watcher-muted = без права голоса
watcher-gone = уже не здесь
watcher-mute = Заглушить
watcher-mute-name = Заглушить: { $name }
watcher-unmute = Дать слово
watcher-unmute-name = Снова дать слово: { $name }
watcher-let-in = Впустить
watcher-let-in-name = Снова впустить: { $name }
shown-out-title = Удалены
watcher-out-text = Вернуться, даже посмотреть, этот человек больше не сможет: ни сюда, ни за следующий стол той же компании.
host-title = Передать стол: { $name }?
host-text = Начинать игру и решать за столом будет { $name }.
host-yes = Передать
host-take = Стать хозяином
lobby-close = Закрыть стол
close-title = Закрыть стол?
close-text = Все разойдутся, и ссылка больше никуда не приведёт.
close-yes = Закрыть стол

## Договорённости за столом

manners-title = Договорённости за столом
manners-more = Ещё: часы, договорённости, боты
manners-edit = Изменить
manners-clock = Часы
manners-clock-none = без часов
manners-clock-both = { $seconds } + { $reserve }
manners-clock-custom = иначе
manners-clock-seconds = Секунд на решение
manners-clock-reserve = Минут в запасе
manners-clock-none-help = Каждый думает, сколько хочет.
manners-clock-help = { $seconds } на каждое решение. Когда время выйдет, за игрока ходит бот, пока тот не вернётся.
manners-clock-both-help = { $seconds } на каждое решение, потом запас { $reserve } на всю партию. Когда время выйдет, за игрока ходит бот, пока тот не вернётся.
manners-friendly = Дружеская партия
manners-friendly-short = Дружеская партия
manners-friendly-help = Ход, который уже нельзя просто вернуть, можно вернуть с общего согласия.
manners-listed = Показать стол на полке
manners-listed-short = На полке
manners-listed-help = Стол увидят все на этом сервере, и любой сможет сесть на свободное место.
manners-patience = За отсутствующих играет бот
manners-patience-short = Бот за отсутствующих
manners-patience-none = по просьбе
manners-patience-none-help = Стол ждёт; позвать бота можно в любую минуту.
manners-patience-help = Бот ходит за игрока, если его нет { $time }, а ход за ним. Вернётся — бот уступит место.
manners-pace = Темп ботов
manners-pace-slow = медленный
manners-pace-normal = обычный
manners-pace-fast = быстрый
manners-settled = Часы и дружеская партия выбираются до начала игры.
length-seconds = { $count } с
length-minutes = { $count } мин
length-hours = { $count } ч
length-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
  }

## Часы

clocks-label = Часы
clock-hours = { $hours } ч { $minutes } мин
clock-days = { $days } д { $hours } ч
clock-reserve-word = запас
clock-reserve-runs = Идёт ваш запас: осталось { $time }.
clock-nearly = Ваше время почти вышло: осталось { $time }.
more-time = Добавить время
more-time-for = Добавить время: { $name }
more-time-given = { $name }: времени стало больше.

## Кто здесь

people-title = Люди за столом
seat-away = нет на связи
seat-away-since = нет на связи с { $time }
seat-here = на связи
seat-stand-in = нет на связи, играет бот
seat-stand-in-here = сейчас играет бот
seat-resigned = игра оставлена, дальше играет бот
seat-open = место свободно
absent-title = { $name }: нет на связи
absent-what = Что делать?
absent-bot = Бот до возвращения
absent-bot-off = Без бота, ждать
absent-replace = Бот насовсем
absent-free = Освободить место
absent-free-help = Место сможет занять любой, у кого есть ссылка.
absent-replace-title = { $name }: посадить бота насовсем?
absent-replace-text = Вернуть себе это место будет нельзя.
absent-replace-yes = Заменить
absent-free-title = { $name }: освободить место?
absent-free-text = Занять его сможет любой, у кого есть ссылка, и сам игрок тоже.
open-chair-bot = Посадить бота

## Заметки за столом

note-returned = Пока вас не было, за вас играл бот. Что он сделал — в журнале.
note-record = Журнал
note-fine = Понятно
note-stand-in = { $name }: сейчас играет бот.
note-back = Я снова в игре
note-open = { $name }: место свободно.
note-take = Сесть
note-moved = Ваше место теперь на другом устройстве. Здесь вы смотрите.
proposal-end = { $name } предлагает закончить партию как есть.
proposal-take-back = { $name } просит вернуть последний ход.
proposal-yours-end = Вы предлагаете закончить партию как есть.
proposal-yours-take-back = Вы просите вернуть ваш последний ход.
proposal-open = { $name } предлагает освободить место игрока { $whose }. Кто туда сядет, увидит карты.
proposal-kick = { $name } предлагает удалить из игры: { $whose }. Место освободится.
proposal-yours-open = Вы предлагаете освободить место игрока { $whose }.
proposal-yours-kick = Вы предлагаете удалить из игры: { $whose }.
proposal-waiting = Ждём ответа: { $names }.
proposal-agree = Согласиться
proposal-refuse = Отказать
proposal-agree-as = { $name }: да
proposal-refuse-as = { $name }: нет
proposal-withdraw = Отозвать
proposal-failed = Не вышло: кто-то отказал, или игра пошла дальше.

## Что можно за столом

menu-table = Этот стол
menu-people = Люди и часы
menu-pass = На другое устройство
menu-stand-in = Бот вместо меня
menu-take-back = Попросить вернуть ход
menu-end = Предложить закончить партию
menu-resign = Сдаться
menu-abandon = Закончить партию
take-back-ask = Попросить вернуть
take-back-ask-help = Спросим всех за столом; если все согласны, ваш последний ход вернётся.
take-back-bots-help = Возвращает ваш последний ход, даже если что-то открылось или выпало: с вами играют одни боты.
resign-title = Сдаться?
resign-text = Вы оставите место насовсем, дальше за вас сыграет бот.
resign-yes = Сдаться
end-propose-title = Предложить закончить партию?
end-propose-text = Если все согласны, она закончится как есть, без победителя.
end-propose-yes = Предложить
abandon-title = Закончить партию?
abandon-text = С вами играют одни боты. Партия закончится как есть, без победителя.
abandon-yes = Закончить
pass-title = Продолжить на этом устройстве?
pass-text =
    { $named ->
        [no] Место
       *[yes] Место игрока { $nick }
    } в партии «{ $game }» перейдёт на это устройство. На прежнем останется только смотреть.
pass-move = Перенести место сюда
pass-failed-title = Эта личная ссылка не действует
pass-dialog-text = Откройте эту ссылку на другом устройстве или наведите его камеру: ваше место перейдёт туда. Ссылка действует один раз, до { $time }.
pass-secret = Больше никому её не показывайте: кто откроет, тот и займёт ваше место.
pass-qr = QR-код с вашей личной ссылкой
pass-link = Ваша личная ссылка

## Стол, закрытый раньше времени

ending-agreed-title = Закончили по общему согласию
ending-agreed-text = Все согласились оставить партию как есть. Победителя нет.
ending-abandoned-title = Партия прервана
ending-abandoned-text = Она закончилась раньше времени. Победителя нет.
ending-closed-title = Стол закрыт
ending-closed-text = Хозяин закрыл его до начала игры.
ending-open = Чем кончилось
dock-fold = Свернуть свои вещи
dock-open = Показать свои вещи

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
box-starting = Накрываем стол…
box-new = Новый стол
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
box-doggies-promise = Проложи псу путь к выходу и унеси больше монет, чем соперники.
box-raiders-title = Расхитители подземелий
box-raiders-cover =
    Расхитители
    подземелий
box-raiders-kind = каждый за себя
box-raiders-promise = Двадцать пять комнат: уйди богатым и не самым раненым.
box-jackal-title = Шакал: Подземелье
box-jackal-cover =
    Шакал:
    Подземелье
box-jackal-kind = гонка за золотом
box-jackal-promise = Строй пещеру, хватай золото и первым выберись наружу.
box-dragon-title = В пещере дракона
box-dragon-cover =
    В пещере
    дракона
box-dragon-kind = все вместе против дракона
box-dragon-promise = Все вместе вынесите самоцветы, пока дракон не проснулся.
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

first-title = С чего начать
first-alone = Одному
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
new-create = Накрыть стол
new-no-game = На этом сервере такой игры нет.
option-none = нет

## Сбор за столом

lobby-title = За столом
lobby-text = { $open ->
    [0] Все в сборе.
    [one] Свободно { $open } место: отправьте ссылку или посадите бота.
    [few] Свободно { $open } места: отправьте ссылку или посадите ботов.
   *[other] Свободно { $open } мест: отправьте ссылку или посадите ботов.
  }
lobby-sit-text = Займите свободное место или оставайтесь зрителем.
lobby-fill = Посадить ботов
lobby-start = Начать игру
lobby-start-why = { $open ->
    [1] Игра начнётся, когда будет занято последнее место.
   *[other] Игра начнётся, когда будут заняты все места.
  }
lobby-wait = Хозяин стола начнёт игру, когда все будут готовы.
invite-title = Позовите друзей
invite-text = По этой ссылке можно сесть за стол или смотреть. С телефона — наведите камеру на код.
invite-qr = QR-код со ссылкой на этот стол
link-label = Ссылка на этот стол
link-copy = Скопировать
link-copied = Скопировано
fair-title = Честный жребий
fair-text = Этот отпечаток закреплён до первого хода. Тайна за ним откроется после последнего, и каждый сможет проверить, что жребием никто не управлял.

chair-open = Свободное место
chair-you = это вы
chair-here = за столом
chair-away = нет на связи
chair-sit = Сесть
chair-sit-too = Ещё игрок
chair-sit-too-help = Играть вместе на этом устройстве, передавая его по кругу
chair-stand = Встать
chair-remove-bot = Убрать
chair-bot = Бот, { $kind }
bot-good = опытный
bot-random = случайный

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
bot-name = { $chair ->
    [1] Лиса
    [2] Сова
    [3] Барсук
    [4] Выдра
    [5] Рысь
    [6] Ворон
    [7] Ёж
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
table-unknown-text = Возможно, ссылка скопирована не целиком или стол накрыт на другом сервере.
table-no-room-title = Этот стол не показать
table-no-room-text = Страница не знает игры за этим столом. Обновите её; если не поможет, серверу нужна новая версия.
table-from-position = с заданной позиции
table-over = Игра окончена
table-watching = Вы смотрите
table-not-you = Выбирают другие
table-waiting = Ждём:
table-scores = Подсчёт очков
table-skip = Пропустить
notify-your-turn = Ваш ход
hint-label = Подсказка
hint-got-it = Понятно
hint-no-more = Больше не подсказывать
take-back = Вернуть ход
take-back-help = Возвращает ваш последний шаг. Можно, пока не открылось скрытое, не сыграл случай и не сходил кто-то другой.
prompt-label = Что от вас нужно
side-panel = Боковая панель
log = Журнал
log-empty = Пока ничего не произошло.
connection-lost = Связь прервалась. Подключаемся снова…
handover-title = Передайте устройство: { $name }
handover-text = Остальные сейчас не смотрят.
handover-ready = Это я, { $name }
menu-seats = Смотреть за

## Конец игры

end-you-won = Вы победили!
end-won = { $count ->
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
  }
end-nobody = Никто не победил
end-winner = победа
end-place = { $place }-е место
end-again = Ещё раз тем же составом
end-join-again = К следующей партии
end-record = Запись партии

## Клавиши

keys-title = Клавиши
keys-tab = к следующему действию
keys-enter = выбрать
keys-esc = закрыть, отступить
keys-help = эта подсказка

## Страницы без страницы

unknown-title = Здесь ничего нет
unknown-text = Этот ход никуда не ведёт. Полка с играми вон там:
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
error-unreachable = Сервер не отвечает. Он запущен? Вы в той же сети?
error-server = На сервере что-то пошло не так. Ничего не потеряно, попробуйте ещё раз.
error-client = На странице что-то пошло не так. Обновите её: партия хранится на сервере.
error-connection-closed = Соединение со столом закрыто.
error-take-back-lost = Связь прервалась во время возврата хода. Посмотрите, вернулся ли шаг.

## Что значат значки

icon-again = ещё раз
icon-away = нет на месте
icon-ball = хрустальный шар
icon-book = правила
icon-boss = босс
icon-bot = бот
icon-bow = лук
icon-cancel = нельзя
icon-card = карта
icon-chair = место
icon-check = готово
icon-chest = сокровище
icon-coin = монеты
icon-crown = победа
icon-dark = тёмная тема
icon-deck = колода
icon-dice = кубики
icon-door = дверь
icon-dragon = дракон
icon-fireball = огненный шар
icon-gear = снаряжение
icon-gem = самоцвет
icon-hand = рука
icon-heal = лечение
icon-hidden = скрыто
icon-hint = подсказка
icon-hourglass = ожидание
icon-key = ключ
icon-lamp = Undercroft
icon-light = светлая тема
icon-loot = добыча
icon-lock = закрыто
icon-map = карта пещеры
icon-monster = монстр
icon-paw = лапка
icon-people = игроки
icon-person = человек
icon-pick = кирка
icon-pirate = пират
icon-potion = зелье
icon-quest = задание
icon-quill = журнал
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

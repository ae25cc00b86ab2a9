### Дім навколо ігор: полиця, збір за столом, рамка столу, помилки.

motto = П’ять підземель. Один стіл. Без реєстрації.
shelf-title = Полиця з іграми
to-shelf = До полиці
language = Мова
settings = Налаштування
menu = Меню
rules = Правила
print = Друк
close = Закрити
cancel = Скасувати
save = Зберегти
retry = Ще раз
reload = Оновити
loading = Хвилинку…
yes = так
no = ні
you = ви
unofficial = Неофіційна реалізація, зроблена з любові до цих ігор. Ігри належать їхнім авторам і видавцям.

## П’ять коробок

box-play = Грати з ботами
box-starting = Накриваємо стіл…
box-new = Новий стіл
box-coming = скоро
box-coming-text = Цю коробку ми ще розпаковуємо.
box-seats = { $fewest }–{ $most }
box-seats-help = Гравців
box-minutes = хв
box-minutes-help = Тривалість

box-doggies-title = Підземелля та песики
box-doggies-cover =
    Підземелля
    та песики
box-doggies-kind = кожен за себе
box-doggies-promise = Проклади псові шлях до виходу й винеси більше монет за інших.
box-raiders-title = Розкрадачі підземель
box-raiders-cover =
    Розкрадачі
    підземель
box-raiders-kind = кожен за себе
box-raiders-promise = Двадцять п’ять кімнат: вийди багатим і не найбільш пораненим.
box-jackal-title = Шакал: Підземелля
box-jackal-cover =
    Шакал:
    Підземелля
box-jackal-kind = гонитва за золотом
box-jackal-promise = Будуй печеру, хапай золото й першим вибирайся назовні.
box-dragon-title = У печері дракона
box-dragon-cover =
    У печері
    дракона
box-dragon-kind = усі разом проти дракона
box-dragon-promise = Усі разом винесіть самоцвіти, поки дракон не прокинувся.
box-goblins-title = Гобліни проти Гномів
box-goblins-cover =
    Гобліни
    проти Гномів
box-goblins-kind = таємні ролі
box-goblins-promise = Хто риє до золота, а хто бреше? Ролі таємні, тунель спільний.

## Ваші столи

tables-title = Ваші столи
tables-your-turn = Ваш хід
tables-playing = Ходять інші
tables-lobby = Чекаємо гравців
tables-over = Гру завершено

first-title = З чого почати
first-alone = Самому
first-alone-text = «Грати з ботами» під коробкою — і ви за столом.
first-friends = З друзями
first-friends-text = «Новий стіл», потім надішліть посилання або покажіть QR-код. Порожні місця займуть боти.
first-together = За одним екраном
first-together-text = Займіть за новим столом кілька місць і передавайте пристрій по колу.

## Ваше ім’я

nick-label = Ваше ім’я
nick-change = Змінити ім’я
nick-help = Так вас побачать за столом.
nick-none = Ваше ім’я?

## Новий стіл

new-title = Новий стіл
new-seats = Скільки гравців?
new-bots = Одразу посадити ботів на інші місця
new-create = Накрити стіл
new-no-game = На цьому сервері такої гри немає.
option-none = немає

## Збір за столом

lobby-title = За столом
lobby-text = { $open ->
    [0] Усі зібралися.
    [one] Вільне { $open } місце: надішліть посилання або посадіть бота.
    [few] Вільні { $open } місця: надішліть посилання або посадіть ботів.
   *[other] Вільно { $open } місць: надішліть посилання або посадіть ботів.
  }
lobby-sit-text = Сідайте на вільне місце або залишайтеся глядачем.
lobby-fill = Посадити ботів
lobby-start = Почати гру
lobby-start-why = { $open ->
    [1] Гра почнеться, коли буде зайняте останнє місце.
   *[other] Гра почнеться, коли будуть зайняті всі місця.
  }
lobby-wait = Господар столу почне гру, коли всі будуть готові.
invite-title = Покличте друзів
invite-text = За цим посиланням можна сісти за стіл або дивитися. З телефона — наведіть камеру на код.
invite-qr = QR-код із посиланням на цей стіл
link-label = Посилання на цей стіл
link-copy = Копіювати
link-copied = Скопійовано
fair-title = Чесний жереб
fair-text = Цей відбиток закріплено до першого ходу. Таємниця за ним відкриється після останнього, і кожен зможе перевірити, що жеребом ніхто не керував.

chair-open = Вільне місце
chair-you = це ви
chair-here = за столом
chair-away = немає на зв’язку
chair-sit = Сісти
chair-sit-too = Ще гравець
chair-sit-too-help = Грати разом на цьому пристрої, передаючи його по колу
chair-stand = Встати
chair-remove-bot = Прибрати
chair-bot = Бот, { $kind }
bot-good = досвідчений
bot-random = випадковий

## Місця

seat-nameless = Гравець { $number }
seat-namesake = { $name } { $number }
seat-mark = Знак: { $shape }
seat-card = { $you ->
    [yes] { $name }, це ви
   *[no] { $name }
  }
seat-thinks = думає
seat-done = вибір зроблено
bot-name = { $chair ->
    [1] Лисиця
    [2] Сова
    [3] Борсук
    [4] Видра
    [5] Рись
    [6] Крук
    [7] Їжак
   *[8] Куниця
  }
shape-circle = коло
shape-square = квадрат
shape-triangle = трикутник
shape-diamond = ромб
shape-hexagon = шестикутник
shape-star = зірка
shape-cross = хрест
shape-crescent = півмісяць

## Стіл

table-loading = Запалюємо ліхтар…
table-unknown-title = Такого столу немає
table-unknown-text = Можливо, посилання скопійовано не повністю або стіл накрито на іншому сервері.
table-no-room-title = Цей стіл не показати
table-no-room-text = Сторінка не знає гри за цим столом. Оновіть її; якщо не допоможе, серверу потрібна нова версія.
table-from-position = із заданої позиції
table-over = Гру завершено
table-watching = Ви дивитеся
table-not-you = Обирають інші
table-waiting = Чекаємо:
table-scores = Підрахунок очок
table-skip = Пропустити
notify-your-turn = Ваш хід
hint-label = Підказка
hint-got-it = Зрозуміло
hint-no-more = Більше не підказувати
take-back = Повернути хід
take-back-help = Повертає ваш останній крок. Можна, поки не відкрилося приховане, не зіграв випадок і не походив хтось інший.
prompt-label = Що від вас потрібно
side-panel = Бічна панель
log = Журнал
log-empty = Поки нічого не сталося.
connection-lost = Зв’язок перервався. Підключаємося знову…
handover-title = Передайте пристрій: { $name }
handover-text = Решта зараз не дивиться.
handover-ready = Це я, { $name }
menu-seats = Дивитися за

## Кінець гри

end-you-won = Ви перемогли!
end-won = { $count ->
    [1] Перемога: { $names }
   *[other] Спільна перемога: { $names }
  }
end-nobody = Ніхто не переміг
end-winner = перемога
end-place = { $place }-е місце
end-again = Ще раз тим самим складом
end-join-again = До наступної партії
end-record = Запис партії

## Клавіші

keys-title = Клавіші
keys-tab = до наступної дії
keys-enter = обрати
keys-esc = закрити, відступити
keys-help = ця підказка

## Сторінки без сторінки

unknown-title = Тут нічого немає
unknown-text = Цей хід нікуди не веде. Полиця з іграми он там:
rules-none-title = Правил поки немає
rules-none-text = Правила з’являться разом із самою грою.

## Подяки

credits-title = Автори та ліцензії
credits-games = Ігри
credits-doggies = Денис Сайдашев; Hobby World
credits-raiders = Філ Вокер-Гардінг; Devir, російське видання GaGa Games
credits-jackal = Кріс Джеймс; Stratus Games, російське видання «Магеллан»
credits-dragon = Ілля Дроздов; Origami
credits-goblins = Микола Мельник; WoodCat Games
credits-icons = Значки
credits-icons-text = Значки — з game-icons.net, автори { $authors } та інші, ліцензія Creative Commons CC BY 3.0; кольори змінено.
credits-fonts = Шрифти
credits-fonts-text = Alegreya — Хуан Пабло дель Пераль (Huerta Tipográfica), Rubik — Hubert & Fischer, кирилиця Cyreal; обидва за ліцензією SIL Open Font License.
credits-rest = Усе інше
credits-rest-text = Малюнки, тексти й код зроблено для цього дому, вони вільні за ліцензією MIT.

## Помилки

error-title = Не вийшло
error-unreachable = Сервер не відповідає. Він запущений? Ви в тій самій мережі?
error-server = На сервері щось пішло не так. Нічого не втрачено, спробуйте ще раз.
error-client = На сторінці щось пішло не так. Оновіть її: партія зберігається на сервері.
error-connection-closed = З’єднання зі столом закрито.
error-take-back-lost = Зв’язок перервався під час повернення ходу. Подивіться, чи повернувся крок.

## Що означають значки

icon-again = ще раз
icon-away = немає на місці
icon-ball = кришталева куля
icon-book = правила
icon-boss = бос
icon-bot = бот
icon-bow = лук
icon-cancel = не можна
icon-card = карта
icon-chair = місце
icon-check = готово
icon-chest = скарб
icon-coin = монети
icon-crown = перемога
icon-dark = темна тема
icon-deck = колода
icon-dice = кубики
icon-door = двері
icon-dragon = дракон
icon-fireball = вогняна куля
icon-gear = спорядження
icon-gem = самоцвіт
icon-hand = рука
icon-heal = лікування
icon-hidden = приховано
icon-hint = підказка
icon-hourglass = очікування
icon-key = ключ
icon-lamp = Undercroft
icon-light = світла тема
icon-loot = здобич
icon-lock = закрито
icon-map = мапа
icon-monster = монстр
icon-paw = лапка
icon-people = гравці
icon-person = людина
icon-pick = кайло
icon-pirate = пірат
icon-potion = зілля
icon-quest = завдання
icon-quill = журнал
icon-search = пошук
icon-settings = налаштування
icon-shield = сила
icon-skull = небезпека
icon-step = крок
icon-sword = меч
icon-take-back = повернути хід
icon-torch = смолоскип
icon-trap = пастка
icon-trophy = трофей
icon-watch = глядач
icon-wound = рани

## A board that can be moved and enlarged

zoom-in = Наблизити
zoom-out = Віддалити
zoom-home = Показати все поле

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
confirm-first = Спершу виберіть, а тоді підтвердьте цією кнопкою.
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
box-starting = Створюємо стіл…
box-new = Новий стіл
box-about = Про гру
box-about-of = { $title }: про гру
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
box-doggies-promise = Прокладіть псові шлях до виходу й винесіть більше монет за інших.
box-raiders-title = Розкрадачі підземель
box-raiders-cover =
    Розкрадачі
    підземель
box-raiders-kind = кожен за себе
box-raiders-promise = Двадцять п’ять кімнат: вийдіть багатими, але не найбільш пораненими.
box-jackal-title = Шакал: Підземелля
box-jackal-cover =
    Шакал:
    Підземелля
box-jackal-kind = гонитва за золотом
box-jackal-promise = Будуйте печеру, хапайте золото й першими вибирайтеся назовні.
box-dragon-title = У печері дракона
box-dragon-cover =
    У печері
    дракона
box-dragon-kind = усі разом проти дракона
box-dragon-promise = Усі разом винесіть коштовні камені, поки дракон не прокинувся.
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

tables-history = Історія: { $count }
first-title = З чого почати
first-alone = Наодинці
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
new-create = Створити стіл
new-no-game = На цьому сервері такої гри немає.
option-none = немає

## Збір за столом

lobby-title = За столом
lobby-text = { $open ->
    [0] Усі місця зайняті.
    [one] Вільне { $open } місце: надішліть посилання або посадіть бота.
    [few] Вільні { $open } місця: надішліть посилання або посадіть ботів.
   *[other] Вільно { $open } місць: надішліть посилання або посадіть ботів.
  }
set-title = Набір карт
set-box = Із коробки
set-name = Набір карт: { $name }
set-other = Це не набір із коробки: на цьому сервері грають іншим, «{ $name }».
lobby-text-guest = { $open ->
    [0] Усі місця зайняті.
    [one] Вільне { $open } місце: покличте когось за посиланням.
    [few] Вільні { $open } місця: покличте когось за посиланням.
   *[other] Вільно { $open } місць: покличте когось за посиланням.
  }
lobby-sit-text = Сідайте на вільне місце або залишайтеся глядачем.
lobby-fill = Посадити ботів
lobby-start = Почати гру
lobby-start-without = Почати без них
lobby-opening = Чекаємо на частини жеребу: { $names }. Господар може почати й без них; це побачать усі, у записі теж.
lobby-start-why = { $open ->
    [1] Гра почнеться, коли буде зайняте останнє місце.
   *[other] Гра почнеться, коли будуть зайняті всі місця.
  }
lobby-wait = Господар столу почне гру, коли всі будуть готові.
invite-title = Покличте друзів
invite-text = За цим посиланням можна сісти за стіл або дивитися. З телефона — наведіть камеру на QR-код.
invite-qr = QR-код із посиланням на цей стіл
link-label = Посилання на цей стіл
link-copy = Скопіювати посилання
link-copied = Скопійовано
fair-title = Чесний жереб
fair-text = Цю печатку поставлено до першого ходу, і кожен гравець закріпив свою частину жеребу раніше, ніж стала відома хоч одна. Після останнього ходу таємниця й частини відкриються, і кожен зможе перевірити жереб. Якщо хоч один гравець із такою частиною чесний, жеребом не міг керувати ніхто, навіть власник сервера. Самі карти сервер, звісно, бачить.
fair-unopened = Жереб складено без обіцяних частин: { $names }. Ця партія не доводить, що його ніхто не скеровував.

chair-open = Вільне місце
chair-you = це ви
chair-yours = за цим екраном
chair-here = за столом
chair-away = немає на зв’язку
chair-sit = Сісти
chair-sit-too = Ще гравець за екраном
chair-sit-too-help = Грати разом на цьому пристрої, передаючи його по колу
chair-stand = Встати
chair-remove-bot = Прибрати
chair-bot = Бот, { $kind }
bot-level = Наскільки сильно грають боти
bot-good = досвідчений
bot-random = випадковий
bot-master = майстер
bot-master-about = Грає на повну силу
bot-expert = знавець
bot-expert-about = Рідко щось пропускає
bot-seasoned = бувалий
bot-seasoned-about = Знає гру, але далеко наперед не дивиться
bot-casual = аматор
bot-casual-about = Грає для втіхи й дечого не помічає
bot-novice = новачок
bot-novice-about = Щойно вивчив правила

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
seat-first = Ходить першим
bot-name = { $chair ->
    [1] Лисиця
    [2] Сова
    [3] Борсук
    [4] Видра
    [5] Рись
    [6] Крук
    [7] Заєць
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
table-unknown-text = Можливо, посилання скопійовано не повністю або стіл створено на іншому сервері.
table-from-position = із заданої позиції
table-from-position-said = Партія почалася із заданої позиції, а не зі звичайної розкладки.
prompt-over = Гру завершено
table-watching = Ви дивитеся
table-not-you = Вибирають інші
table-turn-of = Ходить { $name }
table-showing = Дивіться, що відбувається…
table-waiting = Чекаємо:
table-scores = Підсумок
table-skip = Пропустити
notify-your-turn = Ваш хід
goal-title = Ваша мета
goal-go = Починаймо
goal-read = Прочитати правила
hint-label = Підказка
hint-got-it = Зрозуміло
hint-no-more = Без підказок
take-back = Повернути хід
take-back-help = Повертає ваш останній крок. Можна, поки нічого не відкрилося, нічого не випало й ніхто інший не походив.
prompt-label = Що від вас потрібно
side-panel = Бічна панель
log = Журнал
log-empty = Поки нічого не сталося.
log-show = Показати на полі: { $line }
log-show-here = Показати на полі
connection-lost = Зв’язок обірвався. Підключаємося знову…
handover-title = Передайте пристрій: { $name }
handover-text = Решту просимо відвернутися.
handover-told = Що щойно сталося
handover-ready = Це я, { $name }
menu-seats = Чиїми очима

## Кінець гри

end-you-won = Ви перемогли!
end-won = { $count ->
    [1] Переможець — { $names }
   *[other] Переможці — { $names }
  }
end-all-won = Ви перемогли всі разом!
end-you-won-too = Ви серед переможців!
end-your-place = { $place ->
    [1] Ви на першому місці
    [2] Ви на другому місці
    [3] Ви на третьому місці
    [4] Ви на четвертому місці
    [5] Ви на п’ятому місці
    [6] Ви на шостому місці
    [7] Ви на сьомому місці
   *[8] Ви на восьмому місці
  }
end-decided = Усе вирішив рядок «{ $line }»: на { $more } більше, ніж на другому місці.
end-line = Рядок
end-idle = Ще { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[many] { $count } рядків
  }, в усіх порожньо
end-sheets = Повний підрахунок кожного гравця
end-level-up = Чудово зіграно. Ці боти вам уже не суперники: спробуєте наступний рівень?
end-level-down = Важка вийшла партія. Зі слабшими ботами може бути веселіше.
end-level-go = Грати з ботами: { $level }
end-grade-up = Чудова робота. Готові до більшого? Наступна складність: { $level }.
end-grade-down = Печера виявилася суворою. Може, веселіше буде легша складність: { $level }.
end-grade-go = Грати: { $level }
end-nobody = Ніхто не переміг
end-winner = перемога
end-place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
    [7] 7-ме місце
    [8] 8-ме місце
   *[other] { $place }-те місце
  }
end-again = Ще раз тим самим складом
end-join-again = До наступної партії
end-record = Запис партії
end-replay = Повтор
end-verify = Перевірити чесність

## Перевірка закінченої партії

verify-title = Чи все було чесно?
verify-here = Що перевірив сам цей браузер
verify-there = Що переобчислив сервер
verify-busy = Перевіряємо…
verify-good = Збігається:
verify-bad = Не збігається:
verify-unknown = Звідси не дізнатися:
verify-seen = Цей браузер бачив печатку до початку партії.
verify-seen-late = Цей браузер уперше побачив печатку, коли партія вже йшла. Чи була вона раніше, можуть сказати лише ті, хто сидів за столом.
verify-seen-never = До кінця партії цей браузер печатки не бачив. Чи була вона раніше, можуть сказати лише ті, хто сидів за столом.
verify-seal = Секрет у записі той самий, що був запечатаний.
verify-seal-broken = Секрет із запису не підходить до його ж печатки.
verify-seal-other = Печатка у записі не та, яку цей браузер бачив раніше.
verify-parts = { $count ->
    [1] Один гравець закріпив свою частину жеребу раніше, ніж стала відома хоч одна. Якщо цей гравець чесний, жереб не міг скерувати ніхто, навіть власник сервера.
    [one] { $count } гравець закріпив свою частину жеребу раніше, ніж стала відома хоч одна. Якщо хоч один із них чесний, жереб не міг скерувати ніхто, навіть власник сервера.
    [few] { $count } гравці закріпили свої частини жеребу раніше, ніж стала відома хоч одна. Якщо хоч один із них чесний, жереб не міг скерувати ніхто, навіть власник сервера.
   *[many] { $count } гравців закріпили свої частини жеребу раніше, ніж стала відома хоч одна. Якщо хоч один із них чесний, жереб не міг скерувати ніхто, навіть власник сервера.
}
verify-parts-missing = { $count ->
    [one] { $count } гравець не відкрив обіцяну частину жеребу
    [few] { $count } гравці не відкрили обіцяні частини жеребу
   *[many] { $count } гравців не відкрили обіцяні частини жеребу
}, і господар почав без них: ця партія не доводить, що жереб ніхто не скеровував.
verify-parts-other = Обіцянки в записі не ті, які цей браузер бачив, коли віддавав свою частину: якусь частину могли вибрати пізніше.
verify-parts-broken = Одна з частин жеребу в записі не та, що була обіцяна.
verify-parts-unseen = Судячи із запису, { $count ->
    [one] { $count } гравець закріпив свою частину жеребу
    [few] { $count } гравці закріпили свої частини жеребу
   *[many] { $count } гравців закріпили свої частини жеребу
} раніше, ніж стала відома хоч одна. Цей браузер цього не бачив; підтвердити може лише той, хто віддав свою частину.
verify-parts-none = Ніхто не закріпив частину жеребу заздалегідь: проти власника сервера це нічого не доводить.
verify-part = Випадкова частина, яку цей браузер додав до жеребу, є у записі.
verify-part-missing = Випадкової частини, яку цей браузер додав до жеребу, у записі немає.
verify-part-late = Цей браузер прийшов запізно, щоб додати до жеребу свою випадкову частину.
verify-part-none = Ви тут не грали, тому цей браузер нічого не додав до жеребу.
verify-server = Він зіграв усю партію знову на основі секрету: { $draws ->
    [one] { $draws } випадкове число
    [few] { $draws } випадкові числа
   *[many] { $draws } випадкових чисел
  } і { $steps ->
    [one] { $steps } хід
    [few] { $steps } ходи
   *[many] { $steps } ходів
  }, усе збіглося.
verify-server-bad = Він зіграв партію знову, і щось не збіглося: { $problem }
verify-result-good = Усе збігається: випадок у цій партії ніхто не підправляв.
verify-result-partly = Нічого підозрілого не знайшлося, але не все цей браузер міг побачити сам.
verify-result-bad = Щось не збігається. Збережіть запис і подивіться на нього разом з іншими.
verify-yourself = Перевірити на своєму комп’ютері
verify-yourself-text = Хто не хоче вірити цьому серверу, завантажує запис партії й перевіряє його своєю копією Undercroft:
verify-seal-shown = Печатка, яку бачив цей браузер
verify-promises-shown = Обіцянки гравців, якими цей браузер бачив їх, коли віддавав свою частину
verify-seal-computed = Печатка секрету із запису

## Закінчена партія ще раз

replay-title = Повтор
replay-none = Цю партію не можна показати знову
replay-to-table = До столу
replay-begin = Партія почалася.
replay-back = { $seat_you ->
    [yes] Ви повертаєте хід.
   *[no] { $seat } повертає хід.
  }
replay-unseen = { $seat_you ->
    [yes] Ви робите хід; із цього місця його не видно.
   *[no] Ходить { $seat }; із цього місця ходу не видно.
  }
replay-step = Крок
replay-told = Що зроблено
replay-slider = Момент партії
replay-value = Крок { $at } з { $last }
replay-first = На початок
replay-back-one = На крок назад
replay-play = Показувати
replay-pause = Пауза
replay-forth-one = На крок уперед
replay-last = У кінець
replay-speed = Швидкість
replay-eyes = Вигляд
replay-eyes-open = Усе відкрито
replay-eyes-watcher = Глядач
replay-link = Посилання на момент
replay-copied = Посилання на цей момент скопійовано.
replay-go = До кроку { $number }
replay-key-play = показувати, пауза
replay-key-step = на крок назад або вперед
replay-key-ends = на початок, у кінець
tables-replay = Повтор

## Розмова

talk = Розмова
talk-empty = Поки що ніхто нічого не сказав.
talk-say = Скажіть щось
talk-send = Надіслати
talk-nothing = Спершу напишіть щось.
talk-hide = Сховати розмову
talk-hidden = На цьому пристрої розмову сховано. Інші й далі можуть писати.
talk-watcher = глядач
talk-watcher-named = { $name }, глядач
talk-left = { $count ->
    [one] Залишився { $count } знак
    [few] Залишилося { $count } знаки
   *[many] Залишилося { $count } знаків
  }
talk-long = Це задовго для однієї репліки: знаків { $length }, а можна не більше { $most }.
talk-unread = { $count ->
    [one] { $count } нова репліка
    [few] { $count } нові репліки
   *[many] { $count } нових реплік
  }
talk-said = { $name } каже: { $text }
talk-react = Відгукнутися
talk-react-to = Відгукнутися на репліку: { $name }
mark-thumb = добре
mark-laugh = смішно
mark-wonder = дивовижно
mark-sad = сумно
mark-clap = браво
mark-fire = вогонь
side-toggle = Журнал і розмова
side-unread = Журнал і розмова, { $count ->
    [one] { $count } нова репліка
    [few] { $count } нові репліки
   *[many] { $count } нових реплік
  }
log-undone = Хід повернуто.
since-turn = З вашого минулого ходу: { $count }
since-all = Увесь журнал
since-dismiss = Прибрати
error-say-lost = Зв’язок обірвався, поки ви говорили. Подивіться, чи з’явилася ваша репліка.
error-react-lost = Зв’язок обірвався. Подивіться, чи з’явилася ваша позначка.

## Клавіші

keys-title = Клавіші
keys-house = Усюди
keys-here = На цій сторінці
keys-tab = до наступного, що можна вибрати, і назад
keys-enter = вибрати
keys-esc = закрити, повернутися
keys-take-back = повернути свій останній крок, якщо це можливо
keys-help = ця підказка

## Сторінки без сторінки

unknown-title = Тут нічого немає
unknown-text = Цей хід нікуди не веде. Полиця з іграми он там:
offline-title = Сервер не відповідає
offline-text = Чи він запущений і чи ви з ним в одній мережі? Нічого не втрачено: ваші столи чекають там.
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
error-unreachable = Сервер не відповідає. Чи він запущений і чи ви з ним в одній мережі?
error-server = На сервері щось пішло не так. Нічого не втрачено, спробуйте ще раз.
error-client = На сторінці щось пішло не так. Оновіть її: партія зберігається на сервері.
error-connection-closed = З’єднання зі столом закрито.
error-take-back-lost = Зв’язок обірвався під час повернення ходу. Подивіться, чи повернувся крок.

## Що означають значки

icon-again = ще раз
icon-agree = згода
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
icon-clock = годинник
icon-coin = монети
icon-crown = перемога
icon-dark = темна тема
icon-deck = колода
icon-device = пристрій
icon-dice = кубики
icon-door = двері
icon-dragon = дракон
icon-exit = вихід
icon-fireball = вогняна куля
icon-gear = спорядження
icon-gem = коштовний камінь
icon-hand = рука
icon-heal = лікування
icon-hidden = приховано
icon-hint = підказка
icon-host = господар столу
icon-hourglass = очікування
icon-key = ключ
icon-kick = вигнати
icon-lamp = Undercroft
icon-light = світла тема
icon-lock = закрито
icon-loot = здобич
icon-map = мапа
icon-monster = монстр
icon-more = налаштування
icon-move = пересісти
icon-paw = лапка
icon-people = гравці
icon-person = людина
icon-pick = кайло
icon-pirate = пірат
icon-position = задана позиція
icon-potion = зілля
icon-quest = квест
icon-quill = журнал
icon-rename = ім’я
icon-replay = повтор
icon-resign = відмова від гри
icon-seal = печатка
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
zoom-most = Ближче вже нікуди
zoom-whole = Поле й так видно цілком

## Чому не можна?

why-first = Це початок.
why-last = Це кінець.
why-moment = Хвилинку: ще показуємо, що сталося.
why-over = Гру завершено.
why-replay = Цю партію вже зіграно: тут її можна лише дивитися.
why-watching = Ви спостерігаєте й не можете ходити.

## Зустріч

join-title = Сісти за стіл за кодом
code-label = Код столу
code-help = Шість літер від того, хто створив стіл.
code-short = Спершу введіть усі шість літер коду.
code-go = До столу
code-nowhere-title = Цей код нікуди не веде
code-looking = Шукаємо стіл…
code-title = Код
code-text = Введіть його на полиці — і ви тут.
code-spelt = Код: { $letters }
open-title = Відкриті столи
open-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
  }
shut-out-title = До цього столу вам не можна
chair-host = господар столу
chair-away-since = немає на зв’язку з { $time }
chair-rename = Ім’я цього гравця
chair-rename-help = За одним пристроєм кілька людей? Дайте ім’я кожному. Якщо лишити порожнім, буде ваше.
chair-move = Пересісти
chair-move-here = Сюди
chair-move-swap = Поміняти
chair-moving = Де сидітиме { $name }?
chair-kick = Вигнати: { $name }
chair-make-host = Зробити господарем: { $name }
kick-title = Вигнати з-за столу: { $name }?
kick-text = Усі місця цієї людини за столом звільняться, а повернутися, навіть подивитися, буде неможливо: ні сюди, ні за наступний стіл тієї самої компанії.
kick-yes = Вигнати
watchers-title = { $count ->
    [0] Зараз ніхто не дивиться
    [one] Дивиться { $count } глядач
    [few] Дивляться { $count } глядачі
   *[many] Дивляться { $count } глядачів
}
watcher-muted = без права голосу
watcher-gone = уже не тут
watcher-mute = Заглушити
watcher-mute-name = Заглушити: { $name }
watcher-unmute = Дати слово
watcher-unmute-name = Знову дати слово: { $name }
watcher-let-in = Впустити
watcher-let-in-name = Знову впустити: { $name }
shown-out-title = Вилучені
watcher-out-text = Повернутися, навіть подивитися, ця людина більше не зможе: ні сюди, ні за наступний стіл тієї самої компанії.
host-title = Передати стіл: { $name }?
host-text = Починати гру й вирішувати за столом буде { $name }.
host-yes = Передати
host-take = Стати господарем
lobby-close = Закрити стіл
close-title = Закрити стіл?
close-text = Усі розійдуться, і посилання більше нікуди не приведе.
close-yes = Закрити стіл

## Домовленості за столом

manners-title = Домовленості за столом
manners-more = Ще: годинник, домовленості, боти
manners-edit = Змінити
manners-clock = Годинник
manners-clock-none = без годинника
manners-clock-both = { $seconds } + { $reserve }
manners-clock-custom = інакше
manners-clock-seconds = Секунд на рішення
manners-clock-reserve = Хвилин у запасі
manners-clock-none-help = Кожен думає, скільки хоче.
manners-clock-help = { $seconds } на кожне рішення. Коли час вийде, за гравця ходить бот, доки той не повернеться.
manners-clock-both-help = { $seconds } на кожне рішення, потім запас { $reserve } на всю партію. Коли час вийде, за гравця ходить бот, доки той не повернеться.
manners-friendly = Дружня партія
manners-friendly-short = Дружня партія
manners-friendly-help = Хід, який уже не можна просто повернути, можна повернути за загальною згодою.
manners-listed = Показати стіл на полиці
manners-listed-short = На полиці
manners-listed-help = Стіл побачать усі на цьому сервері, і будь-хто зможе сісти на вільне місце.
manners-patience = За відсутніх грає бот
manners-patience-short = Бот за відсутніх
manners-patience-none = на прохання
manners-patience-none-help = Стіл чекає; покликати бота можна будь-якої хвилини.
manners-patience-help = Бот ходить за гравця, якщо його немає { $time }, а хід за ним. Повернеться — бот поступиться місцем.
manners-pace = Темп ботів
manners-pace-slow = повільний
manners-pace-normal = звичайний
manners-pace-fast = швидкий
manners-settled = Годинник і дружню партію вибирають до початку гри.
length-seconds = { $count } с
length-minutes = { $count } хв
length-hours = { $count } год
length-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
  }

## Годинники

clocks-label = Годинники
clock-hours = { $hours } год { $minutes } хв
clock-days = { $days } д { $hours } год
clock-reserve-word = запас
clock-reserve-runs = Йде ваш запас: лишилося { $time }.
clock-nearly = Ваш час майже вийшов: лишилося { $time }.
more-time = Додати час
more-time-for = Додати час: { $name }
more-time-given = { $name }: часу побільшало.

## Хто тут

people-title = Люди за столом
seat-away = немає на зв’язку
seat-away-since = немає на зв’язку з { $time }
seat-here = на зв’язку
seat-stand-in = немає на зв’язку, грає бот
seat-stand-in-here = зараз грає бот
seat-resigned = гру залишено, далі грає бот
seat-open = місце вільне
absent-title = { $name }: немає на зв’язку
absent-what = Що робити?
absent-bot = Бот до повернення
absent-bot-off = Без бота, чекати
absent-replace = Бот назавжди
absent-free = Звільнити місце
absent-free-help = Місце зможе зайняти будь-хто, у кого є посилання.
absent-replace-title = { $name }: посадити бота назавжди?
absent-replace-text = Повернути собі це місце буде неможливо.
absent-replace-yes = Замінити
absent-free-title = { $name }: звільнити місце?
absent-free-text = Зайняти його зможе будь-хто, у кого є посилання, і сам гравець теж.
open-chair-bot = Посадити бота

## Нотатки за столом

note-returned = Поки вас не було, за вас грав бот. Що він зробив — у журналі.
note-record = Журнал
note-fine = Зрозуміло
note-stand-in = { $name }: зараз грає бот.
note-back = Я знову в грі
note-open = { $name }: місце вільне.
note-take = Сісти
note-moved = Ваше місце тепер на іншому пристрої. Тут ви дивитеся.
proposal-end = { $name } пропонує закінчити партію як є.
proposal-take-back = { $name } просить повернути останній хід.
proposal-yours-end = Ви пропонуєте закінчити партію як є.
proposal-yours-take-back = Ви просите повернути ваш останній хід.
proposal-open = { $name } пропонує звільнити місце гравця { $whose }. Хто туди сяде, побачить карти.
proposal-kick = { $name } пропонує вилучити з гри: { $whose }. Місце звільниться.
proposal-yours-open = Ви пропонуєте звільнити місце гравця { $whose }.
proposal-yours-kick = Ви пропонуєте вилучити з гри: { $whose }.
proposal-waiting = Чекаємо відповіді: { $names }.
proposal-agree = Погодитися
proposal-refuse = Відмовити
proposal-agree-as = { $name }: так
proposal-refuse-as = { $name }: ні
proposal-withdraw = Відкликати
proposal-failed = Не вийшло: хтось відмовив, або гра пішла далі.

## Що можна за столом

menu-table = Цей стіл
menu-people = Люди й годинник
menu-pass = На інший пристрій
menu-stand-in = Бот замість мене
menu-take-back = Попросити повернути хід
menu-end = Запропонувати закінчити партію
menu-resign = Здатися
menu-abandon = Закінчити партію
take-back-ask = Попросити повернути
take-back-ask-help = Запитаємо всіх за столом; якщо всі згодні, ваш останній хід повернеться.
take-back-bots-help = Повертає ваш останній хід, навіть якщо щось відкрилося чи випало: з вами грають самі боти.
resign-title = Здатися?
resign-text = Ви залишите місце назавжди, далі за вас зіграє бот.
resign-yes = Здатися
end-propose-title = Запропонувати закінчити партію?
end-propose-text = Якщо всі згодні, вона закінчиться як є, без переможця.
end-propose-yes = Запропонувати
abandon-title = Закінчити партію?
abandon-text = З вами грають самі боти. Партія закінчиться як є, без переможця.
abandon-yes = Закінчити
pass-title = Продовжити на цьому пристрої?
pass-text =
    { $named ->
        [no] Місце
       *[yes] Місце гравця { $nick }
    } у партії «{ $game }» перейде на цей пристрій. На попередньому лишиться тільки дивитися.
pass-move = Перенести місце сюди
pass-failed-title = Це особисте посилання не діє
pass-dialog-text = Відкрийте це посилання на іншому пристрої або наведіть його камеру: ваше місце перейде туди. Посилання діє один раз, до { $time }.
pass-secret = Більше нікому його не показуйте: хто відкриє, той і займе ваше місце.
pass-qr = QR-код із вашим особистим посиланням
pass-link = Ваше особисте посилання

## Стіл, закритий завчасно

ending-agreed-title = Закінчили за спільною згодою
ending-agreed-text = Усі погодилися залишити партію як є. Переможця немає.
ending-abandoned-title = Партію перервано
ending-abandoned-text = Вона закінчилася завчасно. Переможця немає.
ending-closed-title = Стіл закрито
ending-closed-text = Господар закрив його до початку гри.
ending-open = Чим скінчилося
dock-fold = Згорнути свої речі
dock-open = Показати свої речі

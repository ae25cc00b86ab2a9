### Спільна кімната: стіл для будь-якої гри, у якої немає своєї кімнати.

plain-board = Поле
plain-things = Усе інше
plain-show = Що показано
plain-seats = Гравці
plain-yes = так
plain-no = ні
plain-pair = { $name } { $text }
plain-number = № { $number }
plain-no-cards = На руці нічого немає.
plain-cell = { $place }: { $things }{ $offers ->
    [0] { "" }
    [one] . Тут { $offers } вибір
    [few] . Тут { $offers } вибори
   *[many] . Тут { $offers } виборів
}
plain-choose-cell = { $count ->
    [one] На полі світиться { $count } місце
    [few] На полі світяться { $count } місця
   *[many] На полі світиться { $count } місць
}
plain-why-none = Цю карту зараз не можна використати.
plain-log = { $what }{ $more ->
    [yes] : { $details }
   *[no] { "" }
}
plain-log-seat = { $seat }: { $what }{ $more ->
    [yes] , { $details }
   *[no] { "" }
}
plain-key-choose = натиснути кнопку питання за її номером
plain-key-board = від клітинки до клітинки по полю
plain-key-do = вибрати клітинку; зробити вибране
plain-key-back = вибрати знову
plain-key-zoom = ближче, далі, усе

## Поля, які є в багатьох ігор. Своя назва поля в гри — SLUG-field-NAME.

plain-word-active = Ходить
plain-word-actor = Вирішує
plain-word-bank = Банк
plain-word-bid = Заявка
plain-word-board = Поле
plain-word-captain = Капітан
plain-word-card = Карта
plain-word-cards = Карти
plain-word-cell = Місце
plain-word-choice = Вибір
plain-word-chosen = Вибір зроблено
plain-word-claimed = Зайнято
plain-word-closed = Закрито
plain-word-coin = Монета
plain-word-coins = Монети
plain-word-colour = Колір
plain-word-cost = Ціна
plain-word-count = Кількість
plain-word-damage = Шкода
plain-word-dealer = Роздає
plain-word-deck = Колода
plain-word-dice = Кубики
plain-word-die = Кубик
plain-word-direction = Напрямок
plain-word-discard = Скид
plain-word-draw = Набір
plain-word-east = Схід
plain-word-energy = Енергія
plain-word-field = Поле
plain-word-first = Перший гравець
plain-word-floor = Поверх
plain-word-from = Звідки
plain-word-gems = Самоцвіти
plain-word-goal = Ціль
plain-word-goals = Цілі
plain-word-gold = Золото
plain-word-hand = Рука
plain-word-health = Здоров’я
plain-word-hex = Шестикутник
plain-word-id = Назва
plain-word-item = Предмет
plain-word-items = Предмети
plain-word-key = Ключ
plain-word-keys = Ключі
plain-word-kind = Вид
plain-word-known = Відомо
plain-word-leader = Лідер
plain-word-left = Залишилося
plain-word-level = Рівень
plain-word-limit = Межа
plain-word-lit = Освітлено
plain-word-market = Ринок
plain-word-moves = Ходи
plain-word-name = Назва
plain-word-north = Північ
plain-word-number = Номер
plain-word-open = Відкрито
plain-word-order = Порядок
plain-word-over = Кінець
plain-word-owner = Власник
plain-word-passed = Пас
plain-word-phase = Фаза
plain-word-piece = Фігура
plain-word-pieces = Фігури
plain-word-pile = Стос
plain-word-place = Місце
plain-word-play = Гра
plain-word-player = Гравець
plain-word-players = Гравці
plain-word-points = Очки
plain-word-position = Положення
plain-word-price = Ціна
plain-word-rank = Ранг
plain-word-ready = Готово
plain-word-role = Роль
plain-word-room = Кімната
plain-word-rooms = Кімнати
plain-word-round = Раунд
plain-word-rounds = Раунди
plain-word-score = Рахунок
plain-word-sealed = Запечатано
plain-word-seat = Гравець
plain-word-seats = Гравці
plain-word-shown = Показано
plain-word-side = Сторона
plain-word-size = Розмір
plain-word-south = Південь
plain-word-square = Клітинка
plain-word-stake = Ставка
plain-word-status = Стан
plain-word-steps = Кроки
plain-word-stock = Запас
plain-word-strength = Сила
plain-word-suit = Масть
plain-word-supply = Запас
plain-word-symbol = Знак
plain-word-target = Ціль
plain-word-team = Команда
plain-word-tile = Плитка
plain-word-tiles = Плитки
plain-word-to = Куди
plain-word-token = Жетон
plain-word-tokens = Жетони
plain-word-top = Верх
plain-word-total = Разом
plain-word-trick = Взятка
plain-word-trump = Козир
plain-word-turn = Поворот
plain-word-unseen = Ще не видно
plain-word-value = Значення
plain-word-variant = Варіант
plain-word-west = Захід
plain-word-winner = Переможець
plain-word-wounds = Рани

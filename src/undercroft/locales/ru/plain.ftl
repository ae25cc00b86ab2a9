### Общая комната: стол для любой игры, у которой нет своей комнаты.

plain-board = Поле
plain-things = Всё остальное
plain-show = Что показано
plain-seats = Игроки
plain-yes = да
plain-no = нет
plain-pair = { $name } { $text }
plain-number = № { $number }
plain-no-cards = На руке ничего нет.
plain-cell = { $place }: { $things }{ $offers ->
    [0] { "" }
    [one] . Здесь { $offers } выбор
    [few] . Здесь { $offers } выбора
   *[many] . Здесь { $offers } выборов
}
plain-choose-cell = { $count ->
    [one] На поле горит { $count } место
    [few] На поле горят { $count } места
   *[many] На поле горит { $count } мест
}
plain-why-none = Эту карту сейчас нельзя использовать.
plain-log = { $what }{ $more ->
    [yes] : { $details }
   *[no] { "" }
}
plain-log-seat = { $seat }: { $what }{ $more ->
    [yes] , { $details }
   *[no] { "" }
}
plain-key-choose = нажать кнопку вопроса по её номеру
plain-key-board = от клетки к клетке по полю
plain-key-do = выбрать клетку; сделать выбранное
plain-key-back = выбрать заново
plain-key-zoom = ближе, дальше, всё

## Поля, которые есть у многих игр. Своё название поля у игры — SLUG-field-NAME.

plain-word-active = Ходит
plain-word-actor = Решает
plain-word-bank = Банк
plain-word-bid = Заявка
plain-word-board = Поле
plain-word-captain = Капитан
plain-word-card = Карта
plain-word-cards = Карты
plain-word-cell = Место
plain-word-choice = Выбор
plain-word-chosen = Выбор сделан
plain-word-claimed = Занято
plain-word-closed = Закрыто
plain-word-coin = Монета
plain-word-coins = Монеты
plain-word-colour = Цвет
plain-word-cost = Цена
plain-word-count = Количество
plain-word-damage = Урон
plain-word-dealer = Сдаёт
plain-word-deck = Колода
plain-word-dice = Кубики
plain-word-die = Кубик
plain-word-direction = Направление
plain-word-discard = Сброс
plain-word-draw = Набор
plain-word-east = Восток
plain-word-energy = Энергия
plain-word-field = Поле
plain-word-first = Первый игрок
plain-word-floor = Этаж
plain-word-from = Откуда
plain-word-gems = Самоцветы
plain-word-goal = Цель
plain-word-goals = Цели
plain-word-gold = Золото
plain-word-hand = Рука
plain-word-health = Здоровье
plain-word-hex = Шестиугольник
plain-word-id = Название
plain-word-item = Предмет
plain-word-items = Предметы
plain-word-key = Ключ
plain-word-keys = Ключи
plain-word-kind = Вид
plain-word-known = Известно
plain-word-leader = Лидер
plain-word-left = Осталось
plain-word-level = Уровень
plain-word-limit = Предел
plain-word-lit = Освещено
plain-word-market = Рынок
plain-word-moves = Ходы
plain-word-name = Название
plain-word-north = Север
plain-word-number = Номер
plain-word-open = Открыто
plain-word-order = Порядок
plain-word-over = Конец
plain-word-owner = Владелец
plain-word-passed = Пас
plain-word-phase = Фаза
plain-word-piece = Фигура
plain-word-pieces = Фигуры
plain-word-pile = Стопка
plain-word-place = Место
plain-word-play = Игра
plain-word-player = Игрок
plain-word-players = Игроки
plain-word-points = Очки
plain-word-position = Положение
plain-word-price = Цена
plain-word-rank = Достоинство
plain-word-ready = Готово
plain-word-role = Роль
plain-word-room = Комната
plain-word-rooms = Комнаты
plain-word-round = Раунд
plain-word-rounds = Раунды
plain-word-score = Счёт
plain-word-sealed = Запечатано
plain-word-seat = Игрок
plain-word-seats = Игроки
plain-word-shown = Показано
plain-word-side = Сторона
plain-word-size = Размер
plain-word-south = Юг
plain-word-square = Клетка
plain-word-stake = Ставка
plain-word-status = Состояние
plain-word-steps = Шаги
plain-word-stock = Запас
plain-word-strength = Сила
plain-word-suit = Масть
plain-word-supply = Запас
plain-word-symbol = Знак
plain-word-target = Цель
plain-word-team = Команда
plain-word-tile = Плитка
plain-word-tiles = Плитки
plain-word-to = Куда
plain-word-token = Жетон
plain-word-tokens = Жетоны
plain-word-top = Верх
plain-word-total = Итого
plain-word-trick = Взятка
plain-word-trump = Козырь
plain-word-turn = Поворот
plain-word-unseen = Ещё не видно
plain-word-value = Значение
plain-word-variant = Вариант
plain-word-west = Запад
plain-word-winner = Победитель
plain-word-wounds = Раны

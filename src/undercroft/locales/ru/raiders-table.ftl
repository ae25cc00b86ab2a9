### Расхитители подземелий: стол в браузере, журнал и страница правил.

## Коридор

raiders-goal-short = больше монет
raiders-goal = Победа: больше всех монет, но не ран
raiders-table-power = Карта силы { $value }
raiders-table-floor = Этаж { $floor }
raiders-table-floor-of = из { $floors }
raiders-table-progress = Пройдено комнат: { $done } из { $all }; в последней ждёт босс
raiders-table-door = { $state ->
    [now] Комната { $number }, вы здесь: { $name }. { $facts }
    [past] Комната { $number }, пройдена: { $name }. { $facts }
    [lit] Комната { $number }, видите только вы: { $name }. { $facts }
    [torch] Комната { $number }, видна тому, кто зажёг факел: { $name }. { $facts }
    [seen] Комната { $number }, видят все: { $name }. { $facts }
   *[dark] Комната { $number }: { $name }.
  }
raiders-table-dark = Темно
raiders-table-nobody-knows = никто не знает
raiders-table-boss-unknown = Босс
raiders-table-boss-hidden = кто именно, неизвестно
raiders-table-only-you = видите только вы
raiders-table-by-torch = видит тот, кто зажёг факел
raiders-table-resolved = пройдена
raiders-table-nothing = ничего не случилось
raiders-table-of = из { $strength }
raiders-table-look = Рассмотреть
raiders-table-legend = Как освещены двери
raiders-table-light-now = сейчас
raiders-table-light-seen = видят все
raiders-table-light-lit = только вы
raiders-table-light-torch = с факелом
raiders-table-light-dark = темно
raiders-table-light-past = пройдена

## Комната

raiders-table-chest-first = старшей карте
raiders-table-chest-second = следующей
raiders-table-shares = { $chest ->
    [1] Первый сундук: доля каждого
   *[other] Второй сундук: доля каждого
  }
raiders-table-shared-by = { $count ->
    [1] одному
    [2] на двоих
    [3] на троих
    [4] на четверых
   *[other] на пятерых
  }
raiders-table-strength = сила
raiders-table-unbeatable = победить нельзя
raiders-table-to-lowest = младшей карте
raiders-table-to-highest = старшей карте
raiders-table-range = возможно { $span }
raiders-table-escape = { $item } поможет уйти. На руках:
raiders-table-in-no-hand = ни у кого
raiders-table-left = есть { $count }
raiders-table-none-left = кончились
raiders-table-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
  }
raiders-table-heals = { $count ->
    [one] лечит { $count } рану
    [few] лечит { $count } раны
   *[many] лечит { $count } ран
  }
raiders-table-victims-most_coins = Бьёт богатейших:
raiders-table-victims-fewest_wounds = Бьёт самых здоровых:
raiders-table-you-hit = Это вы!
raiders-table-penalties = { $penalty ->
    [lose_coins] Потеря монет в зависимости от старшей карты
   *[take_wounds] Раны в зависимости от старшей карты
  }
raiders-table-highest-card = Старшая карта
raiders-table-lose = потеря монет
raiders-table-take = раны
raiders-table-card = Карта
raiders-table-you-get = Вы получите
raiders-table-slot-open = { $name }: { $card }
raiders-table-slot-own = Ваш выбор: { $card }. Остальные его пока не видят.
raiders-table-slot-known = { $name }: выбрано — { $card }. Остальные за столом этого пока не видят.
raiders-table-slot-chosen = { $name }: выбор сделан, карта лежит рубашкой вверх.
raiders-table-slot-waits = { $name } выбирает.
raiders-table-slot-empty = { $name }: карты пока нет.

## Игроки

raiders-table-seats = Игроки
raiders-table-look-seat = { $name }, { $character }: рассмотреть
raiders-table-coins-of = { $count ->
    [one] { $count } монета из { $cap }
    [few] { $count } монеты из { $cap }
   *[many] { $count } монет из { $cap }
  }
raiders-table-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
  }
raiders-table-power-left = Остались карты силы: { $cards }
raiders-table-scroll = Свиток: первый ход
raiders-table-seat-done = выбрано
raiders-table-seat-thinks = { $you ->
    [yes] выбираете
   *[no] думает
  }
raiders-table-seat-gazing = { $you ->
    [yes] ваша настоящая карта
   *[no] смотрит в шар
  }
raiders-table-seat-petrified = камень
raiders-table-petrified = превращение в камень
raiders-table-escaped = уход из боя
raiders-table-richest = богаче всех
raiders-table-least-wounded = меньше всех ран
raiders-table-would-faint = больше всех ран
raiders-table-would-win = сейчас победа
raiders-table-is-bot = бот

## Рука

raiders-table-hand = Ваша рука
raiders-table-card-torch = Факел
raiders-table-card-ball = Шар
raiders-table-card-key = Ключ
raiders-table-card-sword = Меч
raiders-table-hand-card = { $state ->
    [selected] { $card }, выбрана. Enter — сыграть.
    [legal] { $card }, можно сыграть. { $hint }
    [no] { $card }, сыграть нельзя.
   *[idle] { $card }
  }{ $copies ->
    [1] { "" }
   *[other] { " " }(штук: { $copies })
  }
raiders-table-spent = Карта { $value } уже сыграна на этом этаже
raiders-table-spent-short = сыграна
raiders-table-no-items = предметов нет
raiders-table-hint-escape = поможет уйти
raiders-table-hint-ball = увидеть карты
raiders-table-hint-value = считается за { $value }
raiders-because-key = только для сокровищ
raiders-because-sword = только монстры и боссы
raiders-because-torch = освещает тёмные комнаты
raiders-because-second-ball = не дважды в комнате
raiders-ask-treasure = Какой картой берёте сокровище?
raiders-ask-monster = Какой картой бьёте монстра?
raiders-ask-vault = Какое число возьмёте?
raiders-ask-trap = Какую карту бросите в ловушку?
raiders-ask-boss = Какой картой встретите босса?
raiders-ask-second = Шар показал все карты. Какую сыграть?
raiders-ask-watch = Карты открываются…
raiders-show-floor = Этаж { $floor } пройден: карты силы возвращаются…
raiders-table-hint-torch = посветить
raiders-fact-sealed = Ваша карта: { $card }. Она откроется вместе с остальными.
raiders-fact-laid = Ваша карта: { $card }. Она уже на столе.
raiders-fact-waiting = Ваша карта — когда дойдёт очередь.
raiders-table-pick = Выберите карту
raiders-table-pick-why = Сначала выберите подсвеченную карту в руке.
raiders-table-play = { $card ->
    [key] Сыграть ключ
    [sword] Сыграть меч
    [ball] Сыграть шар
    [torch] Сыграть факел
   *[other] Сыграть { $card }
  }
raiders-table-final = Можно вернуть, пока не выбрал другой игрок.
raiders-table-torch = Посветить в темноту
raiders-table-torch-short = Посветить
raiders-table-torch-title = Зажечь факел?
raiders-table-torch-text = { $count ->
    [one] Вы потратите факел и увидите, что скрывает тёмная дверь этого этажа. Остальные узнают, что вы посветили, но не что увидели. Карту вы выберете после этого.
    [few] Вы потратите факел и увидите, что скрывают { $count } тёмные двери этого этажа. Остальные узнают, что вы посветили, но не что увидели. Карту вы выберете после этого.
   *[many] Вы потратите факел и увидите, что скрывают { $count } тёмных дверей этого этажа. Остальные узнают, что вы посветили, но не что увидели. Карту вы выберете после этого.
  }
raiders-table-torch-yes = Зажечь

## Что даст карта

raiders-fact-sure = Точно:
raiders-fact-ball = Сначала увидите чужие карты, потом выберете свою.
raiders-fact-escape = Вы уходите: вам ничего не грозит.
raiders-fact-highest = Если ваша { $value } старшая
raiders-fact-all-ones = Если все сыграют 1
raiders-fact-second = Если ваша { $value } вторая
raiders-fact-needed = { $needed ->
    [0] Вашей { $value } хватает: от остальных больше ничего не нужно.
   *[other] После вашей { $value } остальным нужно ещё { $needed }.
  }
raiders-fact-counts = Здесь ваша карта считается за { $value }.
raiders-fact-unbeatable = Победить нельзя, можно лишь не попасться.
raiders-fact-item = { $item } ваш, если хватит на всех (есть { $left }).
raiders-fact-none-left = { $item }: запас пуст, вы ничего не получите.
raiders-fact-none-left-yet = { $item }: запас пуст. Вы получите что-то, только если кто-нибудь потратит такой предмет здесь.
raiders-fact-coins = { $count ->
    [one] Вам { $count } монета.
    [few] Вам { $count } монеты.
   *[many] Вам { $count } монет.
  }
raiders-fact-heal = { $count ->
    [one] Заживёт { $count } рана.
    [few] Заживут { $count } раны.
   *[many] Заживёт { $count } ран.
  }
raiders-fact-trap = { $penalty ->
    [0] Если никто не сыграет старше, ничего не случится.
   *[other] Если никто не сыграет старше, { $kind ->
        [lose_coins] монеты −{ $penalty }: { $seats }.
       *[take_wounds] раны +{ $penalty }: { $seats }.
      }
  }
raiders-fact-trap-range = { $kind ->
    [lose_coins] Потеря монет от { $least } до { $largest }. Под ударом: { $seats }.
   *[take_wounds] Раны: от { $least } до { $largest }. Под ударом: { $seats }.
  }
raiders-fact-trap-range-short = { $kind ->
    [lose_coins] Потеря монет: от { $least } до { $largest }.
   *[take_wounds] Раны: от { $least } до { $largest }.
  }
raiders-fact-trap-none = Ловушка промолчит, что бы ни сыграли.
raiders-fact-trap-certain = { $kind ->
    [lose_coins] Потеря монет: { $count }. Под ударом: { $seats }.
   *[take_wounds] Раны: { $count }. Под ударом: { $seats }.
  }
raiders-fact-depends = Ещё не решено: { $seats }.
raiders-fact-fives = Пятёрка на руках: { $seats }.
raiders-fact-fours = Четвёрка: { $seats }. Ключ: { $keys }.
raiders-fact-range = Вместе можно набрать от { $least } до { $largest }, нужно { $strength }.
raiders-fact-sum = Вместе можно набрать { $count }, нужно { $strength }.
raiders-fact-enough = Хватит в любом случае: никого не ранят.
raiders-fact-lowest = { $wounds ->
    [one] Не хватит — младшая карта получит { $wounds } рану.
    [few] Не хватит — младшая карта получит { $wounds } раны.
   *[many] Не хватит — младшая карта получит { $wounds } ран.
  }
raiders-fact-worth = Пятёрка считается здесь за { $five }, меч за { $sword }.
raiders-fact-escape-held = «{ $item }» на руках: { $seats }.
raiders-fact-vault = У каждого числа своя находка.
raiders-fact-vault-equal = Равные карты получают одно и то же, если хватит запаса.
raiders-fact-open = Карты остальных уже открыты.
raiders-fact-try = Возьмите любую свою — и увидите точный итог.

## Рядом с журналом

raiders-table-strongest = Кто ещё может дать 5
raiders-table-best = сильнейшая карта { $value }
raiders-table-supply = Запас
raiders-table-supply-of = { $item }: в запасе { $count }
raiders-table-unseen = Ещё не видели
raiders-table-unseen-list = Показать все комнаты, которых ещё не видели
raiders-table-kind-monster = монстры
raiders-table-kind-treasure = сокровища
raiders-table-kind-vault = тайники
raiders-table-kind-trap = ловушки
raiders-table-bosses = { $count ->
    [1] Босс
   *[other] Кто может ждать в конце
  }

## Рассмотреть

raiders-about-kind-power = Карта силы
raiders-about-kind-item = Предмет
raiders-about-kind-treasure = Сокровище
raiders-about-kind-monster = Монстр
raiders-about-kind-vault = Тайник
raiders-about-kind-trap = Ловушка
raiders-about-kind-boss = Босс
raiders-about-kind-dark = Неизвестная комната
raiders-about-kind-unseen = Комнаты
raiders-about-chests = { $second ->
    [0] Монет в сундуке: { $first }.
   *[other] Монет в сундуках: { $first } и { $second }.
  }
raiders-about-monster = Сила { $strength }, раны { $wounds }.
raiders-about-vault_items = Факел, шар, ключ, меч или лечение — по вашему числу.
raiders-about-vault_coins = Монеты или лечение — по вашему числу.
raiders-about-trap = { $victims ->
    [most_coins] Бьёт богатейших.
   *[fewest_wounds] Бьёт самых здоровых.
  }
raiders-about-boss = { $strength ->
    [0] Победить нельзя.
   *[other] Сила { $strength }.
  }
raiders-about-boss-strength = { $strength ->
    [0] Его не победить: на кого-то он нападёт.
   *[other] Все карты вместе должны набрать { $strength }.
  }
raiders-about-power = Карта силой { $value }. Большие числа забирают сокровища и валят монстров, но приводят в действие ловушки. До конца этажа она остаётся на столе: каждое число у вас одно на этаж.
raiders-about-item-torch = Сожгите его, когда от вас ждут карту: вы одни увидите все тёмные комнаты этажа. Раз за этаж, и карту он не заменяет. Против Волчьей стаи его можно сыграть как карту — и уйти.
raiders-about-item-ball = Сыграйте его вместо карты. Когда карты остальных откроются, вы выберете настоящую. Шар сразу возвращается в запас. От Некроманта шар помогает уйти.
raiders-about-item-key = В комнате с сокровищами считается за 5 и сберегает карту силы. От Мегадракона помогает уйти. Больше нигде не нужен.
raiders-about-item-sword = Против монстров и боссов считается за 5 и сберегает карту силы. Только Голему он нипочём: там меч считается за 1.
raiders-about-treasure-one = Старшая карта забирает { $first ->
    [one] { $first } монету
    [few] { $first } монеты
   *[many] { $first } монет
  }. Равные делят поровну, что не делится — пропадает.
raiders-about-treasure-two = Старшая карта забирает сундук с { $first }, следующая по силе — сундук с { $second }. Равные делят поровну, что не делится — пропадает. Если все сыграли одно число, второй сундук не достаётся никому.
raiders-about-monster-text = Если все карты вместе наберут { $strength }, он повержен и ничего не происходит. Если нет, каждый с младшей картой получает { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }.
raiders-about-vault-text = Каждый получает то, что полагается за его число. Если предмета не хватает на всех желающих, он не достаётся никому из них.
raiders-about-trap-text = Насколько всё плохо, решает старшая карта на столе, чья бы она ни была. { $victims ->
    [most_coins] Ловушка бьёт каждого, кто сейчас богаче всех
   *[fewest_wounds] Ловушка бьёт каждого, у кого сейчас меньше всех ран
  }, { $penalty ->
    [lose_coins] и отнимает монеты.
   *[take_wounds] и ранит.
  }
raiders-about-dark = Откроется, когда вы дойдёте до неё, или раньше — только для ваших глаз, если сжечь факел. Одна из этих:
raiders-about-dark-boss = В последней комнате всегда босс. Кто это, станет ясно, когда вы дойдёте до неё или когда этаж осветит факел.
raiders-about-unseen = Эти карты комнат ещё не появлялись; не участвуют в игре из них: { $removed }.
raiders-about-scroll = Его владелец ходит первым. После каждой комнаты свиток переходит к тому, кто сыграл старшую карту.
raiders-about-character-explorer = Приходит с факелом, монетами и ссадинами, которых они стоили.
raiders-about-character-knight = Приходит с мечом и почти пустым кошельком.
raiders-about-character-thief = Приходит с ключом и монетами, о хозяине которых лучше не спрашивать.
raiders-about-character-warrior = Приходит с голыми руками и без единой царапины.
raiders-about-character-wizard = Приходит с двумя кристальными шарами и почти без денег.

## Журнал

raiders-log-floor = Этаж { $floor }
raiders-log-room = Комната { $number }: { $name }{ $turned ->
    [true] { " " }— из темноты.
   *[false] .
  } { $facts }
raiders-log-torch = { $seat_you ->
    [yes] Вы зажигаете факел
   *[no] { $seat } зажигает факел
  }
raiders-log-lit = Вы видите комнату { $number }: { $name }
raiders-log-lit-open = { $seat } видит комнату { $number }: { $name }
raiders-log-chosen = { $seat_you ->
    [yes] Ваш выбор сделан
   *[no] { $seat }: выбор сделан
  }
raiders-log-laid = { $seat_you ->
    [yes] Вы играете: { $card }
   *[no] { $seat } играет: { $card }
  }
raiders-log-second = { $seat_you ->
    [yes] Ваша настоящая карта: { $card }
   *[no] { $seat }, настоящая карта: { $card }
  }
raiders-log-card = { $seat }: { $card }
raiders-log-cards = { $cards }
raiders-log-ball = { $seat_you ->
    [yes] Вы смотрите в шар и выберете ещё раз
   *[no] { $seat } смотрит в шар и выберет ещё раз
  }
raiders-log-beaten = { $kind ->
    [boss] Босс повержен ({ $name }): { $sum } против { $strength }
   *[monster] Монстр повержен ({ $name }): { $sum } против { $strength }
}
raiders-log-not-beaten = { $sum } из { $strength } — не хватило. { $name } нападает: { $seats }
raiders-log-attacked = { $name } нападает: { $seats }
raiders-log-all-escaped = { $name }: все ушли
raiders-log-vault = Каждый берёт то, что полагается за его число
raiders-log-trap = { $kind ->
    [lose_coins] Ловушка сработала: { $seats }, монеты −{ $penalty }
   *[take_wounds] Ловушка сработала: { $seats }, раны +{ $penalty }
  }
raiders-log-trap-idle = Ловушка молчит: старшая карта { $value }
raiders-log-chest = { $seats_count ->
    [1] { $chests ->
        [1] Сундук
       *[other] Первый сундук
      }: { $seats }, { $coins } { $coins ->
        [one] монета
        [few] монеты
       *[many] монет
      }
   *[other] { $chests ->
        [1] Сундук
       *[other] Первый сундук
      }, по { $coins } каждому: { $seats }
  }
raiders-log-chest-lost = Слишком много рук у { $chests ->
    [1] сундука
   *[other] первого сундука
  }: никто из них ничего не получает ({ $seats })
raiders-log-coins = { $count ->
    [one] { $seat }: +{ $count } монета
    [few] { $seat }: +{ $count } монеты
   *[many] { $seat }: +{ $count } монет
  }
raiders-log-coins-lost = { $count ->
    [one] { $seat }: −{ $count } монета
    [few] { $seat }: −{ $count } монеты
   *[many] { $seat }: −{ $count } монет
  }
raiders-log-capped = { $seat }: кошелёк полон, оставлено { $count }
raiders-log-wounds = { $count ->
    [one] { $seat }: +{ $count } рана
    [few] { $seat }: +{ $count } раны
   *[many] { $seat }: +{ $count } ран
  }
raiders-log-healed = { $count ->
    [one] { $seat }: −{ $count } рана
    [few] { $seat }: −{ $count } раны
   *[many] { $seat }: −{ $count } ран
  }
raiders-log-item = { $seat }: { $item }
raiders-log-item-short = { $seat }: { $item } — запаса не хватило
raiders-log-escaped = { $seat } уходит из боя
raiders-log-petrified = { $seat } превращается в камень
raiders-log-scroll = Свиток переходит: { $seat }
raiders-log-scroll-stays = Свиток остаётся: { $seat }
raiders-log-floor-ended = Этаж { $floor } пройден: карты силы возвращаются в руки
raiders-log-over = Игра окончена
raiders-log-fainted = { $seat } падает без чувств от ран
raiders-log-nobody-won = Никто не победил
raiders-log-won = { $seats_count ->
    [1] Победитель — { $seats }
   *[other] Общая победа: { $seats }
  }

## Конец

raiders-end-faint = Сначала раны: у кого их больше всех, тот падает без чувств
raiders-end-nobody-faints = Сначала раны: никто не падает без чувств
raiders-end-faints = без чувств
raiders-end-coins = Потом монеты тех, кто на ногах
raiders-end-tie = Ничья: решают раны, чем меньше, тем лучше

## Клавиши

raiders-key-power = выбрать карту силы
raiders-key-items = выбрать ключ, меч, шар, факел
raiders-key-arrows = от карты к карте
raiders-key-play = выбрать, затем сыграть
raiders-key-torch = зажечь факел
raiders-key-look = рассмотреть то, что в фокусе, или комнату
raiders-key-cancel = положить карту обратно

## Страница правил

raiders-rules-strength = Сила по числу игроков
raiders-rules-strengths = сила { $three } / { $four } / { $five }
raiders-rules-wounds = Раны
raiders-rules-goal = Цель
raiders-rules-goal-text =
    От трёх до пяти расхитителей бегут через одно подземелье: пять этажей по пять комнат, в самой последней — босс. Каждый сам за себя.
    Когда пройдена последняя комната, тот, у кого больше всех ран, падает без чувств и победить не может. Среди оставшихся на ногах побеждает самый полный кошелёк. Больше 20 монет в него не влезет.
raiders-rules-setup = Перед началом
raiders-rules-setup-text =
    Тридцать карт комнат перемешиваются, шесть из них не участвуют, и никто не знает какие. Под низ кладут одного из десяти боссов. Схем этажа семь, в игру попадают пять.
    Каждому достаётся персонаж: он определяет, сколько у вас вначале монет, ран и предметов. Ещё у каждого карты силы от 1 до 5. По шесть копий каждого предмета лежат в открытом запасе.
raiders-rules-turn = Одна комната
raiders-rules-turn-text =
    Открывается следующая дверь. Все втайне выбирают по карте и открывают их разом. Вернуть карту можно, пока не выбрал кто-то другой.
    Потом комната действует на всех сразу. Монеты и раны сравнивают такими, какими они были до неё.
    Сыгранная карта силы лежит перед вами до конца этажа. Пять комнат, пять чисел: отданного сейчас не хватит потом. Предметы позволяют сберечь число. Всё сыгранное видно всем, поэтому чужую руку всегда можно вычислить; стол её показывает.
    После пятой комнаты карты силы возвращаются владельцам. Потраченные предметы — нет.
raiders-rules-cards = Карты и предметы
raiders-rules-cards-text =
    Карты силы годятся для любой комнаты. Предметы — лишь там, где от них есть толк; стол объяснит, почему предмет не подходит.
    Факелы и шары возвращаются в запас сразу, ключи и мечи — после комнаты.
raiders-rules-treasures = Сокровища
raiders-rules-treasures-text =
    Старшая карта опустошает первый сундук. Второй, если он есть, достаётся следующему по величине числу. Ключ считается за 5.
    Равные делят сундук поровну; монеты, которые не делятся, пропадают. Вчетвером у сундука с тремя монетами не получит никто. Если все сыграли одно число, второй сундук остаётся закрытым.
raiders-rules-monsters = Монстры
raiders-rules-monsters-text =
    Сложите числа всех карт. Если сумма дотянула до силы монстра, он повержен, и все идут дальше целыми. Если нет, каждый, кто сыграл наименьшее число, получает его раны. Меч считается за 5.
    Сила зависит от того, сколько игроков за столом.
raiders-rules-vaults = Тайники
raiders-rules-vaults-text =
    Здесь никто ни с кем не спорит: ваше число решает, что вы возьмёте. Кончиться могут только предметы. Если желающих больше, чем копий в запасе, не получит никто из них.
raiders-rules-traps = Ловушки
raiders-rules-traps-text =
    Старшая карта на столе задаёт урон, и неважно, чья она. Достаётся тем, кто богаче всех, или тем, у кого меньше всех ран, — всем им, если их несколько.
    Больше монет, чем есть, не потерять.
raiders-rules-bosses = Боссы
raiders-rules-bosses-text =
    В последней комнате пятого этажа всегда ждёт босс. С ним сражаются как с монстром, и меч считается за 5, но у каждого свой нрав. Некоторых победить нельзя вовсе.
    Кто ушёл с помощью нужного предмета, тот вне боя: карта не считается, и ничего с её хозяином случиться не может. Нужная сила от этого не меняется.
raiders-rules-dark = Тёмные комнаты и факелы
raiders-rules-dark-text =
    Схема этажа говорит, какие комнаты открыты, а какие остаются тёмными. Тёмные открываются, когда вы до них дойдёте.
    Когда от вас ждут карту, можно сперва сжечь факел: вы одни увидите все тёмные комнаты этажа. Остальные узнают только, что вы посветили. Одного факела на этаж достаточно.
raiders-rules-end = Конец игры
raiders-rules-end-text =
    Кто превращён в камень, тот вне игры. Из остальных падают без чувств и не могут победить те, у кого больше всех ран. Если ран у всех поровну, не падает никто; втроём никто не падает и тогда, когда больше всех ран у двоих.
    Побеждает тот, у кого больше монет. При равенстве решают раны: чем меньше, тем лучше; если и они равны, победа общая. Оставшиеся предметы ничего не стоят.
raiders-rules-tactical = Тактический вариант
raiders-rules-tactical-text =
    Карты кладут в открытую, по очереди. Начинает владелец свитка, остальные следуют по часовой стрелке. Кто сыграл шар, кладёт настоящую карту после того, как сходили все.
    После каждой комнаты свиток переходит к старшей карте; среди равных — к первому по часовой стрелке после прежнего владельца.
raiders-rules-advice = Несколько советов
raiders-rules-advice-text =
    Быть вторым по ранам не стоит ничего. Быть первым стоит всей игры.
    Где сундуков два, средняя карта часто берёт свою тихую долю.
    Перед ловушкой посмотрите, кого она ударит. Иногда пятёрка — подарок сопернику.

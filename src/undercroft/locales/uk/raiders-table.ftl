### Розкрадачі підземель: стіл у браузері, журнал і сторінка правил.

## Коридор

raiders-goal-short = більше монет
raiders-goal = Перемога: найбільше монет, але не ран
raiders-table-power = Карта сили { $value }
raiders-table-floor = Поверх { $floor }
raiders-table-floor-of = з { $floors }
raiders-table-progress = Пройдено кімнат: { $done } з { $all }; в останній чекає бос
raiders-table-door = { $state ->
    [now] Кімната { $number }, ви тут: { $name }. { $facts }
    [past] Кімната { $number }, пройдена: { $name }. { $facts }
    [lit] Кімната { $number }, бачите лише ви: { $name }. { $facts }
    [torch] Кімната { $number }, її бачить той, хто запалив смолоскип: { $name }. { $facts }
    [seen] Кімната { $number }, бачать усі: { $name }. { $facts }
   *[dark] Кімната { $number }: { $name }.
  }
raiders-table-dark = Темно
raiders-table-nobody-knows = ніхто не знає
raiders-table-boss-unknown = Бос
raiders-table-boss-hidden = хто саме, невідомо
raiders-table-only-you = бачите лише ви
raiders-table-by-torch = бачить той, хто запалив смолоскип
raiders-table-resolved = пройдена
raiders-table-nothing = нічого не сталося
raiders-table-of = з { $strength }
raiders-table-look = Роздивитися
raiders-table-legend = Як освітлені двері
raiders-table-light-now = зараз
raiders-table-light-seen = бачать усі
raiders-table-light-lit = лише ви
raiders-table-light-torch = з смолоскипом
raiders-table-light-dark = темно
raiders-table-light-past = пройдена

## Кімната

raiders-table-chest-first = старшій карті
raiders-table-chest-second = наступній
raiders-table-shares = { $chest ->
    [1] Перша скриня: частка кожного
   *[other] Друга скриня: частка кожного
  }
raiders-table-shared-by = { $count ->
    [1] одному
    [2] на двох
    [3] на трьох
    [4] на чотирьох
   *[other] на п’ятьох
  }
raiders-table-strength = сила
raiders-table-unbeatable = не здолати
raiders-table-to-lowest = молодшій карті
raiders-table-to-highest = старшій карті
raiders-table-range = можливо { $span }
raiders-table-escape = { $item } допоможе втекти. На руках:
raiders-table-in-no-hand = ні в кого
raiders-table-left = є { $count }
raiders-table-none-left = скінчилися
raiders-table-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
  }
raiders-table-heals = { $count ->
    [one] лікує { $count } рану
    [few] лікує { $count } рани
   *[many] лікує { $count } ран
  }
raiders-table-victims-most_coins = Б’є найбагатших:
raiders-table-victims-fewest_wounds = Б’є найздоровіших:
raiders-table-you-hit = Це ви!
raiders-table-penalties = { $penalty ->
    [lose_coins] Втрата монет залежно від старшої карти
   *[take_wounds] Рани залежно від старшої карти
  }
raiders-table-highest-card = Старша карта
raiders-table-lose = втрата монет
raiders-table-take = рани
raiders-table-card = Карта
raiders-table-you-get = Ви отримаєте
raiders-table-slot-open = { $name }: { $card }
raiders-table-slot-own = Ваш вибір: { $card }. Інші його поки не бачать.
raiders-table-slot-known = { $name }: вибрано — { $card }. Інші за столом цього поки не бачать.
raiders-table-slot-chosen = { $name }: вибір зроблено, карта лежить сорочкою догори.
raiders-table-slot-waits = { $name } вибирає.
raiders-table-slot-empty = { $name }: карти ще немає.

## Гравці

raiders-table-seats = Гравці
raiders-table-look-seat = { $name }, { $character }: роздивитися
raiders-table-coins-of = { $count ->
    [one] { $count } монета з { $cap }
    [few] { $count } монети з { $cap }
   *[many] { $count } монет з { $cap }
  }
raiders-table-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } рани
   *[many] { $count } ран
  }
raiders-table-power-left = Залишилися карти сили: { $cards }
raiders-table-scroll = Сувій: перший хід
raiders-table-seat-done = вибрано
raiders-table-seat-thinks = { $you ->
    [yes] вибираєте
   *[no] думає
  }
raiders-table-seat-gazing = { $you ->
    [yes] ваша справжня карта
   *[no] дивиться в кулю
  }
raiders-table-seat-petrified = камінь
raiders-table-petrified = перетворення на камінь
raiders-table-escaped = втеча з бою
raiders-table-richest = найбільше монет
raiders-table-least-wounded = найменше ран
raiders-table-would-faint = найбільше ран
raiders-table-would-win = зараз перемога
raiders-table-is-bot = бот

## Рука

raiders-table-hand = Ваша рука
raiders-table-card-torch = Смолоскип
raiders-table-card-ball = Куля
raiders-table-card-key = Ключ
raiders-table-card-sword = Меч
raiders-table-hand-card = { $state ->
    [selected] { $card }, вибрано. Enter — зіграти.
    [legal] { $card }, можна зіграти. { $hint }
    [no] { $card }, зіграти не можна.
   *[idle] { $card }
  }{ $copies ->
    [1] { "" }
   *[other] { " " }(штук: { $copies })
  }
raiders-table-spent = Карту { $value } вже зіграно на цьому поверсі
raiders-table-spent-short = зіграна
raiders-table-no-items = предметів немає
raiders-table-hint-escape = допоможе втекти
raiders-table-hint-ball = побачити карти
raiders-table-hint-value = рахується за { $value }
raiders-because-key = лише для скарбів
raiders-because-sword = лише монстри й боси
raiders-because-torch = освітлює темні кімнати
raiders-because-second-ball = не двічі в кімнаті
raiders-ask-treasure = Якою картою берете скарб?
raiders-ask-monster = Якою картою б’єте монстра?
raiders-ask-vault = Яке число візьмете?
raiders-ask-trap = Яку карту кинете в пастку?
raiders-ask-boss = Якою картою зустрінете боса?
raiders-ask-second = Куля показала всі карти. Яку зіграти?
raiders-ask-watch = Карти відкриваються…
raiders-show-floor = Поверх { $floor } пройдено: карти сили повертаються…
raiders-table-hint-torch = посвітити
raiders-fact-sealed = Ваша карта: { $card }. Вона відкриється разом з іншими.
raiders-fact-laid = Ваша карта: { $card }. Вона вже на столі.
raiders-fact-waiting = Ваша карта — коли дійде черга.
raiders-table-pick = Виберіть карту
raiders-table-pick-why = Спершу виберіть підсвічену карту в руці.
raiders-table-play = { $card ->
    [key] Зіграти ключ
    [sword] Зіграти меч
    [ball] Зіграти кулю
    [torch] Зіграти смолоскип
   *[other] Зіграти { $card }
  }
raiders-table-final = Можна повернути, доки не вибрав інший гравець.
raiders-table-torch = Посвітити в темряву
raiders-table-torch-short = Посвітити
raiders-table-torch-title = Запалити смолоскип?
raiders-table-torch-text = { $count ->
    [one] Ви витратите смолоскип і побачите, що ховається за темними дверима цього поверху. Інші дізнаються, що ви посвітили, але не що побачили. Карту ви виберете після цього.
   *[other] Ви витратите смолоскип і побачите, що ховається за темними дверима цього поверху ({ $count }). Інші дізнаються, що ви посвітили, але не що побачили. Карту ви виберете після цього.
  }
raiders-table-torch-yes = Запалити

## Що дасть карта

raiders-fact-sure = Точно:
raiders-fact-ball = Спершу побачите чужі карти, потім виберете свою.
raiders-fact-escape = Ви тікаєте: вам ніщо не загрожує.
raiders-fact-highest = Якщо ваша { $value } старша
raiders-fact-all-ones = Якщо всі зіграють 1
raiders-fact-second = Якщо ваша { $value } друга
raiders-fact-needed = { $needed ->
    [0] Вашої { $value } досить: від інших більше нічого не треба.
   *[other] Після вашої { $value } іншим треба ще { $needed }.
  }
raiders-fact-counts = Тут ваша карта рахується за { $value }.
raiders-fact-unbeatable = Перемогти не можна, можна лише не попастися.
raiders-fact-item = { $item } — вам, якщо вистачить на всіх (є { $left }).
raiders-fact-none-left = { $item }: запас порожній, ви нічого не отримаєте.
raiders-fact-none-left-yet = { $item }: запас порожній. Ви отримаєте щось, лише якщо хтось витратить такий предмет тут.
raiders-fact-coins = { $count ->
    [one] Вам { $count } монета.
    [few] Вам { $count } монети.
   *[many] Вам { $count } монет.
  }
raiders-fact-heal = { $count ->
    [one] Загоїться { $count } рана.
    [few] Загояться { $count } рани.
   *[many] Загоїться { $count } ран.
  }
raiders-fact-trap = { $penalty ->
    [0] Якщо ніхто не зіграє старшу, нічого не станеться.
   *[other] Якщо ніхто не зіграє старшу, { $kind ->
        [lose_coins] монети −{ $penalty }: { $seats }.
       *[take_wounds] рани +{ $penalty }: { $seats }.
      }
  }
raiders-fact-trap-range = { $kind ->
    [lose_coins] Втрата монет від { $least } до { $largest }. Під ударом: { $seats }.
   *[take_wounds] Рани: від { $least } до { $largest }. Під ударом: { $seats }.
  }
raiders-fact-trap-range-short = { $kind ->
    [lose_coins] Втрата монет: від { $least } до { $largest }.
   *[take_wounds] Рани: від { $least } до { $largest }.
  }
raiders-fact-trap-none = Пастка промовчить, хоч би що зіграли.
raiders-fact-trap-certain = { $kind ->
    [lose_coins] Втрата монет: { $count }. Під ударом: { $seats }.
   *[take_wounds] Рани: { $count }. Під ударом: { $seats }.
  }
raiders-fact-depends = Ще не вирішено: { $seats }.
raiders-fact-fives = П’ятірка на руках: { $seats }.
raiders-fact-fours = Четвірка: { $seats }. Ключ: { $keys }.
raiders-fact-range = Разом можна набрати від { $least } до { $largest }, треба { $strength }.
raiders-fact-sum = Разом можна набрати { $count }, треба { $strength }.
raiders-fact-enough = Вистачить у будь-якому разі: нікого не поранять.
raiders-fact-lowest = { $wounds ->
    [one] Не вистачить — молодша карта отримає { $wounds } рану.
    [few] Не вистачить — молодша карта отримає { $wounds } рани.
   *[many] Не вистачить — молодша карта отримає { $wounds } ран.
  }
raiders-fact-worth = П’ятірка рахується тут за { $five }, меч за { $sword }.
raiders-fact-escape-held = «{ $item }» на руках: { $seats }.
raiders-fact-vault = Кожне число має свою знахідку.
raiders-fact-vault-equal = Рівні карти отримують те саме, якщо вистачить запасу.
raiders-fact-open = Карти інших уже відкриті.
raiders-fact-try = Візьміть будь-яку свою — і побачите точний підсумок.

## Поруч із журналом

raiders-table-strongest = Хто ще може дати 5
raiders-table-best = найсильніша карта { $value }
raiders-table-supply = Запас
raiders-table-supply-of = { $item }: у запасі { $count }
raiders-table-unseen = Ще не бачили
raiders-table-unseen-list = Показати всі кімнати, яких ще не бачили
raiders-table-kind-monster = монстри
raiders-table-kind-treasure = скарби
raiders-table-kind-vault = схованки
raiders-table-kind-trap = пастки
raiders-table-bosses = { $count ->
    [1] Бос
   *[other] Хто може чекати наприкінці
  }

## Роздивитися

raiders-about-kind-power = Карта сили
raiders-about-kind-item = Предмет
raiders-about-kind-treasure = Скарб
raiders-about-kind-monster = Монстр
raiders-about-kind-vault = Схованка
raiders-about-kind-trap = Пастка
raiders-about-kind-boss = Бос
raiders-about-kind-dark = Невідома кімната
raiders-about-kind-unseen = Кімнати
raiders-about-chests = { $second ->
    [0] Монет у скрині: { $first }.
   *[other] Монет у скринях: { $first } і { $second }.
  }
raiders-about-monster = Сила { $strength }, рани { $wounds }.
raiders-about-vault_items = Смолоскип, куля, ключ, меч або лікування — за вашим числом.
raiders-about-vault_coins = Монети або лікування — за вашим числом.
raiders-about-trap = { $victims ->
    [most_coins] Б’є найбагатших.
   *[fewest_wounds] Б’є найздоровіших.
  }
raiders-about-boss = { $strength ->
    [0] Перемогти не можна.
   *[other] Сила { $strength }.
  }
raiders-about-boss-strength = { $strength ->
    [0] Його не перемогти: на когось він нападе.
   *[other] Усі карти разом мають набрати { $strength }.
  }
raiders-about-power = Карта силою { $value }. Великі числа забирають скарби й валять монстрів, але запускають пастки. До кінця поверху вона лишається на столі: кожне число у вас одне на поверх.
raiders-about-item-torch = Спаліть його, коли від вас чекають карту: лише ви побачите всі темні кімнати поверху. Раз за поверх, і карту він не замінює. Проти Вовчої зграї його можна зіграти як карту — і втекти.
raiders-about-item-ball = Зіграйте її замість карти. Коли карти інших відкриються, ви виберете справжню. Куля одразу повертається в запас. Від Некроманта куля допомагає втекти.
raiders-about-item-key = У кімнаті зі скарбами рахується за 5 і зберігає карту сили. Від Мегадракона допомагає втекти. Більше ніде не потрібен.
raiders-about-item-sword = Проти монстрів і босів рахується за 5 і зберігає карту сили. Лише Голему він байдужий: там меч рахується за 1.
raiders-about-treasure-one = Старша карта забирає { $first ->
    [one] { $first } монету
    [few] { $first } монети
   *[many] { $first } монет
  }. Рівні ділять порівну, що не ділиться — пропадає.
raiders-about-treasure-two = Старша карта забирає скриню з { $first }, наступна за силою — скриню з { $second }. Рівні ділять порівну, що не ділиться — пропадає. Якщо всі зіграли те саме число, друга скриня не дістається нікому.
raiders-about-monster-text = Якщо всі карти разом наберуть { $strength }, його здолано й нічого не стається. Якщо ні, кожен із молодшою картою отримує { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } рани
   *[many] { $wounds } ран
  }.
raiders-about-vault-text = Кожен отримує те, що належить за його число. Якщо предмета не вистачає на всіх охочих, він не дістається нікому з них.
raiders-about-trap-text = Наскільки все погано, вирішує старша карта на столі, хоч би чия вона була. { $victims ->
    [most_coins] Пастка б’є кожного, хто зараз найбагатший
   *[fewest_wounds] Пастка б’є кожного, хто зараз має найменше ран
  }, { $penalty ->
    [lose_coins] і забирає монети.
   *[take_wounds] і ранить.
  }
raiders-about-dark = Відкриється, коли ви дійдете до неї, або раніше — лише для ваших очей, якщо спалити смолоскип. Одна з цих:
raiders-about-dark-boss = В останній кімнаті завжди бос. Хто це, стане ясно, коли ви дійдете до неї або коли поверх освітить смолоскип.
raiders-about-unseen = Ці карти кімнат ще не з’являлися; не беруть участі в грі з них: { $removed }.
raiders-about-scroll = Його власник ходить першим. Після кожної кімнати сувій переходить до того, хто зіграв старшу карту.
raiders-about-character-explorer = Приходить із смолоскипом, монетами й саднами, яких вони коштували.
raiders-about-character-knight = Приходить із мечем і майже порожнім гаманцем.
raiders-about-character-thief = Приходить із ключем і монетами, про господаря яких краще не питати.
raiders-about-character-warrior = Приходить із голими руками й без жодної подряпини.
raiders-about-character-wizard = Приходить із двома кришталевими кулями й майже без грошей.

## Журнал

raiders-log-floor = Поверх { $floor }
raiders-log-room = Кімната { $number }: { $name }{ $turned ->
    [true] { " " }— з темряви.
   *[false] .
  } { $facts }
raiders-log-torch = { $seat_you ->
    [yes] Ви запалюєте смолоскип
   *[no] { $seat } запалює смолоскип
  }
raiders-log-lit = Ви бачите кімнату { $number }: { $name }
raiders-log-lit-open = { $seat } бачить кімнату { $number }: { $name }
raiders-log-chosen = { $seat_you ->
    [yes] Ваш вибір зроблено
   *[no] { $seat }: вибір зроблено
  }
raiders-log-laid = { $seat_you ->
    [yes] Ви граєте: { $card }
   *[no] { $seat } грає: { $card }
  }
raiders-log-second = { $seat_you ->
    [yes] Ваша справжня карта: { $card }
   *[no] { $seat }, справжня карта: { $card }
  }
raiders-log-card = { $seat }: { $card }
raiders-log-cards = { $cards }
raiders-log-ball = { $seat_you ->
    [yes] Ви дивитеся в кулю й виберете ще раз
   *[no] { $seat } дивиться в кулю й вибере ще раз
  }
raiders-log-beaten = { $kind ->
    [boss] Боса здолано ({ $name }): { $sum } проти { $strength }
   *[monster] Монстра здолано ({ $name }): { $sum } проти { $strength }
}
raiders-log-not-beaten = { $sum } з { $strength } — не вистачило. { $name } нападає: { $seats }
raiders-log-attacked = { $name } нападає: { $seats }
raiders-log-all-escaped = { $name }: усі втекли
raiders-log-vault = Кожен бере те, що належить за його число
raiders-log-trap = { $kind ->
    [lose_coins] Пастка спрацювала: { $seats }, монети −{ $penalty }
   *[take_wounds] Пастка спрацювала: { $seats }, рани +{ $penalty }
  }
raiders-log-trap-idle = Пастка мовчить: старша карта { $value }
raiders-log-chest = { $seats_count ->
    [1] { $chests ->
        [1] Скриня
       *[other] Перша скриня
      }: { $seats }, { $coins } { $coins ->
        [one] монета
        [few] монети
       *[many] монет
      }
   *[other] { $chests ->
        [1] Скриня
       *[other] Перша скриня
      }, по { $coins } кожному: { $seats }
  }
raiders-log-chest-lost = Забагато рук біля { $chests ->
    [1] скрині
   *[other] першої скрині
  }: ніхто з них нічого не отримує ({ $seats })
raiders-log-coins = { $count ->
    [one] { $seat }: +{ $count } монета
    [few] { $seat }: +{ $count } монети
   *[many] { $seat }: +{ $count } монет
  }
raiders-log-coins-lost = { $count ->
    [one] { $seat }: −{ $count } монета
    [few] { $seat }: −{ $count } монети
   *[many] { $seat }: −{ $count } монет
  }
raiders-log-capped = { $seat }: гаманець повний, залишено { $count }
raiders-log-wounds = { $count ->
    [one] { $seat }: +{ $count } рана
    [few] { $seat }: +{ $count } рани
   *[many] { $seat }: +{ $count } ран
  }
raiders-log-healed = { $count ->
    [one] { $seat }: −{ $count } рана
    [few] { $seat }: −{ $count } рани
   *[many] { $seat }: −{ $count } ран
  }
raiders-log-item = { $seat }: { $item }
raiders-log-item-short = { $seat }: { $item } — запасу не вистачило
raiders-log-escaped = { $seat } тікає з бою
raiders-log-petrified = { $seat } перетворюється на камінь
raiders-log-scroll = Сувій переходить: { $seat }
raiders-log-scroll-stays = Сувій лишається: { $seat }
raiders-log-floor-ended = Поверх { $floor } пройдено: карти сили повертаються в руки
raiders-log-over = Гру завершено
raiders-log-fainted = { $seat } зомліває від ран
raiders-log-nobody-won = Ніхто не переміг
raiders-log-won = { $seats_count ->
    [1] Переможець — { $seats }
   *[other] Спільна перемога: { $seats }
  }

## Кінець

raiders-end-faint = Спершу рани: у кого їх найбільше, той зомліває
raiders-end-nobody-faints = Спершу рани: ніхто не зомліває
raiders-end-faints = зомліває
raiders-end-coins = Потім монети тих, хто на ногах
raiders-end-tie = Нічия: вирішують рани, що менше, то краще

## Клавіші

raiders-key-power = вибрати карту сили
raiders-key-items = вибрати ключ, меч, кулю, смолоскип
raiders-key-arrows = від карти до карти
raiders-key-play = вибрати, потім зіграти
raiders-key-torch = запалити смолоскип
raiders-key-look = роздивитися те, що у фокусі, або кімнату
raiders-key-cancel = покласти карту назад

## Сторінка правил

raiders-rules-strength = Сила за кількістю гравців
raiders-rules-strengths = сила { $three } / { $four } / { $five }
raiders-rules-wounds = Рани
raiders-rules-goal = Мета
raiders-rules-goal-text =
    Від трьох до п’яти розкрадачів біжать крізь одне підземелля: п’ять поверхів по п’ять кімнат, у самому кінці — бос. Кожен сам за себе.
    Коли остання кімната позаду, той, у кого найбільше ран, зомліває й перемогти не може. Серед тих, хто лишився на ногах, перемагає найповніший гаманець. Більше 20 монет у нього не влізе.
raiders-rules-setup = Перед початком
raiders-rules-setup-text =
    Тридцять карт кімнат перемішують, шість із них не беруть участі, і ніхто не знає які. Під низ кладуть одного з десяти босів. Схем поверху сім, до гри потрапляють п’ять.
    Кожному дістається персонаж: він визначає, скільки у вас спочатку монет, ран і предметів. Ще в кожного карти сили від 1 до 5. По шість копій кожного предмета лежать у відкритому запасі.
raiders-rules-turn = Одна кімната
raiders-rules-turn-text =
    Відчиняються наступні двері. Усі потай вибирають по карті й відкривають їх разом. Повернути карту можна, доки не вибрав хтось інший.
    Потім кімната діє на всіх одразу. Монети й рани порівнюють такими, якими вони були до неї.
    Зіграна карта сили лежить перед вами до кінця поверху. П’ять кімнат, п’ять чисел: відданого зараз бракуватиме потім. Предмети дають зберегти число. Усе зігране видно всім, тож чужу руку завжди можна вирахувати; стіл її показує.
    Після п’ятої кімнати карти сили повертаються власникам. Витрачені предмети — ні.
raiders-rules-cards = Карти й предмети
raiders-rules-cards-text =
    Карти сили годяться для будь-якої кімнати. Предмети — лише там, де з них є користь; стіл пояснить, чому предмет не підходить.
    Смолоскипи й кулі повертаються в запас одразу, ключі й мечі — після кімнати.
raiders-rules-treasures = Скарби
raiders-rules-treasures-text =
    Старша карта спорожнює першу скриню. Друга, якщо вона є, дістається наступному за величиною числу. Ключ рахується за 5.
    Рівні ділять скриню порівну; монети, які не діляться, пропадають. Учотирьох біля скрині з трьома монетами не отримає ніхто. Якщо всі зіграли те саме число, друга скриня лишається зачиненою.
raiders-rules-monsters = Монстри
raiders-rules-monsters-text =
    Додайте числа всіх карт. Якщо сума сягнула сили монстра, його здолано, і всі йдуть далі цілими. Якщо ні, кожен, хто зіграв найменше число, отримує його рани. Меч рахується за 5.
    Сила залежить від того, скільки гравців за столом.
raiders-rules-vaults = Схованки
raiders-rules-vaults-text =
    Тут ніхто ні з ким не сперечається: ваше число вирішує, що ви візьмете. Скінчитися можуть лише предмети. Якщо охочих більше, ніж копій у запасі, не отримає ніхто з них.
raiders-rules-traps = Пастки
raiders-rules-traps-text =
    Старша карта на столі задає шкоду, і байдуже, чия вона. Дістається тим, хто найбагатший, або тим, у кого найменше ран, — усім їм, якщо їх кілька.
    Більше монет, ніж є, не втратити.
raiders-rules-bosses = Боси
raiders-rules-bosses-text =
    В останній кімнаті п’ятого поверху завжди чекає бос. З ним б’ються як із монстром, і меч рахується за 5, але кожен має свою вдачу. Декого перемогти не можна взагалі.
    Хто втік за допомогою потрібного предмета, той поза боєм: карта не рахується, і нічого з її господарем статися не може. Потрібна сила від цього не змінюється.
raiders-rules-dark = Темні кімнати й смолоскипи
raiders-rules-dark-text =
    Схема поверху каже, які кімнати відкриті, а які лишаються темними. Темні відкриваються, коли ви до них дійдете.
    Коли від вас чекають карту, можна спершу спалити смолоскип: лише ви побачите всі темні кімнати поверху. Інші дізнаються тільки, що ви посвітили. Одного смолоскипа на поверх досить.
raiders-rules-end = Кінець гри
raiders-rules-end-text =
    Хто перетворений на камінь, той поза грою. З решти зомлівають і не можуть перемогти ті, у кого найбільше ран. Якщо ран в усіх порівну, не зомліває ніхто; утрьох ніхто не зомліває й тоді, коли найбільше ран у двох.
    Перемагає той, у кого більше монет. За рівності вирішують рани: що менше, то краще; якщо й вони рівні, перемога спільна. Предмети, що лишилися, нічого не варті.
raiders-rules-tactical = Тактичний варіант
raiders-rules-tactical-text =
    Карти кладуть відкрито, по черзі. Починає власник сувою, інші йдуть за годинниковою стрілкою. Хто зіграв кулю, кладе справжню карту після того, як походили всі.
    Після кожної кімнати сувій переходить до старшої карти; серед рівних — до першого за годинниковою стрілкою після попереднього власника.
raiders-rules-advice = Кілька порад
raiders-rules-advice-text =
    Бути другим за ранами не коштує нічого. Бути першим коштує всієї гри.
    Де скринь дві, середня карта часто бере свою тиху частку.
    Перед пасткою подивіться, кого вона вдарить. Інколи п’ятірка — подарунок суперникові.

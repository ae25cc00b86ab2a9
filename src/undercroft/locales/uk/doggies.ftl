### Підземелля та песики: слова правил.

## Налаштування

doggies-option-hard_start = Складна стартова кімната
doggies-option-hard_start-help = Для трьох і чотирьох гравців: стартова кімната лежить іншим боком, виходів менше.
doggies-option-no_potions = Без зілля
doggies-option-no_potions-help = Зілля немає ні в кого, і в кімнатах зілля порожньо.
doggies-option-random_dogs = Випадкові песики
doggies-option-random_dogs-help = Песиків не вибирають, а роздають навмання.
doggies-refuse-hard-start = Для двох гравців стартова кімната й так лежить складним боком: вимкніть це налаштування.

## Гравці-програми

doggies-bot-rival = досвідчений, кладе карти на зло іншим

## Про що питають

doggies-prompt-dog = Виберіть песика.
doggies-prompt-quest = Залиште собі один квест потай. Другий зможуть виконувати всі.
doggies-prompt-turn = Ваш хід: дослідити підземелля, вийти з нього чи лягти спати.
doggies-prompt-turn-last = Карт у цьому раунді більше немає: виходьте або лягайте спати.
doggies-prompt-turn-sleep = Далі дороги немає, виходу теж: лягайте спати.
doggies-prompt-place = { $card }: покладіть карту так, щоб її вихід збігся з іншим виходом.
doggies-prompt-walk-start = Шлях починається у стартовій кімнаті: виберіть кімнату, що світиться.
doggies-prompt-walk-turn = Шлях починається: виберіть кімнату, що світиться. Карти з кільцем можна спершу повернути.
doggies-prompt-walk = Виберіть наступну кімнату або вихід.
doggies-prompt-monster = { $card }: битися чи прокрастися повз?
doggies-prompt-coin = { $card }: покласти лапку чи йти далі?
doggies-prompt-artifact = { $card }: покласти лапку чи йти далі?
doggies-prompt-chest = { $card }: покласти лапку чи йти далі? Без ключа скриня нічого не дасть.
doggies-prompt-potion = { $card }: покласти лапку і взяти зілля чи йти далі?
doggies-prompt-tramp = { $card }: найняти його і яким боком? Наприкінці гри він обійдеться в монету.
doggies-prompt-trap = { $card } ({ $symbol }): знешкодьте її або покладіть лапку й заберіть із собою.
doggies-prompt-wait = { $count ->
    [one] Чекаємо: { $seats }.
    [few] Чекаємо: { $seats }.
   *[many] Чекаємо: { $seats }.
}
doggies-prompt-over = Гру завершено.

## Чому не можна: до першого ходу

doggies-why-watching = Ви спостерігаєте й не можете ходити.
doggies-why-over = Гру завершено.
doggies-why-wait = Зараз не ваш хід. Спершу: { $seats }.
doggies-why-dog-first = Спершу виберіть песика.
doggies-why-dogs-chosen = Песиків вибирають один раз на всю гру.
doggies-why-dog-taken = { $dog }: цього песика вже взяв гравець { $seat }.
doggies-why-quest-first = Спершу виберіть, який квест залишити.
doggies-why-quest-chosen = Ваш квест вибрано; решта ще думає.
doggies-why-foreign-quest = Цього квесту вам не роздавали: { $quest }.
doggies-why-no-quest-now = Квести вибирають лише перед першим раундом.

## Чому не можна: ходи

doggies-why-explore-first = Спершу досліджуйте підземелля: класти поки нема чого.
doggies-why-place-first = Спершу покладіть узяту карту: { $card }.
doggies-why-walk-on = Ви вже йдете до виходу: шлях треба пройти до кінця.
doggies-why-not-walking = Ви ще не йдете до виходу. Спершу виберіть «Вийти».
doggies-why-pile-empty = Стос порожній: досліджувати в цьому раунді більше нема чого.
doggies-why-countdown-over = Зворотний відлік закінчився: досліджувати в цьому раунді більше нема чого.
doggies-why-no-spot = Немає виходу, до якого можна прикласти карту.
doggies-why-leave-no-exit = Жоден шлях не веде з підземелля.
doggies-why-leave-blocked = Усі шляхи назовні закриті чужими лапками, знешкодженими пастками чи дірами.
doggies-why-leave-locked = Усі шляхи назовні замкнено, а ключа у вас немає.
doggies-why-leave-danger = Живим не вийти: для ваших щитів і лапок забагато монстрів і пасток.

## Чому не можна: викладання

doggies-why-lonely = Карта має торкатися кімнати.
doggies-why-occupied = Тут уже лежить кімната: { $card }.
doggies-why-place-hole = Тут діра з лапкою ({ $seat }): до кінця раунду нічого покласти не можна.
doggies-why-place-disarmed = До знешкодженої пастки нічого не прикласти.
doggies-why-no-exit-there = У жодної сусідньої кімнати немає виходу до цього місця.
doggies-why-turn-it = У такому положенні жоден вихід карти не збігається з іншим. Поверніть її.
doggies-why-same-turn = Інший поворот дає ті самі боки: виберіть його.

## Чому не можна: шлях

doggies-why-dead-end = Після цього вам уже не вийти.
doggies-why-decide-first = Спершу вирішіть, що робити з кімнатою: { $card }.
doggies-why-nothing-here = У цій кімнаті вирішувати нема чого.
doggies-why-wrong-room = Тут так не можна: { $card }.
doggies-why-no-paw = Лапок більше немає.
doggies-why-damage = { $damage ->
    [one] Шкода: { $damage }
    [few] Шкода: { $damage }
   *[many] Шкода: { $damage }
}, а { $left ->
    [one] лишився { $left } щит
    [few] лишилося { $left } щити
   *[many] лишилося { $left } щитів
}. Хоча б один має вціліти.
doggies-why-weak = Поки не перемогти: { $card }. { doggies-because-weak }
doggies-because-weak = Треба ще: { $sword ->
    [0] { "" }
    [one] { $sword } меч
    [few] { $sword } мечі
   *[many] { $sword } мечів
}{ $bow ->
    [0] { "" }
   *[other] { $sword ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $bow ->
    [0] { "" }
    [one] { $bow } лук
    [few] { $bow } луки
   *[many] { $bow } луків
}{ $fireball ->
    [0] { "" }
   *[other] { $sword ->
        [0] { $bow ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $fireball ->
    [0] { "" }
    [one] { $fireball } вогняна куля
    [few] { $fireball } вогняні кулі
   *[many] { $fireball } вогняних куль
}
doggies-why-potions-not-held = Такого зілля у вас немає.
doggies-why-potions-in-vain = Вистачить і меншої кількості зілля; марно воно не витрачається.
doggies-why-supply = У запасі немає такого зілля: { $symbol }.
doggies-why-no-potion = У вас немає зілля з цим символом: { $symbol }.
doggies-why-not-yours = У вас немає цієї карти: { $card }.
doggies-why-wrong-symbol = { $card }: на карті немає символу, який потрібен пастці ({ $symbol }).
doggies-why-not-joan = Карати монстрів уміє лише Жанна Гавк.
doggies-why-smite-dragon = Дракона не покарати.
doggies-why-smite-paws = Кара коштує двох лапок.
doggies-why-smite-needless = Цього монстра можна перемогти в бою, хоча б із зіллям, — тоді кара недоступна.
doggies-why-leads-out = З цього боку кімнати немає.
doggies-why-room-there = З цього боку лежить кімната: { $card }.
doggies-why-wall = Стіна.
doggies-why-locked = Двері замкнено, а ключа у вас немає.
doggies-why-hole = Діра з лапкою ({ $seat }): у цьому раунді нікому не пройти.
doggies-why-start = Тут починається кожен шлях, і назад він не веде.
doggies-why-visited = На цьому шляху ви там уже були: { $card }.
doggies-why-disarmed = Знешкоджена пастка: закрита до кінця раунду.
doggies-why-claimed = Там лежить лапка ({ $seat }): { $card }.
doggies-why-not-bonk = Стіни пробиває лише Боньк Могутній.
doggies-why-open-already = Тут і так відчинено: пробивати нема чого.
doggies-why-no-portal = Ви не в порталі.
doggies-why-no-portal-there = Порталу там немає.
doggies-why-not-sharik = Повертати карти вміє лише Шарик Вогняний.
doggies-why-turn-at-start = Карти повертають лише на початку шляху.
doggies-why-nothing-to-turn = Повертати там нема чого.
doggies-why-turn-disarmed = Знешкоджену пастку не повернути.
doggies-why-turn-claimed = На карті лежить лапка ({ $seat }): її не повернути.
doggies-why-turned-already = Цю карту ви на цьому шляху вже повертали.
doggies-why-same-sides = Карта так уже й лежить.

## Підрахунок

doggies-score-rooms = Кімнати з монетами
doggies-score-monsters = Монети монстрів
doggies-score-chests = Скрині: { $chests }, ключі: { $keys }
doggies-score-losses = Пастки: { $traps }, волоцюги: { $tramps }
doggies-score-personal = { $kind ->
    [symbol] Особистий квест «{ $quest }»: { $count ->
        [one] { $count } символ
        [few] { $count } символи
       *[many] { $count } символів
    }
   *[monster] Особистий квест «{ $quest }»: { $count ->
        [one] { $count } монстр
        [few] { $count } монстри
       *[many] { $count } монстрів
    }
}
doggies-score-common = { $kind ->
    [symbol] Спільний квест «{ $quest }»: { $count ->
        [one] { $count } символ
        [few] { $count } символи
       *[many] { $count } символів
    }
   *[monster] Спільний квест «{ $quest }»: { $count ->
        [one] { $count } монстр
        [few] { $count } монстри
       *[many] { $count } монстрів
    }
}
doggies-score-chests-row = Скрині, відкриті ключами
doggies-score-losses-row = Втрати: пастки й волоцюги
doggies-score-personal-row = Особистий квест
doggies-score-common-row = Спільний квест «{ $quest }»
doggies-score-total = Разом
doggies-score-tie = Монет порівну; виконано квестів: { $quests }
doggies-score-rooms-decided = Усе вирішили кімнати з монетами: на { $more ->
    [one] { $more } монету
    [few] { $more } монети
   *[many] { $more } монет
  } більше, ніж на другому місці.
doggies-score-monsters-decided = Усе вирішили монстри: на { $more ->
    [one] { $more } монету
    [few] { $more } монети
   *[many] { $more } монет
  } більше, ніж на другому місці.
doggies-score-chests-decided = Усе вирішили скрині: на { $more ->
    [one] { $more } монету
    [few] { $more } монети
   *[many] { $more } монет
  } більше, ніж на другому місці.
doggies-score-losses-decided = Усе вирішили пастки й волоцюги: другому місцю вони коштували на { $more ->
    [one] { $more } монету
    [few] { $more } монети
   *[many] { $more } монет
  } більше.
doggies-score-personal-decided = Усе вирішив особистий квест: на { $more ->
    [one] { $more } монету
    [few] { $more } монети
   *[many] { $more } монет
  } більше, ніж на другому місці.
doggies-score-common-decided = Усе вирішив спільний квест «{ $quest }»: на { $more ->
    [one] { $more } монету
    [few] { $more } монети
   *[many] { $more } монет
  } більше, ніж на другому місці.

doggies-outcome-coins-how = Найбільше монет: { $coins }.
doggies-outcome-quests-how = Монет порівну ({ $coins }), але квестів виконано більше ({ $quests }).
doggies-outcome-shared-how = Порівну і монет ({ $coins }), і виконаних квестів ({ $quests }).
doggies-outcome-coins = Переможець — { $seats }, { $coins ->
    [one] { $coins } монета.
    [few] { $coins } монети.
   *[many] { $coins } монет.
}
doggies-outcome-quests = Перемагає { $seats }: монет порівну ({ $coins }), але квестів виконано більше ({ $quests }).
doggies-outcome-shared = Спільна перемога: { $seats }. Порівну і монет ({ $coins }), і виконаних квестів ({ $quests }).

### Подземелья и пёсики: слова правил.

## Настройки

doggies-option-hard_start = Сложная стартовая комната
doggies-option-hard_start-help = Для трёх и четырёх игроков: стартовая комната лежит другой стороной, выходов меньше.
doggies-option-no_potions = Без зелий
doggies-option-no_potions-help = Зелий ни у кого нет, и в комнатах зелий пусто.
doggies-option-random_dogs = Случайные пёсики
doggies-option-random_dogs-help = Пёсиков не выбирают, а раздают случайно.
doggies-refuse-hard-start = Для двух игроков стартовая комната и так лежит сложной стороной: выключите эту настройку.

## Игроки-программы

doggies-bot-rival = опытный, кладёт карты назло другим

## О чём спрашивают

doggies-prompt-dog = Выберите пёсика.
doggies-prompt-quest = Оставьте себе один квест втайне. Второй смогут выполнять все.
doggies-prompt-turn = Ваш ход: исследовать подземелье, выйти из него или лечь спать.
doggies-prompt-turn-last = Карт в этом раунде больше нет: выходите или ложитесь спать.
doggies-prompt-turn-sleep = Дальше дороги нет и выхода тоже: ложитесь спать.
doggies-prompt-place = { $card }: положите карту так, чтобы её выход совпал с другим выходом.
doggies-prompt-walk-start = Путь начинается в стартовой комнате: выберите светящуюся комнату.
doggies-prompt-walk-turn = Путь начинается: выберите светящуюся комнату. Карты с кольцом можно сначала повернуть.
doggies-prompt-walk = Выберите следующую комнату или выход.
doggies-prompt-monster = { $card }: сразиться или прокрасться мимо?
doggies-prompt-coin = { $card }: положить лапку или идти дальше?
doggies-prompt-artifact = { $card }: положить лапку или идти дальше?
doggies-prompt-chest = { $card }: положить лапку или идти дальше? Без ключа сундук ничего не принесёт.
doggies-prompt-potion = { $card }: положить лапку и взять зелье или идти дальше?
doggies-prompt-tramp = { $card }: нанять его и какой стороной? В конце игры он обойдётся в монету.
doggies-prompt-trap = { $card } ({ $symbol }): обезвредьте её или положите лапку и заберите с собой.
doggies-prompt-wait = { $count ->
    [one] Ждём: { $seats }.
    [few] Ждём: { $seats }.
   *[many] Ждём: { $seats }.
}
doggies-prompt-over = Игра окончена.

## Почему нельзя: до первого хода

doggies-why-watching = Вы наблюдаете и не можете ходить.
doggies-why-over = Игра окончена.
doggies-why-wait = Сейчас не ваш ход. Сначала: { $seats }.
doggies-why-dog-first = Сначала выберите пёсика.
doggies-why-dogs-chosen = Пёсиков выбирают один раз на всю игру.
doggies-why-dog-taken = { $dog }: этого пёсика уже взял игрок { $seat }.
doggies-why-quest-first = Сначала выберите, какой квест оставить.
doggies-why-quest-chosen = Ваш квест выбран; остальные ещё думают.
doggies-why-foreign-quest = Этого квеста вам не сдавали: { $quest }.
doggies-why-no-quest-now = Квесты выбирают только перед первым раундом.

## Почему нельзя: ходы

doggies-why-explore-first = Сначала исследуйте подземелье: класть пока нечего.
doggies-why-place-first = Сначала положите взятую карту: { $card }.
doggies-why-walk-on = Вы уже идёте к выходу: путь надо пройти до конца.
doggies-why-not-walking = Вы ещё не идёте к выходу. Сначала выберите «Выйти».
doggies-why-pile-empty = Стопка пуста: исследовать в этом раунде больше нечего.
doggies-why-countdown-over = Обратный отсчёт закончился: исследовать в этом раунде больше нечего.
doggies-why-no-spot = Нет выхода, к которому можно приложить карту.
doggies-why-leave-no-exit = Ни один путь не ведёт из подземелья.
doggies-why-leave-blocked = Все пути наружу закрыты чужими лапками, обезвреженными ловушками или дырами.
doggies-why-leave-locked = Все пути наружу заперты, а ключа у вас нет.
doggies-why-leave-danger = Живым не выйти: для ваших щитов и лапок слишком много монстров и ловушек.

## Почему нельзя: выкладывание

doggies-why-lonely = Карта должна касаться комнаты.
doggies-why-occupied = Здесь уже лежит комната: { $card }.
doggies-why-place-hole = Здесь дыра с лапкой ({ $seat }): до конца раунда ничего положить нельзя.
doggies-why-place-disarmed = К обезвреженной ловушке ничего не приложить.
doggies-why-no-exit-there = Ни у одной соседней комнаты нет выхода к этому месту.
doggies-why-turn-it = В таком положении ни один выход карты не совпадает с другим. Поверните её.
doggies-why-same-turn = Другой поворот даёт те же стороны: выберите его.

## Почему нельзя: путь

doggies-why-dead-end = После этого вам уже не выйти.
doggies-why-decide-first = Сначала решите, что делать с комнатой: { $card }.
doggies-why-nothing-here = В этой комнате решать нечего.
doggies-why-wrong-room = Здесь так нельзя: { $card }.
doggies-why-no-paw = Лапок больше нет.
doggies-why-damage = { $damage ->
    [one] Урон: { $damage }
    [few] Урон: { $damage }
   *[many] Урон: { $damage }
}, а { $left ->
    [one] остался { $left } щит
    [few] осталось { $left } щита
   *[many] осталось { $left } щитов
}. Хотя бы один должен уцелеть.
doggies-why-weak = Пока не победить: { $card }. { doggies-because-weak }
doggies-because-weak = Нужно ещё: { $sword ->
    [0] { "" }
    [one] { $sword } меч
    [few] { $sword } меча
   *[many] { $sword } мечей
}{ $bow ->
    [0] { "" }
   *[other] { $sword ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $bow ->
    [0] { "" }
    [one] { $bow } лук
    [few] { $bow } лука
   *[many] { $bow } луков
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
    [one] { $fireball } огненный шар
    [few] { $fireball } огненных шара
   *[many] { $fireball } огненных шаров
}
doggies-why-potions-not-held = Таких зелий у вас нет.
doggies-why-potions-in-vain = Хватит и меньшего числа зелий; зря они не тратятся.
doggies-why-supply = В запасе нет такого зелья: { $symbol }.
doggies-why-no-potion = У вас нет зелья с этим символом: { $symbol }.
doggies-why-not-yours = У вас нет этой карты: { $card }.
doggies-why-wrong-symbol = { $card }: на карте нет символа, который нужен ловушке ({ $symbol }).
doggies-why-not-joan = Карать монстров умеет только Жанна Гавк.
doggies-why-smite-dragon = Дракона не покарать.
doggies-why-smite-paws = Кара стоит двух лапок.
doggies-why-smite-needless = Этого монстра можно победить в бою, хотя бы с зельем, — тогда кара недоступна.
doggies-why-leads-out = С этой стороны комнаты нет.
doggies-why-room-there = С этой стороны лежит комната: { $card }.
doggies-why-wall = Стена.
doggies-why-locked = Дверь заперта, а ключа у вас нет.
doggies-why-hole = Дыра с лапкой ({ $seat }): в этом раунде никому не пройти.
doggies-why-start = Здесь начинается каждый путь, и назад он не ведёт.
doggies-why-visited = На этом пути вы там уже были: { $card }.
doggies-why-disarmed = Обезвреженная ловушка: закрыта до конца раунда.
doggies-why-claimed = Там лежит лапка ({ $seat }): { $card }.
doggies-why-not-bonk = Стены пробивает только Боньк Могучий.
doggies-why-open-already = Здесь и так открыто: пробивать нечего.
doggies-why-no-portal = Вы не в портале.
doggies-why-no-portal-there = Портала там нет.
doggies-why-not-sharik = Поворачивать карты умеет только Шарик Огненный.
doggies-why-turn-at-start = Карты поворачивают только в начале пути.
doggies-why-nothing-to-turn = Поворачивать там нечего.
doggies-why-turn-disarmed = Обезвреженную ловушку не повернуть.
doggies-why-turn-claimed = На карте лежит лапка ({ $seat }): её не повернуть.
doggies-why-turned-already = Эту карту вы на этом пути уже поворачивали.
doggies-why-same-sides = Карта так уже и лежит.

## Подсчёт

doggies-score-rooms = Комнаты с монетами
doggies-score-monsters = Монеты монстров
doggies-score-chests = Сундуки: { $chests }, ключи: { $keys }
doggies-score-losses = Ловушки: { $traps }, бродяги: { $tramps }
doggies-score-personal = { $kind ->
    [symbol] Личный квест «{ $quest }»: { $count ->
        [one] { $count } символ
        [few] { $count } символа
       *[many] { $count } символов
    }
   *[monster] Личный квест «{ $quest }»: { $count ->
        [one] { $count } монстр
        [few] { $count } монстра
       *[many] { $count } монстров
    }
}
doggies-score-common = { $kind ->
    [symbol] Общий квест «{ $quest }»: { $count ->
        [one] { $count } символ
        [few] { $count } символа
       *[many] { $count } символов
    }
   *[monster] Общий квест «{ $quest }»: { $count ->
        [one] { $count } монстр
        [few] { $count } монстра
       *[many] { $count } монстров
    }
}
doggies-score-chests-row = Сундуки, открытые ключами
doggies-score-losses-row = Потери: ловушки и бродяги
doggies-score-personal-row = Личный квест
doggies-score-common-row = Общий квест «{ $quest }»
doggies-score-total = Итого
doggies-score-tie = Монет поровну; выполнено квестов: { $quests }
doggies-score-rooms-decided = Всё решили комнаты с монетами: на { $more ->
    [one] { $more } монету
    [few] { $more } монеты
   *[many] { $more } монет
  } больше, чем на втором месте.
doggies-score-monsters-decided = Всё решили монстры: на { $more ->
    [one] { $more } монету
    [few] { $more } монеты
   *[many] { $more } монет
  } больше, чем на втором месте.
doggies-score-chests-decided = Всё решили сундуки: на { $more ->
    [one] { $more } монету
    [few] { $more } монеты
   *[many] { $more } монет
  } больше, чем на втором месте.
doggies-score-losses-decided = Всё решили ловушки и бродяги: второму месту они стоили на { $more ->
    [one] { $more } монету
    [few] { $more } монеты
   *[many] { $more } монет
  } больше.
doggies-score-personal-decided = Всё решил личный квест: на { $more ->
    [one] { $more } монету
    [few] { $more } монеты
   *[many] { $more } монет
  } больше, чем на втором месте.
doggies-score-common-decided = Всё решил общий квест «{ $quest }»: на { $more ->
    [one] { $more } монету
    [few] { $more } монеты
   *[many] { $more } монет
  } больше, чем на втором месте.

doggies-outcome-coins-how = Больше всех монет: { $coins }.
doggies-outcome-quests-how = Монет поровну ({ $coins }), но квестов выполнено больше ({ $quests }).
doggies-outcome-shared-how = Поровну и монет ({ $coins }), и выполненных квестов ({ $quests }).
doggies-outcome-coins = Победитель — { $seats }, { $coins ->
    [one] { $coins } монета.
    [few] { $coins } монеты.
   *[many] { $coins } монет.
}
doggies-outcome-quests = Побеждает { $seats }: монет поровну ({ $coins }), но квестов выполнено больше ({ $quests }).
doggies-outcome-shared = Общая победа: { $seats }. Поровну и монет ({ $coins }), и выполненных квестов ({ $quests }).

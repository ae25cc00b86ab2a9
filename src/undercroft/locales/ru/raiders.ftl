### Расхитители подземелий: что говорят правила.

## Настройки

raiders-option-variant = Вариант
raiders-option-variant-standard = Обычный
raiders-option-variant-tactical = Тактический
raiders-option-variant-help = Обычный: все выбирают втайне и открывают карты разом. Тактический: карты выкладывают в открытую по очереди, начинает владелец свитка.

## Что нужно сделать

raiders-prompt-treasure = { $room }: сыграйте карту. Старшая карта забирает первый сундук.
raiders-prompt-monster = { $room }: сыграйте карту. Если вместе не хватит сил, ранят того, кто сыграл меньше всех.
raiders-prompt-vault = { $room }: сыграйте карту. Её число решает, что вы возьмёте.
raiders-prompt-trap = { $room }: сыграйте карту. Старшая карта на столе определяет наказание.
raiders-prompt-boss = Босс, { $room }: сыграйте последнюю карту.
raiders-prompt-second = { $room }: шар показал вам чужие карты. Сыграйте настоящую карту.
raiders-prompt-wait = { $count ->
    [one] Ждём игрока { $seats }.
   *[other] Ждём игроков: { $seats }.
}
raiders-prompt-over = Игра окончена.

## Почему нельзя

raiders-why-watching = Вы наблюдаете и не можете ходить.
raiders-why-over = Игра окончена.
raiders-why-chosen = Вы уже сыграли карту в этой комнате.
raiders-why-wait = Сейчас не ваш ход: { $count ->
    [one] сначала ходит { $seats }.
   *[other] сначала ходят { $seats }.
}
raiders-why-spent = Ваша карта { $value } уже сыграна на этом этаже.
raiders-why-no-item = У вас нет такой карты: { $item }.
raiders-why-second-ball = Второй шар в той же комнате играть нельзя: сыграйте настоящую карту.
raiders-why-key = Ключ годится только для сокровищ (и чтобы уйти от Мегадракона).
raiders-why-sword = Меч годится только против монстров и боссов.
raiders-why-torch = Факел кладут в комнату, только чтобы уйти от Волчьей стаи; иначе он освещает тёмные комнаты.
raiders-why-torch-used = На этом этаже вы уже зажигали факел и знаете, что скрыто в темноте.
raiders-why-nothing-dark = На этом этаже больше нет закрытых комнат.

## Боссы одной строкой

raiders-boss-petrifies = Если сил не хватит, младшие карты обратятся в камень и выбывают из игры.
raiders-boss-escape = { $item } позволяет уйти. Младшие из оставшихся получают { $wounds ->
    [one] { $wounds } рану.
    [few] { $wounds } раны.
   *[many] { $wounds } ран.
}
raiders-boss-fives = Пятёрка и меч считаются здесь за { $value }. Младшие карты получают { $wounds ->
    [one] { $wounds } рану.
    [few] { $wounds } раны.
   *[many] { $wounds } ран.
}
raiders-boss-highest = Нападает на старшие карты: { $wounds ->
    [one] { $wounds } рана.
    [few] { $wounds } раны.
   *[many] { $wounds } ран.
}
raiders-boss-reward = Старшим картам по { $coins ->
    [one] { $coins } монете
    [few] { $coins } монеты
   *[many] { $coins } монет
} (но не когда все равны и проиграли). Поражение: младшим по { $wounds ->
    [one] { $wounds } ране.
    [few] { $wounds } раны.
   *[many] { $wounds } ран.
}
raiders-boss-robs-and-wounds = Если сил не хватит, младшие карты теряют { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} и получают { $wounds ->
    [one] { $wounds } рану.
    [few] { $wounds } раны.
   *[many] { $wounds } ран.
}
raiders-boss-robs = Если сил не хватит, младшие карты теряют { $coins ->
    [one] { $coins } монету, но ран не получают.
    [few] { $coins } монеты, но ран не получают.
   *[many] { $coins } монет, но ран не получают.
}
raiders-boss-plain = Если сил не хватит, младшие карты получают { $wounds ->
    [one] { $wounds } рану.
    [few] { $wounds } раны.
   *[many] { $wounds } ран.
}

## Подсчёт

raiders-score-petrified = Босс обратил в камень: вне игры
raiders-score-wounds = Раны
raiders-score-fainted = Больше всех ран: без чувств, победить нельзя
raiders-score-standing = На ногах
raiders-score-all-equal = Ран у всех поровну: никто не падает без чувств
raiders-score-two-of-three = Втроём никто не падает без чувств, если больше всех ран у двоих
raiders-score-coins = Монеты
raiders-score-most-coins = Больше всех монет среди тех, кто на ногах
raiders-score-fewer-coins = Меньше монет, чем у самого богатого: у него { $most }
raiders-score-tie-won = Монет столько же, но ран меньше ({ $seats })
raiders-score-tie-lost = Монет столько же, но ран больше ({ $seats })
raiders-score-tie-shared = И монет, и ран поровну: общая победа ({ $seats })

raiders-outcome-coins-how = Больше всех монет: { $coins }.
raiders-outcome-wounds-how = Монет столько же, сколько у других ({ $coins }), но ран меньше ({ $wounds }).
raiders-outcome-shared-how = Поровну и монет ({ $coins }), и ран ({ $wounds }).
raiders-outcome-last-how = Больше никого не осталось на ногах.
raiders-outcome-coins = Побеждает { $seats }: больше всех монет ({ $coins }).
raiders-outcome-wounds = Побеждает { $seats }: монет поровну с другими ({ $coins }), но ран меньше ({ $wounds }).
raiders-outcome-shared = Общая победа: { $seats }. Поровну и монет ({ $coins }), и ран ({ $wounds }).
raiders-outcome-last = Побеждает { $seats }: больше никого не осталось на ногах.
raiders-outcome-nobody = Никто не победил: всех обратили в камень.

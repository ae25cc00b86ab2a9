### Розкрадачі підземель: що кажуть правила.

## Налаштування

raiders-option-variant = Варіант
raiders-option-variant-standard = Звичайний
raiders-option-variant-tactical = Тактичний
raiders-option-variant-help = Звичайний: усі вибирають таємно й відкривають карти разом. Тактичний: карти викладають відкрито по черзі, починає власник сувою.

## Що треба зробити

raiders-prompt-treasure = { $room }: зіграйте карту. Старша карта забирає першу скриню.
raiders-prompt-monster = { $room }: зіграйте карту. Якщо разом забракне сил, поранять того, хто зіграв найменше.
raiders-prompt-vault = { $room }: зіграйте карту. Її число вирішує, що ви візьмете.
raiders-prompt-trap = { $room }: зіграйте карту. Старша карта на столі визначає покарання.
raiders-prompt-boss = Бос, { $room }: зіграйте останню карту.
raiders-prompt-second = { $room }: куля показала вам чужі карти. Зіграйте справжню карту.
raiders-prompt-wait = { $count ->
    [one] Чекаємо на гравця { $seats }.
   *[other] Чекаємо на гравців: { $seats }.
}
raiders-prompt-over = Гру завершено.

## Чому не можна

raiders-why-watching = Ви спостерігаєте й не можете ходити.
raiders-why-over = Гру завершено.
raiders-why-chosen = Ви вже зіграли карту в цій кімнаті.
raiders-why-wait = Зараз не ваш хід: { $count ->
    [one] спершу ходить { $seats }.
   *[other] спершу ходять { $seats }.
}
raiders-why-spent = Вашу карту { $value } вже зіграно на цьому поверсі.
raiders-why-no-item = У вас немає такої карти: { $item }.
raiders-why-second-ball = Другу кулю в тій самій кімнаті грати не можна: зіграйте справжню карту.
raiders-why-key = Ключ придатний лише для скарбів (і щоб утекти від Мегадракона).
raiders-why-sword = Меч придатний лише проти монстрів і босів.
raiders-why-torch = Смолоскип кладуть у кімнату, лише щоб утекти від Вовчої зграї; інакше він освітлює темні кімнати.
raiders-why-torch-used = На цьому поверсі ви вже запалювали смолоскип і знаєте, що сховано в темряві.
raiders-why-nothing-dark = На цьому поверсі більше немає закритих кімнат.

## Боси одним рядком

raiders-boss-petrifies = Якщо забракне сил, молодші карти скам’яніють і вибувають із гри.
raiders-boss-escape = { $item } дає змогу втекти. Молодші з решти отримують { $wounds ->
    [one] { $wounds } рану.
    [few] { $wounds } рани.
   *[many] { $wounds } ран.
}
raiders-boss-fives = П’ятірка й меч рахуються тут за { $value }. Молодші карти отримують { $wounds ->
    [one] { $wounds } рану.
    [few] { $wounds } рани.
   *[many] { $wounds } ран.
}
raiders-boss-highest = Нападає на старші карти: { $wounds ->
    [one] { $wounds } рана.
    [few] { $wounds } рани.
   *[many] { $wounds } ран.
}
raiders-boss-reward = Старшим картам по { $coins ->
    [one] { $coins } монеті
    [few] { $coins } монети
   *[many] { $coins } монет
} (але не коли всі рівні й програли). Поразка: молодшим по { $wounds ->
    [one] { $wounds } рані.
    [few] { $wounds } рани.
   *[many] { $wounds } ран.
}
raiders-boss-robs-and-wounds = Якщо забракне сил, молодші карти втрачають { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
} й отримують { $wounds ->
    [one] { $wounds } рану.
    [few] { $wounds } рани.
   *[many] { $wounds } ран.
}
raiders-boss-robs = Якщо забракне сил, молодші карти втрачають { $coins ->
    [one] { $coins } монету, але ран не отримують.
    [few] { $coins } монети, але ран не отримують.
   *[many] { $coins } монет, але ран не отримують.
}
raiders-boss-plain = Якщо забракне сил, молодші карти отримують { $wounds ->
    [one] { $wounds } рану.
    [few] { $wounds } рани.
   *[many] { $wounds } ран.
}

## Підрахунок

raiders-score-petrified = Бос обернув на камінь: поза грою
raiders-score-wounds = Рани
raiders-score-fainted = Найбільше ран: зомліває, перемогти не може
raiders-score-standing = На ногах
raiders-score-all-equal = Ран в усіх порівну: ніхто не зомліває
raiders-score-two-of-three = Утрьох ніхто не зомліває, якщо найбільше ран у двох
raiders-score-coins = Монети
raiders-score-most-coins = Найбільше монет серед тих, хто на ногах
raiders-score-fewer-coins = Менше монет, ніж у найбагатшого: у нього { $most }
raiders-score-tie-won = Монет стільки ж, але ран менше ({ $seats })
raiders-score-tie-lost = Монет стільки ж, але ран більше ({ $seats })
raiders-score-tie-shared = І монет, і ран порівну: спільна перемога ({ $seats })

raiders-outcome-coins-how = Найбільше монет: { $coins }.
raiders-outcome-wounds-how = Монет стільки ж, скільки в інших ({ $coins }), але ран менше ({ $wounds }).
raiders-outcome-shared-how = Порівну і монет ({ $coins }), і ран ({ $wounds }).
raiders-outcome-last-how = Більше нікого не лишилося на ногах.
raiders-outcome-coins = Перемагає { $seats }: найбільше монет ({ $coins }).
raiders-outcome-wounds = Перемагає { $seats }: монет порівну з іншими ({ $coins }), але ран менше ({ $wounds }).
raiders-outcome-shared = Спільна перемога: { $seats }. Порівну і монет ({ $coins }), і ран ({ $wounds }).
raiders-outcome-last = Перемагає { $seats }: більше нікого не лишилося на ногах.
raiders-outcome-nobody = Ніхто не переміг: усіх обернуто на камінь.

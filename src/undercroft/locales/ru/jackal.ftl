### Шакал: Подземелье: что говорят правила.

## Настройки

jackal-option-mud = Лужи грязи
jackal-option-mud-help = Кто вошёл в грязь, тот в ней и останавливается.
jackal-option-five_tiles = Пять плиток
jackal-option-five_tiles-help = У каждого с начала пять своих открытых плиток. Нужна грязь; от двух до четырёх игроков.
jackal-option-alliances = Союзы
jackal-option-alliances-help = Сидящие напротив друг друга побеждают вместе. Четыре или шесть игроков.
jackal-refuse-five-tiles-mud = Пять плиток бывают только с грязью: включите её.
jackal-refuse-five-tiles-seats = Пять плиток — игра не больше чем на { $most } игроков.
jackal-refuse-alliances = Союзы — для четырёх или шести игроков.

## Игроки-программы

jackal-bot-sly = опытный, ищет пари

## Что нужно сделать

jackal-prompt-map = Выложите плитку: строим пещеру.
jackal-prompt-move = Ваш ход: исследовать, бросить кубик, нырнуть или остаться?
jackal-prompt-place = Выложите плитку, которую вытянули.
jackal-prompt-step = Шагнуть на новую плитку?
jackal-prompt-walk = Выпало { $die }. Куда идёте?
jackal-prompt-swim = Проход открыт ({ $die } и { $second })! Проплыть, пройти до { $die } { $die ->
    [one] шага
   *[other] шагов
} или остаться?
jackal-prompt-no-swim = Не проплыть ({ $die } и { $second }). Пройти до { $die } { $die ->
    [one] шага
   *[other] шагов
} или остаться?
jackal-prompt-action = Одно действие: взять монету, пари, летучие мыши — или конец хода.
jackal-prompt-coin = Вы победили. В какой пустой зал отправить монету игрока { $seat }?
jackal-prompt-head-start = Фора: выпало { $die }. Куда бежите?
jackal-prompt-head-start-take = Взять здешнюю монету?
jackal-prompt-bat-move = Вы победили, выпало { $die }. Куда летучие мыши загонят игрока { $seat }?
jackal-prompt-wait = Ждём игрока { $seat }.
jackal-prompt-over = Игра окончена.

## Почему нельзя

jackal-why-watching = Вы наблюдаете и не можете ходить.
jackal-why-over = Игра окончена.
jackal-why-wait = Сейчас не ваш ход: ходит { $seat }.
jackal-why-not-now = Сейчас этого не спрашивают.
jackal-why-explore = Ни одна плитка из запаса никуда не подходит.
jackal-why-roll = Отсюда некуда идти.
jackal-why-dive = Нужно стоять в туннеле с тайным ходом.
jackal-why-dive-nowhere = Вынырнуть негде: другого тайного хода нет.
jackal-why-take = В туннеле, где вы стоите, нет монеты.
jackal-why-no-tile = Сейчас выкладывать нечего.
jackal-why-taken = Там уже лежит плитка.
jackal-why-apart = Плитка должна лежать рядом с другой.
jackal-why-no-match = Края не сходятся: туннель должен встречать туннель, стена — стену.
jackal-why-no-joint = Хотя бы один туннель должен продолжиться.
jackal-why-dead-end = У входа должен оставаться путь дальше: ни тупика, ни петли.
jackal-why-sealed = Так закроется последний путь от входа.
jackal-why-same-turn = Плитка выглядит так же при другом повороте: используйте его.
jackal-why-roll-first = Сначала бросьте кубик.
jackal-why-dive-first = Сначала нырните.
jackal-why-no-tunnel = Такого туннеля нет.
jackal-why-moved = Движение в этом ходу уже закончено.
jackal-why-here = Пират уже стоит там.
jackal-why-too-far = Слишком далеко: столько шагов не выпало.
jackal-why-too-far-or-mud = Слишком далеко, или на пути грязь.
jackal-why-not-dived = Вы не ныряли: проход открывается только при нырянии.
jackal-why-no-swim = Кубики не открыли проход.
jackal-why-no-passage = Там нет другого тайного хода.
jackal-why-drop = Монету кладут в пустой золотой зал, где никто из вас двоих не стоит.
jackal-why-no-ally = В этой игре нет союзов.
jackal-why-ally = С союзником не спорят и летучих мышей на него не насылают.
jackal-why-give-apart = Нужно стоять в одном туннеле с союзником.
jackal-why-give-coins = У вас нет столько монет.
jackal-why-target = Выберите другого игрока.
jackal-why-no-bats = У вас не осталось летучих мышей.
jackal-why-no-wagers = У вас не осталось пари.
jackal-why-wager-apart = Нужно быть на одной плитке с игроком { $seat }.
jackal-why-wager-coins = У обоих должно быть хотя бы по монете.
jackal-why-no-display = Эта игра идёт без пяти плиток.
jackal-why-slot-used = Эту плитку вы уже выложили.
jackal-why-unplaceable = Сейчас эта плитка никуда не подходит.

## Конец

jackal-score-coins = Монеты
jackal-score-team = Монеты вместе с игроком { $seat }
jackal-score-team-row = Монеты союза
jackal-score-steps = Шагов до лестницы
jackal-score-cut-off = Путь к лестнице отрезан
jackal-outcome-home-how = { $count ->
    [one] Раньше всех вверх по лестнице с добычей.
   *[other] Вместе вверх по лестнице с добычей.
}
jackal-outcome-quiet-how = Слишком долго ничего не происходит: побеждает самый богатый.
jackal-outcome-long-how = Фонари гаснут: побеждает самый богатый.
jackal-outcome-home = { $count ->
    [one] { $seats } раньше всех поднимается по лестнице с добычей.
   *[other] { $seats } вместе поднимаются по лестнице с добычей.
}
jackal-outcome-quiet = Слишком долго ничего не происходит: побеждает самый богатый — { $seats }.
jackal-outcome-long = Фонари гаснут: побеждает самый богатый — { $seats }.

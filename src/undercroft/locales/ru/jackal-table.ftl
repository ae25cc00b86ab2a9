### Шакал: Подземелье: слова стола в браузере.

## Действия

jackal-verb-Explore = Исследовать
jackal-verb-Roll = Бросить кубик
jackal-verb-Dive = Нырнуть
jackal-verb-Stay = Остаться
jackal-verb-StepOn = Шагнуть
jackal-verb-MoveTo = Идти сюда
jackal-verb-SwimTo = Плыть сюда
jackal-verb-TakeCoin = Взять монету
jackal-verb-Wager = Пари
jackal-verb-Prank = Летучие мыши
jackal-verb-Give = Отдать монеты
jackal-verb-EndTurn = Конец хода
jackal-verb-DropCoin = Положить монету сюда
jackal-verb-LeaveCoin = Оставить проигравшему
jackal-verb-MovePirate = Загнать сюда
jackal-verb-LeavePirate = Не трогать
jackal-win-MoveTo = На лестницу: победа!
jackal-win-MovePirate = Загнать сюда: { $name } победит!
jackal-lay = Положить сюда
jackal-turn = Повернуть
jackal-give = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
jackal-target = { $home ->
    [-1] монет: { $coins }, путь отрезан, до золота: { $gold }
   *[other] монет: { $coins }, до лестницы: { $home }, до золота: { $gold }
}
jackal-target-home = { $home ->
    [-1] монет: { $coins }, путь отрезан
   *[other] монет: { $coins }, до лестницы: { $home }
}
jackal-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
jackal-hall-chance = зал: { $percent } %
jackal-dive-chance = 1 из 3 или пешком
jackal-dive-about = Два кубика: если они равны или дают семь (1 из 3), вы плывёте к другому ходу. Иначе идёте пешком не дальше меньшего кубика. Выходов: { $exits }.
jackal-dive-exits = Вынырнуть можно в { $exits ->
    [one] { $exits } месте.
   *[other] { $exits } местах.
}
jackal-ask-lay = Положить так?
jackal-note-Wager = С кем заключаете пари?
jackal-note-Prank = На кого наслать летучих мышей?
jackal-note-Give = Сколько монет получит союзник?
jackal-about-Wager = Шанс 62 %. Монета уйдёт в пустой зал, а не вам.
jackal-about-Prank = Шанс 62 %. Победитель гонит чужого пирата.
jackal-tokens-after = Жетонов останется: { $left }.
jackal-at-frontier = Открытый край: на новую плитку здесь можно сразу шагнуть.
jackal-not-at-frontier = Открытого края нет: новая плитка вас не продвинет.
jackal-foresee-joints = Соединит туннелей: { $joints }, путей от входа: { $openings }.
jackal-foresee-step = На неё можно шагнуть.
jackal-foresee-no-step = Шагнуть на неё нельзя.
jackal-foresee-hall = { $steps ->
    [one] До золота будет { $steps } шаг.
    [few] До золота будет { $steps } шага.
   *[many] До золота будет { $steps } шагов.
}
jackal-foresee-hall-cut-off = До этого золота не добраться.
jackal-hall-steps = Шагов дотуда: { $list }
jackal-die = Кубик: { $die }

## Карта

jackal-map = Карта пещеры. Стрелки переходят от места к месту.
jackal-map-home = Показать вход
jackal-map-place = { $facts } (восток { $x }, север { $y }){ $steps ->
    [0] { "" }
    [one] , { $steps } шаг
    [few] , { $steps } шага
   *[many] , { $steps } шагов
}
jackal-map-place-offered = Можно: { $facts } (восток { $x }, север { $y }){ $steps ->
    [0] { "" }
    [one] , { $steps } шаг
    [few] , { $steps } шага
   *[many] , { $steps } шагов
}
jackal-map-cell = Пустое место (восток { $x }, север { $y }): плитка не подходит
jackal-map-cell-offered = Положить сюда (восток { $x }, север { $y }), поворотов: { $turns }
jackal-map-stop = стоп
jackal-map-chance = { $percent } %
jackal-place-tunnel = туннель { $number } из { $all }
jackal-place-passage = тайный ход
jackal-place-mud = грязь
jackal-place-coin = монета
jackal-about-entrance = Лестница наружу. Кто закончит здесь движение, имея достаточно монет, тот победил.
jackal-about-cavern = Подходит везде: каждая сторона встречает и туннель, и стену.
jackal-about-cave = Плитка пещеры.
jackal-about-hall = Когда плитку кладут, в зале появляется монета. Её берёт действием тот, кто стоит в этом туннеле.
jackal-about-separate = Туннелей на плитке: { $count }, и они не соединены. Перейти здесь из одного в другой нельзя.
jackal-about-passage = В туннеле с расщелиной можно нырнуть к другому тайному ходу.
jackal-about-mud = Кто вошёл в грязь, там и останавливается.
jackal-about-mud-off = В этой партии грязь не считается.

## Места и свои вещи

jackal-chip-map = Строим пещеру, осталось плиток: { $left }
jackal-chip-round = Круг { $round }
jackal-moment-won = { $count ->
    [one] Победитель — { $names }!
   *[other] Победители — { $names }!
  }
jackal-goal = { $team ->
    [yes] Победа: оба у лестницы, { $goal } монет
   *[no] Победа: { $goal } монет у лестницы
}
jackal-goal-full = { $team ->
    [yes] Союзники побеждают вместе: оба стоят у входа, где лестница, и на двоих у них { $goal } монет. Имя союзника стоит под вашим.
   *[no] Побеждает тот, кто первым вернётся ко входу, где лестница, с { $goal } монетами. Монеты лежат в золотых залах.
}
jackal-chip-quiet = Кругов без событий: { $quiet } из { $limit }
jackal-chip-last = { $left ->
    [one] Остался { $left } круг
    [few] Осталось { $left } круга
   *[many] Осталось { $left } кругов
}
jackal-seat-show = Показать пирата на карте
jackal-seat-ally = и { $name }
jackal-seat-coins = Монеты
jackal-seat-wagers = Осталось пари
jackal-seat-bats = Осталось летучих мышей
jackal-seat-home = Шагов до лестницы
jackal-seat-nearest = Ближе всех к лестнице с золотом, шагов
jackal-seat-rich = Монет хватает! До лестницы { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, примерно { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
jackal-seat-rich-home = Дома с золотом!
jackal-seat-rich-cut-off = Монет хватает, но путь к лестнице отрезан
jackal-seat-rich-short = Домой: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}!
jackal-seat-rich-cut-off-short = Путь отрезан
jackal-own-coins = { $team ->
    [yes] Монеты у вас двоих: { $coins } из { $goal }
   *[no] Ваши монеты: { $coins } из { $goal }
}
jackal-own-wagers = Пари: { $count }
jackal-own-bats = Летучие мыши: { $count }
jackal-own-tiles = Ваши плитки
jackal-own-tile = Ваша плитка: { $name }
jackal-own-used = использована

## Испытание

jackal-trial-wager = Пари
jackal-trial-prank = Летучие мыши
jackal-trial-throws = Показать броски
jackal-trial-ties = Ничья — в пользу того, кто начал; сопернику надо дважды бросить больше.
jackal-trial-won = { $you ->
    [yes] Вы победили.
   *[no] Победитель — { $seat }.
}

## Боковая панель

jackal-info = Осталось плиток
jackal-info-left = Все оставшиеся плитки
jackal-info-map = Осталось для пещеры
jackal-info-stock = В запасе
jackal-info-halls = Золотых залов
jackal-info-passages = Тайных ходов
jackal-info-chance = Следующая — зал
jackal-info-openings = Путей дальше от входа
jackal-info-returned = Вернулись в стопку: { $tiles }
jackal-legend = Как читать карту
jackal-legend-entrance = Вход с лестницей: здесь начинают и здесь побеждают.
jackal-legend-bridge = Туннель над туннелем: они не соединены
jackal-legend-bends = Два изгиба: два туннеля, не соединены
jackal-legend-cave-in = Завал: туннель здесь кончается
jackal-legend-cavern = Каверна: подходит и к туннелям, и к стенам
jackal-legend-hall = Золотой зал с монетой
jackal-legend-passage = Тайный ход: здесь ныряют
jackal-legend-mud = Грязь: здесь движение кончается

## Клавиши

jackal-key-arrows = Ходить по карте
jackal-key-next = Следующее освещённое место
jackal-key-enter = Выбрать место; ещё раз — идти или положить плитку
jackal-key-move = Исследовать, бросить, нырнуть, остаться
jackal-key-turn = Повернуть плитку
jackal-key-deed = Шагнуть, взять монету, закончить ход
jackal-key-trial = Пари, летучие мыши, отдать
jackal-key-look = Рассмотреть плитку
jackal-key-home = Показать вход
jackal-key-zoom = Ближе, дальше, вся карта
jackal-key-cancel = Отложить

## Записи

jackal-log-set-aside = Никуда не подходит и возвращается: { $tiles }.
jackal-log-drew = { $seat_you ->
    [yes] Вы тянете: { $tile }.
   *[no] { $seat } тянет: { $tile }.
}
jackal-log-map-done = Пещера построена: все спускаются
jackal-log-left-over = Не подошли и уходят в запас, плиток: { $count }.
jackal-log-placed = { $seat_you ->
    [yes] Вы кладёте: { $tile }.
   *[no] { $seat } кладёт: { $tile }.
}
jackal-log-turn = Круг { $round }: { $seat }
jackal-log-own-tile = { $seat_you ->
    [yes] Вы берёте свою плитку: { $tile }.
   *[no] { $seat } берёт свою плитку: { $tile }.
}
jackal-log-rolled = { $seat_you ->
    [yes] Вы бросаете кубик: { $die }.
   *[no] { $seat } бросает кубик: { $die }.
}
jackal-log-dived = { $seat_you ->
    [yes] Вы ныряете, { $die } и { $second }: проход открыт!
   *[no] { $seat } ныряет, { $die } и { $second }: проход открыт!
}
jackal-log-dived-not = { $seat_you ->
    [yes] Вы ныряете, { $die } и { $second }: не проплыть.
   *[no] { $seat } ныряет, { $die } и { $second }: не проплыть.
}
jackal-log-moved-walk = { $seat_you ->
    [yes] Вы проходите { jackal-steps }.
   *[no] { $seat } проходит { jackal-steps }.
}
jackal-log-moved-step = { $seat_you ->
    [yes] Вы шагаете на новую плитку.
   *[no] { $seat } шагает на новую плитку.
}
jackal-log-moved-swim = { $seat_you ->
    [yes] Вы проплываете тайным ходом.
   *[no] { $seat } проплывает тайным ходом.
}
jackal-log-moved-bats = { $seat_you ->
    [yes] Вы удираете от летучих мышей: { jackal-steps }.
   *[no] { $seat } удирает от летучих мышей: { jackal-steps }.
}
jackal-log-stayed = { $seat_you ->
    [yes] Вы остаётесь на месте.
   *[no] { $seat } остаётся на месте.
}
jackal-log-coin = { $seat_you ->
    [yes] Вы берёте монету, теперь их { $coins }.
   *[no] { $seat } берёт монету, теперь их { $coins }.
}
jackal-log-wager = { $seat_you ->
    [yes] Вы предлагаете пари игроку { $seat_to }.
   *[no] { $seat } предлагает пари игроку { $seat_to }.
}
jackal-log-prank = { $seat_you ->
    [yes] Вы насылаете летучих мышей на игрока { $seat_to }.
   *[no] { $seat } насылает летучих мышей на игрока { $seat_to }.
}
jackal-log-won = { $seat_you ->
    [yes] Вы побеждаете в испытании, { $own }:{ $other }.
   *[no] { $seat } побеждает в испытании, { $own }:{ $other }.
}
jackal-log-dropped = { $seat_you ->
    [yes] Вы кладёте монету игрока { $from_seat } в пустой зал.
   *[no] { $seat } кладёт монету игрока { $from_seat } в пустой зал.
}
jackal-log-left = { $seat_you ->
    [yes] Вы оставляете монету игроку { $from_seat }.
   *[no] { $seat } оставляет монету игроку { $from_seat }.
}
jackal-log-head-start = { $seat_you ->
    [yes] Ваша фора: { $die }.
   *[no] Фора игрока { $seat }: { $die }.
}
jackal-log-bats = { $seat_you ->
    [yes] Вы бросаете за летучих мышей: { $die }.
   *[no] { $seat } бросает за летучих мышей: { $die }.
}
jackal-log-given = { $seat_you ->
    [yes] Вы отдаёте игроку { $seat_to } монет: { $coins }.
   *[no] { $seat } отдаёт игроку { $seat_to } монет: { $coins }.
}
jackal-log-over = Конец
jackal-log-over-home = У лестницы с добычей: { $seats }.
jackal-log-over-quiet = Слишком долго ничего не происходило. Богаче всех: { $seats }.
jackal-log-over-long = Сотый круг позади. Богаче всех: { $seats }.

## Правила

jackal-rules-picture-map = Проход встречает проход, стена — стену; в углу зал с монетой.
jackal-rules-picture-trial = Испытание: у второго пирата дважды больше, и он побеждает. Поровну — в пользу того, кто начал.
jackal-rules-goal = О чём игра
jackal-rules-goal-text =
    Вы — пираты в пещере, которая растёт, пока её исследуют. Соберите монеты и первым закончите движение на входе, когда их достаточно: 10 вдвоём, 7 втроём и вчетвером, 5 впятером и вшестером.
    Неважно, кто привёл туда вашего пирата: к победе могут принести и летучие мыши.
jackal-rules-tiles = Плитки и туннели
jackal-rules-tiles-text =
    У каждой плитки есть туннели, открытые на её сторонах. Туннели одной плитки не соединяются, даже если пересекаются: вы всегда стоите в одном из них. С плитки на плитку шагают там, где выход встречает выход.
    Новую плитку кладут рядом с другой так, чтобы выход встречал выход, а стена — стену, и чтобы хотя бы один туннель продолжился. Каверна подходит ко всему; там, где она упирается в стену, прохода нет.
    У входа нельзя делать ни тупик, ни петлю; последний путь от входа нельзя закрывать, пока остались невыложенные плитки.
jackal-rules-map = Начальная карта
jackal-rules-map-text =
    Все бросают кубик; у кого больше, тот кладёт первую плитку, а потом и ходит первым. По очереди выкладывают 20 плиток. Та, что никуда не подходит, возвращается, и тянут другую.
    Как только кладут золотой зал, в нём появляется монета. Затем все пираты встают на вход.
jackal-rules-turn = Ход
jackal-rules-turn-text =
    Сначала одно движение: исследовать, или бросить кубик и идти, или нырнуть в тайный ход, или остаться. Потом не больше одного действия: взять монету, пари, летучие мыши — или ничего.
jackal-rules-explore = Исследование
jackal-rules-explore-text =
    Вытяните плитку из запаса и положите туда, где она подходит. Если она продолжает тот самый туннель, где вы стоите, можно на неё шагнуть.
jackal-rules-walk = Ходьба
jackal-rules-walk-text =
    Бросьте кубик и пройдите не больше шагов, чем выпало, сворачивая и минуя других как угодно; важно лишь, где вы закончите. Увидев число, можно и остаться. Монеты по пути не берутся.
jackal-rules-passage = Залы и тайные ходы
jackal-rules-passage-text =
    Если в начале хода вы стоите в туннеле с расщелиной, можно нырнуть: бросьте два кубика. При равных числах или сумме семь можно выплыть у любого другого тайного хода. Иначе или по желанию вы проходите не больше шагов, чем на меньшем кубике.
jackal-rules-action = Золото
jackal-rules-action-text =
    Если вы стоите в туннеле зала, где лежит монета, её можно взять действием. Действие за ход одно: взять монету и ещё поспорить нельзя.
jackal-rules-wager = Пари
jackal-rules-wager-text =
    На одной плитке с соперником, в каких угодно туннелях, если у обоих есть монета, можно потратить жетон пари. Оба трижды бросают по кубику. Соперник побеждает, только если он строго выше хотя бы дважды; иначе победа ваша.
    Победитель может положить монету проигравшего в пустой зал, где не стоит ни один из вас. Если победили вы, бросьте кубик и пробегите не больше шагов, чем выпало; если там есть монета, её можно взять.
jackal-rules-bats = Летучие мыши
jackal-rules-bats-text =
    Потратьте жетон летучих мышей против любого соперника, как бы далеко он ни был. Испытание такое же. Победитель бросает кубик и может передвинуть пирата проигравшего не больше чем на выпавшее число шагов. Монет никто не берёт.
jackal-rules-end = Конец
jackal-rules-end-text =
    Первый на входе с нужным числом монет сразу побеждает. Если десять кругов подряд нет ни новой плитки, ни взятой монеты, ни потраченного жетона, а монет никому не хватает, или прошло 100 кругов, побеждает самый богатый, при равенстве — тот, кто ближе к лестнице.
jackal-rules-variants = Варианты
jackal-rules-variants-text =
    Грязь: кто вошёл в неё, там и останавливается. В следующий ход он идёт свободно, но фора после пари не выведет из грязи, в которую вошли в этот же ход.
    Пять плиток (с грязью, от двух до четырёх игроков): у каждого пять открытых плиток — каверна, две с тайными ходами и две с грязью; одну из них можно положить вместо вытянутой.
    Союзы (четыре или шесть игроков): сидящие напротив — союзники. Оба должны стоять на входе, имея вместе 12 монет (вчетвером) или 8 (вшестером). Стоя в одном туннеле с союзником, можно действием отдать ему монеты.
jackal-rules-advice = Советы
jackal-rules-advice-text =
    Исследуйте, стоя у открытого края: зал, положенный там, ваш в тот же ход. Берегите летучих мышей до минуты, когда богатый соперник подойдёт к лестнице.

# While something is shown, the question is what it is.
jackal-show-tile = { $seat_you ->
    [yes] Вы берёте плитку…
   *[no] { $seat } берёт плитку…
}
jackal-show-cave = { $seat_you ->
    [yes] Вы кладёте плитку…
   *[no] { $seat } кладёт плитку…
}
jackal-show-die = { $seat_you ->
    [yes] Вы бросаете кубик…
   *[no] { $seat } бросает кубик…
}
jackal-show-dice = { $seat_you ->
    [yes] Вы ныряете…
   *[no] { $seat } ныряет…
}
jackal-show-walk = { $seat_you ->
    [yes] Вы в пути…
   *[no] { $seat } в пути…
}
jackal-show-bats = { $seat_you ->
    [yes] Вы удираете от летучих мышей…
   *[no] { $seat } удирает от летучих мышей…
}
jackal-show-coin = { $seat_you ->
    [yes] Вы берёте монету…
   *[no] { $seat } берёт монету…
}
jackal-show-drop = { $seat_you ->
    [yes] Вы отправляете монету в зал…
   *[no] { $seat } отправляет монету в зал…
}
jackal-show-leave = { $seat_you ->
    [yes] Вы оставляете монету…
   *[no] { $seat } оставляет монету…
}
jackal-show-give = { $seat_you ->
    [yes] Вы отдаёте монеты…
   *[no] { $seat } отдаёт монеты…
}
jackal-show-stay = { $seat_you ->
    [yes] Вы остаётесь на месте…
   *[no] { $seat } остаётся на месте…
}
jackal-show-trial = Всё решат три броска…

## Короткие вопросы, где мало места

jackal-brief-action = Действие или конец хода?
jackal-brief-move = Ваш ход: что выберете?
jackal-brief-swim = Проход открыт: { $die } и { $second }. Куда?
jackal-brief-no-swim = Не проплыть: { $die } и { $second }. Куда?
jackal-brief-bat-move = Выпало { $die }. Куда гнать игрока { $seat }?
jackal-brief-coin = В какой зал отправить монету игрока { $seat }?
jackal-go-coin = В золотой зал: 1 монета

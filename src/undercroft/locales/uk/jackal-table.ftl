### Шакал: Підземелля: слова столу в браузері.

## Дії

jackal-verb-Explore = Досліджувати
jackal-verb-Roll = Кинути кубик
jackal-verb-Dive = Пірнути
jackal-verb-Stay = Залишитися
jackal-verb-StepOn = Ступити
jackal-verb-MoveTo = Іти сюди
jackal-verb-SwimTo = Плисти сюди
jackal-verb-TakeCoin = Взяти монету
jackal-verb-Wager = Парі
jackal-verb-Prank = Кажани
jackal-verb-Give = Віддати монети
jackal-verb-EndTurn = Кінець ходу
jackal-verb-DropCoin = Покласти монету сюди
jackal-verb-LeaveCoin = Залишити переможеному
jackal-verb-MovePirate = Загнати сюди
jackal-verb-LeavePirate = Не чіпати
jackal-win-MoveTo = На драбину: перемога!
jackal-win-MovePirate = Загнати сюди: { $name } переможе!
jackal-lay = Покласти сюди
jackal-turn = Обернути
jackal-give = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}
jackal-target = { $home ->
    [-1] монет: { $coins }, шлях відрізано, до золота: { $gold }
   *[other] монет: { $coins }, до драбини: { $home }, до золота: { $gold }
}
jackal-target-home = { $home ->
    [-1] монет: { $coins }, шлях відрізано
   *[other] монет: { $coins }, до драбини: { $home }
}
jackal-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
jackal-hall-chance = зал: { $percent } %
jackal-dive-chance = 1 з 3 або пішки
jackal-dive-about = Два кубики: якщо вони рівні або дають сім (1 з 3), ви пливете до іншого ходу. Інакше йдете пішки не далі за менший кубик. Виходів: { $exits }.
jackal-dive-exits = Виринути можна в { $exits ->
    [one] { $exits } місці.
   *[other] { $exits } місцях.
}
jackal-ask-lay = Покласти так?
jackal-note-Wager = З ким укладаєте парі?
jackal-note-Prank = На кого наслати кажанів?
jackal-note-Give = Скільки монет отримає союзник?
jackal-about-Wager = Шанс 62 %. Монета піде до порожнього залу, а не вам.
jackal-about-Prank = Шанс 62 %. Переможець жене чужого пірата.
jackal-tokens-after = Жетонів залишиться: { $left }.
jackal-at-frontier = Відкритий край: на нову плитку тут можна одразу ступити.
jackal-not-at-frontier = Відкритого краю немає: нова плитка вас не просуне.
jackal-foresee-joints = З’єднає тунелів: { $joints }, шляхів від входу: { $openings }.
jackal-foresee-step = На неї можна ступити.
jackal-foresee-no-step = Ступити на неї не можна.
jackal-foresee-hall = { $steps ->
    [one] До золота буде { $steps } крок.
    [few] До золота буде { $steps } кроки.
   *[many] До золота буде { $steps } кроків.
}
jackal-foresee-hall-cut-off = До цього золота не дістатися.
jackal-hall-steps = Кроків туди: { $list }
jackal-die = Кубик: { $die }

## Мапа

jackal-map = Мапа печери. Стрілки переходять від місця до місця.
jackal-map-home = Показати вхід
jackal-map-place = { $facts } (схід { $x }, північ { $y }){ $steps ->
    [0] { "" }
    [one] , { $steps } крок
    [few] , { $steps } кроки
   *[many] , { $steps } кроків
}
jackal-map-place-offered = Можна: { $facts } (схід { $x }, північ { $y }){ $steps ->
    [0] { "" }
    [one] , { $steps } крок
    [few] , { $steps } кроки
   *[many] , { $steps } кроків
}
jackal-map-cell = Порожнє місце (схід { $x }, північ { $y }): плитка не підходить
jackal-map-cell-offered = Покласти сюди (схід { $x }, північ { $y }), поворотів: { $turns }
jackal-map-stop = стоп
jackal-map-chance = { $percent } %
jackal-place-tunnel = тунель { $number } з { $all }
jackal-place-passage = таємний хід
jackal-place-mud = багно
jackal-place-coin = монета
jackal-about-entrance = Драбина назовні. Хто закінчить тут рух, маючи досить монет, той переміг.
jackal-about-cavern = Підходить усюди: кожен бік зустрічає і тунель, і стіну.
jackal-about-cave = Плитка печери.
jackal-about-hall = Коли плитку кладуть, у залі з’являється монета. Її бере дією той, хто стоїть у цьому тунелі.
jackal-about-separate = Тунелів на плитці: { $count }, і вони не з’єднані. Перейти тут з одного в інший не можна.
jackal-about-passage = У тунелі з розколиною можна пірнути до іншого таємного ходу.
jackal-about-mud = Хто зайшов у багно, там і зупиняється.
jackal-about-mud-off = У цій партії багно не рахується.

## Місця і свої речі

jackal-chip-map = Будуємо печеру, залишилося плиток: { $left }
jackal-chip-round = Коло { $round }
jackal-moment-won = { $count ->
    [one] Переможець — { $names }!
   *[other] Переможці — { $names }!
  }
jackal-goal = { $team ->
    [yes] Перемога: обоє біля драбини, { $goal } монет
   *[no] Перемога: { $goal } монет біля драбини
}
jackal-goal-full = { $team ->
    [yes] Союзники перемагають разом: обоє стоять біля входу, де драбина, і на двох мають { $goal } монет. Ім’я союзника стоїть під вашим.
   *[no] Перемагає той, хто першим повернеться до входу, де драбина, маючи { $goal } монет. Монети лежать у золотих залах.
}
jackal-chip-quiet = Кіл без подій: { $quiet } з { $limit }
jackal-chip-last = { $left ->
    [one] Залишилося { $left } коло
    [few] Залишилося { $left } кола
   *[many] Залишилося { $left } кіл
}
jackal-seat-show = Показати пірата на мапі
jackal-seat-ally = і { $name }
jackal-seat-coins = Монети
jackal-seat-wagers = Залишилося парі
jackal-seat-bats = Залишилося кажанів
jackal-seat-home = Кроків до драбини
jackal-seat-nearest = Найближче до драбини із золотом, кроків
jackal-seat-rich = Монет вистачає! До драбини { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}, приблизно { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
jackal-seat-rich-home = Удома із золотом!
jackal-seat-rich-cut-off = Монет вистачає, але шлях до драбини відрізано
jackal-seat-rich-short = Додому: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}!
jackal-seat-rich-cut-off-short = Шлях відрізано
jackal-own-coins = { $team ->
    [yes] Монети у вас двох: { $coins } з { $goal }
   *[no] Ваші монети: { $coins } з { $goal }
}
jackal-own-wagers = Парі: { $count }
jackal-own-bats = Кажани: { $count }
jackal-own-tiles = Ваші плитки
jackal-own-tile = Ваша плитка: { $name }
jackal-own-used = використано

## Випробування

jackal-trial-wager = Парі
jackal-trial-prank = Кажани
jackal-trial-throws = Показати кидки
jackal-trial-ties = Нічия — на користь того, хто почав; суперникові треба двічі кинути більше.
jackal-trial-won = { $you ->
    [yes] Ви перемогли.
   *[no] Переможець — { $seat }.
}

## Бічна панель

jackal-info = Залишилося плиток
jackal-info-left = Усі плитки, що залишилися
jackal-info-map = Залишилося для печери
jackal-info-stock = У запасі
jackal-info-halls = Золотих залів
jackal-info-passages = Таємних ходів
jackal-info-chance = Наступна — зал
jackal-info-openings = Шляхів далі від входу
jackal-info-returned = Повернулися до стосу мапи: { $tiles }
jackal-legend = Як читати мапу
jackal-legend-entrance = Вхід із драбиною: тут починають і тут перемагають.
jackal-legend-bridge = Тунель над тунелем: вони не з’єднані
jackal-legend-bends = Два вигини: два тунелі, не з’єднані
jackal-legend-cave-in = Завал: тунель тут закінчується
jackal-legend-cavern = Каверна: підходить і до тунелів, і до стін
jackal-legend-hall = Золотий зал із монетою
jackal-legend-passage = Таємний хід: тут пірнають
jackal-legend-mud = Багно: тут рух закінчується

## Клавіші

jackal-key-arrows = Ходити мапою
jackal-key-next = Наступне освітлене місце
jackal-key-enter = Вибрати місце; ще раз — іти або покласти плитку
jackal-key-move = Досліджувати, кинути, пірнути, залишитися
jackal-key-turn = Обернути плитку
jackal-key-deed = Ступити, взяти монету, завершити хід
jackal-key-trial = Парі, кажани, віддати
jackal-key-look = Роздивитися плитку
jackal-key-home = Показати вхід
jackal-key-zoom = Ближче, далі, уся мапа
jackal-key-cancel = Відкласти

## Записи

jackal-log-set-aside = Нікуди не підходить і повертається: { $tiles }.
jackal-log-drew = { $seat_you ->
    [yes] Ви тягнете: { $tile }.
   *[no] { $seat } тягне: { $tile }.
}
jackal-log-map-done = Печеру збудовано: усі спускаються
jackal-log-left-over = Не підійшли і йдуть до запасу, плиток: { $count }.
jackal-log-placed = { $seat_you ->
    [yes] Ви кладете: { $tile }.
   *[no] { $seat } кладе: { $tile }.
}
jackal-log-turn = Коло { $round }: { $seat }
jackal-log-own-tile = { $seat_you ->
    [yes] Ви берете свою плитку: { $tile }.
   *[no] { $seat } бере свою плитку: { $tile }.
}
jackal-log-rolled = { $seat_you ->
    [yes] Ви кидаєте кубик: { $die }.
   *[no] { $seat } кидає кубик: { $die }.
}
jackal-log-dived = { $seat_you ->
    [yes] Ви пірнаєте, { $die } і { $second }: прохід відкрито!
   *[no] { $seat } пірнає, { $die } і { $second }: прохід відкрито!
}
jackal-log-dived-not = { $seat_you ->
    [yes] Ви пірнаєте, { $die } і { $second }: не пропливти.
   *[no] { $seat } пірнає, { $die } і { $second }: не пропливти.
}
jackal-log-moved-walk = { $seat_you ->
    [yes] Ви проходите { jackal-steps }.
   *[no] { $seat } проходить { jackal-steps }.
}
jackal-log-moved-step = { $seat_you ->
    [yes] Ви ступаєте на нову плитку.
   *[no] { $seat } ступає на нову плитку.
}
jackal-log-moved-swim = { $seat_you ->
    [yes] Ви пропливаєте таємним ходом.
   *[no] { $seat } пропливає таємним ходом.
}
jackal-log-moved-bats = { $seat_you ->
    [yes] Ви тікаєте від кажанів: { jackal-steps }.
   *[no] { $seat } тікає від кажанів: { jackal-steps }.
}
jackal-log-stayed = { $seat_you ->
    [yes] Ви залишаєтеся на місці.
   *[no] { $seat } залишається на місці.
}
jackal-log-coin = { $seat_you ->
    [yes] Ви берете монету, тепер їх { $coins }.
   *[no] { $seat } бере монету, тепер їх { $coins }.
}
jackal-log-wager = { $seat_you ->
    [yes] Ви пропонуєте парі гравцеві { $seat_to }.
   *[no] { $seat } пропонує парі гравцеві { $seat_to }.
}
jackal-log-prank = { $seat_you ->
    [yes] Ви насилаєте кажанів на гравця { $seat_to }.
   *[no] { $seat } насилає кажанів на гравця { $seat_to }.
}
jackal-log-won = { $seat_you ->
    [yes] Ви перемагаєте у випробуванні, { $own }:{ $other }.
   *[no] { $seat } перемагає у випробуванні, { $own }:{ $other }.
}
jackal-log-dropped = { $seat_you ->
    [yes] Ви кладете монету гравця { $from_seat } до порожнього залу.
   *[no] { $seat } кладе монету гравця { $from_seat } до порожнього залу.
}
jackal-log-left = { $seat_you ->
    [yes] Ви залишаєте монету гравцеві { $from_seat }.
   *[no] { $seat } залишає монету гравцеві { $from_seat }.
}
jackal-log-head-start = { $seat_you ->
    [yes] Ваша фора: { $die }.
   *[no] Фора гравця { $seat }: { $die }.
}
jackal-log-bats = { $seat_you ->
    [yes] Ви кидаєте за кажанів: { $die }.
   *[no] { $seat } кидає за кажанів: { $die }.
}
jackal-log-given = { $seat_you ->
    [yes] Ви віддаєте гравцеві { $seat_to } монет: { $coins }.
   *[no] { $seat } віддає гравцеві { $seat_to } монет: { $coins }.
}
jackal-log-over = Кінець
jackal-log-over-home = Біля драбини зі здобиччю: { $seats }.
jackal-log-over-quiet = Надто довго нічого не відбувалося. Найбагатший: { $seats }.
jackal-log-over-long = Соте коло позаду. Найбагатший: { $seats }.

## Правила

jackal-rules-picture-map = Прохід зустрічає прохід, стіна — стіну; в кутку зал із монетою.
jackal-rules-picture-trial = Випробування: у другого пірата двічі більше, і він перемагає. Порівну — на користь того, хто почав.
jackal-rules-goal = Про що гра
jackal-rules-goal-text =
    Ви — пірати в печері, яка росте, поки її досліджують. Зберіть монети й першим закінчіть рух на вході, коли їх досить: 10 удвох, 7 утрьох і вчотирьох, 5 уп’ятьох і вшістьох.
    Неважливо, хто привів туди вашого пірата: до перемоги можуть принести й кажани.
jackal-rules-tiles = Плитки й тунелі
jackal-rules-tiles-text =
    Кожна плитка має тунелі, відкриті на її боках. Тунелі однієї плитки не з’єднуються, навіть якщо перетинаються: ви завжди стоїте в одному з них. З плитки на плитку ступають там, де вихід зустрічає вихід.
    Нову плитку кладуть поруч з іншою так, щоб вихід зустрічав вихід, а стіна — стіну, і щоб принаймні один тунель продовжився. Каверна підходить до всього; там, де вона впирається в стіну, проходу немає.
    Біля входу не можна робити ні глухий кут, ні петлю; останній шлях від входу не можна закривати, поки лишаються невикладені плитки.
jackal-rules-map = Початкова мапа
jackal-rules-map-text =
    Усі кидають кубик; у кого більше, той кладе першу плитку, а потім і ходить першим. По черзі викладають 20 плиток. Та, що нікуди не підходить, повертається, і тягнуть іншу.
    Щойно кладуть золотий зал, у ньому з’являється монета. Потім усі пірати стають на вхід.
jackal-rules-turn = Хід
jackal-rules-turn-text =
    Спершу один рух: досліджувати, або кинути кубик і йти, або пірнути в таємний хід, або залишитися. Потім не більш як одна дія: взяти монету, парі, кажани — або нічого.
jackal-rules-explore = Дослідження
jackal-rules-explore-text =
    Витягніть плитку із запасу й покладіть туди, де вона підходить. Якщо вона продовжує саме той тунель, де ви стоїте, можна на неї ступити.
jackal-rules-walk = Ходьба
jackal-rules-walk-text =
    Киньте кубик і пройдіть не більше кроків, ніж випало, звертаючи й минаючи інших як завгодно; важливо лише, де ви закінчите. Побачивши число, можна й залишитися. Монети дорогою не беруться.
jackal-rules-passage = Зали й таємні ходи
jackal-rules-passage-text =
    Якщо на початку ходу ви стоїте в тунелі з розколиною, можна пірнути: киньте два кубики. За однакових чисел або суми сім можна виринути біля будь-якого іншого таємного ходу. Інакше або за бажання ви проходите не більше кроків, ніж на меншому кубику.
jackal-rules-action = Золото
jackal-rules-action-text =
    Якщо ви стоїте в тунелі залу, де лежить монета, її можна взяти дією. Дія за хід одна: взяти монету та ще й посперечатися не можна.
jackal-rules-wager = Парі
jackal-rules-wager-text =
    На одній плитці із суперником, у будь-яких тунелях, якщо обоє мають монету, можна витратити жетон парі. Обоє тричі кидають по кубику. Суперник перемагає, лише якщо він строго вище принаймні двічі; інакше перемога ваша.
    Переможець може покласти монету переможеного до порожнього залу, де не стоїть ніхто з вас. Якщо перемогли ви, киньте кубик і пробіжіть не більше кроків, ніж випало; якщо там є монета, її можна взяти.
jackal-rules-bats = Кажани
jackal-rules-bats-text =
    Витратьте жетон кажанів проти будь-якого суперника, хоч би як далеко він був. Випробування таке саме. Переможець кидає кубик і може пересунути пірата переможеного на стільки кроків, скільки випало, або менше. Монет ніхто не бере.
jackal-rules-end = Кінець
jackal-rules-end-text =
    Перший на вході з потрібним числом монет одразу перемагає. Якщо десять кіл поспіль немає ні нової плитки, ні взятої монети, ні витраченого жетона, а монет нікому не вистачає, або минуло 100 кіл, перемагає найбагатший, за рівності — той, хто ближче до драбини.
jackal-rules-variants = Варіанти
jackal-rules-variants-text =
    Багно: хто зайшов у нього, там і зупиняється. Наступного ходу він іде вільно, але фора після парі не виведе з багна, в яке зайшли цього ж ходу.
    П’ять плиток (з багном, від двох до чотирьох гравців): у кожного п’ять відкритих плиток — каверна, дві з таємними ходами й дві з багном; одну з них можна покласти замість витягнутої.
    Союзи (четверо або шестеро гравців): ті, хто сидить навпроти, — союзники. Обоє мають стояти на вході, маючи разом 12 монет (учотирьох) або 8 (ушістьох). Стоячи в одному тунелі із союзником, можна дією віддати йому монети.
jackal-rules-advice = Поради
jackal-rules-advice-text =
    Досліджуйте, стоячи біля відкритого краю: зал, покладений там, ваш того самого ходу. Бережіть кажанів до хвилини, коли багатий суперник підійде до драбини.

# While something is shown, the question is what it is.
jackal-show-tile = { $seat_you ->
    [yes] Ви берете плитку…
   *[no] { $seat } бере плитку…
}
jackal-show-cave = { $seat_you ->
    [yes] Ви кладете плитку…
   *[no] { $seat } кладе плитку…
}
jackal-show-die = { $seat_you ->
    [yes] Ви кидаєте кубик…
   *[no] { $seat } кидає кубик…
}
jackal-show-dice = { $seat_you ->
    [yes] Ви пірнаєте…
   *[no] { $seat } пірнає…
}
jackal-show-walk = { $seat_you ->
    [yes] Ви в дорозі…
   *[no] { $seat } у дорозі…
}
jackal-show-bats = { $seat_you ->
    [yes] Ви тікаєте від кажанів…
   *[no] { $seat } тікає від кажанів…
}
jackal-show-coin = { $seat_you ->
    [yes] Ви берете монету…
   *[no] { $seat } бере монету…
}
jackal-show-drop = { $seat_you ->
    [yes] Ви відправляєте монету до залу…
   *[no] { $seat } відправляє монету до залу…
}
jackal-show-leave = { $seat_you ->
    [yes] Ви залишаєте монету…
   *[no] { $seat } залишає монету…
}
jackal-show-give = { $seat_you ->
    [yes] Ви віддаєте монети…
   *[no] { $seat } віддає монети…
}
jackal-show-stay = { $seat_you ->
    [yes] Ви залишаєтеся на місці…
   *[no] { $seat } залишається на місці…
}
jackal-show-trial = Усе вирішать три кидки…

## Короткі запитання, де мало місця

jackal-brief-action = Дія чи кінець ходу?
jackal-brief-move = Ваш хід: що виберете?
jackal-brief-swim = Прохід відкрито: { $die } і { $second }. Куди?
jackal-brief-no-swim = Не пропливти: { $die } і { $second }. Куди?
jackal-brief-bat-move = Випало { $die }. Куди гнати гравця { $seat }?
jackal-brief-coin = До якого залу відправити монету гравця { $seat }?
jackal-go-coin = До золотого залу: 1 монета

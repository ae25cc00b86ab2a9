### Гоблины против Гномов: что говорят правила.

## Настройки

goblins-option-roles = Роли
goblins-option-roles-base = Только команды
goblins-option-roles-advanced = С бонусами
goblins-option-roles-help = Только команды: важно лишь, гном вы или гоблин. С бонусами: каждая роль ещё и зарабатывает золото по-своему.

## Места

goblins-goal-north = северные ворота
goblins-goal-middle = средние ворота
goblins-goal-south = южные ворота

## Что нужно сделать

goblins-prompt-turn = Ваш ход: сыграйте карту или обменяйте одну на карту из колоды.
goblins-prompt-turn-no-deck = Ваш ход: колода пуста, так что играйте, если можете.
goblins-prompt-open-goal = Вы дошли до нескольких ворот: какие откроете первыми?
goblins-prompt-drinker = Кто выпьет эль и пропустит следующий ход?
goblins-prompt-claim = Вы посмотрели: { $goal }. Что скажете остальным? Говорить правду необязательно.
goblins-prompt-steal = Скряга: у кого вы заберёте золотой?
goblins-prompt-wait = Ждём игрока { $seat }.
goblins-prompt-over = Игра окончена.

## Почему нельзя

goblins-why-watching = Вы наблюдаете и не можете ходить.
goblins-why-over = Игра окончена.
goblins-why-wait = Сейчас не ваш ход: ходит { $seat }.
goblins-why-choose-first = Сначала ответьте на вопрос, который вам задан.
goblins-why-no-card = У вас нет такой карты: { $card }.
goblins-why-no-deck = Колода пуста: обменивать не на что.
goblins-why-no-seat = Такого места за столом нет.
goblins-why-potion-self = Зелье нужно разделить с другим игроком: с самим собой поменяться нельзя.
goblins-why-map-open = Эти ворота уже открыты.
goblins-why-can-play = Пасовать можно, только если ни одну карту нельзя сыграть.
goblins-why-claim-up = Это уже лежит открытым на столе; назовите другое.
goblins-why-claim-now = Объявляют что-нибудь только после карты подземелья.
goblins-why-not-reached = До этих ворот туннель не дошёл, или выбирать их не нужно.
goblins-why-ale-self = Угостить элем самого себя нельзя.
goblins-why-ale-twice = { $seat } уже отсыпается после эля.
goblins-why-ale-now = Элем угощают, только выложив Кружку эля.
goblins-why-steal = Здесь сейчас нечего взять.
goblins-why-lantern = Фонарь нельзя убрать ничем.
goblins-why-nothing-there = Там нет карты.
goblins-why-not-removable = Старт и ворота взорвать нельзя.
goblins-why-not-laid = Эту карту разыгрывают, а не выкладывают: { $card }.
goblins-why-taken = Место занято или лежит за краем.
goblins-why-turn = Карта выглядит так же при другом повороте: используйте его.
goblins-why-no-fit = Края не сходятся: проход должен встречать проход, стена — стену.
goblins-why-not-joined = Карта должна продолжать живой туннель, ведущий от старта.
goblins-why-no-target = Взрывать пока нечего.
goblins-why-no-spot = Сейчас эта карта никуда не подходит.

## Близко ли бонус

goblins-bonus-master-of-disguise = +1, если вы участвовали в обмене ролями.
goblins-bonus-demolitionist = +1, если открыт Динамит.
goblins-bonus-skinflint = Если открыт Дракон, вы заберёте у кого-нибудь золотой.
goblins-bonus-racer = +1, если на победном пути нет дверей. Дверей в живом туннеле: { $count }.
goblins-bonus-pedant = +1, если к концу раунда колода пуста. Осталось карт: { $count }.
goblins-bonus-king = +1 за три Кружки эля на победном пути. В живом туннеле: { $count }.
goblins-bonus-keykeeper = +1 за дверь на победном пути. В живом туннеле: { $count }.
goblins-bonus-jeweller = +1 за два Фонаря на победном пути. В живом туннеле: { $count }.

## Конец

goblins-score-role = Последняя роль: { $role }
goblins-score-team = За команду в последнем раунде
goblins-score-opener = За открытое Золото
goblins-score-bonus = Бонус роли: { $role }
goblins-score-robbed = Кража
goblins-score-bonus-row = Бонус роли
goblins-score-total = Всего золота
goblins-score-total-decided = Второе место отстало на { $more ->
    [one] { $more } золотой.
    [few] { $more } золотых.
   *[many] { $more } золотых.
}
goblins-outcome-gold = { $seat } раньше всех набирает { $gold } золотых, в раунде { $round }. На этом подсчёт закончен.
goblins-outcome-gold-how = Раньше всех набрано { $gold } золотых, в раунде { $round }. На этом подсчёт закончен.

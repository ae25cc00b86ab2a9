### Гобліни проти Гномів: що кажуть правила.

## Налаштування

goblins-option-roles = Ролі
goblins-option-roles-base = Лише команди
goblins-option-roles-advanced = З бонусами
goblins-option-roles-help = Лише команди: важливо тільки, гном ви чи гоблін. З бонусами: кожна роль ще й заробляє золото по-своєму.

## Місця

goblins-goal-north = північна брама
goblins-goal-middle = середня брама
goblins-goal-south = південна брама

## Що потрібно зробити

goblins-prompt-turn = Ваш хід: зіграйте карту або обміняйте одну на карту з колоди.
goblins-prompt-turn-no-deck = Ваш хід: колода порожня, тож грайте, якщо можете.
goblins-prompt-open-goal = Ви дісталися кількох брам: яку відкриєте першою?
goblins-prompt-drinker = Хто вип’є ель і пропустить наступний хід?
goblins-prompt-claim = Ви подивилися: { $goal }. Що скажете іншим? Казати правду не обов’язково.
goblins-prompt-steal = Скнара: у кого ви заберете золотий?
goblins-prompt-wait = Чекаємо на гравця { $seat }.
goblins-prompt-over = Гру завершено.

## Чому не можна

goblins-why-watching = Ви спостерігаєте й не можете ходити.
goblins-why-over = Гру завершено.
goblins-why-wait = Зараз не ваш хід: ходить { $seat }.
goblins-why-choose-first = Спершу дайте відповідь на поставлене запитання.
goblins-why-no-card = У вас немає такої карти: { $card }.
goblins-why-no-deck = Колода порожня: обмінювати немає на що.
goblins-why-no-seat = Такого місця за столом немає.
goblins-why-potion-self = Зілля треба розділити з іншим гравцем: із самим собою помінятися не можна.
goblins-why-map-open = Цю браму вже відкрито.
goblins-why-can-play = Пасувати можна, лише якщо жодної карти не можна зіграти.
goblins-why-claim-up = Це вже лежить відкритим на столі; назвіть інше.
goblins-why-claim-now = Оголошують щось лише після мапи.
goblins-why-not-reached = До цієї брами тунель не дійшов, або вибирати її не треба.
goblins-why-ale-self = Пригостити елем самого себе не можна.
goblins-why-ale-twice = { $seat } уже відсипається після елю.
goblins-why-ale-now = Елем пригощають, лише виклавши Кухоль елю.
goblins-why-steal = Тут зараз немає чого взяти.
goblins-why-lantern = Ліхтар не можна прибрати нічим.
goblins-why-nothing-there = Там немає карти.
goblins-why-not-removable = Старт і брами підірвати не можна.
goblins-why-not-laid = Цю карту розігрують, а не викладають: { $card }.
goblins-why-taken = Місце зайняте або лежить за краєм.
goblins-why-turn = Карта виглядає так само за іншого повороту: скористайтеся ним.
goblins-why-no-fit = Краї не сходяться: прохід має зустрічати прохід, стіна — стіну.
goblins-why-not-joined = Карта має продовжувати живий тунель, що веде від старту.
goblins-why-no-target = Підривати поки нічого.
goblins-why-no-spot = Зараз ця карта нікуди не підходить.

## Чи близько бонус

goblins-bonus-master-of-disguise = +1, якщо ви брали участь в обміні ролями.
goblins-bonus-demolitionist = +1, якщо відкрито Динаміт.
goblins-bonus-skinflint = Якщо відкрито Дракона, ви заберете в когось золотий.
goblins-bonus-racer = +1, якщо на переможному шляху немає дверей. Дверей у живому тунелі: { $count }.
goblins-bonus-pedant = +1, якщо наприкінці раунду колода порожня. Залишилося карт: { $count }.
goblins-bonus-king = +1 за три Кухлі елю на переможному шляху. У живому тунелі: { $count }.
goblins-bonus-keykeeper = +1 за двері на переможному шляху. У живому тунелі: { $count }.
goblins-bonus-jeweller = +1 за два Ліхтарі на переможному шляху. У живому тунелі: { $count }.

## Кінець

goblins-score-role = Остання роль: { $role }
goblins-score-team = За команду в останньому раунді
goblins-score-opener = За відкрите Золото
goblins-score-bonus = Бонус ролі: { $role }
goblins-score-robbed = Крадіжка
goblins-score-bonus-row = Бонус ролі
goblins-score-total = Усього золота
goblins-score-total-decided = Друге місце відстало на { $more ->
    [one] { $more } золотий.
    [few] { $more } золоті.
   *[many] { $more } золотих.
}
goblins-outcome-gold = { $seat } раніше за всіх набирає { $gold } золотих, у раунді { $round }. На цьому підрахунок завершено.
goblins-outcome-gold-how = Раніше за всіх набрано { $gold } золотих, у раунді { $round }. На цьому підрахунок завершено.

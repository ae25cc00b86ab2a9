### Довкола правил гри.

rules-find = Знайти в правилах
rules-contents = Розділи
rules-nothing = Нічого немає
rules-find-first = Спершу введіть, що шукати.
rules-found = знайдено
rules-place = { $here } з { $all }
rules-next = Наступне місце
rules-previous = Попереднє місце
rules-key-find = шукати в правилах
rules-key-next = наступне місце; із Shift — попереднє

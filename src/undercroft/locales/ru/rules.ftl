### Вокруг правил игры.

rules-find = Найти в правилах
rules-contents = Главы
rules-nothing = Ничего нет
rules-find-first = Сначала введите, что искать.
rules-found = найдено
rules-place = { $here } из { $all }
rules-next = Следующее место
rules-previous = Предыдущее место
rules-key-find = искать в правилах
rules-key-next = следующее место; с Shift — предыдущее

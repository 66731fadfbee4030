### Goldhook in Russian. Every language has the same keys; tests compare them.
### Facts come in as { $name }; numbers choose their plural form.

## The games and their words

game-name = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}
game-line = { $game ->
    [silver_gold] Silver & Gold — зачёркивайте фигуры на островах, 2–4 игрока, 20 минут
    [gold_ahoi] Gold Ahoi! — выкладывайте сушу и воду, забирайте сундуки, 2 игрока, 15 минут
   *[other] { $game }
}
game-line-saved = { $game ->
    [silver_gold] Продолжить партию в Silver & Gold
    [gold_ahoi] Продолжить партию в Gold Ahoi!
   *[other] { $game }
}
colour = { $colour ->
    [purple] фиолетовая
    [orange] оранжевая
    [green] зелёная
   *[grey] серая
}
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
name-you = Вы
name-human = Игрок
name-random = Случайный бот
name-greedy = Жадный бот
name-program = Гостевой бот
level-1 = Юнга
level-2 = Матрос
level-3 = Боцман
level-4 = Капитан
level-5 = Мастер
web-level-strength = { $level ->
    [1] очень легко
    [2] легко
    [3] средне
    [4] сложно
   *[5] очень сложно
}
name-seat = Место { $seat }
word-cup = Кубок
word-palms = Пальмы
word-display = Доступные карты
word-palm-worth = { $points ->
    [one] пальма сейчас даёт { $points } очко
    [few] пальма сейчас даёт { $points } очка
    [many] пальма сейчас даёт { $points } очков
   *[other] пальма сейчас даёт { $points } очка
}
word-expedition = Фигура
word-round-card = Карта раундов
word-laid-aside = Заполнены:
word-played = Вышли в этом раунде:
word-thinking = ещё выбирает

## The table in a terminal

sg-heading = Раунд { $round } из 4 · ход { $turn } из 7
sg-heading-keep = У каждого четыре карты: оставьте две
sg-middle = первый игрок: { $first } · колода: { $stack } · осталось кубков: { $cups }
sg-legend = Буквы: { $suits }. c монета, p пальма, x бонусный крестик, · пустая клетка, ~ море, █ зачёркнуто. Печать, например 2O, приносит 2 очка за каждую заполненную оранжевую карту.
ga-heading = Плитка { $tile } из 36 · в мешке { $bag ->
    [one] { $bag } плитка
    [few] { $bag } плитки
    [many] { $bag } плиток
   *[other] { $bag } плитки
}
ga-hand = { $name }: в руке плитка
ga-north = Север
ga-south = Юг
ga-as-it-stands = { $name }: { $count ->
    [one] { $count } сундук
    [few] { $count } сундука
    [many] { $count } сундуков
   *[other] { $count } сундука
}
ga-handicap = { $name }: фора первому игроку, { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
ask-game = В какую игру сыграем? (Enter — в первую.)
ask-game-again = Введите один из номеров или «выход».
ask-keep = оставьте две карты
ask-mark = зачеркните фигуру или одну клетку
ask-cross = { $owed ->
    [one] бонусный крестик: зачеркните ещё { $owed } клетку
    [few] бонусные крестики: зачеркните ещё { $owed } клетки
    [many] бонусные крестики: зачеркните ещё { $owed } клеток
   *[other] бонусные крестики: зачеркните ещё { $owed } клетки
}
ask-take = { $owed ->
    [one] возьмите { $owed } новую карту
    [few] возьмите { $owed } новые карты, по одной
    [many] возьмите { $owed } новых карт, по одной
   *[other] возьмите { $owed } новой карты, по одной
}
ask-place = положите плитку
ask-confirm = Enter — подтвердить, отмена — взять ход назад
play-welcome = { $game ->
    [silver_gold] Добро пожаловать в Silver & Gold!
    [gold_ahoi] Добро пожаловать в Gold Ahoi!
   *[other] { $game }
}
play-how = Введите ход, ? — чтобы увидеть все возможные ходы, или нажмите Enter, чтобы увидеть поле. Ещё можно ввести: подсказка, справка, отмена, выход.
command-board = поле
command-help = справка
command-hint = подсказка
command-undo = отмена
command-quit = выход
play-help =
    ?          показать все возможные ходы; ход можно выбрать по номеру
    Enter      подтвердить ход или показать поле ещё раз
    !          после хода: подтвердить его сразу, например 3!
    подсказка  показать хороший ход и объяснить, чем он хорош
    отмена     отменить последнюю попытку, пока она не подтверждена
    выход      сохранить партию и выйти
play-goal-silver-gold =
    Заполняйте острова. Заполненная карта приносит столько очков, сколько на ней клеток. Печать приносит своё число за каждую заполненную карту своего цвета. Монета — одно очко, а каждый ряд из четырёх монет приносит самый дорогой из оставшихся кубков. Пальма даёт 1 очко и ещё по 1 за каждую пальму на доступных картах в этот момент. Бонусный крестик позволяет зачеркнуть ещё одну клетку. После четырёх раундов по семь ходов побеждает тот, у кого больше очков.
play-goal-gold-ahoi =
    Добывайте сундуки. Связанная суша или связанная вода — это область. Там, где область выходит к краю поля с вашей стороны, у вас есть вход в неё. Если у вас больше входов в область, чем у соперника, все её сундуки ваши: ▲ северу, ▼ югу, ◆ никому. После 36 плиток побеждает тот, у кого больше сундуков.
play-help-silver-gold =
    keep P01 G03          оставить две карты из четырёх
    mark P01 a1 a2 b2     зачеркнуть фигуру (можно повернуть и отразить) или одну клетку
    cross P01 c4          зачеркнуть дополнительную клетку за бонусный крестик
    take O07, take stack  взять новую карту вместо заполненной
    Первое слово можно не писать: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3    положить плитку в ряд 0, столбец -1, повернув на 3 четверти оборота по часовой стрелке
    Номера рядов растут к югу, столбцов — к востоку; первая плитка лежит на 0,0.
    Слово place можно не писать: 0,-1 3
    Суша идёт вдоль линий, ◆ — сундук. ╲ (или ╱) в середине плитки — это два изгиба,
    которые проходят рядом, не касаясь друг друга.
play-nothing-to-undo = Отменять нечего. Сыгранное остаётся.
play-undone = Ход отменён.
play-hint = Подсказка: { $action } — { $why }
play-hand-over = Передайте экран (теперь играет { $name }) и нажмите Enter.
play-suggested = Рекомендуем для этого уровня: { $option } ({ $how })
play-resumed = { $count ->
    [one] Партия продолжается после { $count } действия.
    [few] Партия продолжается после { $count } действий.
    [many] Партия продолжается после { $count } действий.
   *[other] Партия продолжается после { $count } действия.
}
play-saved = Партия сохранена. Чтобы продолжить: { $command }
play-unsaved = Партия продолжается, но не сохраняется.
play-too-narrow = Для стола нужна ширина { $columns } символов. Расширьте окно.
play-kept = Партия сохранена в { $file }
play-draw = Ничья.
play-won = { $count ->
    [one] Победитель: { $winners }
    [few] Общая победа: { $winners }
    [many] Общая победа: { $winners }
   *[other] Общая победа: { $winners }
}
score-coins = Монеты
score-cups = Кубки
score-palms = Пальмы
score-cards = Карты сокровищ
score-seals = Печати
score-total = Итого

## Commands

help-goldhook = Две охоты за сокровищами, Silver & Gold и Gold Ahoi!: игра, просмотр партий, симуляции, свои наборы.
help-usage = Использование:
help-options = параметры
help-command = КОМАНДА …
help-commands = команды
help-help = Показать эту справку.
help-version = Показать версию.
help-lang = Язык сообщений.
help-json = Вывод в формате JSON, для программ.
help-play = Играть в терминале с ботами или друг с другом. --record продолжает сохранённую партию. Во время игры введите «подсказка», чтобы увидеть хороший ход.
help-first = Кто ходит первым: lot (по жребию) или номер места, считая с 1.
help-seats = Кто играет, через запятую: human (человек), random (случайный бот), greedy (жадный бот), level:1 … level:5 (очень легко … очень сложно; level:5@500 задаёт миллисекунды на ход, level:5@4000p — число пробных партий), cmd:КОМАНДА (программа, знающая протокол ботов).
help-bots = Кто играет, через запятую: random (случайный бот), greedy (жадный бот), level:1 … level:5 (очень легко … очень сложно; level:5@500 задаёт миллисекунды на ход, level:5@4000p — число пробных партий), cmd:КОМАНДА (программа, знающая протокол ботов).
help-seed = Число, которое задаёт все расклады.
help-record = Сохранять партию в этот файл. Если он уже есть, продолжить партию из него.
help-memory-aid = Silver & Gold: показывать, какие фигуры уже выпадали в этом раунде.
help-open-hands = Gold Ahoi!: играть в открытую.
help-handicap = Очки форы первому игроку, 0–9.
help-option = Задать параметр игры, например --option handicap=3. Можно указать несколько раз.
help-set = Взять карты или плитки из этого файла TOML или JSON вместо стандартного набора.
help-simulate = Устроить партии между ботами и подсчитать очки и победы.
help-games = Число партий.
help-match = Свести ботов друг с другом, каждый расклад со всех мест; показать доли побед и доверительные интервалы.
help-match-games = Общее число партий, кратное числу мест. По умолчанию — первое кратное начиная со 100.
help-budget-ms = Сколько миллисекунд бот может думать над ходом.
help-workers = Число процессов. На результат оно не влияет.
help-records = Сохранять каждую партию сюда; технические поражения отмечены в имени файла.
help-tournament = Круговой турнир: каждый бот играет с каждым, и все получают рейтинг.
help-players = Боты через запятую, как в --seats.
help-pair-games = Число партий для каждой пары, чётное.
help-cluster = Играть партии на кластере Ray по этому адресу; «local» запускает его здесь.
help-plot = Нарисовать рейтинги в файл .svg, .png или .pdf.
help-page = Записать в эту папку и веб-страницу: рейтинги, таблица встреч, как повторить, примеры партий.
help-bot = Играть как бот через stdin и stdout по строчному протоколу: уровень, например 5 или 5@4000p, random или greedy.
help-bot-seed = Число, которое задаёт случайные решения бота.
help-bot-policy = Играть обученной стратегией: файл .npz, который записывает examples/train.py.
help-threads = Число потоков на одно решение; 0 — все ядра.
help-replay = Пересказать записанную партию; --json выводит её состояние.
help-legal = Перечислить все возможные действия каждого, чей сейчас ход.
help-analyse = Разобрать партию: чего стоило каждое решение, что было лучше и когда наступил перелом.
help-judge = Какой уровень оценивает: 4 — капитан, 5 — мастер.
help-judge-budget = Сколько думать над каждым решением: миллисекунды, например 200, или пробные партии, например 4000p.
help-report = Записать ещё и отчёт в файл .html.
help-upto = Только первые N действий.
help-set-group = Показать, проверить, нарисовать и измерить карты или плитки игры.
help-set-show = Показать все карты или плитки набора.
help-set-check = Проверить файл набора и перечислить ошибки.
help-set-draw = Нарисовать весь набор на одном листе.
help-set-report = Дать ботам сыграть набором и показать очки, места, карты и сундуки.
help-report-bot = Бот, который играет сам с собой, как в --seats. Несколько ботов, через запятую, сравниваются.
help-report-budget = Сколько тратит на решение уровень без своего лимита: пробные партии, например 1000p, или миллисекунды, например 100.
help-report-players = Число игроков, например 2 или 2,3,4. По умолчанию — каждое, которое допускает игра.
help-report-games = Число партий на каждого бота и число игроков.
help-report-output = Записать отчёт ещё и в файл: .html со всеми таблицами или только график — .svg, .png или .pdf.
help-markdown = Вывести таблицы в Markdown.
help-output = Файл рисунка: .svg, .png или .pdf.
help-warm = Скомпилировать ботов обеих игр сейчас, чтобы потом не пришлось ждать.
help-daily = Сыграть расклад дня в терминале: один для всех, раз в день, против капитана.
help-daily-server = Сервер, чей расклад вы хотите сыграть, например http://127.0.0.1:8000. Без него играется расклад этого компьютера.
help-serve = Играть в браузере: запустить сервер на этом компьютере.
help-port = Порт сервера; 0 — любой свободный.
help-host = Адрес, на котором сервер принимает подключения.
help-lan = Впустить всех из той же сети и показать QR-код для телефонов.
help-no-browser = Не открывать браузер.
help-db = Хранить партии и участников в этом файле SQLite.
help-serve-workers = Число процессов сервера. Больше одного — только с PostgreSQL.
help-backup = Скопировать базу данных сервера в файл, не останавливая его.
usage-hint = Справка: --help.
stopped = Остановлено.
pipe-closed = Вывод закрыт раньше времени; остаток не записан.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
replay-running = Партия ещё не окончена. Ходит: { $waiting }
legal-over = Партия окончена, ходить некому.
warm-progress = Готовим ботов (только в первый раз)…
warm-done = Боты готовы.
serve-started = Goldhook работает: { $address } — нажмите Ctrl-C, чтобы остановить.
serve-lan = Остальные в этой сети могут открыть { $address } или отсканировать код:
serve-stopped = Сервер остановлен. Партии продолжатся, когда он запустится снова.
backup-done = Резервная копия сохранена в { $file }.
page-title = Goldhook: сервер работает
page-text = В этой установке нет страницы для браузера, только API для программ; он описан здесь:
set-good = { $file }: набор «{ $name }» для { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
} в порядке.
set-suit = { $colour ->
    [purple] Фиолетовые
    [orange] Оранжевые
    [green] Зелёные
   *[grey] Серые
}: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
set-expeditions = { $count ->
    [one] { $count } карта экспедиции
    [few] { $count } карты экспедиций
    [many] { $count } карт экспедиций
   *[other] { $count } карты экспедиции
}
set-symbols = Монеты: { $coins } · пальмы: { $palms } · бонусные крестики: { $crosses } · печати: { $seals }
set-chests = Сундуки на суше: { $land } · в воде: { $water } · использовано форм: { $shapes } из 6
set-note-chests = Примечание: плиток без сундука — { $none }, с двумя — { $two }.
set-note-outlines = Примечание: карты с одинаковым контуром: { $cards }.
set-note-points = Примечание: очки не равны числу клеток: { $cards }.
sheet-sign = { $sign ->
    [coin] монета
    [palm] пальма
    [cross] бонусный крестик
    [land] суша
    [water] вода
   *[chest] сундук
}
set-drawn = Рисунок готов: { $file }
simulate-progress = Боты играют
simulate-stopped = { $count ->
    [one] Остановлено после { $count } партии.
    [few] Остановлено после { $count } партий.
    [many] Остановлено после { $count } партий.
   *[other] Остановлено после { $count } партии.
}
simulate-heading = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, ничьих: { $ties }
simulate-wins = доля побед
simulate-mean = среднее
simulate-spread = станд. откл.
simulate-least = минимум
simulate-most = максимум
simulate-histogram = Очки: { $name }
match-heading = Партий: { $games }, зерно: { $seed }
match-interval = интервал 95 %
match-difference = перевес
match-rank = среднее место
match-forfeits = технические поражения
match-forfeit = Партия { $number }, техническое поражение, { $name }: { $reason }
tournament-title = Турнир
tournament-cross = Победы над каждым соперником
tournament-repeat = Как повторить
tournament-version = Версия
tournament-set = Набор и его контрольная сумма
tournament-seed = Зерно
tournament-samples = Партии для просмотра
tournament-page = Страница: { $file }
tournament-rating = рейтинг
analyse-title = Разбор
analyse-progress = Идёт разбор
analyse-heading = Оценено решений: { $count } · оценивает { $judge }
analyse-costliest = Самые дорогостоящие ошибки
analyse-none = Ни одно решение не привело к потерям.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] В начале
       *[other] Раунд { $round }, ход { $turn }
    }
    [gold_ahoi] Плитка { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Шанс на победу { $before } → { $after }{ $points ->
    [none] {""}
   *[other] , упущено очков: { $points }
}
analyse-played = Сыграно: { $action }
analyse-better = Лучше: { $action }
analyse-curve = Шанс на победу
analyse-curve-about = Шанс каждого места на победу после каждого решения, насколько его можно было оценить с этого места. Номера отмечают самые дорогостоящие ошибки.
analyse-decisions = Все решения
analyse-column = { $column ->
    [when] Когда
    [who] Кто
    [action] Ход
    [before] Лучший
    [after] Выбранный
    [cost] Цена
   *[alternative] Лучшая замена
}
analyse-ownership = Кому и когда принадлежали области
analyse-ownership-about = Строка для каждого сундука, по областям, в которых они оказались; столбец для каждого хода. ▲ у севера, ▼ у юга, точка — ничей.
analyse-ownership-signs = Столбец для каждого хода: ▲ у севера, ▼ у юга, · ничей, ◇ пока ещё несколько областей с разными владельцами.
analyse-area = { $kind ->
    [land] Суша
   *[water] Вода
}, сундуки: { $chests }
analyse-written = Отчёт сохранён в { $file }
report-title = { $game }: набор «{ $name }» в числах
report-written = Сохранено: { $file }
report-goals = Цели
report-what = что
report-measured = измерено
report-goal = цель
report-verdict = итог
report-met = достигнута
report-missed = не достигнута
report-unsure = (не наверняка)
report-first-share = Доля побед первого игрока
report-draws = Ничьи
report-owned = Сундуки с хозяином
report-margin = Отрыв победителя
report-lead = Перевес первого игрока
report-balance = Разница между крупнейшей сушей и крупнейшей водой
report-land-owner-wins = Побеждает хозяин крупнейшей суши
report-water-owner-wins = Побеждает хозяин крупнейшей воды
report-lead-lost = Лидер после плитки { $tiles } не побеждает
report-shapes = Формы плиток
report-alike = Больше всего плиток одной формы
report-largest-land = Сундуки крупнейшей суши
report-largest-water = Сундуки крупнейшей воды
report-least-wanted = Самая нежеланная карта, игроков: { $players } ({ $card })
report-winning-cards = Карты, которые побеждают слишком часто
report-goals-note = Ничья — половина победы. Доли в процентах, отрыв и перевес в сундуках.
report-cards-note = Карта никому не нужна, если её выбирают меньше чем в { $least } % партий, где её можно было получить. Она побеждает слишком часто, если при игре вдвоём заполнивший её выигрывает чаще { $most } %, а при большем числе игроков — соответственно выше справедливой доли. Считается то, что точно; интервал добавляет то, что возможно.
report-points = Очки
report-players = игроки
report-games = партии
report-range = от…до
report-shared = общие победы
report-seats = Места
report-place = место
report-order = очерёдность { $number }
report-seats-note = Очерёдность 1 — первый игрок партии.
report-card = карта
report-all-cards = все
report-wanted-title = { $name }: какие карты нужны
report-kept = оставлена
report-taken = взята
report-wanted = спрос
report-filled = заполнена
report-remark = заметка
report-unwanted = никому не нужна
report-wanted-note = Оставлена: из раздач. Взята: из выборов, когда она была доступна. Спрос: партии, где её кто-то оставил или взял, из тех, где мог. Заполнена: из случаев, когда она у кого-то была.
report-earned-title = { $name }: что приносят карты
report-winning = побеждает слишком часто
report-earned-note = Очки за каждый раз, когда карта у кого-то была, заполненная или нет; кубок делится на четыре монеты своего ряда. Доля побед: тех, кто заполнил карту; справедливая доля — { $fair }.

## In the browser

web-home = На главную
web-lost = Страница не найдена
web-no-board = В эту игру пока нельзя играть в браузере.
web-no-board-how = Сыграйте в терминале: goldhook play { $game }
web-terminal-game = В «{ $name }» играют в терминале: goldhook play { $game }
web-option-suggested = Рекомендуем для этого уровня: { $value }
web-option-off = { $option }: нет
web-tables = Открытые столы
web-matches = Мои партии
web-settings = Настройки
web-rules = Правила
web-rules-coming = Загружаем правила…
web-replay = Повтор
web-replay-place = Момент партии
web-replay-step = Шаг { $step } из { $last }
web-replay-start = В начало
web-replay-back = Шаг назад
web-replay-run = Воспроизвести
web-replay-pause = Пауза
web-replay-forward = Шаг вперёд
web-replay-end = В конец
web-replay-speed = Скорость
web-replay-begin = Начало
web-replay-moves = Ходы
web-replay-share = Ссылка на этот момент
web-replay-record = Сохранить партию
web-replay-table = Вернуться к столу
web-replay-missing = Эту партию нельзя показать
web-replay-open = Открыть партию из файла
web-replay-open-how = Сохранённая партия (.json), отсюда или из терминала. Мы её только показываем и не храним.
web-replay-choose = Выбрать файл…
web-replay-show = Показать
web-replay-played = Сыграно
web-replay-better = Лучше
web-replay-stack = верхняя карта колоды
web-replay-thinking = Мастер разбирает партию.
web-replay-thinking-how = А пока можно смотреть дальше.
web-close = Закрыть
web-menu = Меню
web-hint = Подсказка
web-your-turn = Ваш ход
web-waiting-for = Ждём: { $names }
web-replay-to-act = Ходит: { $names }
web-table-closed-to-you = Вы не можете открыть этот стол
web-opening-table = Готовим стол…
web-connection-lost = Связь потеряна — восстанавливаем. Ваш выбор сохранён.
web-server-restarts = Сервер перезапускается. Партия скоро продолжится.
web-bots-preparing = Готовим ботов (только в первый раз)…
web-connection-ended = Соединение закрыто.
web-try-now = Попробовать сейчас
web-reload = Обновить
web-time-up-you = Ваше время вышло. Остальные решают, ждать ли.
web-time-up = Время вышло: { $name }
web-vote-skip = Пусть сходит бот
web-vote-wait = Подождём
web-curtain = Передайте устройство: { $name }
web-curtain-why = То, что другим видеть нельзя, скрыто.
web-curtain-lift = Это я, { $name }
web-hand-over = Передать
web-look-back = Смотреть повтор
web-rematch = Реванш
web-to-rematch = К реваншу
web-clock-of = Часы: { $name }
web-tile-of = плитка { $tile } из 36
web-round = Раунд { $round }
web-turn-of = ход { $turn } из 7
web-story-and-chat = История и чат
web-story = История
web-story-empty = Пока ничего не произошло.
web-chat = Чат
web-chat-write = Сообщение
web-send = Отправить
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-language = Язык
web-theme = Оформление
web-theme-auto = Как на устройстве
web-theme-light = Светлое
web-theme-dark = Тёмное
web-sound = Звуки
web-mute = Заглушить
web-block = Заблокировать
web-remove = Удалить
web-leave = Покинуть стол
web-leave-sure = За вас сразу продолжит бот. Вернуться можно в любой момент.
web-stay = Остаться

## With friends: absent players, the lobby, reactions
web-missed = { $name } — давно не за столом. Что делаем?
web-missed-wait = Ждём
web-missed-bot = Пусть играет бот
web-missed-end = Закончить партию
web-missed-end-sure = Точно закончить?
web-missed-voted = Ваш выбор учтён. Остальные ещё решают.
web-left-you = Вы покинули стол. За вас играет бот.
web-return = Вернуться на место
web-leave-alone = Партия подождёт вас на главной странице в разделе «Продолжить».
web-ended-early = Партия закончена досрочно. Победителя нет.
web-back-since = С { $time } за вас играл бот. Место снова ваше.
web-clock-how = В начале: { $bank }. За ход: +{ $credit }. Не больше: { $bank }. Когда время выйдет, остальные решают: ждать или пусть сходит бот.
web-told-missed = { $name } — давно не за столом.
web-told-awaited = Все ждут: { $name }.
web-told-ended = Партия закончена досрочно.
refusal-match-ended = Эта партия закончена досрочно, поэтому повтора нет.
web-told-left-match = { $mine ->
    [yes] Вы ушли. За вас играет бот.
   *[no] { $name } — больше не за столом. Играет бот.
}
web-told-returned = { $mine ->
    [yes] Вы снова играете.
   *[no] { $name } — снова в игре.
}
refusal-seat-is-yours = Вы и так играете на своём месте.
refusal-already-left = Вы уже покинули стол.
web-hints-on = Подсказки: разрешены всем
web-hints-off = Без подсказок
web-change-options = Изменить настройки
web-add-seat = Добавить место
web-close-seat = Закрыть место { $seat }
web-told-seat-added = Добавлено место.
web-told-seat-closed = Одно место закрыто.
web-told-options-set = Настройки изменены.

## In the browser
web-told-joined = { $mine ->
    [yes] Вы за столом.
   *[no] { $name } садится за стол.
}
web-told-left = { $mine ->
    [yes] Вы покинули стол.
   *[no] { $name } покидает стол.
}
web-told-bot-seated = { $name } садится за стол.
web-told-removed = { $mine ->
    [yes] Вы потеряли место.
   *[no] { $name } теряет место.
}
web-told-host-passed = { $mine ->
    [yes] Теперь хозяин стола — вы.
   *[no] Теперь хозяин стола — { $name }.
}
web-told-started = Партия начинается.
web-told-confirmed = { $mine ->
    [yes] У вас всё готово.
   *[no] { $name } — готово.
}
web-told-went-away = { $mine ->
    [yes] Связь с вами прервалась.
   *[no] { $name } — не за столом.
}
web-told-came-back = { $mine ->
    [yes] Вы снова за столом.
   *[no] { $name } — снова за столом.
}
web-told-stood-in = { $mine ->
    [yes] За вас играет бот.
   *[no] За игрока { $name } играет бот.
}
web-told-timed-out = { $mine ->
    [yes] Ваше время вышло.
   *[no] Время вышло: { $name }.
}
web-told-skipped = { $mine ->
    [yes] Ваше время вышло, и ход доиграл бот.
   *[no] { $name }: время вышло, ход доиграл бот.
}
web-told-waited = { $mine ->
    [yes] Все ждут вас.
   *[no] Все ждут: { $name }.
}
web-told-paused = Сервер делает короткий перерыв.
web-told-resumed = Партия продолжается.
web-told-rematched = Реванш готов.
web-told-closed = Стол закрыт.
web-event-cards-kept = { $mine ->
    [yes] Вы оставляете
   *[no] { $name } оставляет
}: { $cards }
web-event-fields-marked = { $mine ->
    [yes] Вы зачёркиваете
   *[no] { $name } зачёркивает
} { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}: { $card }
web-event-card-filled = { $mine ->
    [yes] Вы заполняете
   *[no] { $name } заполняет
} { $colour ->
    [purple] фиолетовую
    [orange] оранжевую
    [green] зелёную
   *[grey] серую
} карту: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-event-card-taken = { $mine ->
    [yes] Вы берёте
   *[no] { $name } берёт
} { $from_stack ->
    [yes] из колоды
   *[no] из доступных
}: { $card }
web-event-tile-laid = { $mine ->
    [yes] Вы кладёте плитку
   *[no] { $name } кладёт плитку
}: { $place }
web-you-win = Вы победили!
web-unread = новых: { $count }
web-remove-sure = { $name } теряет место, дальше играет бот.
web-block-done = Игрок заблокирован. Отменить это можно в «Настройках».
web-watching = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}
web-pages = Страницы
web-game-line = { $game ->
    [silver_gold] Зачёркивайте фигуры и заполняйте острова раньше других.
    [gold_ahoi] Выкладывайте сушу и воду, забирайте сундуки.
   *[other] { $game }
}
web-game-size = { $game ->
    [silver_gold] 2–4 игрока · 20 минут
    [gold_ahoi] 2 игрока · 15 минут
   *[other] { $game }
}
web-play-bots = { $count ->
    [one] Играть с { $count } ботом
    [few] Играть с { $count } ботами
    [many] Играть с { $count } ботами
   *[other] Играть с { $count } бота
}
web-strength = Сила соперника
web-players = Игроки
web-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-invite = Пригласить друзей
web-one-device = Играть на одном устройстве
web-more-options = Другие параметры
web-your-name = Ваше имя
web-continue = Продолжить
web-others-turn = Ходят другие
web-before-start = Ещё не началась
option-memory-aid = Показывать фигуры, уже вышедшие в этом раунде
option-open-hands = Играть в открытую: оба видят обе плитки
option-handicap = Очки форы первому игроку
option-handicap-value = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
option-hints = Подсказки между людьми (против одних ботов они есть всегда)
option-chat = Чат
option-spectators = Разрешить зрителей
option-open-lobby = Показывать среди открытых столов
option-first = Кто ходит первым
option-first-lot = По жребию
option-first-1 = Место 1
option-first-2 = Место 2
option-first-3 = Место 3
option-first-4 = Место 4
option-rematch-first = Кто ходит первым в реванше
option-rematch-first-next = Следующий игрок
option-rematch-first-lot = По жребию
option-rematch-first-loser = Игрок, занявший последнее место
option-clock = Часы
web-clock-none = Без часов
web-clock-quick = Быстро: 20 секунд на ход
web-clock-calm = Спокойно: минута на ход
web-clock-days = Медленно: день на ход
web-own-set = Набор
web-own-set-house = Стандартный набор
web-own-set-choose = Загрузить набор из файла…
web-own-set-good = Набор «{ $name }» в порядке: используем его за следующим столом.
web-own-set-drop = Вернуть стандартный набор
web-own-set-faults = { $count ->
    [one] { $file }: { $count } ошибка. Исправьте её и выберите файл снова:
    [few] { $file }: { $count } ошибки. Исправьте их и выберите файл снова:
    [many] { $file }: { $count } ошибок. Исправьте их и выберите файл снова:
   *[other] { $file }: { $count } ошибки. Исправьте их и выберите файл снова:
}
web-one-device-how = Передавайте устройство друг другу; то, что другим видеть нельзя, остаётся скрытым.
web-name-of = Имя игрока { $seat }
web-add-player = Добавить игрока
web-add-bot = Добавить бота
web-remove-name = Убрать: { $name }
web-start = Начать партию
web-invited = { $name } приглашает вас сыграть
web-seats = За столом
web-free = Свободно
web-sit-down = Сесть
web-you = вы
web-host = хозяин стола
web-away = не за столом
web-bot-strength = Бот на месте { $seat }
web-move-up = { $name }: выше
web-move-down = { $name }: ниже
web-fill-and-start = Добавить ботов и начать
web-waiting-people = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
}
web-waiting-host = Все в сборе. { $name } может начать партию.
web-all-here = Все в сборе.
web-one-more-here = Добавить игрока на этом устройстве
web-agreed = Параметры стола
web-link = Ссылка на этот стол
web-invite-how = { $code ->
    [yes] Отправьте ссылку или отсканируйте код телефоном. Регистрация не нужна.
   *[no] Отправьте ссылку. Регистрация не нужна.
}
web-share = Поделиться…
web-qr = Ссылка в виде QR-кода
web-lan-off = Пока ссылку может открыть только этот компьютер.
web-lan-open = Пустить телефоны из той же сети
web-lan-on = Эту ссылку может открыть любой в той же сети.
web-lan-unavailable = Ссылку может открыть только этот компьютер: сеть не найдена.
web-running-matches = Партии для просмотра
web-no-tables = Сейчас ни один стол не ждёт игроков.
web-no-tables-how = Откройте свой, и его увидят здесь все на этом сервере.
web-open-table = Открыть стол
web-older-tables = Более старые столы
web-free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
    [many] { $count } мест свободно
   *[other] { $count } места свободно
}
web-bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
web-with-clock = с часами
web-with-set = набор: { $name }
web-watch = Смотреть
web-running = Идут сейчас
web-finished = Завершены
web-no-matches = Здесь вы ещё не играли.
web-no-matches-how = Ваши партии хранятся здесь: их можно продолжить или пересмотреть.
web-choose-game = Выбрать игру
web-older = Более старые партии
web-look = Вид и звук
web-contrast = Контраст
web-contrast-more = Высокий
web-motion = Движение
web-motion-less = Меньше
web-notify = Сообщать, когда мой ход
web-notify-blocked = Ваш браузер не разрешает этой странице уведомления. Это можно изменить в его настройках.
web-saved = Сохранено.
web-carry = На другом устройстве
web-carry-how = Чтобы ваше имя и партии были и на телефоне, получите код здесь и введите его там в течение пяти минут.
web-code-get = Получить код
web-code-shown = Введите этот код на другом устройстве, в «Настройках»:
web-code-type = Код с другого устройства
web-code-use = Применить код
web-code-done = Готово. На этом устройстве вы теперь { $name }.
web-blocked = Заблокированные
web-blocked-none = Никого. Чтобы заблокировать игрока, коснитесь его имени за столом.
web-unblock = Разблокировать: { $name }
web-delete = Удалить мои данные
web-delete-how = Ваше имя, ваши партии и всё остальное о вас будет удалено. Сыгранные партии останутся, но без вашего имени. Отменить это нельзя.
web-delete-yes = Да, удалить всё
web-cancel = Отмена
web-deleted = Все ваши данные удалены.
refusal-server-unreachable = Сервер недоступен. Проверьте соединение и попробуйте снова.
web-ga-lay = Положить плитку
web-ga-laying = Кладём…
web-ga-turn-left = Повернуть влево
web-ga-turn-right = Повернуть вправо
web-ga-take-back = Забрать
web-ga-choose = Выберите место для плитки.
web-ga-first = Это первая плитка: поверните её как хотите.
web-ga-put = Поверните, передвиньте или положите плитку.
web-ga-stands = пока
web-ga-bag = { $count ->
    [one] В мешке { $count } плитка
    [few] В мешке { $count } плитки
    [many] В мешке { $count } плиток
   *[other] В мешке { $count } плитки
}
web-ga-unseen = Ещё не показаны: { $count }. Они в мешке или в руке соперника.
web-ga-closed = { $reason ->
    [first_tile_at_origin] Первая плитка ложится сюда; вы выбираете, как её повернуть.
    [seventh_row] Рядов не больше шести.
    [seventh_column] Столбцов не больше шести.
    [row_on_other_side] Новые ряды открывайте только на своей стороне.
   *[touches_no_tile] Плитка должна прилегать стороной к другой плитке.
}
web-ga-area = { $kind ->
    [land] Суша
   *[water] Вода
}: { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
    [many] { $chests } сундуков
   *[other] { $chests } сундука
}
web-ga-openings = входы: { $name } { $count } : { $others } { $other }
web-ga-nobody = никто
web-ga-areas = Области на данный момент
web-ga-no-areas = Плиток на поле пока нет.
web-ga-layout = Поле
web-ga-cell = Ряд { $row }, столбец { $column }
web-ga-cell-open = свободно, сюда можно положить плитку
web-ga-cell-empty = пусто
web-ga-end = { $end ->
    [n] сверху
    [e] справа
    [s] снизу
   *[w] слева
}
web-ga-corner = { $corner ->
    [ne] сверху справа
    [se] снизу справа
    [sw] снизу слева
   *[nw] сверху слева
}
web-ga-tile = Суша соединена: { $land }.
web-ga-tile-chest = { $afloat ->
    [yes] Сундук в воде
   *[no] Сундук на суше
} ({ $at }).
web-ga-hand = Ваша плитка
web-ga-hand-of = Плитка в руке: { $name }
web-ga-handicap = фора { $count }
web-ga-keys = Сочетания клавиш
web-ga-key-arrows = Двигаться по полю
web-ga-key-turn = Повернуть плитку вправо или влево
web-ga-key-enter = Примерить плитку сюда; ещё раз: положить
web-ga-key-escape = Забрать плитку
web-ga-key-areas = Следующая область (Shift: предыдущая)
web-ga-key-help = Показать эту справку
web-ga-count = Подсчёт
web-ga-count-next = Следующая область
web-ga-count-back = Предыдущая область
web-ga-count-all = Показать всё
web-ga-count-again = Показать подсчёт ещё раз
web-ga-ownership = Строка — сундук, столбец — ход: ▲ { $above }, ▼ { $below }, · никто.
web-sg-my-score = Мой счёт
web-sg-score-card = Карта подсчёта
web-sg-actions = Что можно сделать
web-sg-turn = Повернуть
web-sg-flip = Отразить
web-sg-one-field = Одна клетка
web-sg-undo = Отменить
web-sg-done = Готово
web-sg-mark-fields = { $count ->
    [one] Зачеркнуть { $count } клетку
    [few] Зачеркнуть { $count } клетки
    [many] Зачеркнуть { $count } клеток
   *[other] Зачеркнуть { $count } клетки
}
web-sg-choose-fields = Выберите клетки
web-sg-choose-field = Выберите клетку
web-sg-choose-two = Выберите две карты
web-sg-keep-two = Оставить эти две
web-sg-choose-card = Выберите карту
web-sg-take = Взять эту карту
web-sg-take-stack = Взять из колоды
web-sg-prompt-keep = Оставьте два острова из четырёх.
web-sg-prompt-mark = Зачеркните фигуру на одном острове — или одну клетку.
web-sg-prompt-cross = { $owed ->
    [one] Бонусный крестик! Зачеркните ещё { $owed } клетку где угодно.
    [few] Бонусные крестики! Зачеркните ещё { $owed } клетки где угодно.
    [many] Бонусные крестики! Зачеркните ещё { $owed } клеток где угодно.
   *[other] Бонусные крестики! Зачеркните ещё { $owed } клетки где угодно.
}
web-sg-prompt-claim = { $owed ->
    [one] Остров заполнен! Возьмите { $owed } новую карту.
    [few] Острова заполнены! Возьмите { $owed } новые карты, по одной.
    [many] Острова заполнены! Возьмите { $owed } новых карт, по одной.
   *[other] Острова заполнены! Возьмите { $owed } новой карты, по одной.
}
web-sg-prompt-done = Ещё можно отменить. «Готово» вступает в силу, когда готовы все.
# The same in a puzzle, where nobody else plays.
web-sg-prompt-alone = Ещё можно отменить. «Готово» проверит ваш ход.
web-sg-does-not-fit = Фигура сюда не помещается. Можно зачеркнуть только эту клетку.
web-sg-no-symbols = Эти клетки не дают бонусов
web-sg-gain-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
web-sg-gain-palm = { $points ->
    [one] пальма: { $points } очко
    [few] пальма: { $points } очка
    [many] пальма: { $points } очков
   *[other] пальма: { $points } очка
}
web-sg-gain-cup = кубок { $cup }, если вас никто не опередит
web-sg-gain-crosses = { $count ->
    [one] +{ $count } клетка
    [few] +{ $count } клетки
    [many] +{ $count } клеток
   *[other] +{ $count } клетки
}
web-sg-gain-card = остров заполнен: +{ $points }
web-sg-palm-now = Пальма сейчас стоит { $points }
web-sg-palm-parts = { $own } + { $display } на доступных картах
web-sg-palms-full = Все клетки для пальм заняты.
web-sg-coins-of = Монеты: { $coins } из 12
web-sg-palms-are = Пальмы: { $palms }
web-sg-stack = Колода: { $count }
web-sg-round-of = Раунд { $round } из 4
web-sg-round-card-note = Фигуры этой колоды и сколько карт экспедиций у каждой. Каждый раунд перемешиваются все; одна остаётся закрытой.
web-sg-pattern-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
web-sg-cups-left = Осталось кубков: { $cups }
web-sg-expedition = Фигура для хода { $turn } из 7
web-sg-first = Первый игрок
web-sg-state = { $state ->
    [thinking] думает…
    [away] не за столом
   *[ready] готово
}
web-sg-island = { $colour ->
    [purple] Фиолетовый остров
    [orange] Оранжевый остров
    [green] Зелёный остров
   *[grey] Серый остров
}
web-sg-seal = { $points } за { $colour ->
    [purple] фиолетовую
    [orange] оранжевую
    [green] зелёную
   *[grey] серую
} карту
web-sg-with-seals = { $card } + { $points } от ваших печатей
web-sg-yours = уже ваша
web-sg-when-filled = После заполнения
web-sg-in-all-now = Со всеми печатями на данный момент
web-sg-filled = Заполнено островов: { $count }
web-sg-empty-place = Здесь нет карты.
web-sg-field = { $field }{ $symbol ->
    [coin] , монета
    [palm] , пальма
    [cross] , бонусный крестик
   *[none] {""}
}{ $state ->
    [marked] , зачёркнута
    [preview] , предпросмотр
    [owed] , свободна, её можно зачеркнуть за бонусный крестик
   *[free] , свободна
}
web-sg-symbol = { $symbol ->
    [coin] монета
    [palm] пальма
   *[cross] бонусный крестик
}
web-sg-marked-fields = Зачёркнуты: { $fields }
web-sg-pattern = Фигура: { $fields }
web-sg-taken = Эта клетка уже зачёркнута.
web-sg-final = Итоговый счёт
web-sg-tie = Поровну очков: { $names }. Впереди тот, кто заполнил больше { $colour ->
    [purple] фиолетовых
    [orange] оранжевых
    [green] зелёных
   *[grey] серых
} карт.
web-sg-tie-shared = Поровну очков и заполненных карт каждого цвета: { $names } делят место.
web-sg-keys = Сочетания клавиш
web-sg-key-arrows = Переходить с клетки на клетку
web-sg-key-enter = Зачеркнуть; ещё раз: готово
web-sg-key-escape = Снова поднять фигуру
web-sg-key-pointer = Колесо мыши: повернуть; с Shift: отразить. Два пальца: повернуть; касание обоими: отразить.
web-ga-openings-word = входы
web-sg-now = сейчас { $points }
web-sg-islands = Заполненные острова
web-keys-how = Играть можно и только с клавиатуры. Нажмите ?, чтобы увидеть сочетания клавиш.
web-key-hint = Попросить подсказку

## The boards: what happens, and where

web-skip = Перейти к содержанию
web-sg-side = { $side ->
    [left] слева
   *[right] справа
}
web-sg-drag = Это фигура. Перетащите её на остров или нажмите на клетку.

## Why a move is good

hint-only = Это ваш единственный ход.
hint-in-thought = Ничего явного нет, но если заглянуть вперёд, этот ход лучший: шанс на победу около { $win } %.
hint-fills-card = Заполняет { $card ->
    [here] эту карту
   *[other] карту { $card }
}: +{ $points }.
hint-fills-card-seals = Заполняет { $card ->
    [here] эту карту
   *[other] карту { $card }
}: +{ $points } и ещё +{ $seals } за печати.
hint-completes-row = Завершает ряд монет { $row }; самый дорогой из оставшихся кубков стоит { $cup }.
hint-palms = Сразу очки за пальмы: +{ $points }.
hint-crosses = { $count ->
    [one] Сразу даёт вам ещё { $count } клетку.
    [few] Сразу даёт вам ещё { $count } клетки.
    [many] Сразу даёт вам ещё { $count } клеток.
   *[other] Сразу даёт вам ещё { $count } клетки.
}
hint-coins = { $count ->
    [one] Даёт { $count } монету, всего { $coins } из 12.
    [few] Даёт { $count } монеты, всего { $coins } из 12.
    [many] Даёт { $count } монет, всего { $coins } из 12.
   *[other] Даёт { $count } монеты, всего { $coins } из 12.
}
hint-leaves-few = { $left ->
    [one] { $card ->
        [here] На этой карте
       *[other] На карте { $card }
    } остаётся всего { $left } свободная клетка.
    [few] { $card ->
        [here] На этой карте
       *[other] На карте { $card }
    } остаются всего { $left } свободные клетки.
    [many] { $card ->
        [here] На этой карте
       *[other] На карте { $card }
    } остаётся всего { $left } свободных клеток.
   *[other] { $card ->
        [here] На этой карте
       *[other] На карте { $card }
    } остаётся всего { $left } свободной клетки.
}
hint-many-fields = { $count ->
    [one] Зачёркивает сразу { $count } клетку.
    [few] Зачёркивает сразу { $count } клетки.
    [many] Зачёркивает сразу { $count } клеток.
   *[other] Зачёркивает сразу { $count } клетки.
}
hint-keeps-open = Фигуры, которые могут выйти следующими и ещё поместятся: { $fits } из { $of }.
hint-one-more = Карты экспедиций, которые могут выйти следующими и сразу заполнят { $card ->
    [here] эту карту
   *[other] карту { $card }
}: { $fits } из { $of }.
hint-seal-brings = Когда { $card ->
    [here] эта карта
   *[other] карта { $card }
} будет заполнена, её печать принесёт +{ $points } вместе с отложенными картами.
hint-counts-with-seals = Ваши печати учитывают и { $card ->
    [here] эту карту
   *[other] карту { $card }
}: +{ $points }, когда она будет заполнена.
hint-pair-seals = Когда обе будут заполнены, их печати дадут +{ $points }.
hint-few-fields = Быстро заполнится: клеток всего { $fields }.
hint-palm-stays = Доступные карты не меняются, и пальма по-прежнему стоит { $points }.
hint-display-stays = Среди доступных карт не появится новая, которую могли бы взять другие.
hint-takes-over = Отбирает у соперника { $kind ->
    [land] эту сушу
   *[water] эту воду
}: сундуки { $chests }, входы { $mine } : { $theirs }.
hint-wins-area = Приносит вам { $kind ->
    [land] эту сушу
   *[water] эту воду
}: сундуки { $chests }, входы { $mine } : { $theirs }.
hint-adds-chests = Добавляет сундуки { $kind ->
    [land] вашей суше
   *[water] вашей воде
}: +{ $count }, теперь { $chests }.
hint-ties-area = Соперник теряет { $kind ->
    [land] эту сушу
   *[water] эту воду
}, теперь она ничья: сундуки { $chests }, входы { $mine } : { $theirs }.
hint-settles-area = Закрывает вашу { $kind ->
    [land] сушу
   *[water] воду
}: её сундуки ({ $chests }) ваши насовсем.
hint-denies-area = Закрывает { $kind ->
    [land] эту сушу
   *[water] эту воду
}, и её сундуки ({ $chests }) не достанутся никому.
hint-area-grows = Оставляет вашу { $kind ->
    [land] сушу
   *[water] воду
} открытой (сундуки: { $chests }; свободных мест рядом: { $places }).
hint-more-openings = Даёт вам больше входов { $kind ->
    [land] на эту сушу
   *[water] в эту воду
}: сундуки { $chests }, входы { $mine } : { $theirs }.
hint-hems-in = Ограничивает { $kind ->
    [land] сушу
   *[water] воду
} соперника (сундуки: { $chests }; свободных мест рядом: { $places }).
hint-chest-to-nobody = Сундук этой плитки пока ничей.
hint-best-balance = По сундукам станет { $mine } : { $theirs }; ни один другой ход не даёт сразу большего.
hint-opens-row = Открывает новый ряд на вашей стороне.

## What happens in Silver & Gold

event-cards-kept = { $name }: оставлены { $cards }
event-all-kept = Все сделали выбор.
event-expedition-turned = Раунд { $round }, ход { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: фигура { $expedition }
}
event-fields-marked = { $name }: { $fields } на карте { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } дополнительная клетка за бонусный крестик
    [few] { $owed } дополнительные клетки за бонусные крестики
    [many] { $owed } дополнительных клеток за бонусные крестики
   *[other] { $owed } дополнительной клетки за бонусные крестики
}
event-cross-lapsed = { $name }: свободных клеток нет, { $lapsed ->
    [one] { $lapsed } дополнительная клетка пропадает
    [few] { $lapsed } дополнительные клетки пропадают
    [many] { $lapsed } дополнительных клеток пропадает
   *[other] { $lapsed } дополнительной клетки пропадает
}
event-coin-ticked = { $name }: монета { $coins } из 12
event-coin-wasted = { $name }: монета, но все 12 уже отмечены
event-palm-scored = { $name }: пальма, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
event-palm-wasted = { $name }: пальма, но все четыре клетки для пальм уже заняты
event-all-marked = Все зачеркнули клетки.
event-row-completed = { $name }: ряд монет { $row } завершён
event-card-filled = { $name }: карта { $card } заполнена
event-cup-taken = { $name }: кубок на { $cup ->
    [one] { $cup } очко
    [few] { $cup } очка
    [many] { $cup } очков
   *[other] { $cup } очка
} за ряд монет { $row }
event-cup-missed = { $name }: за ряд монет { $row } кубка уже не осталось
event-card-laid-aside = { $name }: карта { $card } отложена, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
event-card-taken = { $name }: новая карта { $card } { $from_stack ->
    [yes] из колоды
   *[no] из доступных
}
event-place-left-empty = { $name }: новых карт не осталось
event-display-refilled = Новые среди доступных карт: { $cards }
event-first-player-passed = Первый игрок: { $name }
event-round-ended = Раунд { $round } окончен
event-match-ended = Партия окончена. Первое место: { $winners }

## Replays, mistakes and sharing

# The label of two buttons: whose mistakes the analysis shows first.
web-replay-whose = Чьи ошибки
web-replay-whose-mine = Мои
web-replay-whose-all = Всех
web-replay-mistakes-mine = Ваши самые дорогие ошибки
web-replay-no-mistakes-mine = Явных ошибок у вас не было.
web-replay-no-mistakes = Явных ошибок не было ни у кого.
# Under the better move, if it differs from the played one only in how the tile is turned.
web-ga-turned-otherwise = То же место, но другой поворот
web-sg-fields = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
# Why another move was better, if no other reason fits. $count is in the thousands.
hint-in-playouts = Ни одна выгода не выделяется, но если доиграть до конца (попыток: { $count }), этот ход выигрывает чаще.
# Why to keep or take a card: the number of bonus crosses on it. The same follows for coins and palms.
hint-card-crosses = { $count ->
    [one] { $count } бонусный крестик: он бесплатно зачёркивает ещё одну клетку.
    [few] { $count } бонусных крестика: каждый бесплатно зачёркивает ещё одну клетку.
    [many] { $count } бонусных крестиков: каждый бесплатно зачёркивает ещё одну клетку.
   *[other] { $count } бонусного крестика: каждый бесплатно зачёркивает ещё одну клетку.
}
hint-card-coins = { $count ->
    [one] { $count } монета: четыре монеты заполняют ряд и приносят кубок.
    [few] { $count } монеты: четыре монеты заполняют ряд и приносят кубок.
    [many] { $count } монет: четыре монеты заполняют ряд и приносят кубок.
   *[other] { $count } монеты: четыре монеты заполняют ряд и приносят кубок.
}
hint-card-palms = { $count ->
    [one] { $count } пальма: даёт 1 очко и ещё по 1 за каждую пальму на доступных картах.
    [few] { $count } пальмы: каждая даёт 1 очко и ещё по 1 за каждую пальму на доступных картах.
    [many] { $count } пальм: каждая даёт 1 очко и ещё по 1 за каждую пальму на доступных картах.
   *[other] { $count } пальмы: каждая даёт 1 очко и ещё по 1 за каждую пальму на доступных картах.
}
# The preview-… texts appear where somebody shares a link, in a chat for example: a title and one sentence.
preview-home-title = Goldhook: две настольные игры, в которые можно играть сразу
preview-home-text = Играйте в Silver & Gold и Gold Ahoi! с друзьями или с ботами. Бесплатно, в браузере, без регистрации.
# $name is the name of the game.
preview-table-title = Присоединяйтесь к партии { $name }
preview-table-text = Откройте ссылку, введите имя — и вы за столом.
preview-replay-title = Партия { $name }, ход за ходом
preview-replay-text = Посмотрите всю партию на поле и узнайте, какие ходы её решили.
# Describes the picture of a link preview to people who do not see it.
preview-picture = Элементы игр: острова на картах, суша и море на плитках
# A button after a match: it opens a picture with the result.
web-share-result = Поделиться результатом
web-share-names = Показать имена игроков
web-share-picture = Картинка, которой вы делитесь
# A button: it opens the device’s own choice of apps to share with.
web-share-send = Поделиться
web-share-save = Сохранить картинку
# A button in a replay: play this match on from the moment that is shown.
web-play-on = Играть дальше отсюда
web-play-on-how = Откроется новый стол с этого момента. Всё, что было скрыто, раздаётся заново.
web-play-on-seat = Ваше место
web-play-on-alone = Против ботов
web-play-on-friends = С друзьями
# A button beside a mistake: play on from just before it.
web-try-again = Попробовать ещё раз
refusal-play-on-impossible = Партии этой игры нельзя продолжить с выбранного момента.

## What happens in Gold Ahoi!

event-tile-laid = { $name }: плитка на { $row },{ $column }, четвертей оборота: { $turn }
event-row-opened = { $name }: новый ряд { $row }
event-column-opened = { $name }: новый столбец { $column }
event-tile-drawn = { $name }: плитка из мешка
event-area-counted = { $kind ->
    [land] Суша
   *[water] Вода
}, { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
    [many] { $chests } сундуков
   *[other] { $chests } сундука
}, входы { $north } : { $south } — { $owner ->
    [0] северу
    [1] югу
   *[none] никому
}
event-handicap-given = { $name }: фора первому игроку, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
event-chests-counted = Север { $north }, юг { $south }. Первое место: { $winners }

## What the rules refuse

refusal-match-over = Партия окончена.
refusal-no-such-seat = Места { $seat } нет: всего мест { $players }.
refusal-not-to-act = Пока не ваш ход. Ждём: { $waiting }.
refusal-wrong-step = Не сейчас: { $step ->
    [keep] сначала все оставляют по две карты (keep P01 G03).
    [mark] все зачёркивают клетки (mark P01 a1 a2).
    [claim] игроки берут новые карты (take O07 или take stack).
   *[place] положите плитку (place 0,1 0).
}
refusal-keep-two = Оставьте ровно две разные карты.
refusal-card-not-dealt = Карты { $card } вам не сдавали.
refusal-card-not-held = Перед вами нет карты { $card }.
refusal-cross-owed-first = { $owed ->
    [one] Сначала зачеркните ещё { $owed } клетку за бонусный крестик (cross P01 a1).
    [few] Сначала зачеркните ещё { $owed } клетки за бонусные крестики, по одной (cross P01 a1).
    [many] Сначала зачеркните ещё { $owed } клеток за бонусные крестики, по одной (cross P01 a1).
   *[other] Сначала зачеркните ещё { $owed } клетки за бонусные крестики, по одной (cross P01 a1).
}
refusal-no-cross-owed = У вас нет бонусного крестика: зачеркните фигуру или одну клетку (mark P01 a1).
refusal-cross-one-field = Бонусный крестик даёт по одной клетке за раз. Укажите только одну.
refusal-mark-nothing = Зачеркните хотя бы одну клетку.
refusal-field-outside = На карте { $card } нет клетки { $field }.
refusal-field-taken = Клетка { $field } на карте { $card } уже зачёркнута.
refusal-not-the-pattern = На карте { $card } зачеркните всю фигуру, как угодно повернув или отразив её, или одну клетку.
refusal-card-not-in-display = Карты { $card } нет среди доступных.
refusal-stack-empty = Колода пуста. Возьмите одну из доступных карт.
refusal-cell-taken = На { $row },{ $column } уже лежит плитка.
refusal-first-tile-at-origin = Первую плитку кладут на 0,0; повернуть её можно как угодно.
refusal-seventh-row = Ряд { $row } стал бы седьмым: на поле не больше шести рядов.
refusal-seventh-column = Столбец { $column } стал бы седьмым: на поле не больше шести столбцов.
refusal-touches-no-tile = Место { $row },{ $column } не касается ни одной плитки: приложите свою стороной к другой.
refusal-row-on-other-side = Ряд { $row } открыл бы новый ряд на стороне соперника; открывайте новые ряды на своей.
refusal-turn-wrong = Плитку поворачивают на 0, 1, 2 или 3 четверти оборота, а не на { $turn }.
refusal-action-unreadable = «{ $text }» — не ход. Введите ? (список ходов) или «справка».
refusal-cell-unreadable = «{ $cell }» — не клетка. Клетка — это буква a–d и цифра 1–4, например b3.
refusal-cell-twice = Клетка { $cell } указана дважды.
refusal-pick-beyond = Хода под номером { $number } нет: в списке их { $count }.

## What a table refuses

refusal-match-not-begun = Партия ещё не началась.
refusal-match-running = Партия уже идёт.
refusal-table-closed = Этот стол закрыт.
refusal-table-full = Все места заняты.
refusal-table-paused = Сервер перезапускается. Партия скоро продолжится, а все часы пока остановлены.
refusal-not-host = Это может сделать только хозяин стола.
refusal-not-seated = У вас нет места за этим столом.
refusal-not-your-seat = Это не ваше место.
refusal-seat-taken = Это место занято.
refusal-one-seat = За открытым столом больше одного места может занять только хозяин. Чтобы играть на одном устройстве, откройте свой стол.
refusal-seats-empty = { $count ->
    [one] Свободно ещё { $count } место. Подождите кого-нибудь или добавьте бота.
    [few] Свободно ещё { $count } места. Подождите игроков или добавьте ботов.
    [many] Свободно ещё { $count } мест. Подождите игроков или добавьте ботов.
   *[other] Свободно ещё { $count } места. Подождите игроков или добавьте ботов.
}
refusal-seat-not-removable = Во время партии можно удалить только других людей.
refusal-name-wrong = В имени должно быть от 1 до { $longest } знаков в одну строку.
refusal-name-alike = Ваше имя слишком похоже на «{ $name }»: такой игрок за этим столом уже есть. Выберите для этого стола другое.
refusal-level-wrong = Бота уровня { $level } нет. Уровни — от { $least } до { $most }.
refusal-option-wrong = { $kind ->
    [flag] Значение «{ $option }» — да или нет (yes, no).
    [number] Значение «{ $option }» — целое число от { $least } до { $most }.
    [choice] Значение «{ $option }» — одно из: { $known }.
   *[other] Недопустимое значение «{ $option }».
}
refusal-option-form = «{ $text }» — не параметр. Напишите ИМЯ=ЗНАЧЕНИЕ, например handicap=3.
refusal-bot-plays = На этом месте сейчас играет бот.
refusal-not-a-bot = На этом месте играет человек, а не бот.
refusal-not-at-device = Устройство сейчас у другого игрока. Сначала его нужно передать.
refusal-cover-first = Прежде чем передать устройство, закройте экран.
refusal-already-confirmed = Вы уже закончили. Остальные ещё играют.
refusal-step-unfinished = Вы ещё не закончили. Сначала сделайте всё, чего требует этот шаг.
refusal-nothing-to-undo = Отменять нечего. Открытое и подтверждённое остаётся.
refusal-too-many-attempts = Число ваших попыток на этом шаге — уже { $most }. Теперь подтвердите.
refusal-table-worn-out = За этим столом произошло слишком много. Откройте новый.
refusal-stale = Слишком поздно: на столе уже что-то изменилось. Взгляните ещё раз.
refusal-nothing-to-vote = Сейчас решать нечего.
refusal-vote-of-others = Ждать или нет, решают только остальные.
refusal-rematch-made = Реванш уже есть, за столом { $table }.
refusal-command-id-wrong = Идентификатор команды должен быть не длиннее { $longest } знаков.
refusal-rules-version = Эта партия идёт по правилам версии { $version }, а программа знает версию { $known }.
refusal-table-version = Этот стол сохранён в версии { $version }, а программа читает версию { $known }.

## What a server refuses

refusal-name-first = Сначала введите имя.
refusal-table-unknown = Такого стола нет или уже нет.
refusal-daily-unknown = На этот день нет расклада дня. Можно сыграть сегодняшний и расклады за последние { $days } дней.
refusal-server-address = «{ $text }» — не адрес сервера. Он начинается с http:// или https://.
refusal-page-unknown = По этому адресу ничего нет.
refusal-piece-unknown = В этом наборе нет { $piece_id }.
refusal-nobody-there = На этом месте нет человека.
refusal-watching-forbidden = Зрители здесь не разрешены.
refusal-lan-not-from-here = Открыть сервер для сети может только компьютер, на котором он работает.
refusal-lan-unavailable = Сервер не удаётся открыть для сети ({ $why }).
refusal-analysis-unavailable = Разбор сейчас недоступен. Попробуйте ещё раз чуть позже.
refusal-hints-off = За этим столом играют без подсказок.
refusal-hint-unavailable = Сейчас подсказки нет. Попробуйте ещё раз чуть позже.
refusal-not-welcome = Вам нельзя сесть за этот стол.
refusal-chat-off = За этим столом играют без чата.
refusal-chat-wrong = В сообщении должно быть от 1 до { $longest } знаков.
refusal-chat-too-fast = Слишком много сообщений. Подождите немного, прежде чем писать снова.
refusal-too-fast = Слишком быстро: подождите немного и попробуйте снова.
refusal-too-many-connections = Из вашей сети открыто слишком много соединений (не больше { $most }).
refusal-too-many-tables = Вы открыли много столов. Подождите немного, прежде чем открыть ещё один.
refusal-too-many-names = Из вашей сети пришло слишком много новых игроков. Подождите немного и попробуйте снова.
refusal-too-many-analyses = Из вашей сети ещё выполняется несколько разборов. Подождите, пока один из них закончится.
refusal-message-unreadable = Это сообщение не удалось прочитать ({ $why }).
refusal-body-too-large = Слишком большой объём: не больше { $most } байт.
refusal-too-costly = Чтение занимает слишком много времени или памяти. Отправьте что-нибудь поменьше или попроще.
refusal-host-unknown = Этот сервер не отвечает на имя { $host }; владелец может добавить его в GOLDHOOK_ORIGINS.
refusal-origin-wrong = Страницам с { $origin } нельзя обращаться к этому серверу.
refusal-token-wrong = Этот токен недействителен или уже недействителен.
refusal-token-may-not = Этот токен не разрешает «{ $what }».
refusal-too-many-tokens = У вас уже предельное число токенов ({ $most }). Сначала удалите один.
refusal-too-many-seats = Этот токен уже сидит за предельным числом столов ({ $most }).
refusal-code-unknown = Этот код неверен, уже использован или устарел. Получите новый на другом устройстве.
refusal-server-stopping = Сервер останавливается. Попробуйте ещё раз чуть позже.
refusal-store-unavailable = Сервер сейчас не может обратиться к базе данных. Попробуйте ещё раз чуть позже.
refusal-setting-wrong = Недопустимое значение { $setting }: «{ $text }».
refusal-setting-range = Недопустимое значение { $setting }: { $text }. Нужно от { $least } до { $most }.
refusal-workers-need-postgres = Нескольким процессам сервера нужна PostgreSQL: укажите в GOLDHOOK_STORE адрес postgresql:// или уберите --workers.
refusal-workers-died = Процессы сервера остановились сразу после запуска (всего: { $count }). Устраните то, о чём говорит их журнал, и запустите снова.
refusal-port-in-use = Сервер не может занять { $host }, порт { $port } ({ $why }). Выберите другой порт с помощью --port.
refusal-lan-or-host = --lan и --host нельзя указывать вместе. Уберите одно из них.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] Это игра для двоих, а игроков указано { $players }.
       *[other] Игроков должно быть от { $least } до { $most }, а не { $players }.
    }
   *[other] Игроков должно быть от { $least } до { $most }, а не { $players }.
}
refusal-first-wrong = Первый игрок указан на месте { $seat }, но всего мест { $players }.
refusal-shuffle-missing = Не хватает расклада «{ $shuffle }».
refusal-shuffle-unknown = Расклада «{ $shuffle }» в этой игре нет.
refusal-shuffle-length = В раскладе «{ $shuffle }» { $count ->
    [one] { $count } элемент
    [few] { $count } элемента
    [many] { $count } элементов
   *[other] { $count } элемента
}, а нужно { $needed }.
refusal-shuffle-unknown-id = В раскладе «{ $shuffle }» указан id { $id }, которого нет в наборе.
refusal-shuffle-duplicate-id = В раскладе «{ $shuffle }» id { $id } указан дважды.
refusal-record-not-a-record = { $file } — не запись партии.
refusal-record-version = { $file }: версия записи { $version }, а эта программа читает версию { $known }.
refusal-record-field = Поля «{ $field }» в записи нет, или оно заполнено неверно.
refusal-record-action-form = Действие { $index } записано неверно; нужно [место, "текст"].
refusal-record-action = Действие { $index }, место { $seat }, «{ $text }»: { $reason }
refusal-record-other-game = { $file } — партия в { $game }.
refusal-record-over = Партия в { $file } уже окончена. Посмотрите её командой goldhook replay или укажите другой файл для новой партии.
refusal-record-has-options = У сохранённой партии свой набор и свои параметры. Уберите --set, --first, --option, --memory-aid, --open-hands и --handicap.
refusal-record-program = В этой партии играла программа, а сам файл программ не запускает. Укажите её снова через --seats.
refusal-seats-of-record = { $count ->
    [one] В сохранённой партии { $count } место. Укажите столько же в --seats.
    [few] В сохранённой партии { $count } места. Укажите столько же в --seats.
    [many] В сохранённой партии { $count } мест. Укажите столько же в --seats.
   *[other] В сохранённой партии { $count } места. Укажите столько же в --seats.
}
refusal-upto-beyond = { $count ->
    [one] В записи только { $count } действие; --upto { $upto } — уже за её концом.
    [few] В записи только { $count } действия; --upto { $upto } — уже за её концом.
    [many] В записи только { $count } действий; --upto { $upto } — уже за её концом.
   *[other] В записи только { $count } действия; --upto { $upto } — уже за её концом.
}
refusal-past-hidden = Пока партия идёт, прошлые ходы скрыты. Уберите --upto или дождитесь конца.
refusal-option-unknown = Параметра «{ $option }» нет. Выберите из: { $known }.
refusal-game-unknown = Недопустимое значение GAME: «{ $game }». Выберите из: { $known }.
refusal-language-unknown = Языка «{ $language }» нет. Выберите из: { $known }.
refusal-seat-unknown = «{ $text }» не может занять место. Выберите из: { $known }.
refusal-seat-command-missing = После cmd: нужна команда, например cmd:python my_bot.py.
refusal-seat-command-quotes = Не закрыта кавычка: { $text }
refusal-budget-unreadable = «{ $text }» — не лимит. Укажите миллисекунды, например 500, или число пробных партий, например 4000p.
refusal-games-multiple = Недопустимое значение --games: { $games }. Каждый расклад играется со всех мест, поэтому нужно число, кратное { $seats }.
refusal-records-there = Файл { $file } уже есть и был бы перезаписан. Укажите в --records другую папку или уберите старые записи.
refusal-json-or-markdown = --json и --markdown нельзя указывать вместе. Уберите одно из них.
refusal-players-few = Для турнира нужны хотя бы два бота.
refusal-workers-broken = Один из процессов аварийно завершился, партии продолжать нельзя. С меньшим --workers каждому достанется больше памяти.
refusal-cluster-missing = Для кластера нужен Ray: pip install "goldhook[cluster]"
refusal-cluster-address = «{ $address }» — не адрес кластера. Укажите host:port, ray://host:port, auto или local.
refusal-cluster-lost = Не удалось использовать кластер { $address } ({ $why }).
refusal-bot-missing = Не удалось запустить бота «{ $program }» ({ $why }).
refusal-bot-silent = Бот не ответил за { $seconds } с.
refusal-bot-gone = Бот завершился или закрыл свой вывод.
refusal-bot-line-long = Ответ бота длиннее { $most } байт.
refusal-bot-unasked = Бот прислал сообщение, хотя его не спрашивали: «{ $text }».
refusal-bot-rubbish = Ответ бота — не сообщение типа «{ $wanted }»: «{ $text }».
refusal-bot-illegal = Ход бота не по правилам: «{ $text }».
refusal-protocol-line = Эта строка — не сообщение протокола ботов: «{ $text }».
refusal-protocol-hello-first = Первым сообщением протокола ботов должно быть hello.
refusal-protocol-version = За столом версия { $version } протокола ботов; эта программа знает { $known }.
refusal-protocol-field = В сообщении «{ $message }» нет правильного «{ $field }».
refusal-protocol-view = В сообщении «{ $message }» недопустимое «view» ({ $why }).

## What is wrong with a file

refusal-file-missing = Файл { $file } не найден.
refusal-file-unreadable = Не удалось прочитать { $file } ({ $why }).
refusal-policy-unreadable = { $file } — не обученная стратегия ({ $why }). Обучите её с помощью examples/train.py.
refusal-policy-game = Эта стратегия играет в { $game }, а за столом играют в { $table }.
refusal-bot-choose = Выберите одного бота: уровень, например 5, random, greedy или --policy ФАЙЛ, но не двух сразу.
refusal-file-unwritable = Не удалось записать { $file } ({ $why }).
refusal-store-in-use = Файл { $file } занят другим сервером Goldhook. Сначала остановите его или укажите другой файл.
refusal-store-linked = У базы данных { $file } есть ещё одно имя (жёсткая ссылка). Второй сервер, открывший её по нему, повредил бы её. Удалите это имя и запустите снова.
refusal-store-corrupt = База данных { $file } повреждена ({ $why }). Восстановите резервную копию или переместите файл, чтобы начать с новым.
refusal-store-foreign = { $file } — база данных, но не Goldhook. Укажите другой файл.
refusal-store-newer = База данных { $store } записана более новой версией Goldhook (формат { $version }, а эта читает { $known }). Обновите Goldhook или восстановите резервную копию.
refusal-store-unopenable = Не удалось открыть базу данных { $file } ({ $why }). Нужна папка на локальном диске, доступная для записи.
refusal-store-sqlite-old = В этом Python — SQLite { $version }, а Goldhook нужна версия { $needed } или новее. Используйте более новый Python.
refusal-backup-exists = Файл { $file } уже есть. Укажите другой файл для резервной копии.
refusal-backup-memory = Этот сервер хранит всё в памяти: сохранять в { $file } нечего.
refusal-backup-postgres = Для резервной копии PostgreSQL используйте pg_dump; сам Goldhook { $file } не записывает.
refusal-postgres-missing = Для PostgreSQL нужен ещё один пакет: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = Сервер PostgreSQL { $server } недоступен ({ $why }). Проверьте, работает ли он, а также адрес, пользователя и пароль.
refusal-file-too-large = { $file } больше { $megabytes } МБ — слишком много для набора или записи партии.
refusal-file-not-text = { $file } — не текстовый файл.
refusal-file-too-deep = { $file }: слишком глубокая вложенность.
refusal-file-not-json = ошибка в JSON ({ $why })
refusal-file-not-toml = ошибка в TOML ({ $why })
refusal-draw-suffix = Недопустимый тип файла для рисунка: «{ $suffix }». Используйте один из: { $known }.
refusal-report-suffix = Недопустимый тип файла для отчёта: «{ $suffix }». Используйте .html.

## What is wrong with a set

refusal-set-not-a-set = { $file } — не набор карт или плиток.
refusal-set-other-game = { $file } — набор для { $game }, а не для { $wanted }.
refusal-set-no-name = { $file }: у набора нет названия. Добавьте строку вроде name = "Мой набор".
refusal-set-name-long = { $file }: название набора слишком длинное (не больше { $longest } знаков).
refusal-set-missing-part = { $file }: в наборе нет «{ $part }».
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } ошибка
    [few] { $file }: { $count } ошибки
    [many] { $file }: { $count } ошибок
   *[other] { $file }: { $count } ошибки
}
refusal-set-not-a-piece = это не карта и не плитка: нужна таблица с id
refusal-set-unknown-word = неизвестный ключ «{ $word }»; есть: { $known }
refusal-set-colour = цвет должен быть purple, orange, green или grey
refusal-set-card-id = id карты этого цвета должен состоять из { $letter } и двух цифр
refusal-set-expedition-id = id карты экспедиции должен состоять из E и одной цифры
refusal-set-tile-id = id плитки должен состоять из T и двух цифр
refusal-set-duplicate-id = этот id встречается дважды
refusal-set-no-fields = нет клеток: нарисуйте их (drawing) или перечислите (cells)
refusal-set-drawing-size = остров — четыре строки по четыре буквы, фигура — не больше 4 × 4, все строки одной длины
refusal-set-sign = в строке { $row } рисунка стоит «{ $sign }», а можно только . o c p x
refusal-set-cell = клетки «{ $cell }» нет: нужны буква a–d и цифра 1–4, каждая клетка один раз
refusal-set-symbol = неизвестный символ «{ $symbol }»: нужен coin, palm, cross или null
refusal-set-field-count = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}, а у { $colour ->
    [purple] фиолетовой
    [orange] оранжевой
    [green] зелёной
   *[grey] серой
} карты их { $needed }
refusal-set-points = «points» — { $points }; нужно целое число от 0 до { $most }
refusal-set-not-connected = остров распадается на части
refusal-set-seal = у печати должны быть цвет и 1 или 2 очка
refusal-set-pattern = фигура — это две клетки или больше, соединённые сторонами
refusal-set-card-count = { $file }: { $count ->
    [one] { $count } { $colour ->
        [purple] фиолетовая
        [orange] оранжевая
        [green] зелёная
       *[grey] серая
    } карта
    [few] { $count } { $colour ->
        [purple] фиолетовые
        [orange] оранжевые
        [green] зелёные
       *[grey] серые
    } карты
    [many] { $count } { $colour ->
        [purple] фиолетовых
        [orange] оранжевых
        [green] зелёных
       *[grey] серых
    } карт
   *[other] { $count } { $colour ->
        [purple] фиолетовой
        [orange] оранжевой
        [green] зелёной
       *[grey] серой
    } карты
}, а нужно { $needed }
refusal-set-expedition-count = { $file }: { $count ->
    [one] { $count } карта экспедиции
    [few] { $count } карты экспедиций
    [many] { $count } карт экспедиций
   *[other] { $count } карты экспедиции
}, а нужно { $needed }
refusal-set-tile-count = { $file }: { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}, а нужно { $needed }
refusal-set-land = в land каждая из букв n, e, s, w должна стоять один раз, например [["n", "e"], ["s"], ["w"]]
refusal-set-land-crosses = суша с севера на юг и суша с востока на запад пересеклись бы
refusal-set-chest = сундук стоит на конце суши (n, e, s, w) или в углу (ne, se, sw, nw); в списке их может быть до двух

## What is wrong with a command

refusal-usage-no-command = Команды «{ $text }» нет.
refusal-usage-no-option = Параметра { $option } нет.
refusal-usage-missing = Не указано: { $parameter }.
refusal-usage-option-value = Параметр { $option } использован неверно.
refusal-usage-bad-value = { $allowed ->
    [none] Недопустимое значение { $parameter }: «{ $value }».
   *[other] Недопустимое значение { $parameter }: «{ $value }». Выберите из: { $allowed }.
}
refusal-usage-wrong = Команда записана неверно.

# --- результаты: мои партии с исходом, личная страница, лестница званий --------------------------------------------
web-results = Мои результаты
web-results-none = Пока нет результатов. Доиграйте партию, и здесь будет видно, как идут дела.
# У завершённой партии в списке, дальше идут очки.
web-outcome = { $outcome ->
    [won] Победа
    [drawn] Ничья
   *[lost] Поражение
}
# Под завершённой партией, которая не идёт в статистику.
web-not-counted = { $why ->
    [helped] Не засчитано: часть ходов сделал бот.
    [program] Не засчитано: за вас играла программа.
    [continued] Не засчитано: продолжение другой партии.
    [repeated] Не засчитано: этот расклад вы уже знали.
    [late] Не засчитано: закончено слишком поздно.
    [several_seats] Не засчитано: вы играли за несколько мест.
   *[own_set] Не засчитано: играли своим набором.
}
web-filter = Фильтр
web-filter-games = Все игры
web-filter-outcomes = Все результаты
web-filter-rivals = Все соперники
# Люди как соперники, в отличие от ботов.
web-rival-people = Люди
web-filter-none = Подходящих партий нет.
web-results-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
web-results-won = побед: { $won }
web-best = Лучшие результаты
web-averages = В среднем
# Заголовки столбцов: соперники; сыгранные партии; доля побед; очки за партию.
web-against = Против
web-matches-played = Партии
web-win-rate = Победы
web-mean-points = Очки
web-streak = Побед подряд: { $now } · лучшая серия: { $longest }
web-ladder = Пройдите все звания
web-ladder-next = Следующая ступень: { $level }
web-ladder-all = Вы прошли все звания!
# Столько побед из стольких партий против уровня.
web-ladder-won = побед: { $won } из { $played }
web-ladder-beaten = побеждён
web-ladder-play = Играть: { $level }
web-strengths = Сильные стороны
web-strengths-how = За партию, в сравнении с партиями на столько же игроков.
web-mine = Вы
web-others = Другие игроки
web-export = Сохранить мои результаты в файл
# В чём можно быть сильным.
strength-coins = Монеты
strength-cups = Кубки
strength-palms = Пальмы
strength-cards = Острова
strength-seals = Печати
strength-land = Сундуки на суше
strength-water = Сундуки на море
strength-large-areas = Сундуки в больших областях
strength-close-areas = Сундуки за один лишний вход

## Circles of friends: results against each other, and tournaments with equal shuffles

web-circles = Друзья
web-circles-how = Круг — только для вас и ваших друзей: смотрите, как вы играете друг против друга, и проводите турниры с равной удачей для всех.
web-circle = Круг друзей
web-circle-new = Новый круг
web-circle-name = Название круга
web-circle-create = Создать круг
web-circle-count = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}
web-circle-join-how = Вас пригласили в круг друзей. Его участники увидят ваше имя и ваши результаты против них.
# $by is a person, $name the name of a circle.
web-circle-invitation = { $by } приглашает вас в круг «{ $name }».
web-circle-join = Вступить
web-circle-members = Участники
web-circle-leave = Выйти
web-circle-leave-yes = Выйти из круга
web-circle-remove = Удалить
web-circle-remove-yes = Удалить: { $name }
web-circle-closed = Ссылка закрыта: новые участники не могут вступить.
web-circle-link = Ссылка на этот круг
web-circle-close-link = Закрыть ссылку
web-circle-open-link = Создать новую ссылку
web-circle-tables = Столы друзей
web-circle-encounters = Друг против друга
web-circle-encounters-none = Партий пока нет. Здесь появятся законченные партии между участниками.
web-circle-points = в среднем { $one } : { $other } очков
web-to-circle = Вернуться в круг
web-tournaments = Турниры
web-tournament-how = В каждом туре у всех один и тот же расклад, поэтому решает умение. Как сыграли другие, видно, когда вы закончите тур.
web-tournament-new = Новый турнир
web-tournament-game = Игра
web-tournament-opponent = Соперник
web-tournament-member = другой участник
web-tournament-rounds = Туры
web-tournament-start = Начать турнир
web-tournament-round = Тур { $round }
web-tournament-play = Играть
web-tournament-accept = Играть: { $name }
web-tournament-offer = Найти соперника
web-tournament-stop = Больше не ждать
web-tournament-waiting = Ждём другого участника. Партия начнётся, как только кто-нибудь согласится; можно вернуться позже.
web-tournament-uncounted = Не сравнивается: не все ходы сделали вы сами.
web-tournament-standings = Положение
web-tournament-lead = Очки за тур выше или ниже остальных
web-tournament-interval = 95 %: от { $low } до { $high }
web-tournament-drop = Удалить турнир
web-tournament-drop-yes = Да, удалить
refusal-circle-unknown = Такого круга нет, или вы в нём не состоите.
refusal-circle-not-yours = Это может только тот, кто ведёт круг.
refusal-circle-closed = Ссылка на круг закрыта.
refusal-circle-full = В круге нет мест: участников уже { $most }.
refusal-too-many-circles = Вы уже состоите в предельном числе кругов: { $most }. Сначала выйдите из одного.
refusal-too-many-tournaments = Турниров в круге может быть не больше { $most }. Сначала удалите старый.
refusal-offer-gone = Поздно: этого предложения уже нет. Выберите другого соперника.

web-learn = Учиться играя
web-learn-offer = Впервые здесь? Научитесь играя: три минуты на настоящем поле.
web-learn-decline = Нет, спасибо
web-learn-about = Сделайте несколько ходов партии и освойте игру на практике. Это займёт около трёх минут.
web-learn-begin = Начать урок
web-learn-again = Пройти урок ещё раз
web-coach = Объяснять то, что происходит впервые

## Расклад дня: каждый день один расклад для всех, страница /daily, главная страница, команда goldhook daily.

# Название, на кнопках и в заголовке.
web-daily = Расклад дня
web-daily-play = Сыграть сегодняшний
web-daily-resume = Продолжить
web-daily-again = Сыграть вне рейтинга
# На главной странице, после названия игры: сегодня ещё не сыгран.
web-daily-waiting = ждёт вас
web-daily-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
# Мои очки и очки соперника. $level — его звание.
web-daily-score = { $mine } : { $theirs }, соперник: { $level }
web-daily-better = { $others ->
    [one] Лучше, чем { $worse } из { $others } другого игрока.
    [few] Лучше, чем { $worse } из { $others } других игроков.
    [many] Лучше, чем { $worse } из { $others } других игроков.
   *[other] Лучше, чем { $worse } из { $others } других игроков.
}
web-daily-first = Это первый результат в сегодняшнем рейтинге.
web-daily-ranked = { $count ->
    [0] В рейтинге пока никого.
    [one] В рейтинге { $count } игрок.
    [few] В рейтинге { $count } игрока.
    [many] В рейтинге { $count } игроков.
   *[other] В рейтинге { $count } игрока.
}
web-daily-once = Первая попытка идёт в рейтинг: без подсказок, соперник: { $level }.
# $time — день недели и время по часам читателя.
web-daily-ends = Один расклад для всех. Следующий: { $time }.
web-daily-unranked = Рейтинг этого дня закрыт. Сыграть по-прежнему можно.
web-daily-today = К сегодняшнему раскладу
web-daily-costly = Ваши самые дорогие решения
# A button that starts the search, on a past day.
web-daily-find-costly = Найти самые дорогие решения
web-daily-share = Поделиться
web-daily-copied = Скопировано.
web-daily-histogram = Как сыграли все
# Для программ чтения с экрана. $range — число или два, например 40–44.
web-daily-bar = { $range } очков: { $count }
web-daily-levels = Боты на том же раскладе
web-daily-watch = Смотреть
web-daily-calendar = Прошлые дни
web-daily-missed = не сыгран
web-daily-check = Проверить расклад
web-daily-how = Обязательство опубликовано до этого дня. После него ключ показывает, что расклад никто не менял.
web-daily-commitment = Обязательство
web-daily-key = Ключ
web-daily-key-later = публикация: { $time }
# Ссылка после партии.
web-daily-others = Как сыграли другие

## Puzzles

# The name of a page, in the menu. Keep it short.
web-puzzles = Задачи
web-puzzle-of-the-day = Задача дня
# On the home page, on a button after the name of a game: the puzzle of the day.
web-puzzle-today = { $result ->
    [right] решена
    [wrong] не решена
   *[open] ждёт вас
}
help-puzzles-group = Решать задачи или составлять новые из партий ботов.
help-puzzles-play = Решать задачи в терминале. Первой идёт задача дня.
help-puzzles-difficulty = После задачи дня — только задачи этой сложности, от 1 до 5.
# $quit is the word of command-quit.
puzzles-onward = Enter: следующая задача, { $quit }: закончить
help-puzzles-make = Ищет задачи в партиях ботов. Если прервать поиск, та же команда его продолжит.
help-puzzles-count = Число задач.
help-puzzles-output = Записать задачи в этот файл.
puzzles-progress = Задачи
puzzles-made = { $file }: { $count ->
    [one] { $count } задача.
    [few] { $count } задачи.
    [many] { $count } задач.
   *[other] { $count } задачи.
}
refusal-puzzles-none = В игре { $game } нет задач.
refusal-puzzles-other-journal = Файл «{ $file }» остался от другого поиска. Удалите его или выберите другой файл.
refusal-puzzle-action = В этой задаче нет такого хода.
refusal-action-not-there = В этот момент партии такой ход невозможен.

## With friends

web-told-unconfirmed = { $mine ->
    [yes] Вы решили подумать ещё.
   *[no] { $name } — снова думает.
}
web-sg-prompt-given = Ждём: { $names }. Ещё можно отменить.
web-quick = Завершать готовый ход сразу, без «Готово»
web-signs = Быстрые реакции
web-sign = { $sign ->
    [hello] Привет!
    [luck] Удачи!
    [well_played] Отличный ход!
    [thanks] Спасибо!
    [wow] Ого!
   *[oops] Ой!
}
web-watch-on = Вы смотрите
web-watch-free = Вы смотрите. Есть свободное место: садитесь и играйте.
web-watch-full = Вы смотрите. Все места заняты.
web-points-so-far = Ваши очки: { $points }

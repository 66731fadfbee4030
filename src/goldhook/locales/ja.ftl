### Goldhook in Japanese. Every language has the same keys; tests compare them.
### Facts come in as { $name }; numbers choose their plural form.

## The games and their words

game-name = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}
game-line = { $game ->
    [silver_gold] Silver & Gold：島のマスを形どおりに埋めて宝探し、2〜4人、20分
    [gold_ahoi] Gold Ahoi!：陸地と水域をつないで宝箱を獲得、2人、15分
   *[other] { $game }
}
game-line-saved = { $game ->
    [silver_gold] Silver & Goldの続きを遊ぶ
    [gold_ahoi] Gold Ahoi!の続きを遊ぶ
   *[other] { $game }
}
colour = { $colour ->
    [purple] 紫
    [orange] オレンジ
    [green] 緑
   *[grey] 灰色
}
points = { $count }点
name-you = あなた
name-human = プレイヤー
name-random = ランダムボット
name-greedy = 欲ばりボット
name-program = ゲストボット
level-1 = 見習い水夫
level-2 = 甲板員
level-3 = 甲板長
level-4 = 船長
level-5 = 名人
web-level-strength = { $level ->
    [1] とてもやさしい
    [2] やさしい
    [3] ふつう
    [4] むずかしい
   *[5] とてもむずかしい
}
name-seat = 席{ $seat }
word-cup = カップ
word-palms = ヤシ
word-display = 場札
word-palm-worth = 今のヤシは{ $points }点
word-expedition = 形
word-round-card = ラウンドカード
word-laid-aside = 完成：
word-played = このラウンドに出た形：
word-thinking = 選択中

## The table in a terminal

sg-heading = ラウンド{ $round }/4 · ターン{ $turn }/7
sg-heading-keep = 1人4枚のうち2枚を残す
sg-middle = スタートプレイヤー：{ $first } · 山札：{ $stack } · 残りのカップ：{ $cups }
sg-legend = 文字：{ $suits }。c コイン、p ヤシ、x ボーナスクロス、· 空きマス、~ 海、█ 埋めたマス。印章は、たとえば2Oなら、完成したオレンジのカード1枚につき2点。
ga-heading = タイル{ $tile }/36 · 袋の残り{ $bag }枚
ga-hand = { $name }：手持ちタイル
ga-north = 北
ga-south = 南
ga-as-it-stands = { $name }：宝箱{ $count }個
ga-handicap = { $name }：スタートプレイヤーのハンデ{ $count }点
ask-game = どのゲームで遊びますか？（Enterで1）
ask-game-again = 番号を入力してください（「終了」でやめます）。
ask-keep = 残す2枚を選んでください
ask-mark = 形どおりに、または1マスだけ埋めてください
ask-cross = ボーナスクロス：あと{ $owed }マス埋めてください
ask-take = 新しいカードを1枚ずつ取ってください（あと{ $owed }枚）
ask-place = タイルを置いてください
ask-confirm = Enterで確定、「戻す」で取り消し
play-welcome = { $game ->
    [silver_gold] Silver & Goldへようこそ！
    [gold_ahoi] Gold Ahoi!へようこそ！
   *[other] { $game }
}
play-how = 手を入力してください。?ですべての可能な手、Enterだけで盤面を表示します。「ヒント」「説明」「戻す」「終了」も入力できます（hint、help、undo、quitでも同じです）。
command-board = 盤面
command-help = 説明
command-hint = ヒント
command-undo = 戻す
command-quit = 終了
play-help =
    ?        可能な手をすべて表示（番号で選べます）
    Enter    手を確定する、または盤面をもう一度表示
    !        手の最後に付けると、すぐに確定（例：3!）
    ヒント   よい手とその理由を表示
    戻す     確定前なら、直前の手を取り消す
    終了     対戦を保存して終了
play-goal-silver-gold =
    島を埋めましょう。完成したカードは、マスの数だけ得点になります。印章は、その色の完成カード1枚につき、書かれた数だけ得点になります。コインは1枚1点で、4枚の段がそろうたびに、残っている中で点数が一番高いカップをもらえます。ヤシは1点と、そのとき場札にあるヤシ1本につき1点です。ボーナスクロスがあると、もう1マス埋められます。7ターンを4ラウンド行い、得点の一番多い人の勝ちです。
play-goal-gold-ahoi =
    宝箱を手に入れましょう。つながった陸地、つながった水域が、それぞれ領域です。領域が自分の側の縁に届くところが、その領域への通路です。相手より通路が多い領域の宝箱は、すべてあなたのものです：▲北、▼南、◆誰のものでもない。タイルを36枚置いたら、宝箱の多い人の勝ちです。
play-help-silver-gold =
    keep P01 G03          4枚のうち2枚を残す
    mark P01 a1 a2 b2     形どおり（回転・裏返し可）に、または1マスだけ埋める
    cross P01 c4          ボーナスクロスの追加マスを埋める
    take O07, take stack  完成したカードの代わりに新しいカードを取る
    最初の単語は省略できます：P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3    横列0、縦列-1に、時計回りに90度ずつ3回まわして置く
    横列は南へ、縦列は東へ数えます。最初のタイルは0,0です。
    placeは省略できます：0,-1 3
    線が陸地、◆が宝箱です。タイルの中央の╲（または╱）は、2本の曲がり道が
    触れずにすれ違うことを表します。
play-nothing-to-undo = 取り消せる手はありません。確定した手は戻せません。
play-undone = 取り消しました。
play-hint = ヒント：{ $action }。{ $why }
play-hand-over = { $name }さんに画面を渡して、Enterを押してください。
play-suggested = この強さでのおすすめ：{ $option }（{ $how }）
play-resumed = 対戦を再開します（これまで{ $count }手）。
play-saved = 保存しました。続きを遊ぶには：{ $command }
play-unsaved = 対戦は続きますが、保存されません。
play-too-narrow = 表示には{ $columns }桁の幅が必要です。ウィンドウを広げてください。
play-kept = 対戦を{ $file }に保存しました
play-draw = 引き分けです。
play-won = { $count ->
    [1] 優勝：{ $winners }
   *[other] 同率優勝：{ $winners }
}
score-coins = コイン
score-cups = カップ
score-palms = ヤシ
score-cards = 宝カード
score-seals = 印章
score-total = 合計

## Commands

help-goldhook = 2つの宝探し、Silver & GoldとGold Ahoi!：対戦、リプレイ、シミュレーション、セット作り。
help-usage = 使い方：
help-options = オプション
help-command = コマンド…
help-commands = コマンド
help-help = このヘルプを表示します。
help-version = バージョンを表示します。
help-lang = 表示する言語です。
help-json = プログラム向けにJSONで出力します。
help-play = ターミナルで、ボットや友だちと対戦します。--recordで保存した対戦を再開できます。対戦中に「ヒント」と入力すると、よい手を表示します。
help-first = スタートプレイヤー：lot（くじ引き）、または1から数えた席の番号。
help-seats = コンマ区切りの参加者：human、random、greedy、level:1 … level:5（とてもやさしい … とてもむずかしい。level:5@500は1手あたりのミリ秒、level:5@4000pは試行回数の指定）、cmd:コマンド（ボットプロトコルで話すプログラム）。
help-bots = コンマ区切りの参加者：random、greedy、level:1 … level:5（とてもやさしい … とてもむずかしい。level:5@500は1手あたりのミリ秒、level:5@4000pは試行回数の指定）、cmd:コマンド（ボットプロトコルで話すプログラム）。
help-seed = シャッフルの結果を固定する数です。
help-record = 対戦をこのファイルに保存します。すでにあれば、その対戦を再開します。
help-memory-aid = Silver & Gold：このラウンドにすでに出た形を表示します。
help-open-hands = Gold Ahoi!：手持ちのタイルを公開して遊びます。
help-handicap = スタートプレイヤーに与えるハンデの点数です（0〜9）。
help-option = ゲームのオプションを設定します（例：--option handicap=3）。複数回指定できます。
help-set = 標準セットの代わりに、このファイル（TOML、JSON）のセットを使います。
help-simulate = ボット同士を対戦させ、得点と勝率を集計します。
help-games = 対戦の回数です。
help-match = ボット同士を対戦させ（同じ配りをすべての席から）、勝率と信頼区間を示します。
help-match-games = 対戦の総数です（席数の倍数）。省略すると、100以上で最小の倍数になります。
help-budget-ms = ボットが1手に使える時間（ミリ秒）です。
help-workers = 使うプロセスの数です。結果は変わりません。
help-records = すべての対戦をここに保存します。反則負けはファイル名で分かります。
help-tournament = ボットの総当たり戦を行い、レーティングを求めます。
help-players = コンマ区切りのボット（--seatsと同じ書き方）。
help-pair-games = 1組あたりの対戦数です（偶数）。
help-cluster = このアドレスのRayクラスターに対戦を分散します。localはここで起動します。
help-plot = レーティングの図も保存します（.svg、.png、.pdf）。
help-page = このフォルダーにウェブページも書き出します（レーティング、対戦表、再現方法、対戦例）。
help-bot = 標準入出力の行プロトコルでボットとして対戦します：5や5@4000pなどのレベル、random、greedy。
help-bot-seed = ボットのランダムな選択を固定する数です。
help-bot-policy = 代わりに学習済みの方策でプレイします（examples/train.pyが書き出す.npzファイル）。
help-threads = 1つの選択を考えるのに使うスレッドの数です。0にすると、すべてのコアを使います。
help-replay = 記録した対戦を振り返ります。--jsonなら局面を出力します。
help-legal = 手番の席ごとに、可能な手をすべて表示します。
help-analyse = 対戦を分析します：それぞれの選択の価値、よりよい手、流れが変わった場面。
help-judge = 判定するレベル：4は船長、5は名人です。
help-judge-budget = 1つの選択にかける思考量：ミリ秒（例：200）または試行回数（例：4000p）。
help-report = レポートも書き出します（.htmlファイル）。
help-upto = 最初のN手だけを使います。
help-set-group = ゲームのカードやタイルを表示、チェック、描画、測定します。
help-set-show = セットの中身をすべて表示します。
help-set-check = セットのファイルをチェックし、誤りを一覧にします。
help-set-draw = セットの中身をすべて1枚の図に描きます。
help-set-report = セットを使ってボット同士を対戦させ、得点、席、カード、宝箱について報告します。
help-report-bot = 自分同士で対戦するボットです（--seatsと同じ書き方）。コンマ区切りで複数指定すると比較します。
help-report-budget = 個別の指定がないレベルが1回の判断に使える量：試行回数（例：1000p）かミリ秒（例：100）。
help-report-players = プレイ人数（例：2、2,3,4）。省略すると、ゲームが許すすべての人数です。
help-report-games = ボットと人数の組み合わせごとの対戦回数です。
help-report-output = レポートをファイルにも書き出します：.htmlはすべての表、.svg、.png、.pdfはグラフのみ。
help-markdown = 表をMarkdownで出力します。
help-output = 図の保存先です（.svg、.png、.pdf）。
help-warm = 両方のゲームのボットを今コンパイルし、後で待たずに済むようにします。
help-daily = 今日の一局を端末で遊びます。全員が同じ配り方で、一日一回、船長が相手です。
help-daily-server = 遊びたいサーバーのアドレス。例：http://127.0.0.1:8000。省くと、このコンピューターの配り方で遊びます。
help-serve = ブラウザーで遊びます。このコンピューターでサーバーを起動します。
help-port = 待ち受けるポートです。0を指定すると空いているポートを使います。
help-host = 待ち受けるアドレスです。
help-lan = 同じネットワークの人も参加できるようにし、スマートフォン用のQRコードを表示します。
help-no-browser = ブラウザーを開きません。
help-db = 対戦と参加者の情報をこのSQLiteファイルに保存します。
help-serve-workers = サーバープロセスの数です。2つ以上にはPostgreSQLが必要です。
help-backup = サーバーの動作中に、データベースをファイルへバックアップします。
usage-hint = --helpで使い方を確認できます。
stopped = 中断しました。
pipe-closed = 出力が途中で閉じられたため、残りは出力されませんでした。
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}、{ $players }人
replay-running = 対戦はまだ途中です。手番：{ $waiting }
legal-over = 対戦は終了しています。手番の人はいません。
warm-progress = ボットを準備しています（初回のみ）…
warm-done = ボットの準備ができました。
serve-started = Goldhookは{ $address }で動いています。Ctrl-Cで終了します。
serve-lan = 同じネットワークの人は{ $address }を開くか、次のコードを読み取ってください：
serve-stopped = サーバーを停止しました。進行中の対戦は、次の起動後に再開します。
backup-done = バックアップを{ $file }に保存しました。
page-title = Goldhook：サーバーは動作中です
page-text = この環境にはブラウザー用の画面がなく、プログラム向けのAPIだけがあります。説明はこちらです：
set-good = { $file }：{ $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}のセット「{ $name }」に問題はありません。
set-suit = { $colour ->
    [purple] 紫
    [orange] オレンジ
    [green] 緑
   *[grey] 灰色
}：{ $points }点のカード{ $count }枚
set-expeditions = 探検カード{ $count }枚
set-symbols = コイン：{ $coins } · ヤシ：{ $palms } · ボーナスクロス：{ $crosses } · 印章：{ $seals }
set-chests = 陸地の宝箱：{ $land } · 水域の宝箱：{ $water } · タイルの形：6種類中{ $shapes }種類
set-note-chests = 注：宝箱のないタイル{ $none }枚、2つあるタイル{ $two }枚。
set-note-outlines = 注：輪郭が同じカード：{ $cards }。
set-note-points = 注：マスの数と得点が異なるカード：{ $cards }。
sheet-sign = { $sign ->
    [coin] コイン
    [palm] ヤシ
    [cross] ボーナスクロス
    [land] 陸地
    [water] 水域
   *[chest] 宝箱
}
set-drawn = 図を保存しました：{ $file }
simulate-progress = 対戦中
simulate-stopped = { $count }回の対戦で中断しました。
simulate-heading = 対戦{ $games }回、引き分け{ $ties }回
simulate-wins = 勝率
simulate-mean = 平均
simulate-spread = 標準偏差
simulate-least = 最低
simulate-most = 最高
simulate-histogram = { $name }の得点
match-heading = 対戦{ $games }回、シード{ $seed }
match-interval = 95%区間
match-difference = リード
match-rank = 平均順位
match-forfeits = 反則負け
match-forfeit = 対戦{ $number }は{ $name }の反則負け：{ $reason }
tournament-title = 総当たり戦
tournament-cross = 相手ごとの勝率
tournament-repeat = 再現コマンド
tournament-version = バージョン
tournament-set = セットとそのハッシュ
tournament-seed = シード
tournament-samples = 再生できる対戦
tournament-page = ページ：{ $file }
tournament-rating = レーティング
analyse-title = 分析
analyse-progress = 分析中
analyse-heading = 分析した選択：{ $count } · 判定：{ $judge }
analyse-costliest = 損の大きかったミス
analyse-none = 損をした選択はありません。
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] 開始時
       *[other] ラウンド{ $round }、ターン{ $turn }
    }
    [gold_ahoi] タイル{ $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = 勝率：{ $before }→{ $after }{ $points ->
    [none] {""}
   *[other] 、失った点：{ $points }
}
analyse-played = 実際の手：{ $action }
analyse-better = よりよい手：{ $action }
analyse-curve = 勝率の推移
analyse-curve-about = 選択ごとの各席の勝率を、その席から判断できた範囲で示します。番号は損の大きかったミスです。
analyse-decisions = すべての選択
analyse-column = { $column ->
    [when] 場面
    [who] 席
    [action] 手
    [before] 最善
    [after] 実際
    [cost] 損失
   *[alternative] 最善の代案
}
analyse-ownership = どの領域がいつ誰のものだったか
analyse-ownership-about = 最終的な領域ごとに、宝箱1個が1行、1手が1列です。▲は北、▼は南、点は誰のものでもありません。
analyse-ownership-signs = 1手が1列：▲ 北、▼ 南、· 誰のものでもない、◇ まだ持ち主の異なる複数の領域。
analyse-area = { $kind ->
    [land] 陸地
   *[water] 水域
}、宝箱：{ $chests }
analyse-written = レポートを{ $file }に保存しました
report-title = { $game }：セット「{ $name }」の測定
report-written = 保存しました：{ $file }
report-goals = 目標
report-what = 項目
report-measured = 測定値
report-goal = 目標値
report-verdict = 判定
report-met = 達成
report-missed = 未達
report-unsure = （不確か）
report-first-share = スタートプレイヤーの勝率
report-draws = 引き分け
report-owned = 誰かのものになった宝箱
report-margin = 勝者の得点差
report-lead = スタートプレイヤーのリード
report-balance = 最大の陸地と最大の水域の差
report-land-owner-wins = 最大の陸地の持ち主が勝つ割合
report-water-owner-wins = 最大の水域の持ち主が勝つ割合
report-lead-lost = { $tiles }枚目で先行したプレイヤーが勝てない割合
report-shapes = タイルの形の種類
report-alike = 同じ形のタイルの最大枚数
report-largest-land = 最大の陸地の宝箱
report-largest-water = 最大の水域の宝箱
report-least-wanted = { $players }人で最も選ばれないカード（{ $card }）
report-winning-cards = 勝ちすぎるカード
report-goals-note = 引き分けは0.5勝です。割合は%、得点差とリードは宝箱の数です。
report-cards-note = 選べた対戦のうち選ばれたのが{ $least }%未満のカードは「誰も欲しがらない」、2人戦で完成者の勝率が{ $most }%を超える（3人以上でも公平な割合を同じだけ上回る）カードは「勝ちすぎる」とします。数えるのは確実なものだけで、区間には可能性のあるものも含みます。
report-points = 得点
report-players = 人数
report-games = 対戦
report-range = 範囲
report-shared = 同率優勝
report-seats = 席
report-place = 位置
report-order = 手番順{ $number }
report-seats-note = 手番順1は対戦のスタートプレイヤーです。
report-card = カード
report-all-cards = 全カード
report-wanted-title = { $name }：どのカードが欲しがられるか
report-kept = 残した
report-taken = 取った
report-wanted = 人気
report-filled = 完成
report-remark = 備考
report-unwanted = 誰も欲しがらない
report-wanted-note = 残した：配られた回数のうち。取った：場札にあったときの選択のうち。人気：誰かが選べた対戦のうち、残したか取った対戦。完成：誰かが持った回数のうち。
report-earned-title = { $name }：カードの稼ぎ
report-winning = 勝ちすぎる
report-earned-note = 誰かがカードを持つたびの得点です（完成しなかったときも含む）。カップはその段の4枚のコインに等分します。勝率：カードを完成させた人の勝率で、公平なら{ $fair }です。

## In the browser

web-home = ホーム
web-lost = ページが見つかりません
web-no-board = このゲームは、まだブラウザーでは遊べません。
web-no-board-how = ターミナルで遊べます：goldhook play { $game }
web-terminal-game = { $name }はターミナルで遊びます：goldhook play { $game }
web-option-suggested = この強さでのおすすめ：{ $value }
web-option-off = { $option }：オフ
web-tables = 公開テーブル
web-matches = 自分の対戦
web-settings = 設定
web-rules = ルール
web-rules-coming = ルールを読み込んでいます…
web-replay = リプレイ
web-replay-place = 対戦の場面
web-replay-step = { $step }手目／全{ $last }手
web-replay-start = 最初へ
web-replay-back = 1手戻る
web-replay-run = 再生
web-replay-pause = 一時停止
web-replay-forward = 1手進む
web-replay-end = 最後へ
web-replay-speed = 速さ
web-replay-begin = 開始
web-replay-moves = 手順
web-replay-share = この場面のリンク
web-replay-record = 対戦を保存
web-replay-table = テーブルに戻る
web-replay-missing = この対戦は表示できません
web-replay-open = ファイルから対戦を開く
web-replay-open-how = ここかターミナルで保存した対戦（.json）です。表示するだけで、保管はしません。
web-replay-choose = ファイルを選ぶ…
web-replay-show = 見る
web-replay-played = 実際の手
web-replay-better = よりよい手
web-replay-stack = 山札の一番上
web-replay-thinking = 名人が対戦を分析しています。
web-replay-thinking-how = その間も続きを見られます。
web-close = 閉じる
web-menu = メニュー
web-hint = ヒント
web-your-turn = あなたの番です
web-waiting-for = { $names }さんを待っています
web-replay-to-act = 手番：{ $names }
web-table-closed-to-you = このテーブルは開けません
web-opening-table = テーブルを準備しています…
web-connection-lost = 接続が切れました。再接続しています。選んだ内容は失われません。
web-server-restarts = サーバーを再起動しています。まもなく再開します。
web-bots-preparing = ボットを準備しています（初回のみ）…
web-connection-ended = 接続は終了しました。
web-try-now = 今すぐ試す
web-reload = 再読み込み
web-time-up-you = 時間切れです。待つかどうかはほかの人が決めます。
web-time-up = { $name }さんは時間切れです
web-vote-skip = ボットに任せる
web-vote-wait = 待つ
web-curtain = 端末を{ $name }さんに渡してください
web-curtain-why = ほかの人に見せない情報は隠してあります。
web-curtain-lift = { $name }です
web-hand-over = 渡す
web-look-back = リプレイを見る
web-rematch = 再戦
web-to-rematch = 再戦へ
web-clock-of = { $name }さんの持ち時間
web-tile-of = タイル{ $tile }/36
web-round = ラウンド{ $round }
web-turn-of = ターン{ $turn }/7
web-story-and-chat = 履歴とチャット
web-story = 履歴
web-story-empty = まだ何も起きていません。
web-chat = チャット
web-chat-write = メッセージ
web-send = 送信
web-copy-link = リンクをコピー
web-copied = コピーしました
web-language = 言語
web-theme = 外観
web-theme-auto = 端末に合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-sound = 効果音
web-mute = ミュート
web-block = ブロック
web-remove = 外す
web-leave = テーブルを離れる
web-leave-sure = すぐにボットが引き継ぎます。いつでも戻れます。
web-stay = 残る

## With friends: absent players, the lobby, reactions
web-missed = { $name }さんがしばらく戻っていません。どうしますか？
web-missed-wait = 待つ
web-missed-bot = ボットに任せる
web-missed-end = 対戦を終える
web-missed-end-sure = 本当に終えますか？
web-missed-voted = 選択しました。ほかの人の返事を待っています。
web-left-you = テーブルを離れました。代わりにボットがプレイしています。
web-return = 席に戻る
web-leave-alone = 対戦はホームの「続きから」で再開できます。
web-ended-early = 対戦は途中で終わりました。勝者はいません。
web-back-since = { $time }からボットが代わりにプレイしていました。席に戻りました。
web-clock-how = 開始時：{ $bank }。1ターンごとに＋{ $credit }、最大{ $bank }。時間切れになると、待つかボットに任せるかをほかの人が選びます。
web-told-missed = { $name }さんがしばらく戻っていません。
web-told-awaited = みんなで{ $name }さんを待ちます。
web-told-ended = 対戦は途中で終わりました。
refusal-match-ended = この対戦は途中で終わったため、リプレイはありません。
web-told-left-match = { $mine ->
    [yes] 席を離れました。代わりにボットがプレイします。
   *[no] { $name }さんが席を離れました。ボットが続けます。
}
web-told-returned = { $mine ->
    [yes] 席に戻りました。
   *[no] { $name }さんが席に戻りました。
}
refusal-seat-is-yours = その席は、あなた自身がプレイしています。
refusal-already-left = すでにテーブルを離れています。
web-hints-on = ヒント：全員使えます
web-hints-off = ヒントなし
web-change-options = オプションを変更
web-add-seat = 席を追加
web-close-seat = 席{ $seat }を閉じる
web-told-seat-added = 席が追加されました。
web-told-seat-closed = 席が閉じられました。
web-told-options-set = オプションが変更されました。

## In the browser
web-told-joined = { $mine ->
    [yes] 着席しました。
   *[no] { $name }さんが着席しました。
}
web-told-left = { $mine ->
    [yes] テーブルを離れました。
   *[no] { $name }さんがテーブルを離れました。
}
web-told-bot-seated = { $name }さんが着席しました。
web-told-removed = { $mine ->
    [yes] あなたは席から外されました。
   *[no] { $name }さんは席から外されました。
}
web-told-host-passed = { $mine ->
    [yes] あなたがホストになりました。
   *[no] { $name }さんがホストになりました。
}
web-told-started = 対戦開始です。
web-told-confirmed = { $mine ->
    [yes] 完了しました。
   *[no] { $name }さんは完了しました。
}
web-told-went-away = { $mine ->
    [yes] 接続が切れていました。
   *[no] { $name }さんは離席中です。
}
web-told-came-back = { $mine ->
    [yes] 戻りました。
   *[no] { $name }さんが戻りました。
}
web-told-stood-in = { $mine ->
    [yes] あなたの代わりにボットがプレイしています。
   *[no] { $name }さんの代わりにボットがプレイしています。
}
web-told-timed-out = { $mine ->
    [yes] 時間切れです。
   *[no] { $name }さんは時間切れです。
}
web-told-skipped = { $mine ->
    [yes] 時間切れのため、ボットがあなたの手を打ちました。
   *[no] { $name }さんは時間切れのため、ボットが代わりに打ちました。
}
web-told-waited = { $mine ->
    [yes] みんながあなたを待っています。
   *[no] みんなが{ $name }さんを待っています。
}
web-told-paused = サーバーは少しの間お休みします。
web-told-resumed = 対戦を再開します。
web-told-rematched = 再戦の用意ができました。
web-told-closed = テーブルは閉じられました。
web-event-cards-kept = { $mine ->
    [yes] 残したカード
   *[no] { $name }さんが残したカード
}：{ $cards }
web-event-fields-marked = { $mine ->
    [yes] {""}
   *[no] { $name }さんが
}{ $card }を{ $count }マス埋めました
web-event-card-filled = { $mine ->
    [yes] {""}
   *[no] { $name }さんが
}{ $colour ->
    [purple] 紫
    [orange] オレンジ
    [green] 緑
   *[grey] 灰色
}のカードを完成させました：{ $points }点
web-event-card-taken = { $mine ->
    [yes] {""}
   *[no] { $name }さんが
}{ $from_stack ->
    [yes] 山札
   *[no] 場札
}からカードを取りました：{ $card }
web-event-tile-laid = { $mine ->
    [yes] {""}
   *[no] { $name }さんが
}タイルを置きました：{ $place }
web-you-win = あなたの勝ちです！
web-unread = 新着{ $count }件
web-remove-sure = { $name }さんは席を失い、ボットが引き継ぎます。
web-block-done = ブロックしました。「設定」で解除できます。
web-watching = { $count ->
   *[other] { $count }人が観戦中
}
web-pages = ページ一覧
web-game-line = { $game ->
    [silver_gold] 島のマスを形どおりに埋めて、誰よりも早く完成させよう。
    [gold_ahoi] 陸地と水域をつないで、宝箱を手に入れよう。
   *[other] { $game }
}
web-game-size = { $game ->
    [silver_gold] 2〜4人・20分
    [gold_ahoi] 2人・15分
   *[other] { $game }
}
web-play-bots = { $count ->
   *[other] ボット{ $count }体と対戦
}
web-strength = 相手の強さ
web-players = 人数
web-players-count = { $count ->
   *[other] { $count }人
}
web-invite = 友だちを招待
web-one-device = 1台で遊ぶ
web-more-options = 詳細設定
web-your-name = あなたの名前
web-continue = 続きから
web-others-turn = ほかの人の番
web-before-start = 開始前
option-memory-aid = このラウンドに出た形を表示する
option-open-hands = 手持ちのタイルを公開する（互いに見えます）
option-handicap = スタートプレイヤーへのハンデの点数
option-handicap-value = { $count }点
option-hints = 人どうしの対戦でもヒントを使う（相手がボットだけなら常に使えます）
option-chat = チャットを使う
option-spectators = 観戦を許可する
option-open-lobby = 公開テーブルに載せる
option-first = スタートプレイヤー
option-first-lot = くじ引き
option-first-1 = 席1
option-first-2 = 席2
option-first-3 = 席3
option-first-4 = 席4
option-rematch-first = 再戦のスタートプレイヤー
option-rematch-first-next = 次のプレイヤー
option-rematch-first-lot = くじ引き
option-rematch-first-loser = 最下位だったプレイヤー
option-clock = 持ち時間
web-clock-none = 持ち時間なし
web-clock-quick = 速い：1ターン20秒
web-clock-calm = ゆっくり：1ターン1分
web-clock-days = のんびり：1ターン1日
web-own-set = セット
web-own-set-house = 標準セット
web-own-set-choose = ファイルからセットを読み込む…
web-own-set-good = 「{ $name }」は問題ありません。次のテーブルで使います。
web-own-set-drop = 標準セットに戻す
web-own-set-faults = { $count ->
   *[other] { $file }に{ $count }件の誤りがあります。直してからもう一度選んでください：
}
web-one-device-how = 端末を順番に回して遊びます。ほかの人に見せないものは隠れたままです。
web-name-of = プレイヤー{ $seat }の名前
web-add-player = プレイヤーを追加
web-add-bot = ボットを追加
web-remove-name = { $name }さんを外す
web-start = 対戦を始める
web-invited = { $name }さんから対戦への招待です
web-seats = 席
web-free = 空席
web-sit-down = 席に着く
web-you = あなた
web-host = ホスト
web-away = 離席中
web-bot-strength = 席{ $seat }のボット
web-move-up = { $name }さんを上へ
web-move-down = { $name }さんを下へ
web-fill-and-start = ボットで埋めて始める
web-waiting-people = { $count ->
   *[other] あと{ $count }人を待っています
}
web-waiting-host = 全員そろいました。{ $name }さんが対戦を始められます。
web-all-here = 全員そろいました。
web-one-more-here = この端末でプレイヤーを追加
web-agreed = テーブルの設定
web-link = このテーブルへのリンク
web-invite-how = { $code ->
    [yes] リンクを送るか、スマートフォンでコードを読み取ってもらいましょう。アカウントは不要です。
   *[no] リンクを送りましょう。アカウントは不要です。
}
web-share = 共有…
web-qr = リンクのQRコード
web-lan-off = 今のところ、このリンクを開けるのはこのコンピューターだけです。
web-lan-open = 同じネットワークの端末の参加を許可
web-lan-on = 同じネットワークにいる人なら、誰でもこのリンクを開けます。
web-lan-unavailable = ネットワークが見つからないため、このリンクを開けるのはこのコンピューターだけです。
web-running-matches = 観戦できる対戦
web-no-tables = 今、参加者を待っているテーブルはありません。
web-no-tables-how = テーブルを作ると、このサーバーの全員に表示されます。
web-open-table = テーブルを作る
web-older-tables = 以前のテーブル
web-free-seats = { $count ->
   *[other] 空席{ $count }
}
web-bots-count = { $count ->
   *[other] ボット{ $count }体
}
web-with-clock = 持ち時間あり
web-with-set = セット：{ $name }
web-watch = 観戦する
web-running = 進行中の対戦
web-finished = 終了した対戦
web-no-matches = まだここで対戦していません。
web-no-matches-how = 対戦はここに残り、いつでも再開したり見返したりできます。
web-choose-game = ゲームを選ぶ
web-older = 以前の対戦
web-look = 表示と音
web-contrast = コントラスト
web-contrast-more = 高い
web-motion = 動き
web-motion-less = 控えめ
web-notify = 自分の番になったら知らせる
web-notify-blocked = ブラウザーがこのページの通知を許可していません。ブラウザーの設定で変更できます。
web-saved = 保存しました。
web-carry = ほかの端末で使う
web-carry-how = 名前と対戦をスマートフォンでも使うには、ここでコードを発行し、5分以内にもう一方の端末で入力してください。
web-code-get = コードを発行
web-code-shown = もう一方の端末の「設定」で、このコードを入力してください：
web-code-type = もう一方の端末のコード
web-code-use = コードを使う
web-code-done = 完了しました。この端末でのあなたの名前は{ $name }になりました。
web-blocked = ブロックした人
web-blocked-none = 誰もいません。テーブルで名前をタップすると、ブロックできます。
web-unblock = { $name }さんのブロックを解除
web-delete = 自分のデータを削除
web-delete-how = あなたの名前、対戦の一覧、そのほかすべての情報を削除します。プレイした対戦は、名前なしで残ります。元に戻すことはできません。
web-delete-yes = はい、すべて削除します
web-cancel = キャンセル
web-deleted = あなたのデータをすべて削除しました。
refusal-server-unreachable = サーバーに接続できません。接続を確認して、もう一度試してください。
web-ga-lay = タイルを置く
web-ga-laying = 置いています…
web-ga-turn-left = 左に回す
web-ga-turn-right = 右に回す
web-ga-take-back = 手に戻す
web-ga-choose = タイルを置く場所を選んでください。
web-ga-first = 最初のタイルです。好きな向きに回してください。
web-ga-put = 回す、動かす、または置いてください。
web-ga-stands = 今のところ
web-ga-bag = 袋の残り{ $count }枚
web-ga-unseen = まだ見えていないタイル：{ $count }枚。袋の中か、相手の手にあります。
web-ga-closed = { $reason ->
    [first_tile_at_origin] 最初のタイルはここに置きます。向きは自由です。
    [seventh_row] 横列は6列までです。
    [seventh_column] 縦列は6列までです。
    [row_on_other_side] 新しい横列は、自分の側にだけ作れます。
   *[touches_no_tile] ほかのタイルと辺が接するように置いてください。
}
web-ga-area = { $kind ->
    [land] 陸地
   *[water] 水域
}：宝箱{ $chests }個
web-ga-openings = 通路：{ $name }（{ $count }）対{ $other }（{ $others }）
web-ga-nobody = 誰のものでもない
web-ga-areas = 今のところの領域
web-ga-no-areas = まだタイルは置かれていません。
web-ga-layout = 場
web-ga-cell = 横列{ $row }、縦列{ $column }
web-ga-cell-open = 空き、タイルを置けます
web-ga-cell-empty = 空き
web-ga-end = { $end ->
    [n] 上
    [e] 右
    [s] 下
   *[w] 左
}
web-ga-corner = { $corner ->
    [ne] 右上
    [se] 右下
    [sw] 左下
   *[nw] 左上
}
web-ga-tile = つながる陸地：{ $land }。
web-ga-tile-chest = { $afloat ->
    [yes] 宝箱は水域
   *[no] 宝箱は陸地
}（{ $at }）。
web-ga-hand = あなたのタイル
web-ga-hand-of = { $name }さんのタイル
web-ga-handicap = ハンデ{ $count }点
web-ga-keys = キーボード操作
web-ga-key-arrows = 場の上を移動する
web-ga-key-turn = タイルを右か左に回す
web-ga-key-enter = ここにタイルを仮置き、もう一度で確定
web-ga-key-escape = 手に戻す
web-ga-key-areas = 次の領域（Shiftで前の領域）
web-ga-key-help = このヘルプを表示する
web-ga-count = 得点計算
web-ga-count-next = 次の領域
web-ga-count-back = 前の領域
web-ga-count-all = すべて表示
web-ga-count-again = 得点計算をもう一度見る
web-ga-ownership = 宝箱1個が1行、1手が1列です：▲ { $above }、▼ { $below }、· 誰のものでもない。
web-sg-my-score = 自分の得点
web-sg-score-card = スコアカード
web-sg-actions = できること
web-sg-turn = 回す
web-sg-flip = 裏返す
web-sg-one-field = 1マスだけ
web-sg-undo = 戻す
web-sg-done = 決定
web-sg-mark-fields = { $count }マス埋める
web-sg-choose-fields = マスを選ぶ
web-sg-choose-field = マスを1つ選ぶ
web-sg-choose-two = カードを2枚選ぶ
web-sg-keep-two = この2枚を残す
web-sg-choose-card = カードを選ぶ
web-sg-take = このカードを取る
web-sg-take-stack = 山札から取る
web-sg-prompt-keep = 4枚の島から2枚を残してください。
web-sg-prompt-mark = 1つの島を形どおりに、または1マスだけ埋めてください。
web-sg-prompt-cross = ボーナスクロス！好きなマスをあと{ $owed }つ埋めてください。
web-sg-prompt-claim = 島が完成！新しいカードを1枚ずつ取ってください（あと{ $owed }枚）。
web-sg-prompt-done = まだ戻せます。全員が「決定」を押すと確定します。
# The same in a puzzle, where nobody else plays.
web-sg-prompt-alone = まだ戻せます。「決定」を押すと答え合わせをします。
web-sg-does-not-fit = ここには形が入りません。このマスだけなら埋められます。
web-sg-no-symbols = ボーナスのないマス
web-sg-gain-coins = コイン{ $count }枚
web-sg-gain-palm = ヤシ：{ $points }点
web-sg-gain-cup = 先を越されなければ、カップ{ $cup }
web-sg-gain-crosses = +{ $count }マス
web-sg-gain-card = 島が完成：+{ $points }
web-sg-palm-now = 今のヤシ：{ $points }点
web-sg-palm-parts = { $own }＋場札の{ $display }
web-sg-palms-full = ヤシの欄はすべて埋まりました。
web-sg-coins-of = コイン：12枚中{ $coins }枚
web-sg-palms-are = ヤシ：{ $palms }
web-sg-stack = 山札：{ $count }枚
web-sg-round-of = 全4ラウンド中{ $round }ラウンド目
web-sg-round-card-note = このデッキの形と、それぞれの探検カードの枚数です。毎ラウンドすべてを混ぜ直し、1枚は伏せたまま残ります。
web-sg-pattern-cards = { $count }枚
web-sg-cups-left = 残りのカップ：{ $cups }
web-sg-expedition = 全7ターン中{ $turn }ターン目の形
web-sg-first = スタートプレイヤー
web-sg-state = { $state ->
    [thinking] 考え中…
    [away] 離席中
   *[ready] 完了
}
web-sg-island = { $colour ->
    [purple] 紫の島
    [orange] オレンジの島
    [green] 緑の島
   *[grey] 灰色の島
}
web-sg-seal = { $colour ->
    [purple] 紫
    [orange] オレンジ
    [green] 緑
   *[grey] 灰色
}1枚につき{ $points }点
web-sg-with-seals = { $card }＋自分の印章で{ $points }
web-sg-yours = すでに手元にあります
web-sg-when-filled = 完成すると
web-sg-in-all-now = 今のところの印章をすべて含めると
web-sg-filled = 完成した島：{ $count }枚
web-sg-empty-place = ここにカードはありません。
web-sg-field = { $field }{ $symbol ->
    [coin] 、コイン
    [palm] 、ヤシ
    [cross] 、ボーナスクロス
   *[none] {""}
}{ $state ->
    [marked] 、埋め済み
    [preview] 、仮置き
    [owed] 、空き、ボーナスクロスで選べます
   *[free] 、空き
}
web-sg-symbol = { $symbol ->
    [coin] コイン
    [palm] ヤシ
   *[cross] ボーナスクロス
}
web-sg-marked-fields = 埋め済み：{ $fields }
web-sg-pattern = 形：{ $fields }
web-sg-taken = このマスはもう埋まっています。
web-sg-final = 最終得点
web-sg-tie = 同点：{ $names }。完成した{ $colour ->
    [purple] 紫
    [orange] オレンジ
    [green] 緑
   *[grey] 灰色
}のカードが多い人が上です。
web-sg-tie-shared = 得点も、各色の完成カードの枚数も同じです。同順位：{ $names }
web-sg-keys = キーボード操作
web-sg-key-arrows = マスを移動する
web-sg-key-enter = 埋める、もう一度で決定
web-sg-key-escape = 形をもう一度持ち上げる
web-sg-key-pointer = ホイールで回転、Shiftを押しながらで裏返し。2本指で回転、同時タップで裏返し。
web-ga-openings-word = 通路
web-sg-now = 今{ $points }点
web-sg-islands = 完成した島
web-keys-how = キーボードだけでも遊べます。?で操作の一覧を表示します。
web-key-hint = ヒントを見る

## The boards: what happens, and where

web-skip = 本文へ移動
web-sg-side = { $side ->
    [left] 左
   *[right] 右
}
web-sg-drag = これが今の形です。島までドラッグするか、マスをタップしてください。

## Why a move is good

hint-only = 可能な手はこれだけです。
hint-in-thought = 目立つ決め手はありませんが、先まで読むとこの手が最善です。勝率は約{ $win }%です。
hint-fills-card = { $card ->
    [here] このカード
   *[other] { $card }
}が完成します：+{ $points }。
hint-fills-card-seals = { $card ->
    [here] このカード
   *[other] { $card }
}が完成します：+{ $points }、さらに印章で+{ $seals }。
hint-completes-row = コインの{ $row }段目が完成します。残っている中で点数が一番高いカップは{ $cup }点です。
hint-palms = ヤシですぐに得点します：+{ $points }。
hint-crosses = すぐにあと{ $count }マス埋められます。
hint-coins = コインを{ $count }枚獲得し、12枚中{ $coins }枚になります。
hint-leaves-few = { $card ->
    [here] このカード
   *[other] { $card }
}の空きマスは、残り{ $left }マスだけになります。
hint-many-fields = 一度に{ $count }マス埋まります。
hint-keeps-open = 次に出る可能性のある探検カード{ $of }枚のうち、{ $fits }枚の形がまだ入ります。
hint-one-more = 次に出る可能性のある探検カード{ $of }枚のうち、{ $fits }枚で{ $card ->
    [here] このカード
   *[other] { $card }
}が一気に完成します。
hint-seal-brings = { $card ->
    [here] このカード
   *[other] { $card }
}が完成すれば、完成済みのカードと合わせて印章で+{ $points }になります。
hint-counts-with-seals = 手元の印章は{ $card ->
    [here] このカード
   *[other] { $card }
}にも効きます：完成すれば+{ $points }。
hint-pair-seals = 2枚とも完成すれば、印章で+{ $points }になります。
hint-few-fields = 早く完成します：マスは{ $fields }つだけです。
hint-palm-stays = 場札はそのままなので、ヤシは引き続き{ $points }点です。
hint-display-stays = 場札に新しいカードが出ないので、ほかの人の選択肢が増えません。
hint-takes-over = この{ $kind ->
    [land] 陸地
   *[water] 水域
}を相手から奪います：宝箱{ $chests }、通路{ $mine }対{ $theirs }。
hint-wins-area = この{ $kind ->
    [land] 陸地
   *[water] 水域
}があなたのものになります：宝箱{ $chests }、通路{ $mine }対{ $theirs }。
hint-adds-chests = あなたの{ $kind ->
    [land] 陸地
   *[water] 水域
}の宝箱が増えます：+{ $count }、計{ $chests }。
hint-ties-area = 相手はこの{ $kind ->
    [land] 陸地
   *[water] 水域
}を失い、誰のものでもなくなります：宝箱{ $chests }、通路{ $mine }対{ $theirs }。
hint-settles-area = あなたの{ $kind ->
    [land] 陸地
   *[water] 水域
}が閉じます：宝箱{ $chests }個はもうあなたのものです。
hint-denies-area = この{ $kind ->
    [land] 陸地
   *[water] 水域
}が閉じ、宝箱{ $chests }個は誰のものにもなりません。
hint-area-grows = あなたの{ $kind ->
    [land] 陸地
   *[water] 水域
}に広がる余地を残します（宝箱{ $chests }、隣の空き場所{ $places }）。
hint-more-openings = この{ $kind ->
    [land] 陸地
   *[water] 水域
}へのあなたの通路が増えます：宝箱{ $chests }、通路{ $mine }対{ $theirs }。
hint-hems-in = 相手の{ $kind ->
    [land] 陸地
   *[water] 水域
}の広がりを抑えます（宝箱{ $chests }、隣の空き場所は残り{ $places }）。
hint-chest-to-nobody = このタイルの宝箱は、今のところ誰のものにもなりません。
hint-best-balance = 宝箱は{ $mine }対{ $theirs }になります。すぐの効果でこれに勝る手はありません。
hint-opens-row = 自分の側に新しい横列を作ります。

## What happens in Silver & Gold

event-cards-kept = { $name }：{ $cards }を残す
event-all-kept = 全員が選び終わりました。
event-expedition-turned = ラウンド{ $round }、ターン{ $turn }{ $expedition ->
    [none] {""}
   *[other] ：形{ $expedition }
}
event-fields-marked = { $name }：{ $card }の{ $fields }を埋める
event-cross-owed = { $name }：ボーナスクロスで追加{ $owed }マス
event-cross-lapsed = { $name }：空きマスがなく、追加の{ $lapsed }マスは無効
event-coin-ticked = { $name }：コイン{ $coins }/12
event-coin-wasted = { $name }：コイン、ただし12枚すべてチェック済み
event-palm-scored = { $name }：ヤシで{ $points }点
event-palm-wasted = { $name }：ヤシ、ただし4つの欄はすべて記入済み
event-all-marked = 全員がマスを埋め終わりました。
event-row-completed = { $name }：コインの{ $row }段目が完成
event-card-filled = { $name }：{ $card }が完成
event-cup-taken = { $name }：{ $row }段目のカップ、{ $cup }点
event-cup-missed = { $name }：{ $row }段目のカップはもうなし
event-card-laid-aside = { $name }：完成した{ $card }を脇へ、{ $points }点
event-card-taken = { $name }：{ $from_stack ->
    [yes] 山札
   *[no] 場札
}から{ $card }を取る
event-place-left-empty = { $name }：取れるカードなし
event-display-refilled = 場札の補充：{ $cards }
event-first-player-passed = スタートプレイヤー：{ $name }
event-round-ended = ラウンド{ $round }終了
event-match-ended = 対戦終了。1位：{ $winners }

## Replays, mistakes and sharing

# The label of two buttons: whose mistakes the analysis shows first.
web-replay-whose = だれのミスを見るか
web-replay-whose-mine = 自分
web-replay-whose-all = 全員
web-replay-mistakes-mine = あなたの大きなミス
web-replay-no-mistakes-mine = はっきりしたミスはありませんでした。
web-replay-no-mistakes = はっきりしたミスをした人はいませんでした。
# Under the better move, if it differs from the played one only in how the tile is turned.
web-ga-turned-otherwise = 同じ場所で、向きが違います
web-sg-fields = { $count }マス
# Why another move was better, if no other reason fits. $count is in the thousands.
hint-in-playouts = 目立つ得はありませんが、最後まで{ $count }回試すと、この手のほうが多く勝ちました。
# Why to keep or take a card: the number of bonus crosses on it. The same follows for coins and palms.
hint-card-crosses = ボーナスクロスが{ $count }つあります。1つにつき、もう1マス埋められます。
hint-card-coins = コインが{ $count }枚あります。4枚で1列がそろい、カップがもらえます。
hint-card-palms = ヤシが{ $count }本あります。1本につき1点、さらに場札のヤシ1本ごとに1点入ります。
# The preview-… texts appear where somebody shares a link, in a chat for example: a title and one sentence.
preview-home-title = Goldhook：すぐに遊べる2つのボードゲーム
preview-home-text = Silver & GoldとGold Ahoi!を、友だちやボットと遊べます。無料で、ブラウザーだけ、登録はいりません。
# $name is the name of the game.
preview-table-title = { $name }で一緒に遊びましょう
preview-table-text = リンクを開いて名前を入れるだけで、テーブルにつけます。
preview-replay-title = { $name }の対戦を一手ずつ
preview-replay-text = 対局を最初から盤上で見て、勝負を決めた手を確かめられます。
# Describes the picture of a link preview to people who do not see it.
preview-picture = ゲームの道具：カードの島と、タイルの陸と海
# A button after a match: it opens a picture with the result.
web-share-result = 結果を共有
web-share-names = プレイヤーの名前を表示する
web-share-picture = 共有する画像
# A button: it opens the device’s own choice of apps to share with.
web-share-send = 共有する
web-share-save = 画像を保存
# A button in a replay: play this match on from the moment that is shown.
web-play-on = ここから続きを遊ぶ
web-play-on-how = この局面から新しいテーブルを開きます。伏せられていたものは配り直されます。
web-play-on-seat = あなたの席
web-play-on-alone = ボットと遊ぶ
web-play-on-friends = 友だちと遊ぶ
# A button beside a mistake: play on from just before it.
web-try-again = もう一度やってみる
refusal-play-on-impossible = このゲームの対局は途中から続けられません。

## What happens in Gold Ahoi!

event-tile-laid = { $name }：タイルを{ $row },{ $column }へ、90度回転{ $turn }回
event-row-opened = { $name }：新しい横列{ $row }を作る
event-column-opened = { $name }：新しい縦列{ $column }を作る
event-tile-drawn = { $name }：タイルを1枚引く
event-area-counted = { $kind ->
    [land] 陸地
   *[water] 水域
}（宝箱{ $chests }個）、通路{ $north }対{ $south }：{ $owner ->
    [0] 北が獲得
    [1] 南が獲得
   *[none] 獲得者なし
}
event-handicap-given = { $name }：スタートプレイヤーのハンデ{ $points }点
event-chests-counted = 北{ $north }個、南{ $south }個。1位：{ $winners }

## What the rules refuse

refusal-match-over = 対戦は終了しています。
refusal-no-such-seat = 席{ $seat }はありません。全部で{ $players }席です。
refusal-not-to-act = まだあなたの番ではありません。手番：{ $waiting }
refusal-wrong-step = 今はできません。{ $step ->
    [keep] まず全員がカードを2枚残します（keep P01 G03）。
    [mark] 全員がマスを埋めているところです（mark P01 a1 a2）。
    [claim] 新しいカードを取っているところです（take O07、またはtake stack）。
   *[place] タイルを置いてください（place 0,1 0）。
}
refusal-keep-two = 異なるカードをちょうど2枚残してください。
refusal-card-not-dealt = { $card }は配られていません。
refusal-card-not-held = { $card }はあなたの手元にありません。
refusal-cross-owed-first = 先にボーナスクロスの追加マスを1マスずつ埋めてください。あと{ $owed }マスです（cross P01 a1）。
refusal-no-cross-owed = ボーナスクロスはありません。形どおりに、または1マスだけ埋めてください（mark P01 a1）。
refusal-cross-one-field = ボーナスクロスで埋めるのは1マスずつです。1つだけ指定してください。
refusal-mark-nothing = 少なくとも1マス埋めてください。
refusal-field-outside = { $card }にマス{ $field }はありません。
refusal-field-taken = { $card }の{ $field }はもう埋まっています。
refusal-not-the-pattern = { $card }では、形どおりに（回転・裏返しは自由）、または1マスだけ埋めてください。
refusal-card-not-in-display = { $card }は場札にありません。
refusal-stack-empty = 山札はもうありません。場札から取ってください。
refusal-cell-taken = { $row },{ $column }にはもうタイルがあります。
refusal-first-tile-at-origin = 最初のタイルは0,0に置きます。向きは自由です。
refusal-seventh-row = 横列{ $row }は7列目になります。横列は6列までです。
refusal-seventh-column = 縦列{ $column }は7列目になります。縦列は6列までです。
refusal-touches-no-tile = { $row },{ $column }はどのタイルとも隣り合っていません。ほかのタイルと辺が接するように置いてください。
refusal-row-on-other-side = 横列{ $row }は相手の側の新しい横列になります。新しい横列は自分の側に作ってください。
refusal-turn-wrong = タイルの回転は90度ずつ0、1、2、3回のどれかです。{ $turn }回は指定できません。
refusal-action-unreadable = 「{ $text }」という手はありません。?で一覧、「説明」で使い方を表示します。
refusal-cell-unreadable = 「{ $cell }」というマスはありません。b3のように、文字a〜dと数字1〜4で指定してください。
refusal-cell-twice = { $cell }が2回書かれています。
refusal-pick-beyond = { $number }番の手はありません。一覧は{ $count }番までです。

## What a table refuses

refusal-match-not-begun = 対戦はまだ始まっていません。
refusal-match-running = 対戦はもう始まっています。
refusal-table-closed = このテーブルは閉じられました。
refusal-table-full = 席はすべて埋まっています。
refusal-table-paused = サーバーを再起動しています。対戦はまもなく再開し、その間は持ち時間も減りません。
refusal-not-host = ホストだけが行えます。
refusal-not-seated = このテーブルにあなたの席はありません。
refusal-not-your-seat = ここはあなたの席ではありません。
refusal-seat-taken = この席は埋まっています。
refusal-one-seat = 公開テーブルで複数の席に座れるのはホストだけです。1台の端末で何人かで遊ぶときは、自分のテーブルを作ってください。
refusal-seats-empty = { $count ->
   *[other] 空席があと{ $count }つあります。参加を待つか、ボットで埋めてください。
}
refusal-seat-not-removable = 対戦中に外せるのは、ほかの人だけです。
refusal-name-wrong = 名前は1〜{ $longest }文字で、1行に収めてください。
refusal-name-alike = このテーブルには、よく似た名前の「{ $name }」さんがすでにいます。このテーブルでは別の名前を選んでください。
refusal-level-wrong = レベル{ $level }のボットはありません。レベルは{ $least }〜{ $most }です。
refusal-option-wrong = { $kind ->
    [flag] 「{ $option }」はyesかnoにしてください。
    [number] 「{ $option }」は{ $least }から{ $most }までの整数にしてください。
    [choice] 「{ $option }」は次のどれかにしてください：{ $known }
   *[other] 「{ $option }」の値が正しくありません。
}
refusal-option-form = 「{ $text }」はオプションではありません。handicap=3のように「名前=値」と書いてください。
refusal-bot-plays = この席では今、ボットがプレイしています。
refusal-not-a-bot = この席でプレイしているのは人で、ボットではありません。
refusal-not-at-device = 端末は今、ほかの人が使っています。先に受け渡してください。
refusal-cover-first = 端末を渡す前に、画面を隠してください。
refusal-already-confirmed = あなたはもう完了しています。ほかの人はまだプレイ中です。
refusal-step-unfinished = まだ終わっていません。このステップですることを先に済ませてください。
refusal-nothing-to-undo = 戻せるものはありません。公開されたものや確定したものは戻せません。
refusal-too-many-attempts = このステップではすでに{ $most }回試しました。そろそろ確定してください。
refusal-table-worn-out = このテーブルでは操作が多すぎました。新しいテーブルを作ってください。
refusal-stale = 間に合いませんでした。テーブルの状況が変わっています。もう一度確認してください。
refusal-nothing-to-vote = 今は決めることがありません。
refusal-vote-of-others = 待つかどうかを決められるのは、ほかの人だけです。
refusal-rematch-made = 再戦はもうテーブル{ $table }にあります。
refusal-command-id-wrong = コマンドのIDは{ $longest }文字までです。
refusal-rules-version = この対戦はルールのバージョン{ $version }に従っています。このプログラムが対応しているのはバージョン{ $known }です。
refusal-table-version = このテーブルはバージョン{ $version }で保存されています。このプログラムが読めるのはバージョン{ $known }です。

## What a server refuses

refusal-name-first = 先に名前を入力してください。
refusal-table-unknown = このテーブルは存在しないか、すでになくなっています。
refusal-daily-unknown = その日の「今日の一局」はありません。遊べるのは今日の分と、過去{ $days }日分です。
refusal-server-address = 「{ $text }」はサーバーのアドレスではありません。http:// か https:// で始まります。
refusal-page-unknown = このアドレスには何もありません。
refusal-piece-unknown = このセットに{ $piece_id }はありません。
refusal-nobody-there = その席に人はいません。
refusal-watching-forbidden = ここでは観戦できません。
refusal-lan-not-from-here = ネットワークに公開できるのは、サーバーが動いているコンピューターだけです。
refusal-lan-unavailable = サーバーをネットワークに公開できません（{ $why }）。
refusal-analysis-unavailable = 今は分析できません。少し待ってからもう一度試してください。
refusal-hints-off = このテーブルではヒントを使えません。
refusal-hint-unavailable = 今はヒントを出せません。少し待ってからもう一度試してください。
refusal-not-welcome = このテーブルには座れません。
refusal-chat-off = このテーブルではチャットを使えません。
refusal-chat-wrong = メッセージは1〜{ $longest }文字にしてください。
refusal-chat-too-fast = メッセージが多すぎます。少し待ってから送ってください。
refusal-too-fast = 速すぎます。少し待ってからもう一度試してください。
refusal-too-many-connections = お使いのネットワークからの接続が多すぎます（最大{ $most }）。
refusal-too-many-tables = テーブルを作りすぎです。少し待ってから次のテーブルを作ってください。
refusal-too-many-names = お使いのネットワークからの新しいプレイヤーが多すぎます。少し待ってからもう一度試してください。
refusal-too-many-analyses = お使いのネットワークからの分析がいくつも進行中です。1つ終わるまでお待ちください。
refusal-message-unreadable = このメッセージは読み取れません（{ $why }）。
refusal-body-too-large = 大きすぎます。最大{ $most }バイトです。
refusal-too-costly = 読み込みに時間またはメモリがかかりすぎます。もっと小さいもの、または単純なものを送ってください。
refusal-host-unknown = このサーバーは{ $host }では応答しません。運営者がGOLDHOOK_ORIGINSで追加できます。
refusal-origin-wrong = { $origin }のページからこのサーバーは利用できません。
refusal-token-wrong = このトークンは無効か、すでに失効しています。
refusal-token-may-not = このトークンでは「{ $what }」はできません。
refusal-too-many-tokens = トークンはすでに{ $most }個あります。先に1つ削除してください。
refusal-too-many-seats = このトークンは上限（{ $most }テーブル）まで着席しています。
refusal-code-unknown = このコードは間違っているか、使用済みか、期限切れです。もう一方の端末で新しいコードを発行してください。
refusal-server-stopping = サーバーを停止しています。少し待ってからもう一度試してください。
refusal-store-unavailable = 今、サーバーがデータベースに接続できません。少し待ってからもう一度試してください。
refusal-setting-wrong = { $setting }の値が正しくありません：「{ $text }」
refusal-setting-range = { $setting }の値が正しくありません：{ $text }。{ $least }から{ $most }までにしてください。
refusal-workers-need-postgres = 複数のサーバープロセスにはPostgreSQLが必要です。GOLDHOOK_STOREにpostgresql://のアドレスを設定するか、--workersを外してください。
refusal-workers-died = サーバープロセス{ $count }個が起動直後に終了しました。ログにある問題を解決してから、もう一度起動してください。
refusal-port-in-use = { $host }のポート{ $port }では待ち受けできません（{ $why }）。--portで別のポートを選んでください。
refusal-lan-or-host = --lanと--hostは同時に使えません。どちらかを外してください。

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] このゲームは2人用です。{ $players }人では遊べません。
       *[other] このゲームは{ $least }〜{ $most }人用です。{ $players }人では遊べません。
    }
   *[other] このゲームは{ $least }〜{ $most }人用です。{ $players }人では遊べません。
}
refusal-first-wrong = スタートプレイヤーの席{ $seat }は存在しません。全部で{ $players }席です。
refusal-shuffle-missing = シャッフル「{ $shuffle }」がありません。
refusal-shuffle-unknown = このゲームにシャッフル「{ $shuffle }」はありません。
refusal-shuffle-length = シャッフル「{ $shuffle }」の要素は{ $count }個ですが、{ $needed }個でなければなりません。
refusal-shuffle-unknown-id = シャッフル「{ $shuffle }」にある{ $id }は、セットに含まれていません。
refusal-shuffle-duplicate-id = シャッフル「{ $shuffle }」に{ $id }が2回入っています。
refusal-record-not-a-record = { $file }は対戦の記録ではありません。
refusal-record-version = { $file }の記録バージョンは{ $version }です。このプログラムが読めるのはバージョン{ $known }です。
refusal-record-field = 記録の「{ $field }」がないか、形式が正しくありません。
refusal-record-action-form = No.{ $index }の手が[席, "手"]の形式ではありません。
refusal-record-action = No.{ $index }の手、席{ $seat }、「{ $text }」：{ $reason }
refusal-record-other-game = { $file }は{ $game }の対戦です。
refusal-record-over = { $file }の対戦は終了しています。goldhook replayで振り返れます。新しい対戦には別のファイルを指定してください。
refusal-record-has-options = 保存された対戦には独自のセットとオプションがあります。--set、--first、--option、--memory-aid、--open-hands、--handicapは付けないでください。
refusal-record-program = この対戦にはプログラムが参加していました。ファイルだけでプログラムを起動することはありません。--seatsで改めて指定してください。
refusal-seats-of-record = 保存された対戦は{ $count }席です。--seatsで同じ数を指定してください。
refusal-upto-beyond = 記録は{ $count }手までです。--upto { $upto }は指定できません。
refusal-past-hidden = 対戦中は、前のターンは隠されています。--uptoを外すか、終わるまでお待ちください。
refusal-option-unknown = 「{ $option }」というオプションはありません。{ $known }から選んでください。
refusal-game-unknown = GAMEの値が正しくありません：「{ $game }」。{ $known }から選んでください。
refusal-language-unknown = 「{ $language }」という言語はありません。{ $known }から選んでください。
refusal-seat-unknown = 「{ $text }」は席に着けません。{ $known }から選んでください。
refusal-seat-command-missing = cmd:の後にコマンドが必要です（例：cmd:python my_bot.py）。
refusal-seat-command-quotes = 引用符が閉じていません：{ $text }
refusal-budget-unreadable = 「{ $text }」は思考量として読めません。ミリ秒（例：500）か試行回数（例：4000p）で指定してください。
refusal-games-multiple = --gamesの値が正しくありません：{ $games }。同じ配りをすべての席から対戦するため、{ $seats }の倍数にしてください。
refusal-records-there = { $file }はすでにあり、このままでは上書きされます。--recordsで別のフォルダーを指定するか、古い記録を移してください。
refusal-json-or-markdown = --jsonと--markdownは同時に使えません。どちらかを外してください。
refusal-players-few = 総当たり戦には2体以上のボットが必要です。
refusal-workers-broken = プロセスの1つが異常終了し、対戦を続けられません。--workersを減らすと、1つあたりのメモリが増えます。
refusal-cluster-missing = クラスターにはRayが必要です：pip install "goldhook[cluster]"
refusal-cluster-address = 「{ $address }」はクラスターのアドレスではありません。host:port、ray://host:port、auto、localのどれかにしてください。
refusal-cluster-lost = クラスター{ $address }を使えません（{ $why }）。
refusal-bot-missing = ボット「{ $program }」を起動できません（{ $why }）。
refusal-bot-silent = ボットが{ $seconds }秒以内に応答しませんでした。
refusal-bot-gone = ボットが終了したか、出力を閉じました。
refusal-bot-line-long = ボットの応答が{ $most }バイトを超えています。
refusal-bot-unasked = ボットが、求められていないメッセージを送りました：「{ $text }」
refusal-bot-rubbish = ボットの応答は「{ $wanted }」のメッセージではありません：「{ $text }」
refusal-bot-illegal = ボットの手はルール違反です：「{ $text }」
refusal-protocol-line = この行はボットプロトコルのメッセージではありません：「{ $text }」
refusal-protocol-hello-first = ボットプロトコルの最初のメッセージはhelloでなければなりません。
refusal-protocol-version = テーブルのボットプロトコルはバージョン{ $version }です。このプログラムは{ $known }に対応しています。
refusal-protocol-field = メッセージ「{ $message }」に正しい「{ $field }」がありません。
refusal-protocol-view = メッセージ「{ $message }」の「view」が正しくありません（{ $why }）。

## What is wrong with a file

refusal-file-missing = ファイル{ $file }がありません。
refusal-file-unreadable = { $file }を読み込めません（{ $why }）。
refusal-policy-unreadable = { $file }は学習済みの方策ではありません（{ $why }）。examples/train.pyで学習できます。
refusal-policy-game = この方策は{ $game }用ですが、テーブルのゲームは{ $table }です。
refusal-bot-choose = ボットを1つだけ選んでください：5などのレベル、random、greedy、または--policy FILE。
refusal-file-unwritable = { $file }に書き込めません（{ $why }）。
refusal-store-in-use = { $file }は別のGoldhookサーバーが使用中です。先にそのサーバーを止めるか、別のファイルを指定してください。
refusal-store-linked = データベース{ $file }には別名（ハードリンク）があり、そちらから別のサーバーが開くとデータが壊れます。別名を削除してから、もう一度起動してください。
refusal-store-corrupt = データベース{ $file }が壊れています（{ $why }）。バックアップから復元するか、ファイルを移して新しく始めてください。
refusal-store-foreign = { $file }はデータベースですが、Goldhookのものではありません。別のファイルを指定してください。
refusal-store-newer = データベース{ $store }は、より新しいGoldhookで書かれています（形式{ $version }、このプログラムは{ $known }まで）。Goldhookを更新するか、バックアップから復元してください。
refusal-store-unopenable = データベース{ $file }を開けません（{ $why }）。書き込みできるローカルディスクのフォルダーが必要です。
refusal-store-sqlite-old = このPythonのSQLiteは{ $version }です。Goldhookには{ $needed }以降が必要です。新しいPythonを使ってください。
refusal-backup-exists = { $file }はすでにあります。バックアップには別のファイルを指定してください。
refusal-backup-memory = このサーバーはすべてをメモリに置いています。{ $file }に保存できるものはありません。
refusal-backup-postgres = PostgreSQLのバックアップにはpg_dumpを使ってください。Goldhookは{ $file }を書き出しません。
refusal-postgres-missing = PostgreSQLを使うには、もう1つパッケージが必要です：pip install 'goldhook[postgres]'
refusal-postgres-unreachable = PostgreSQLサーバー{ $server }を使えません（{ $why }）。起動しているか、アドレス、ユーザー、パスワードが正しいか確かめてください。
refusal-file-too-large = { $file }は{ $megabytes }MBを超えています。セットや記録としては大きすぎます。
refusal-file-not-text = { $file }はテキストファイルではありません。
refusal-file-too-deep = { $file }は入れ子が深すぎます。
refusal-file-not-json = JSONとして正しくありません（{ $why }）
refusal-file-not-toml = TOMLとして正しくありません（{ $why }）
refusal-draw-suffix = 図のファイル形式が正しくありません：「{ $suffix }」。{ $known }のどれかにしてください。
refusal-report-suffix = レポートのファイル形式が正しくありません：「{ $suffix }」。.htmlにしてください。

## What is wrong with a set

refusal-set-not-a-set = { $file }はカードやタイルのセットではありません。
refusal-set-other-game = { $file }は{ $wanted }ではなく、{ $game }のセットです。
refusal-set-no-name = { $file }：セットに名前がありません。name = "マイセット"のような行を加えてください。
refusal-set-name-long = { $file }：セットの名前が長すぎます（最大{ $longest }文字）。
refusal-set-missing-part = { $file }：セットに「{ $part }」がありません。
refusal-set-faulty = { $file }：誤り{ $count }件
refusal-set-not-a-piece = カードやタイルのデータではありません。idのある表にしてください
refusal-set-unknown-word = 不明なキー「{ $word }」です。使えるのは{ $known }です
refusal-set-colour = 色はpurple、orange、green、greyのどれかです
refusal-set-card-id = この色のカードのidは、{ $letter }と数字2桁です
refusal-set-expedition-id = 探検カードのidは、Eと数字1桁です
refusal-set-tile-id = タイルのidは、Tと数字2桁です
refusal-set-duplicate-id = このidは2回使われています
refusal-set-no-fields = マスがありません。図で描く（drawing）か、一覧で指定（cells）してください
refusal-set-drawing-size = 島は4文字×4行、形は4×4以内で、行の長さをそろえてください
refusal-set-sign = 図の{ $row }行目に「{ $sign }」があります。使えるのは「. o c p x」です
refusal-set-cell = 「{ $cell }」は使えません。マスは文字a〜dと数字1〜4で、1回ずつ指定してください
refusal-set-symbol = 「{ $symbol }」という記号はありません。coin、palm、cross、nullのどれかにしてください
refusal-set-field-count = { $count }マスですが、{ $colour ->
    [purple] 紫
    [orange] オレンジ
    [green] 緑
   *[grey] 灰色
}のカードは{ $needed }マスです
refusal-set-points = 「points」が{ $points }です。0から{ $most }までの整数にしてください
refusal-set-not-connected = 島が2つ以上に分かれています
refusal-set-seal = 印章には、色と1か2の点数が必要です
refusal-set-pattern = 形は、つながった2マス以上にしてください
refusal-set-card-count = { $file }：{ $colour ->
    [purple] 紫
    [orange] オレンジ
    [green] 緑
   *[grey] 灰色
}のカードが{ $count }枚です。{ $needed }枚にしてください
refusal-set-expedition-count = { $file }：探検カードが{ $count }枚です。{ $needed }枚にしてください
refusal-set-tile-count = { $file }：タイルが{ $count }枚です。{ $needed }枚にしてください
refusal-set-land = landには、n、e、s、wを1回ずつ入れてください。例：[["n", "e"], ["s"], ["w"]]
refusal-set-land-crosses = 南北をつなぐ陸地と東西をつなぐ陸地が交差してしまいます
refusal-set-chest = 宝箱の位置は、端（n、e、s、w）か角（ne、se、sw、nw）です。リストなら2つまで書けます

## What is wrong with a command

refusal-usage-no-command = 「{ $text }」というコマンドはありません。
refusal-usage-no-option = { $option }というオプションはありません。
refusal-usage-missing = { $parameter }が指定されていません。
refusal-usage-option-value = オプション{ $option }の使い方が正しくありません。
refusal-usage-bad-value = { $allowed ->
    [none] { $parameter }の値「{ $value }」は正しくありません。
   *[other] { $parameter }の値「{ $value }」は正しくありません。{ $allowed }から選んでください。
}
refusal-usage-wrong = コマンドの書き方が正しくありません。

# --- 成績：勝敗つきの対局一覧、個人ページ、階級のはしご ------------------------------------------------------------
web-results = 自分の成績
web-results-none = まだ成績がありません。対戦を終えると、ここに成績が表示されます。
# 一覧の終わった対戦に表示し、その後に得点が続く。
web-outcome = { $outcome ->
    [won] 勝ち
    [drawn] 引き分け
   *[lost] 負け
}
# 統計に数えない対戦の下に表示する。
web-not-counted = { $why ->
    [helped] 集計外：一部の手をボットが選びました。
    [program] 集計外：プログラムが代わりに遊びました。
    [continued] 集計外：別の対戦の途中から始めました。
    [repeated] 集計外：すでに知っている配り方でした。
    [late] 集計外：終了が遅すぎました。
    [several_seats] 集計外：複数の席を受け持ちました。
   *[own_set] 集計外：独自のセットで遊びました。
}
web-filter = 絞り込み
web-filter-games = すべてのゲーム
web-filter-outcomes = すべての結果
web-filter-rivals = すべての相手
# ボットではなく人間の相手。
web-rival-people = 人間
web-filter-none = 該当する対戦はありません。
web-results-count = { $count }戦
web-results-won = { $won }勝
web-best = 自己ベスト
web-averages = 平均
# 列の見出し：相手、対戦数、勝率、1戦あたりの得点。
web-against = 相手
web-matches-played = 対戦
web-win-rate = 勝率
web-mean-points = 得点
web-streak = 連勝中：{ $now } · 最長：{ $longest }
web-ladder = すべての階級に勝とう
web-ladder-next = 次の目標：{ $level }に勝つ
web-ladder-all = すべての階級に勝ちました！
# ある強さの相手との対戦数と勝ち数。
web-ladder-won = { $played }戦中{ $won }勝
web-ladder-beaten = 達成
web-ladder-play = { $level }と対戦
web-strengths = 得意分野
web-strengths-how = 1戦あたり。同じ人数の対戦と比べています。
web-mine = 自分
web-others = ほかの人
web-export = 成績をファイルに保存
# 得意になれること。
strength-coins = コイン
strength-cups = カップ
strength-palms = ヤシ
strength-cards = 島
strength-seals = 印章
strength-land = 陸の宝箱
strength-water = 海の宝箱
strength-large-areas = 広い領域の宝箱
strength-close-areas = 通路1つ差の宝箱

## Circles of friends: results against each other, and tournaments with equal shuffles

web-circles = 友だち
web-circles-how = サークルは、あなたと友だちだけの場所です。お互いの成績を見たり、同じ配りで競う大会を開いたりできます。
web-circle = 友だちサークル
web-circle-new = 新しいサークル
web-circle-name = サークルの名前
web-circle-create = サークルを作る
web-circle-count = メンバー{ $count }人
web-circle-join-how = 友だちサークルに招待されています。参加すると、名前とメンバーとの対戦成績がメンバーに見えます。
# $by is a person, $name the name of a circle.
web-circle-invitation = { $by }さんから「{ $name }」への招待です。
web-circle-join = 参加する
web-circle-members = メンバー
web-circle-leave = 抜ける
web-circle-leave-yes = サークルを抜ける
web-circle-remove = 外す
web-circle-remove-yes = { $name }さんを外す
web-circle-closed = リンクは閉じています。新しい人は参加できません。
web-circle-link = このサークルへのリンク
web-circle-close-link = リンクを閉じる
web-circle-open-link = 新しいリンクを作る
web-circle-tables = 友だちのテーブル
web-circle-encounters = お互いの成績
web-circle-encounters-none = まだ対戦がありません。メンバー同士の対戦が終わると、ここに表示されます。
web-circle-points = 平均{ $one }：{ $other }点
web-to-circle = サークルに戻る
web-tournaments = 大会
web-tournament-how = どのラウンドも全員が同じ配りで遊ぶので、腕前の勝負です。ほかの人の結果は、自分が終えると見られます。
web-tournament-new = 新しい大会
web-tournament-game = ゲーム
web-tournament-opponent = 相手
web-tournament-member = ほかのメンバー
web-tournament-rounds = ラウンド数
web-tournament-start = 大会を始める
web-tournament-round = ラウンド{ $round }
web-tournament-play = 遊ぶ
web-tournament-accept = { $name }さんと対戦
web-tournament-offer = 相手を探す
web-tournament-stop = 待つのをやめる
web-tournament-waiting = ほかのメンバーを待っています。誰かが応じるとすぐに始まります。あとで戻ってきてもかまいません。
web-tournament-uncounted = 比較の対象外：自分で選んでいない手があります。
web-tournament-standings = 順位
web-tournament-lead = 1ラウンドあたりの得点差（ほかの人との比較）
web-tournament-interval = 95%：{ $low }〜{ $high }
web-tournament-drop = 大会を削除
web-tournament-drop-yes = はい、削除します
refusal-circle-unknown = そのサークルはないか、あなたはメンバーではありません。
refusal-circle-not-yours = これができるのは、サークルを運営しているメンバーだけです。
refusal-circle-closed = サークルのリンクは閉じています。
refusal-circle-full = サークルは満員です（{ $most }人）。
refusal-too-many-circles = すでに{ $most }個のサークルに入っています。まず1つ抜けてください。
refusal-too-many-tournaments = 1つのサークルで開ける大会は{ $most }個までです。まず古いものを削除してください。
refusal-offer-gone = 間に合いませんでした。この申し出はもうありません。ほかの相手を選んでください。

web-learn = 遊んで覚える
web-learn-offer = はじめての方へ：本物の盤面で3分、遊びながら覚えましょう。
web-learn-decline = 今はしない
web-learn-about = 対戦の場面をいくつか遊びながら、ルールを覚えます。3分ほどで終わります。
web-learn-begin = レッスンを始める
web-learn-again = レッスンをもう一度
web-coach = 初めて起きたことを説明する

## 今日の一局：全員が毎日同じ配り方で遊ぶ。ページ /daily、ホームの案内、コマンド goldhook daily。

# 名前。ボタンと見出しに使う。
web-daily = 今日の一局
web-daily-play = 今日の一局を遊ぶ
web-daily-resume = 続ける
web-daily-again = 順位なしで遊ぶ
# ホームのボタンで、ゲーム名のあとに付く：今日はまだ遊んでいない。
web-daily-waiting = まだ遊んでいません
web-daily-points = { $points }点
# 自分の点と相手の点。$level は相手の階級。
web-daily-score = { $mine } : { $theirs }（相手：{ $level }）
web-daily-better = ほかの{ $others }人中、{ $worse }人を上回りました。
web-daily-first = 今日の順位表に一番乗りです。
web-daily-ranked = 順位表の人数：{ $count }
web-daily-once = 最初の一回が順位の対象です。ヒントはありません。相手：{ $level }。
# $time は読む人の時計での曜日と時刻。
web-daily-ends = 全員が同じ配り方で遊びます。次は{ $time }からです。
web-daily-unranked = この日の順位は確定しました。今からでも遊べます。
web-daily-today = 今日の一局へ
web-daily-costly = 損の大きかった手
# A button that starts the search, on a past day.
web-daily-find-costly = 損の大きかった手を調べる
web-daily-share = 共有
web-daily-copied = コピーしました。
web-daily-histogram = みんなの結果
# 読み上げ用。$range は 40–44 のような数。
web-daily-bar = { $range }点：{ $count }人
web-daily-levels = 同じ配り方でのボットの結果
web-daily-watch = 見る
web-daily-calendar = これまでの日
web-daily-missed = 未プレイ
web-daily-check = 配り方を確かめる
web-daily-how = コミットメントはその日より前に公開されています。その日のあとに公開される鍵で、配り方が変えられていないことを確かめられます。
web-daily-commitment = コミットメント
web-daily-key = 鍵
web-daily-key-later = { $time }に公開
# 対戦後のリンク。
web-daily-others = ほかの人の結果

## Puzzles

# The name of a page, in the menu. Keep it short.
web-puzzles = 次の一手
web-puzzle-of-the-day = 今日の問題
# On the home page, on a button after the name of a game: the puzzle of the day.
web-puzzle-today = { $result ->
    [right] 正解
    [wrong] 不正解
   *[open] まだ解いていません
}
help-puzzles-group = 問題を解いたり、ボット同士の対戦から新しい問題を作ったりします。
help-puzzles-play = 端末で問題を解きます。最初は今日の問題です。
help-puzzles-difficulty = 今日の問題のあとは、この難しさ（1～5）の問題だけを出します。
# $quit is the word of command-quit.
puzzles-onward = Enter：次の問題、{ $quit }：終わる
help-puzzles-make = ボット同士の対戦から問題を探します。中断しても、同じコマンドで続きから再開できます。
help-puzzles-count = 問題の数。
help-puzzles-output = 問題をこのファイルに書き込みます。
puzzles-progress = 問題
puzzles-made = { $file }: { $count ->
   *[other] { $count }問。
}
refusal-puzzles-none = { $game }には問題がありません。
refusal-puzzles-other-journal = 「{ $file }」は別の検索のものです。削除するか、別の出力ファイルを選んでください。
refusal-puzzle-action = この問題にその手はありません。
refusal-action-not-there = この局面ではその手は選べません。

## With friends

web-told-unconfirmed = { $mine ->
    [yes] もう一度考えています。
   *[no] { $name }さんがもう一度考えています。
}
web-sg-prompt-given = { $names }さんを待っています。まだ戻せます。
web-quick = 手がそろったら「決定」なしですぐ確定する
web-signs = リアクション
web-sign = { $sign ->
    [hello] こんにちは！
    [luck] がんばって！
    [well_played] お見事！
    [thanks] ありがとう！
    [wow] すごい！
   *[oops] しまった！
}
web-watch-on = 観戦中
web-watch-free = 観戦中です。空いている席に座れば参加できます。
web-watch-full = 観戦中です。席はすべて埋まっています。
web-points-so-far = あなたの得点：{ $points }

## Buttons and progress.

lesson-progress = { $step }／{ $count }
lesson-back = 戻る
lesson-next = 次へ
lesson-skip = スキップ
lesson-show-me = 見本
lesson-answers = 答え
lesson-answer-me = 自分
lesson-answer-other = 相手
lesson-answer-nobody = 誰でもない
lesson-wrong-move = それも打てますが、ここでは別のことを練習します。もう一度試すか「見本」を押してください。
lesson-wrong-answer = 惜しい！よく見て、もう一度答えてください。
lesson-go-on = 上の「次へ」を押してください。
lesson-answer-above = 上で答えを選んでください。
lesson-end = これで遊べます！
lesson-play = 最初の対戦をする（やさしいボット）

## Silver & Gold.

lesson-silver-gold-mark = 島を埋めきると得点です。毎ターン、形が1つ出ます。島にタッチして置き、「埋める」、次に「決定」を押しましょう。
lesson-silver-gold-mark-wrong = 今回は、記号のないマスに形全体を置いてください。
lesson-silver-gold-mark-done = 埋まりました！島を埋めきると左上の数だけ得点。7ターンを4ラウンド行い、得点の多い人が勝ちます。
lesson-silver-gold-turn = 形は回しても裏返してもかまいません。マスにタッチすると合う向きになり、「回す」「裏返す」で変えられます。4マスを埋めましょう。
lesson-silver-gold-turn-wrong = 今回は形全体、4マスを埋めてください。
lesson-silver-gold-turn-done = 1つの島に収まり、同じマスに重ならなければ、どの向きでもかまいません。
lesson-silver-gold-single = この四角はどこにも入りません。形が入らないときや使いたくないときは、1マスだけ埋めます。空いたマスにタッチしましょう。
lesson-silver-gold-single-done = 形か1マスか、毎回必ずどちらかを埋めます。
lesson-silver-gold-coin = 埋めたコインはスコアカードに並び、1枚1点。1段そろうと、残りで一番高いカップももらえます。あと1枚、コインを埋めましょう！
lesson-silver-gold-coin-wrong = コインのあるマスを探して埋めてください。
lesson-silver-gold-coin-done = 1段完成！6点のカップを獲得。次にそろえた人は、誰であれ5点です。急ぎましょう。
lesson-silver-gold-palm = ヤシはすぐ得点になります。1点と、上の場札にあるヤシ1本につき1点。今は2本あります。自分のヤシを埋めましょう！
lesson-silver-gold-palm-wrong = 灰色の島にあるヤシを探して埋めてください。
lesson-silver-gold-palm-done = 1+2で3点。場札は入れ替わるので、よい時を待ちましょう。数えるのは自分の最初の4本だけです。
lesson-silver-gold-cross = ボーナスクロスを埋めると、どちらかの島でもう1マス埋められます。クロスを埋めてから、追加のマスを選びましょう。
lesson-silver-gold-cross-wrong = 形でボーナスクロスをちょうど1つ埋めてください。
lesson-silver-gold-cross-done = 追加のマスも普通のマスと同じで、記号も働きます。だからクロスは次々につながることもあります。
lesson-silver-gold-fill = 緑の島を埋めきると10点。右上の印章は、埋めたオレンジの島1つにつき2点。オレンジはもう1つあります。
lesson-silver-gold-fill-wrong = この形で緑の島がちょうど埋まります。必要なら回してください。
lesson-silver-gold-take = 完成！12点です。場札から新しい島を1枚取りましょう。小さい島は早く埋まり、大きい島は点が高いです。
lesson-silver-gold-take-wrong = 山札は何が出るかわかりません。今回は場札から取ってください。
lesson-silver-gold-take-done = こうして島はいつも2枚。ほかの人も取り、最初に選ぶ人（①）はターンごとに替わります。
lesson-silver-gold-score = 最後のターンです！埋めきれない島は0点なので、灰色の島を埋めましょう。
lesson-silver-gold-score-wrong = 灰色の島に空きが2マスあります。形はそこに入ります。
lesson-silver-gold-score-done = コイン、カップ、ヤシ、埋めた島と印章を合計し、得点の多い人が勝ちます。
lesson-silver-gold-end = 対戦の最初に4枚から島を2枚選びます。島を埋め、カップを急ぎ、ヤシはタイミングをねらいましょう。

## Gold Ahoi!

lesson-gold-ahoi-place = 相手より多くの宝箱を集めます。点線の場所にタイルを置き、好きな向きに回して「タイルを置く」を押しましょう。
lesson-gold-ahoi-place-done = どのタイルも必ずつながります。陸は陸に、水は水に。2人で36枚の地図を作り、1枚ごとに宝箱があります。
lesson-gold-ahoi-opening = あなたは下側です。明るい陸地は、あなたの端に2か所、上の端に1か所出ています。これが通路。あなたの方が多いので宝箱3個はあなたのもの！
lesson-gold-ahoi-theirs = このタイルの宝箱は誰のもの？陸地を上の端と自分の端までたどり、通路を数えましょう。
lesson-gold-ahoi-theirs-wrong = 惜しい！この陸地は上の端に何か所、自分の端に何か所出ていますか？
lesson-gold-ahoi-theirs-done = 正解！上に2か所、下に1か所。この陸地の宝箱はすべて相手のものです。
lesson-gold-ahoi-nobodys = では、この宝箱は？道の上にあります。
lesson-gold-ahoi-nobodys-wrong = 惜しい！道を両方向にたどると、どこに着きますか？
lesson-gold-ahoi-nobodys-done = 1か所ずつで同数なので、誰のものにもなりません。水域もまったく同じです。
lesson-gold-ahoi-take = 左の陸地は1対1の同数です。この陸地が自分の端にもう1か所出るように置きましょう。矢印で回せます。
lesson-gold-ahoi-take-wrong = まだ自分のものになりません。タイルを回すか別の場所を試し、数字を見てください。
lesson-gold-ahoi-take-done = 2対1！このままなら宝箱はあなたのもの。名前の横の数字がその数です。
lesson-gold-ahoi-row = 地図は横6列、縦6列まで。縦列は左右どちらにも作れますが、横列は自分の側だけです。下に新しい横列を作りましょう！
lesson-gold-ahoi-row-wrong = 今回は一番下、新しい横列に置いてください。
lesson-gold-ahoi-row-done = あなたの端が下に移りました。これからは、そこの通路を数えます。新しい横列で領域を得ることも失うこともあります。
lesson-gold-ahoi-last = 最後の1枚！場所は1つだけ。勝てる向きに回してから置きましょう。
lesson-gold-ahoi-last-wrong = 別の向きならもっと取れます。名前の横の数字を見てください。
lesson-gold-ahoi-last-done = それぞれの領域は、通路の多い人のものです。宝箱の多い人が勝ち！
lesson-gold-ahoi-end = 宝箱の多い領域で、相手より通路を1つ多く保ちましょう。それだけです。

## The coach in Silver & Gold: about 100 characters.

coach-silver-gold-keep = 島を2枚残します。小さい島は早く埋まり、大きい島は点が高く、記号にはおまけがあります。
coach-silver-gold-mark = 形は全員共通です。自分の島1つに置くか、1マスだけ埋めます。
coach-silver-gold-coin = 最初のコイン、1点です。4枚で1段そろうとカップ。早い人ほど高いカップです。
coach-silver-gold-cup = カップ獲得！次にそろった段は、残っていれば次のカップです。
coach-silver-gold-palm = ヤシは1点と、場札のヤシ1本につき1点。数えるのは最初の4本だけです。
coach-silver-gold-cross = ボーナスクロス！どちらかの島でもう1マス埋めましょう。
coach-silver-gold-filled = 島が完成！得点は確定し、印章があればそれも数えます。
coach-silver-gold-take = 新しい島を取ります。下に、印章も含めた価値が出ています。
coach-silver-gold-seal = 右上は印章。この島を埋めきると、印章の色の埋めた島ごとに点が入ります。
coach-silver-gold-last-round = 最終ラウンドです。埋めきれない島は0点です。

## The coach in Gold Ahoi!: about 100 characters.

coach-gold-ahoi-first = あなたが先手、下側があなたの端です。上より通路が多い領域はあなたのもの。
coach-gold-ahoi-row = 新しい横列ができました。あなたの端はそこになり、その列の通路だけを数えます。
coach-gold-ahoi-their-row = 相手が横列を作りました。相手の通路はそこから数えます。
coach-gold-ahoi-mine = 宝箱があなたのものに。あなたの端の方が通路が多いからです。領域にタッチすると見えます。
coach-gold-ahoi-theirs = 宝箱が相手のものに。領域にタッチしてみましょう。あなたの通路が1つ増えれば変わります。
coach-gold-ahoi-last = 最後の数枚が勝負です。通路があと1つで変わる領域を探しましょう。

## Puzzles. The strip above the board has room for about 140 characters; buttons for about 12.

puzzle-about = ボット同士の対戦から選んだ局面です。最善の手を見つけると、どれだけ良いか、なぜ良いかがわかります。
puzzle-one = 問題
puzzle-all = 問題一覧
puzzle-of-the-day = 今日の問題
puzzle-next = 次の問題
# The question of a puzzle of Silver & Gold, and of one of Gold Ahoi!
puzzle-asks-points = 平均して最も得点が多くなるのはどのマス？形か1マスで答えてください。ボーナスクロスの追加マスは含みません。
puzzle-asks-chests = 残りのタイルのあらゆる順番を平均して、宝箱の差を最も広げるのはどこ？
puzzle-right = 正解！
puzzle-wrong = 最善の手ではありません。
# After “Not the best move.” $value is a number such as 1.5; $before and $after are chances such as 40 %.
puzzle-behind-points = 平均で{ $value }点の損です。勝つ確率は{ $before }、最善の手なら{ $after }。
puzzle-behind-chests = 宝箱の差で平均{ $value }個の損です。勝つ確率は{ $before }、最善の手なら{ $after }。
# Before the reason for the best move, a sentence of its own.
puzzle-better = 最善の手：
puzzle-show-best = 見る
puzzle-mine = あなたの記録
puzzle-solved = { $tried }問中{ $solved }問正解
puzzle-streak = 連続正解：{ $now }（最長：{ $longest }）
puzzle-days = 連続日数：{ $days }
puzzle-device = 記録はこの端末にだけ残ります。
puzzle-forget = 記録を消す
puzzle-difficulty = 難しさ
# Any difficulty.
puzzle-any = すべて
puzzle-of = { $count }問中{ $solved }問正解

## A mistake of a finished match, tried again. The strip above the board has room for about 140 characters.

retry-title = もう一度やってみる
retry-asks = この対戦でのあなたのミスです。もっと良い手を見つけられますか？
retry-thinking = 名人があなたの手を比べています…
# The verdict on the new move, in one sentence.
retry-found = それが、より良い手です。
retry-same = 対戦で選んだ手と同じです。
retry-worse = 実際の手より悪くなります。
retry-no-gain = 実際の手よりはっきり良いとは言えません。
retry-halfway = 実際の手より良いですが、まだ上があります。
retry-level = より良い手と同じくらい良い手です。
retry-surpassed = 名人のおすすめよりも良い手です！
# The headings of a small table with numbers: keep them short.
retry-new = 新しい手
retry-chance = 勝率
retry-points = 得点
# Before the reason for the better move, a sentence of its own.
retry-better = より良い手：
retry-show-better = 見る

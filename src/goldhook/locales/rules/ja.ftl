### Rules, lessons, coach and puzzles in Japanese. **Two stars** make words of the rules stand out.
### Every language has the same keys; tests compare them.

## Both games

rules-title = 遊び方
rules-facts = { $game ->
    [silver_gold] 2〜4人・8歳から・20分
    [gold_ahoi] 2人・8歳から・15分
   *[other] { $game }
}
rules-author = 作者：{ $author }
rules-contents = このページの内容
rules-short = かんたんに言うと
rules-full = 絵つきの全ルール
rules-play = さっそく遊ぶ
rules-goal = ゲームの目的
rules-pieces = 内容物
rules-start = 準備
rules-turn = 1ターンの流れ
rules-end = ゲームの終わり
rules-count = 得点計算
rules-example = 例
rules-tie = 同点のとき
rules-here = 操作方法
rules-allowed = できる例
rules-forbidden = できない例
rules-options = 選択ルール

## Silver & Gold, in short

rules-sg-short-mark = 毎ターン、全員が自分の2つの島のどちらかで、**同じ形**どおりにマスを埋めます。回しても裏返してもかまいません。**1マスだけ**でもかまいません。
rules-sg-short-cross = **ボーナスクロス：**すぐにもう1マス埋めます。
rules-sg-short-coin = **コイン：**1点。4枚の段が完成するたびに、残っている中で点数が一番高いカップをもらいます。
rules-sg-short-palm = **ヤシ：**1点。さらに場札のヤシ1本につき1点。
rules-sg-short-card = **島が完成：**マスの数だけ点が入り、新しいカードを取ります。印章があれば、その色の完成カード1枚につき追加の点が入ります。
rules-sg-short-end = 7ターンを4ラウンド行います。点の一番多い人が勝ちです。

## Silver & Gold

rules-sg-goal = 島で宝を探すゲームです。マスを1つずつ埋めていき、島を全部埋めるとその点が入ります。コイン、カップ、ヤシ、印章でも点が増えます。4ラウンドの後、点の一番多い人が勝ちです。
rules-sg-cards = 島は**宝カード**です。自分の前にはいつも2枚あります。
rules-sg-card-points = **点数：**完成したカードの点です。
rules-sg-card-colour = **色：**紫の島（P）は14マス、オレンジ（O）は12マス、緑（G）は10マス、灰色（S）は8マスです。
rules-sg-card-seal = **印章：**一部のカードにあり、最後に追加の点になります。
rules-sg-card-symbol = **記号：**ボーナスクロス、コイン、ヤシのどれか。そのマスを埋めるとすぐに効果があります。
rules-sg-display = **場札：**中央にある表向きの4枚です。島を完成させたら、ここか**山札**から新しい1枚を取ります。
rules-sg-expedition = **探検カード：**このターンの形を示します。カードは8枚、形は6種類。3マスの直線とかぎ形は2枚ずつあります。
rules-sg-score-card = **スコアカード：**コイン12枚が3段、各段の横にカップ、ヤシの欄が4つあります。
rules-sg-round-card = **ラウンドカード：**4つのラウンドを数えます。全員共通のカップが6個あり、6、5、4、3、2、1点です。
rules-sg-start-keep = 宝カードが4枚配られます。**2枚を残し**、2枚を返します。どれを返したかは誰にも見えません。全員が同時に選びます。
rules-sg-start-first = 残りのカードをすべて混ぜて山札にし、上の4枚を場札にします。スタートプレイヤーはくじで決めるか、ホストが選びます。
rules-sg-turn = 1ラウンドは7ターン、1ターンは3つのステップです。マスは全員同時に埋めるので、待ち時間はわずかです。
rules-sg-explore-title = ステップ1：探検
rules-sg-explore = 次の探検カードをめくります。**全員**に共通です。
rules-sg-mark-title = ステップ2：マスを埋める
rules-sg-mark = 自分の2つの島の**どちらか1つ**で、**形どおりに**空きマスを埋めます。形は自由に回したり裏返したりできます。
rules-sg-caption-turned = 回すと入ります。
rules-sg-caption-flipped = 裏返しても入ります。
rules-sg-caption-single = 1マスだけでも。
rules-sg-caption-taken = すでに埋まったマスがあります。
rules-sg-caption-sea = 海にはみ出してしまいます。
rules-sg-single = 形が入らないとき、または使いたくないときは、どちらかの島の**空きマスをちょうど1つ**埋めます。何も埋めないことはできません。
rules-sg-symbols = 記号の効果
rules-sg-cross = **ボーナスクロス：**すぐに**空きマスをもう1つ**、2つの島の好きな場所で埋めます。そのマスの記号にも効果があるので、ボーナスクロスが次のボーナスクロスにつながることもあります。まず形の全体を埋め、それから追加のマスを1つずつ埋めます。断ることはできません。空きマスがないときだけ無効になります。
rules-sg-cross-example = 形がボーナスクロスに重なっています（青）。その効果で、コインのマスも埋めます（金）。
rules-sg-coin = **コイン：**スコアカードの次のコインにチェックを入れます。上の段から順に進みます。12枚を超えると何ももらえません。
rules-sg-palm = **ヤシ：**すぐに1点、さらに**場札のヤシ1本につき**1点入ります。自分やほかの人の島にあるヤシは数えません。ヤシの欄は4つで、5本目からは点になりません。ヤシの点はその場で決まり、あとに取っておくことはできません。
rules-sg-palm-example = 場札にヤシが2本：1＋2＝**3点**。
rules-sg-together = 全員が終わってはじめて、ほかの人が埋めたマスが見えます。完成した島はステップ3までそのまま置いておきます。
rules-sg-claim-title = ステップ3：受け取る
rules-sg-claim = スタートプレイヤーから時計回りに、1人ずつ行います。
rules-sg-cups = **カップ：**このターンに完成したコインの段ごとに、**残っている中で点数が一番高いカップ**をもらい、その数を段の横に書きます。最初の人は6点、次の人は5点と続きます。6個ともなくなったら、もう何ももらえません。
rules-sg-new-cards = **新しい島：**完成したカードを脇に置きます。その点はあなたのものです。1枚ごとに新しいカードを1枚、場札から選ぶか、山札の一番上を見ないで、必ず取ります。2枚のときは1枚ずつ順に取ります。
rules-sg-refill = 自分の分をすべて取り終わってから、場札を4枚に戻します。それから次の人の番です。山札も場札もなければ、新しいカードはもらえません。空きマスがまったくない人はステップ2を休みます。
rules-sg-first = ターンの終わりに、左隣の人がスタートプレイヤーになります。
rules-sg-round = 7ターンでラウンドが終わります。探検カード8枚のうち1枚は伏せたままです。出たカードを見返すことはできません。そのあと8枚すべてを混ぜ直します。
rules-sg-end = 第4ラウンドが終わると対戦終了です。最後のターンもカップをもらい、完成カードを脇に置きますが、新しいカードは取りません。
rules-sg-count-coins = チェックしたコイン1枚につき1点
rules-sg-count-cups = もらったカップの数字
rules-sg-count-palms = ヤシの欄の点
rules-sg-count-cards = 完成したカードすべての点
rules-sg-count-seals = 完成カードの印章ごとに、印章と同じ色の完成カード**1枚につき**その数字。印章のあるカード自身も、同じ色なら数えます
rules-sg-count-none = 完成していない島は0点です。点の一番多い人が勝ちです。
rules-sg-example-cards = アンナは島を6つ完成させました。1枚には灰色の印章（1）、1枚にはオレンジの印章（2）があります。
rules-sg-example-coins = コイン9枚
rules-sg-example-seals = 灰色2枚×1、オレンジ2枚×2
rules-sg-tie = **灰色**の完成カードが多い人が上です。それも同じなら緑、次にオレンジ、次に紫を比べます。それでも同じなら、勝利を分け合います。
rules-sg-options = 練習用に、このラウンドに出た形を表示することもできます。普段は覚えておくものです。
rules-sg-here-tap = マスをタップすると、形が入る場合はそこに青く表示されます。もう一度タップするか、青いボタンを押すと埋まります。
rules-sg-here-turn = 回転と裏返しは、ボタン、<R>と<F>のキー、マウスホイール、または2本指で。
rules-sg-here-single = 1マスだけ埋めるための専用ボタンもあります。
rules-sg-here-undo = 確定するまでは、すべて取り消せます。
rules-sg-here-keys = キーボードでは、矢印キーで両方の島を移動、<Enter>で埋め、<U>で取り消し、<?>で操作の一覧を表示します。
rules-sg-here-look = ほかの人の島をタップすると、大きく表示されます。

## Gold Ahoi!, in short

rules-ga-short-lay = 交代で1枚ずつ、タイルを**辺と辺が接するように**置きます。向きは自由です。横6列、縦6列までです。
rules-ga-short-row = **相手の側に新しい横列**を作ることはできません。
rules-ga-short-area = つながった陸地、つながった水域がそれぞれ**領域**です。自分の側の縁に届いた所が、その領域への**通路**になります。
rules-ga-short-owner = 相手より**通路が多い**領域の宝箱は、すべてあなたのものです。同数なら誰のものでもありません。
rules-ga-short-end = 36枚置いたら、宝箱の多い人が勝ちです。

## Gold Ahoi!

rules-ga-goal = 2人でタイルを並べ、島と水路の海を作ります。タイルには宝箱が、陸地か水域にあります。自分の側からの通路が相手より多い領域は、宝箱ごと自分のものです。宝箱の多い人が勝ちです。
rules-ga-tiles = タイルは**36枚**、すべて袋の中です。どのタイルにも次のものがあります。
rules-ga-tile-land = **陸地：**4つの辺すべての真ん中に届いています。
rules-ga-tile-water = **水域：**4つの角すべてにあります。
rules-ga-tile-chest = **宝箱：**陸地のどれか、または水域のどれかに1つ。
rules-ga-fit = だから、どのタイルもどの向きでも、ほかのタイルの隣に置けます。形は6種類です。
rules-ga-start-sides = 向かい合って座ります。画面では**いつも自分の側が下**、相手の側が上です。
rules-ga-start-hand = それぞれ袋からタイルを1枚引きます。相手のタイルは見えません。スタートプレイヤーはくじで決めるか、ホストが選びます。
rules-ga-lay-title = ステップ1：タイルを置く
rules-ga-lay = すでにあるタイルと少なくとも**1つの辺**が接するように置きます。向きは自由です。一番最初のタイルは真ん中に置きます。
rules-ga-frame = 場は**横6列、縦6列**までです。
rules-ga-rows = 新しい横列は**自分の側にだけ**作れます。相手の側には作れません。一度できた列は2人とも使えます。
rules-ga-columns = 新しい縦列は、左右どちらにも、2人とも作れます。
rules-ga-figure = あなたの番です。あなたの側は下です。点線の場所に置けます。**1**は相手の側の新しい横列、**2**は7列目の縦列になるので置けません。
rules-ga-draw-title = ステップ2：タイルを引く
rules-ga-draw = 袋にタイルがあれば1枚引きます。それから相手の番です。
rules-ga-end = 36枚すべてを置くと正方形が完成し、宝箱を数えます。
rules-ga-areas = タイルをまたいでつながった陸地は**1つの領域**です。つながった水域も同じです。水域はタイルの角でつながります。
rules-ga-openings = 領域が自分の側の縁に届いた所が、あなたの**通路**です。自分の側には陸地の通路が6つ、水域の通路が7つあります。隣り合うタイルの間に1つずつ、両端に1つずつです。
rules-ga-openings-caption = あなたの側：陸地の通路6つ（▲）と水域の通路7つ（△）。左右の縁は誰の通路にもなりません。
rules-ga-owner = 領域への**通路が多い人**が、その中の**宝箱をすべて**もらいます。同数のとき、また通路が1つもないときは、誰のものにもなりません。宝箱1つが1点です。
rules-ga-example-layout = 練習用の、6枚の小さな場です。あなたは下側です。
rules-ga-example-mine = **陸地：**あなたの通路は2つ、相手は1つ。宝箱3つはあなたのものです。
rules-ga-example-theirs = 左の**水域：**あなたは1つ、相手は3つ。宝箱2つは相手のものです。
rules-ga-example-nobody = 右の**水域：**1つずつ。宝箱は誰のものでもありません。
rules-ga-example-sum = つまり、**3対2**であなたの勝ちです。
rules-ga-tie = 同点なら引き分けです。
rules-ga-options-hands = 手持ちのタイルを**公開**して遊ぶこともできます。お互いのタイルが見えます。
rules-ga-options-handicap = 後手が少しだけ有利です。バランスを取るために、スタートプレイヤーに1〜9点の**ハンデ**を付けることもできます。
rules-ga-here-place = 点線の場所をタップすると、タイルを試しに置けます。青いボタンで確定します。
rules-ga-here-turn = 回すには、タイルをタップするか、ボタン、<R>キー、マウスホイールを使います。
rules-ga-here-area = 領域をタップすると、広がりと宝箱、通路が表示されます。
rules-ga-here-keys = キーボードでは、矢印キーで移動、<R>で回転。<Enter>で仮置きし、もう一度<Enter>を押すと置きます。<?>で操作の一覧を表示します。

## Lessons: a guided first match for each game; buttons and progress

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

## The lesson of Silver & Gold

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

## The lesson of Gold Ahoi!

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
puzzle-device = 名前がないあいだ、記録はこの端末にだけ残ります。
puzzle-with-you = 記録はあなたの名前とともに保存され、ほかの端末にも引き継がれます。
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

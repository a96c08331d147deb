import { link } from '../citations.ts'
import { analysisPapers as papers } from '../papers/performance-analysis.ts'
import type { DemoBlog } from '../types.ts'

export const analysisBlogs: readonly DemoBlog[] = [
  {
    slug: 'he-ran-less-on-saturday',
    title: 'He ran less on Saturday. So?',
    categories: ['performance analysis', 'load monitoring'],
    author: 'bruno',
    publishedDaysAgo: 317,
    summary: 'One paper, 485 players, and the width of the band in which a match total means nothing.',
    body: `<p>Paper of the month: ${link(papers.gregson2010, 'Gregson, Drust, Atkinson and Di Salvo (2010)')}, six pages on something dull and expensive: how much does high-speed running differ from match to match in the <em>same</em> player?</p>
<h2>What they did</h2>
<p>Four seasons of the Premier League from a semi-automatic camera system, 485 outfield players, 7,281 observations. Then a coefficient of variation within player: the typical scatter around his own mean when nothing in particular has changed.</p>
<h2>What they found</h2>
<table><thead><tr><th>Measure</th><th>CV between matches</th></tr></thead><tbody>
<tr><td>Total high-speed running distance</td><td>17.7 %</td></tr>
<tr><td>Total sprint distance</td><td>30.8 %</td></tr></tbody></table>
<p>More for central players than for wide ones, and more with the ball than without.</p>
<h2>Do it in metres</h2>
<p>Take a winger who sprints 250 m per match on average. One standard deviation is 77 m. Two matches differ by chance with 77 × √2 = 109. So from Saturday to Wednesday a change of 200 m, almost his whole average, is what luck, opponent and score deliver one time in fifteen. The assistant who circles "−38 %" in red has circled the weather.</p>
<p>How many matches until a player's mean has settled? The error falls with the square root. Four matches: 15 %. Nine: 10 %. To notice a true loss of 15 % in sprint distance you need more than thirty matches before and thirty after, by which time the player has been sold.</p>
<h2>What I like, what I would have asked</h2>
<p>The study treats variability as the result. That was rare in 2010 and it still is. The weakness is inherited: thresholds are absolute, one speed for everybody, and red cards, score and role changes are all inside the scatter. ${link(papers.carling2013, 'Carling (2013)')} makes the wider point, that totals of running have never separated good teams from bad ones, and ${link(papers.bradley2018, 'Bradley and Ade (2018)')} show how a sprint gets its meaning back when you note why it happened: to press, to overlap, to recover. The same 250 m can be a fine match or a disaster of positioning.</p>
<h2>In our meeting</h2>
<p>Since reading it, the physical slide of the demo team follows three rules.</p>
<ol>
<li>Each bar carries the player's own band: mean of the last ten, plus and minus one standard deviation. Inside the band nobody speaks.</li>
<li>Outside the band, first a clip, then a sentence. Never the other way round.</li>
<li>No ranking of teammates by metres. A holding midfielder in second place is the sign of a broken press.</li>
</ol>
<p>The slide takes forty seconds now. It used to take eleven minutes. I regard the other ten minutes and twenty seconds as the main result of Gregson et al.</p>`,
    comments: [
      {
        by: 'nabil',
        hoursAfter: 20,
        text: 'Ten minutes and twenty seconds times forty matches. You should ask for the overtime back.',
      },
      {
        by: 'greta',
        hoursAfter: 6,
        text: 'Would relative thresholds shrink the CV? My guess is no, since most of it is the game.',
      },
      {
        by: 'bruno',
        hoursAfter: 11,
        text: 'My guess too. The threshold changes the level, the game makes the scatter.',
      },
      {
        by: 'olga',
        hoursAfter: 90 * 24,
        text: 'One time in fifteen is right for normal errors: 200/109 = 1.83, two-sided 0.067. Sprint totals are skewed, so it is even commoner upwards.',
      },
    ],
    likes: ['nabil', 'greta', 'olga', 'amel', 'pedro', 'karima', 'ines'],
    views: 1835,
  },
  {
    slug: 'the-passing-map-hides-the-pass',
    title: 'The passing map hides the pass that mattered',
    categories: ['performance analysis'],
    author: 'nabil',
    publishedDaysAgo: 77,
    summary: 'Eleven dots, fat lines, and four ways to be fooled by them. With a two-line repair.',
    body: `<p>Eleven dots at average positions, lines as thick as the number of passes. It goes on the wall after each match, somebody points at the fat line between the centre-backs and says "too slow", and somebody else, at half past ten at night, nods.</p>
<p>I draw these maps for the demo club. I have a list of what they do to us.</p>
<h3>1. Averages put players where they never stood</h3>
<p>Our right back spends half the match on the half-way line and half near his own box. The dot sits at 34 m, a place he crosses running. Full backs who invert look like midfielders, wingers who swap look like two strikers. Plot the middle half of each player's touches as an ellipse before you believe a dot.</p>
<h3>2. Thickness counts what is easy</h3>
<p>In the last home match the centre-backs exchanged 47 passes and our ten received 19. Per pass, the 47 gained 0.3 m towards goal, the 19 gained 11. The map showed the 47 in proud black. A model of action value, as in ${link(papers.decroos2019, 'Decroos et al. (2019)')}, weighs a pass by how it changes the chance to score and concede. Under any such weighting the fat line becomes a hair.</p>
<h3>3. Ninety minutes are not one match</h3>
<p>Goal in minute 12, red card in minute 58: three matches. ${link(papers.buldu2018, 'Buldú and colleagues (2018)')} review network measures for football and insist on time: density and centralisation swing within minutes, and a network summed over 90 hides each swing. I cut at goals, cards and double substitutions, and draw nothing from a piece below 15 minutes.</p>
<h3>4. Centralisation is read as a fault</h3>
<p>There is a nice study behind this. ${link(papers.grund2012, 'Grund (2012)')}, with 760 matches and 283,259 passes of the Premier League, found that, for a given amount of passing, teams with more centralised networks scored fewer goals. So a star shape became a diagnosis. But the effect is small, it is an association over two seasons of one league from 2006 to 2008, and being ahead changes both passing and shape. A team that can find its best player 90 times is not ill.</p>
<h3>The repair</h3>
<table><thead><tr><th></th><th>Was</th><th>Is</th></tr></thead><tbody>
<tr><td>Line thickness</td><td>number of passes</td><td>metres gained towards goal by completed passes, per minute</td></tr>
<tr><td>Dot</td><td>mean position</td><td>median of receptions, with the middle half as an ellipse</td></tr>
<tr><td>Time</td><td>whole match</td><td>pieces between goals and cards</td></tr>
<tr><td>Missing</td><td>failed passes</td><td>thin dashed lines, same scale</td></tr></tbody></table>
<p>The dashed lines caused a stir. It turned out that one player was the target of 23 failed passes in a match that everybody remembered as his quiet one. Team mates had looked for him all evening; the lane had been closed by a forward who was never mentioned, because he did not touch the ball. No passing network contains that forward. Half of the people who decide what a pass is worth are not on the map at all.</p>
<p>So I still draw it. I draw it second, after the clip.</p>`,
    comments: [
      {
        by: 'pedro',
        hoursAfter: 11,
        text: 'Metres gained rewards the long ball forward that arrives by luck. Why not expected possession value?',
      },
      {
        by: 'nabil',
        hoursAfter: 17,
        text: 'Because my coach can check metres with his eyes. The day he argues with the metres I will give him the values.',
      },
      {
        by: 'bruno',
        hoursAfter: 40,
        text: 'Failed passes as dashed lines: done yesterday, meeting ran over by half an hour, worth it.',
      },
    ],
    likes: ['pedro', 'bruno', 'amel', 'karima', 'farid', 'olga'],
    views: 1018,
  },
  {
    slug: 'one-point-eight-to-nil-point-six',
    title: '1.8 to 0.6, and you lost',
    categories: ['performance analysis'],
    author: 'pedro',
    publishedDaysAgo: 4,
    summary: 'What an expected-goals total can say about one match, worked out shot by shot.',
    body: `<p>Final score 0–1. Expected goals 1.8 to 0.6. In the press room "we deserved to win" arrives with a decimal. How often does a team with these chances fail to win? People guess ten percent. Let us count.</p>
<h2>The shots</h2>
<p>Ours: <code>0.45, 0.32, 0.22, 0.15, 0.12, 0.11, 0.09, 0.08, 0.07, 0.06, 0.05, 0.04, 0.04</code>. Thirteen shots, sum 1.80. Theirs: <code>0.31, 0.12, 0.07, 0.06, 0.04</code>, sum 0.60.</p>
<p>Treat each shot as a coin with that bias, independent of the others. Multiply out, which is 20 lines in any language:</p>
<table><thead><tr><th>Goals</th><th>0</th><th>1</th><th>2</th><th>3 or more</th></tr></thead><tbody>
<tr><td>We</td><td>12.4 %</td><td>30.7 %</td><td>31.3 %</td><td>25.6 %</td></tr>
<tr><td>They</td><td>51.0 %</td><td>39.1 %</td><td>9.1 %</td><td>0.9 %</td></tr></tbody></table>
<p>We win 69 %, draw 21 %, lose 10 %. So a side that is three times "better" leaves without a win in three matches out of ten. Nothing was stolen. It is Tuesday.</p>
<h2>And the 1.8 itself?</h2>
<p>It is a model's opinion. ${link(papers.robberechts2020, 'Robberechts and Davis (2020)')} studied how much data such models need and how long they keep; enough leagues and seasons matter, and the choice of features matters. ${link(papers.anzer2021, 'Anzer and Bauer (2021)')}, with positions of all players at the moment of the shot, get better probabilities than location alone allows. For our 0.45, a header from six metres with the goalkeeper on the ground, the event model did not know about the goalkeeper. With him it may be 0.75. One shot, a third of a goal.</p>
<p>My working error for one match is ±0.3 per team from the model alone. It is a guess, made by running three public models on the same demo shots; they gave 1.5, 1.8 and 2.1.</p>
<h2>Independence</h2>
<p>The 0.22 was the rebound of the 0.45. Had the first gone in there would have been no second. Counting both as coins allows two goals from one attack. Combine shots within a possession, <code>1 − (1−0.45)(1−0.22) = 0.57</code>, and the sum shrinks from 1.80 to 1.70.</p>
<p>Score matters too. They led from minute 18 and were glad to let us shoot from far away. Nine of our thirteen came after that, mean 0.08.</p>
<h2>What the number is good for</h2>
<ul>
<li><strong>Ten matches.</strong> Sum of expected minus actual goals, as a line. In a demo season of 34 it wandered by ±6 without any change of players.</li>
<li><strong>Where from.</strong> Mean value per shot by attack type tells you what to train.</li>
<li><strong>Goalkeepers</strong>, with value after the shot, and only over a season.</li>
</ul>
<p>What it is not good for: one evening, one striker, one sacking. ${link(papers.mead2023, 'Mead and colleagues (2023)')} show that adding more information improves prediction of later results. That is the right test for such a number: does it tell us next month's goals better than this month's goals do? It does, modestly. "Deserved" is not among the things it predicts.</p>`,
    comments: [
      {
        by: 'bruno',
        hoursAfter: 3,
        text: 'I shall print the 69/21/10 line in 200 point and hang it in the press room.',
      },
      {
        by: 'nabil',
        hoursAfter: 8,
        text: 'The rebound correction is the detail nobody does. How often does it change a match by more than 0.1?',
      },
      {
        by: 'pedro',
        hoursAfter: 21,
        text: 'In our demo season 5 of 34. Corners, nearly always.',
      },
    ],
    likes: ['bruno', 'nabil', 'amel', 'olga', 'maya'],
    views: 287,
  },
]

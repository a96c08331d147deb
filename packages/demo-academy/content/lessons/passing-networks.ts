import { methodPapers } from '../papers/methods.ts'
import { analysisPapers as papers } from '../papers/performance-analysis.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const networkLessons: readonly DemoWritten[] = [
  reading({
    slug: 'five-players-eighty-five-passes',
    title: 'Five players, eighty-five passes: four measures by hand',
    minutes: 6,
    content: `<p>Libraries compute a dozen measures for eleven players in no time. Compute four of them for five players with a pencil, and you will never again present one without knowing what it counts.</p>
<h3>The passes</h3>
<p>A match of five-a-side, twenty minutes. Rows pass to columns.</p>
<table><thead><tr><th></th><th>to A</th><th>B</th><th>C</th><th>D</th><th>E</th><th>made</th></tr></thead><tbody><tr><td>A</td><td></td><td>8</td><td>6</td><td>0</td><td>1</td><td>15</td></tr><tr><td>B</td><td>7</td><td></td><td>9</td><td>5</td><td>0</td><td>21</td></tr><tr><td>C</td><td>5</td><td>8</td><td></td><td>7</td><td>4</td><td>24</td></tr><tr><td>D</td><td>0</td><td>3</td><td>6</td><td></td><td>6</td><td>15</td></tr><tr><td>E</td><td>0</td><td>1</td><td>5</td><td>4</td><td></td><td>10</td></tr><tr><td>received</td><td>12</td><td>20</td><td>26</td><td>16</td><td>11</td><td>85</td></tr></tbody></table>
<h3>Strength: who is involved?</h3>
<p>The margins of the table. C made 24 and received 26: 50 of 170 ends of passes, 29 %. A fifth would be 20 %. Note that C receives two more than it makes, so C's possessions ended twice more often with a shot or a loss than they began with a recovery. The margins already tell this.</p>
<h3>Density: how many links exist?</h3>
<p>Five players have 5 × 4 = 20 directed links. Sixteen are not zero: 16 ÷ 20 = 0.80. Three of the sixteen consist of a single pass. Put the threshold at four passes in both directions together, as in the recipe of this course, and count undirected links: A-B 15, A-C 11, B-C 17, B-D 8, C-D 13, C-E 9, D-E 10. Seven of ten: 0.70. Same match, other rule, other number. It has to be said which.</p>
<h3>Clustering: do a player's partners play with each other?</h3>
<p>For each player take all pairs of partners and ask which are linked.</p>
<ul><li>A has partners B and C; B-C is a link: 1 of 1.</li><li>B has A, C, D: A-C yes, C-D yes, A-D no: 2 of 3.</li><li>C has A, B, D, E: A-B, B-D and D-E yes; A-D, A-E, B-E no: 3 of 6.</li><li>D has B, C, E: B-C yes, C-E yes, B-E no: 2 of 3.</li><li>E has C and D: linked: 1 of 1.</li></ul>
<p>The mean is (1 + 0.67 + 0.50 + 0.67 + 1) ÷ 5 = 0.77. Now look at C: the most involved player has the lowest clustering. That is no criticism of C. Who is connected with everybody has partners who are not connected with each other. The measure falls with the number of partners almost by itself.</p>
<h3>Betweenness: who lies on the way?</h3>
<p>Strong links are short: distance = 1 ÷ passes. For each pair find the shortest way, by adding distances.</p>
<ul><li>A to D: over C 1/11 + 1/13 = 0.168, over B 1/15 + 1/8 = 0.192. C wins.</li><li>A to E: over C 1/11 + 1/9 = 0.202. C.</li><li>B to D: directly 1/8 = 0.125, over C 1/17 + 1/13 = 0.136. Directly.</li><li>B to E: over C 0.170. C.</li><li>A to B and D to E: directly.</li></ul>
<p>Of the six pairs without C, three pass through C: betweenness 0.50. All others have 0.</p>
<h3>Now take one pass away</h3>
<p>Let one pass from B to D go astray. The link B-D has 7 in place of 8, its length is 0.143, and the way over C, 0.136, is now the shorter. C's betweenness jumps from 3 of 6 to 4 of 6, by a third, because of one pass in eighty-five. Nobody played differently in any sense that a coach would use.</p>
<p>Shortest ways are decided by narrow margins, so betweenness is unstable when counts are small. Strength moved by one pass in forty-one for B, in thirty-one for D, and not at all for C. If you need a number that will be the same next week, take strength. If the question is who connects, give betweenness with an interval: draw possessions with replacement a thousand times, compute it each time, and show the middle 90 %.</p>
<h3>Which measure for which question</h3>
<table><thead><tr><th>Question</th><th>Measure</th><th>Say with it</th></tr></thead><tbody><tr><td>Whom do we use?</td><td>strength</td><td>minutes played</td></tr><tr><td>How many ways do we have?</td><td>density</td><td>threshold, directed or not</td></tr><tr><td>Do we play in triangles?</td><td>clustering</td><td>number of partners</td></tr><tr><td>Who connects?</td><td>betweenness</td><td>an interval</td></tr></tbody></table>
<p>Buldú and colleagues (2018) add what all four leave out: order, time, place and the opponent. A pass back to the goalkeeper and a pass that opens the defence are one each. The measures describe the map. What was carried on it has to be looked at.</p>`,
    sources: [papers.buldu2018, papers.grund2012],
  }),
  reading({
    slug: 'three-sentences-struck-out',
    title: 'Three sentences that were struck out of a match report',
    minutes: 3,
    content: `<p>Each Monday four analysts read each other's reports aloud. Whoever hears a cause raises a hand. These three sentences went, with the reasons that were given and what was printed in their place.</p>
<h3>"Because our network was more centralised, we created fewer chances."</h3>
<p><strong>Objection.</strong> We were a goal up from minute 12 and sat deep. A deep block plays through the holding midfielder, and it has fewer chances. The score is a common cause of both.</p>
<p>One analyst quoted Grund (2012): in 760 league matches stronger centralisation went with fewer goals. "So it is known." Another answered that a difference between teams over a season does not say what happens to our team if somebody else takes the ball. Teams with one good midfielder centralise and score less because they have <em>one</em> good midfielder.</p>
<p><strong>Printed.</strong> "From minute 12 on we led and defended deeper. In that time 31 % of our passes went through one player (before: 19 %), and we had two shots (before: three in 12 minutes)."</p>
<h3>"The winger's low running shows that he did not press."</h3>
<p><strong>Objection.</strong> His high-speed distance was 22 % below his mean. Gregson and colleagues (2010) found that this quantity varies from match to match by 15 to 30 % in the same player. Twenty-two percent is an ordinary Saturday. And then the direction: a press that guides well makes the opponent play to the other side, and the winger runs less because it worked.</p>
<p>We looked at the film. Of 18 passes to his full-back he had jumped on 14. It had taken eight minutes to count.</p>
<p><strong>Printed.</strong> "Winger: jumped on 14 of 18 passes to the full-back; 6 regains within ten seconds."</p>
<h3>"With the new structure our expected goals rose from 0.9 to 1.6."</h3>
<p><strong>Objection.</strong> Three matches before, three after. The sum of a match has a spread of about 0.7 to 0.9 from match to match in a team that changes nothing, through opponents, score and chance. The difference of two means of three has a standard error of about 0.8 × √(2 ÷ 3) = 0.65. We saw 0.7. One standard error.</p>
<p>Besides, the structure was changed after three bad matches. After three bad matches the next three are better on average, whatever is done. It is called regression to the mean, and it has made the name of many a coach.</p>
<p><strong>Printed.</strong> "Three matches with the new structure: 1.6 expected goals per match (range 0.8 to 2.3), before: 0.9 (0.3 to 1.7). Too few to judge. Next look after ten."</p>
<h3>Is anything left that one may say?</h3>
<p>More than one would think. A report may describe, count and compare, with a spread. It may say what was planned and whether it was seen. It may show a clip. What it should not do is to lay a "because" between two numbers of the same afternoon.</p>
<p>If the staff wants a cause, there are ways. Draw the assumed causes as arrows before looking; Shrier and Platt (2008) show how in a few steps, and the score is nearly always one of the arrows. Or try it: two ways of building up in training games, sides and order by lot, twenty times. It takes a month and answers one question. Mackenzie and Cushion (2013) complained that performance analysis too rarely asks questions at all and mostly describes what is easy to count. A Monday in which three sentences are struck out is a modest reply.</p>`,
    sources: [papers.grund2012, papers.gregson2010, papers.carling2013, papers.mackenzie2013, methodPapers.shrier2008],
  }),
  reading({
    slug: 'when-a-code-is-rare',
    title: 'When a code is rare: 94 percent agreement and a kappa of 0.54',
    minutes: 3,
    content: `<p>Two analysts code a hundred clips for "counter-press within two seconds". They agree on 94 and open a bottle. The spreadsheet says kappa 0.54. Who is wrong?</p>
<h3>The table</h3>
<table><thead><tr><th></th><th>B: yes</th><th>B: no</th><th>Sum</th></tr></thead><tbody><tr><td>A: yes</td><td>4</td><td>3</td><td>7</td></tr><tr><td>A: no</td><td>3</td><td>90</td><td>93</td></tr><tr><td>Sum</td><td>7</td><td>93</td><td>100</td></tr></tbody></table>
<p>Observed agreement: (4 + 90) ÷ 100 = 0.94.</p>
<p>Agreement by chance: two people who say "yes" in 7 % of the clips without looking agree on yes in 0.07 × 0.07 and on no in 0.93 × 0.93, together 0.870.</p>
<p>Kappa: (0.94 − 0.870) ÷ (1 − 0.870) = 0.070 ÷ 0.130 = <strong>0.54</strong>.</p>
<p>Nobody is wrong. Ninety of the 94 agreements are about nothing having happened. It is easy to agree on nothing. On the thing itself they agreed in 4 of the 10 clips in which at least one of them saw it.</p>
<h3>Two more numbers that help</h3>
<p>Agreement on yes: 2 × 4 ÷ (7 + 7) = 0.57. Agreement on no: 2 × 90 ÷ (93 + 93) = 0.97. These two, with the table, say all there is to say. Feinstein and Cicchetti (1990) described the paradox, high agreement and low kappa, and recommended reporting the parts.</p>
<h3>And the bottle?</h3>
<p>With 4 common cases one clip decides a lot. If the analysts talk about a single clip and both say yes, the table becomes 5, 2, 3, 90: kappa rises to 0.64. If it goes the other way, 3, 4, 3, 90, it falls to 0.42. From 0.42 to 0.64 by a single clip. A kappa of a rare code needs more cases: not more clips, but more clips <em>in which it happens</em>. Forty or more would be good.</p>
<h3>How to get them</h3>
<ol><li>Let a third person search the season for clips that might contain it, and mix them half and half with others. In such a set "yes" has about 50 %, and kappa answers for the definition.</li><li>Say so. Agreement in a mixed set is higher than in a match, where most of the time nothing happens and attention sleeps.</li><li>Code one whole match as well, to see what is <em>missed</em>. Two people can agree splendidly on clips that a third has found for them.</li></ol>
<h3>Words for kappa</h3>
<p>Landis and Koch (1977) called 0.41 to 0.60 "moderate" and 0.61 to 0.80 "substantial". They said themselves that the borders are arbitrary. For a code that enters a weekly report we ask for 0.7. For one that decides about a contract, no kappa is enough: show the clips.</p>
<h3>What to change first</h3>
<p>Before the analysts, the definition. In our ten disputed clips the quarrel was about "within two seconds": after the loss, or after the opponent's first touch? One line in the manual settled six of them. Cohen (1960) gave us a coefficient. The line was worth more.</p>
<p>One habit has stayed with us. Each new code begins with twenty clips, two people and no computer: watch, write yes or no on paper, turn the papers over at the same time. The laughter in the room is a first estimate of kappa.</p>`,
    sources: [methodPapers.feinstein1990, methodPapers.cohen1960, methodPapers.landis1977, papers.hughes2002],
  }),
  asking({
    slug: 'check-links-and-causes',
    title: 'Check: links, codes and causes',
    minutes: 9,
    content: `<p>Six questions on measures, agreement and what may be concluded.</p>`,
    questions: [
      amount(
        'Eleven players, 66 of the directed links were used at least once. What is the density?',
        [0.6, 0.005, ''],
        'There are 11 × 10 = 110 directed links, and 66 ÷ 110 = 0.60. With a threshold of four passes it would be lower, so the rule belongs to the number.',
      ),
      match(
        'Which measure answers which question?',
        [
          ['Strength', 'Who makes and receives most passes?'],
          ['Betweenness', 'Who lies on the shortest ways of others?'],
          ['Clustering', 'Do the partners of a player play with each other?'],
          ['Density', 'How many of the possible links exist?'],
        ],
        'Strength is the steadiest of the four. Betweenness can jump by one pass, since shortest ways are decided by narrow margins.',
      ),
      amount(
        'Two analysts code 100 clips: both yes 30, both no 50, only A yes 10, only B yes 10. What is kappa?',
        [0.58, 0.01, ''],
        'Observed 0.80. By chance 0.40 × 0.40 + 0.60 × 0.60 = 0.52. (0.80 − 0.52) ÷ (1 − 0.52) = 0.28 ÷ 0.48 = 0.58.',
      ),
      one(
        'A player’s high-speed distance is 22 % below his mean in one match. What does it show?',
        [
          'He was tired',
          'Nothing yet, since matches differ by 15 to 30 % anyway',
          'The receiver was faulty',
          'He pressed less than usual',
        ],
        2,
        'The variation from match to match in the same player is as large as the finding. Film of the presses answers the question that the distance cannot.',
      ),
      several(
        'Why may "our network was centralised, therefore we had few chances" be wrong?',
        [
          'One strong player in a weak team can cause both',
          'Centralisation cannot be measured',
          'A lead can cause both',
          'A difference between teams need not hold within one',
        ],
        [1, 3, 4],
        'Score and squad are common causes, and an association between teams is no instruction for one. The measure itself is well defined.',
      ),
      order(
        'Bring the press on the full-back into its order.',
        [
          'Shape: the middle is closed',
          'Guide: the pass to the outside is invited',
          'Trigger: the pass is played',
          'Win: inside options are covered and the ball is attacked',
        ],
        'The winger jumps at the pass and not before: earlier, the inside is open, later, the full-back has turned.',
      ),
    ],
  }),
]

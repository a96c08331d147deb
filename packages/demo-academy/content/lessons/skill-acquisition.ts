import { methodPapers } from '../papers/methods.ts'
import { talentPapers as papers } from '../papers/talent-development.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const skillLessons: readonly DemoWritten[] = [
  reading({
    slug: 'four-drills-rewritten',
    title: 'Four drills, rewritten: one constraint at a time',
    minutes: 4,
    content: `<p>Four drills from real training plans, as they were, what was changed, and what we predicted before trying it. The prediction is the important part. Who changes five things and sees progress has learned nothing about any of them.</p>
<h3>1. Passing through cones</h3>
<p><strong>Before.</strong> Two lines of players, ten metres apart, pass through two cones. Two hundred passes in fifteen minutes, nearly all of them arrive.</p>
<p><strong>What is missing.</strong> A reason to look up. In a match a pass is answered by an opponent who moves; cones stand still.</p>
<p><strong>Changed.</strong> One thing: behind the cones a player opens either the left or the right gate, when the passer has begun his run-up.</p>
<p><strong>Predicted.</strong> Success falls from 95 to about 70 %. Heads come up in the second half of the quarter of an hour.</p>
<p><strong>Seen.</strong> 64 %, heads up after about six minutes. Two players slowed their run-up so that they could wait for the gate. That was not wanted and is a good solution. In the following week a defender chased from behind.</p>
<h3>2. Volleyball reception from a machine</h3>
<p><strong>Before.</strong> A machine serves every six seconds to the same place.</p>
<p><strong>What is missing.</strong> The server. Receivers read hip, toss and shoulder long before the ball crosses the net; a machine has no shoulder. Pinder and colleagues (2011) call a drill representative when it samples the information on which people act in the game. The movement here is right, the information is not there.</p>
<p><strong>Changed.</strong> A human server, half as many balls.</p>
<p><strong>Predicted.</strong> Worse passes in week one, better ones in a match-like test in week four. The coach predicted the opposite, because of the lower number.</p>
<p><strong>Seen.</strong> Both were right about week one. For week four we had no control group, so nobody may claim anything.</p>
<h3>3. Sprint start with a whistle</h3>
<p><strong>Before.</strong> Hockey players start to a whistle, 10 m, eight times.</p>
<p><strong>What is missing.</strong> Nothing, if the aim is acceleration. A whistle is fine for training a motor. If the aim is the first step towards a ball, the start has to be triggered by what triggers it in the game.</p>
<p><strong>Changed.</strong> Two drills where there was one. Eight starts without any signal, for force. Then six starts to a pass that is played or only feigned.</p>
<p><strong>Predicted.</strong> In the second, false starts in one of three at first. <strong>Seen.</strong> Two of five.</p>
<h3>4. The wall of instructions</h3>
<p><strong>Before.</strong> A young javelin thrower hears: "Elbow high, hip first, left leg stiff, look up." Four instructions, all about limbs.</p>
<p><strong>Changed.</strong> One thing: where attention goes. A rope is stretched at four metres' height some way off. "Throw over the rope and let it stick with the point first."</p>
<p><strong>Predicted.</strong> The elbow rises without being named. Wulf (2013) reviewed many experiments in which attention on the effect beat attention on the limbs. Be careful with the size: small studies with positive results are published more readily than others, and part of the advantage may be this.</p>
<p><strong>Seen.</strong> The elbow rose. The left leg did not become stiff. For the leg we needed words after all, two of them.</p>
<h3>How to write your own</h3>
<ol><li>Say what the drill is for, in one line, with a verb.</li><li>Say which information guides the action in the game, and whether it is in the drill.</li><li>Change one constraint: a rule, a size, a number, an object. Prefer changes that invite to those that forbid.</li><li>Write down what you expect to see, in numbers, and by when.</li><li>Try it twice. Keep it, change it or throw it away.</li></ol>
<p>Renshaw and Chow (2019) warn of a misunderstanding. To shape constraints does not mean to fall silent and wait. The coach designs, looks, asks, and tells when telling is quicker. The landscape is yours to build; where the ball rolls is theirs.</p>`,
    sources: [papers.renshaw2019, papers.pinder2011, papers.wulf2013, papers.davids2003],
  }),
  reading({
    slug: 'a-learning-test-for-your-own-group',
    title: 'A learning test for your own group, with honest arithmetic',
    minutes: 6,
    content: `<p>You have read that mixed practice is remembered better. You have twenty-four players and four weeks. Can you find out whether it holds for them? Let us plan it properly and see how far one gets.</p>
<h3>The plan</h3>
<ol><li><strong>Task.</strong> Twenty passes of 25 m into a target of 3 × 3 m. Count the hits. Three distances in practice: 15, 25 and 35 m.</li><li><strong>Groups.</strong> Order the players by their first test, form pairs of neighbours, toss a coin within each pair. Twelve in each group, about equal at the start.</li><li><strong>Practice.</strong> Six sessions, sixty passes each, twenty at each distance in both groups. The blocked group plays twenty, twenty, twenty. The random group never plays the same distance twice in a row. Nothing else differs: same coach, same words, same day.</li><li><strong>Tests.</strong> A before. B at the end of the last session. C a week later, without any practice in between. D on the same day as C: from the other side, with a defender closing in.</li></ol>
<h3>What is learning here?</h3>
<p>B − A is what practice did to performance. It contains warm-up, mood, and having just done sixty of them. C − A is what was there after a week. D − A is what carried over. Kantak and Winstein (2012) insist on the difference for a reason: conditions that raise B can lower C. A coach who judges by B selects the wrong practice, in good faith, year after year.</p>
<h3>The arithmetic of luck</h3>
<p>Say that a player's true rate is 60 %. In twenty passes he will have twelve hits on average, and by luck alone a standard deviation of √(20 × 0.6 × 0.4) = <strong>2.2 hits</strong>. Sometimes nine, sometimes fifteen, with the same skill.</p>
<p>A gain is a difference of two such tests: 2.2 × 1.41 = 3.1 hits of luck for a single player. Thus "Sami improved by three" is no statement about Sami.</p>
<p>The mean gain of twelve players: 3.1 ÷ √12 = 0.9. The difference between the mean gains of two groups: 0.9 × 1.41 = <strong>1.27 hits</strong>. In 95 of 100 repetitions luck alone keeps it within ±2.5.</p>
<h3>Now the result</h3>
<table><thead><tr><th>Group</th><th>A</th><th>B</th><th>C</th><th>D</th></tr></thead><tbody><tr><td>blocked</td><td>8</td><td>16</td><td>11</td><td>9</td></tr><tr><td>random</td><td>8</td><td>13</td><td>13</td><td>12</td></tr></tbody></table>
<p>The numbers are those of the sheet in this course. At B the blocked group leads by 3 hits. At C the random group leads by 2, at D by 3. Compare with ±2.5: at C the lead could be luck, at D just not.</p>
<p>So even with twenty-four players, coins and pairs, an effect of two hits is at the edge of what can be seen. Brady (2004) put many studies together and found about 0.6 standard deviations in laboratories and 0.2 in the field. If players differ by 3 hits in true skill, 0.2 is less than one hit. Your test cannot find it. Nor could anybody's with twelve in a group.</p>
<h3>Make the test better before you make it bigger</h3>
<ul><li><strong>More balls.</strong> Sixty in place of twenty lower the luck of a player from 11 to 6 percentage points. It costs ten minutes.</li><li><strong>More tests.</strong> A on two days, C on two days.</li><li><strong>A finer score.</strong> Distance from the middle of the target says more than hit or miss.</li><li><strong>Another round.</strong> Next month with another skill and exchanged groups.</li><li><strong>Analysis.</strong> Compare C between groups with A taken into account, and not the gains. Vickers and Altman (2001) explain in two pages why this is more precise.</li></ul>
<h3>Rules against yourself</h3>
<ol><li>Write down before the first pass which test decides. Let it be C.</li><li>The person who counts hits does not know the groups.</li><li>Injured and absent players are reported, not replaced.</li><li>Whatever comes out goes on the notice board.</li></ol>
<h3>What it is good for, then</h3>
<p>A small test will seldom settle a question of science. It settles others. Do our players remember anything at all from one week to the next? If C is hardly above A in both groups, the order of practice is your smallest problem. And does a drill that looks splendid leave a trace? Many coaches who have run the test once change what they look for: they stop watching the last five minutes of a session and begin to watch the first five of the next.</p>
<p>Guadagnoli and Lee (2004) add the other half. How difficult practice should be depends on who practises. A beginner who meets three distances in random order may have nothing to hold on to. Begin with one, mix when the movement stands, and use the test to find the week in which it does.</p>`,
    sources: [papers.kantak2012, papers.brady2004, papers.guadagnoli2004, methodPapers.vickers2001],
  }),
  asking({
    slug: 'check-practice-and-learning',
    title: 'Check: practice, learning and chance',
    minutes: 9,
    content: `<p>Six questions. In the first two A is the test before, B the end of practice, C a week later, D a changed task.</p>`,
    questions: [
      amount(
        'A group scores A = 9, B = 17, C = 12 and D = 10 of 20. How much was retained?',
        [3, 0, 'hits'],
        'Retention is C − A = 12 − 9 = 3. The eight hits of B − A are performance in practice; five of them were gone after a week. Transfer, D − A, is 1.',
      ),
      match(
        'Which difference shows what?',
        [
          ['B − A', 'Performance at the end of practice'],
          ['C − A', 'What was still there after a week'],
          ['D − A', 'What carried over to another task'],
        ],
        'The three can point in opposite directions, and then the session that looked best has taught least.',
      ),
      amount(
        'A player hits with a true rate of 50 %. What is the standard deviation of the hits in 16 passes by luck alone?',
        [2, 0.02, 'hits'],
        '√(16 × 0.5 × 0.5) = √4 = 2. A change of three hits in one player is therefore no news.',
      ),
      one(
        'Which change keeps the information of the game in a pressing drill?',
        [
          'A coloured bib that is held up as a signal',
          'Cones that mark the path of the run',
          'The pass to the full-back as the start',
          'A louder whistle for the start',
        ],
        3,
        'In the game the pass is what the winger sees and answers. Whistle, bib and cone start or guide the run by information that does not exist in a match.',
      ),
      several(
        'Which of these make a comparison of two ways of practice fairer?',
        [
          'Groups drawn by lot within pairs of equal players',
          'The same number of balls for both groups',
          'Choosing the deciding test after the results are in',
          'The better coach for the weaker group',
          'A counter who does not know the groups',
        ],
        [1, 2, 5],
        'Chance, equality and blindness keep other reasons out. Another coach would be another difference, and a test chosen afterwards is chosen by its result.',
      ),
      order(
        'Order these by how open the task leaves the answer, from the most closed to the most open.',
        [
          'Twenty passes of the same distance to a still target',
          'Three distances in blocks',
          'Three distances in random order',
          'Random distances with a gate that opens late',
          'A small-sided game',
        ],
        'At each step less is known in advance: first nothing has to be chosen, then the amount, then the moment, at last what to do at all.',
      ),
    ],
  }),
]

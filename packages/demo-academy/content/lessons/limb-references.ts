import { loadPapers } from '../papers/load-monitoring.ts'
import { returnPapers as papers } from '../papers/return-to-play.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, reading, several } from '../written.ts'

export const referenceLessons: readonly DemoWritten[] = [
  reading({
    slug: 'seventeen-items-two-raters',
    title: 'Seventeen items, two raters: learning to score a landing',
    minutes: 4,
    content: `<p>The Landing Error Scoring System turns a jump-landing into a count of errors. This is how we teach it in an afternoon, and how we find out whether the afternoon was enough.</p>
<h3>The task</h3>
<p>A box of 30 cm, a line at half of the athlete's height in front of it. Jump forward to the line, land on both feet, and at once jump up as high as possible. Two cameras, front and side, at hip height. Two or three trials after practice. Do not coach the landing; the instruction is about the jump.</p>
<h3>The items</h3>
<p>There are seventeen. Some are read at first contact (knee and hip flexion, trunk, foot), some at the deepest point, some over the whole movement (width of stance, rotation of the feet, symmetry of contact). Most are yes or no; an overall impression and the softness of the landing have three steps. More points are more errors.</p>
<p>Padua and colleagues (2009) reported for two raters an intraclass correlation of 0.84 and a standard error of 0.71 points; for the same rater on another day 0.91 and 0.42. From 0.71 follows what two raters can tell apart: 2.77 × 0.71 is about <strong>2 points</strong>. A landing with 5 and another with 6 are the same landing.</p>
<h3>An exercise: ten clips</h3>
<table><thead><tr><th>Clip</th><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th><th>6</th><th>7</th><th>8</th><th>9</th><th>10</th></tr></thead><tbody><tr><td>Rater A</td><td>4</td><td>6</td><td>5</td><td>7</td><td>3</td><td>5</td><td>8</td><td>6</td><td>4</td><td>5</td></tr><tr><td>Rater B</td><td>5</td><td>6</td><td>6</td><td>7</td><td>4</td><td>5</td><td>7</td><td>7</td><td>4</td><td>6</td></tr></tbody></table>
<p>Differences B − A: 1, 0, 1, 0, 1, 0, −1, 1, 0, 1. Their mean is 0.4: B is stricter, by somewhat less than half a point. Their standard deviation is 0.70, so the typical error of one rater is 0.70 ÷ 1.41 = 0.49 points.</p>
<p>The mean difference can be talked away: look at the clips with a 1 and find the item. In our courses it is nearly always the same two, trunk flexion and "knees inside at first contact". The standard deviation stays and is the price of looking.</p>
<h3>Item by item</h3>
<p>A sum can agree while the items do not. Take one item, "knees move inwards", in forty clips. Both said yes in 14, both no in 18, only A in 5, only B in 3. Observed agreement is 32 of 40, 0.80. By chance they would agree in 0.50. Kappa = (0.80 − 0.50) ÷ (1 − 0.50) = 0.60. Good enough for a course, too little for a decision about a person. Discuss the eight clips, write a sentence into the definition ("the middle of the kneecap is inside the big toe at the deepest point"), and score forty others.</p>
<h3>Faults of pictures</h3>
<ul><li><strong>Camera too high.</strong> Knee flexion looks smaller.</li><li><strong>Camera not square.</strong> A rotation of the pelvis becomes a knee that moves inwards.</li><li><strong>Wide shorts.</strong> Then there are fifteen items.</li><li><strong>Thirty frames per second.</strong> First contact lies between two pictures.</li></ul>
<h3>What the score may be used for</h3>
<p>To show an athlete what changed in six weeks, if the change is 2 points or more. To choose what to train: an item is an exercise. To compare groups.</p>
<p>It may not be used to tell a person that she will be injured. Bahr (2016) explains why with two overlapping curves. Even where injured players had higher scores on average, most injuries come from the large middle, because most people are there. A test that sorts groups need not sort individuals, and no cut-off can repair this.</p>
<h3>And after reconstruction?</h3>
<p>The task is on two legs, so a guarded leg can hide. Score it, and film a single-leg landing besides. There is no agreed score for it yet. Describe what you see in two sentences, always in the same order: trunk, pelvis, knee, foot.</p>`,
    sources: [papers.padua2009, papers.bahr2016],
  }),
  reading({
    slug: 'today-before-or-the-norm',
    title: 'The leg of today, the leg of before, or the norm? Choosing what to compare with',
    minutes: 6,
    content: `<p>A quadriceps strength of 2.6 N·m/kg on the operated side, nine months after reconstruction. Good or not? Three comparisons are on offer. Each answers its own question, and each has its way of lying.</p>
<table><thead><tr><th>Compared with</th><th>Value (N·m/kg)</th><th>2.6 is</th></tr></thead><tbody><tr><td>sound leg today</td><td>2.9</td><td>90 %</td></tr><tr><td>norm for sex, age and sport</td><td>3.0</td><td>87 %</td></tr><tr><td>sound leg before surgery</td><td>3.4</td><td>76 %</td></tr></tbody></table>
<h3>The sound leg of today</h3>
<p><strong>For it:</strong> it is there, it belongs to the same person, it was tested in the same hour with the same machine and mood. Differences between laboratories cancel.</p>
<p><strong>Against it:</strong> it has been ill as well. Nine months with less sport, sometimes with a swollen neighbour that inhibits both sides, have taken strength from it. In the example it fell from 3.4 to 2.9, by 15 %. The index then rises by itself while the operated leg stands still. With 2.6 in the numerator it goes from 76 to 90 %, and nobody has become stronger.</p>
<p>Worse, it rewards neglect. Train both legs well and the index may fall.</p>
<h3>The sound leg of before</h3>
<p><strong>For it:</strong> it comes close to what this athlete was. Wellsandt, Failla and Snyder-Mackler (2017) measured seventy patients before surgery and six months after. Against the sound leg of the day 57 % passed all tests of strength and hop, against the sound leg of before surgery 29 %. Most of the few who later had a second injury had passed by symmetry.</p>
<p><strong>Against it:</strong> "before surgery" is not "before the injury". Weeks of limping may lie between. It needs a test that many clubs do not have, since nobody plans to tear a ligament. And an athlete who was weak before gets a low mark to reach.</p>
<h3>The norm</h3>
<p><strong>For it:</strong> it does not care about this person's history. A strength of 3.0 N·m/kg is often quoted for men in pivoting sports, lower values for women and for youths. It shows at a glance that both legs may be weak.</p>
<p><strong>Against it:</strong> norms belong to a machine, a speed, an angle, a seat. Moment at 60° per second on one dynamometer is not the same as a hand-held force at the ankle times a shin length. Norms also come from people who were available, seldom from your league. A difference of 10 % between laboratories is nothing special.</p>
<h3>An honest way: all three, in this order</h3>
<ol><li>The absolute value in N·m/kg, in large print.</li><li>The change since the last test, with its error. For isokinetic peaks a typical error of 5 to 8 % is usual, so a change below 15 to 20 % between two single tests can be noise; use two tests in a week if a decision hangs on it.</li><li>The leg of before, if it exists; otherwise the norm, named with its source.</li><li>The leg of today, last and small.</li></ol>
<h3>What to do if nobody tested before</h3>
<p>It is the usual case. Three substitutes, from better to worse:</p>
<ul><li>Preseason data of any kind: a jump on a plate, a squat, a hop distance. Strength of legs goes with them closely enough to say "this leg was strong".</li><li>The median of the same position in the same squad, tested on the same machine. State it as such.</li><li>The sound leg tested as early as possible after the injury. Even in week two it is better than in month nine, since it has lost least.</li></ul>
<p>And start today with those who are still healthy. A quarter of an hour per player in July, once a year: knee extension and flexion, one hop, one vertical jump, both legs. Of a squad of twenty-five some will need the numbers within a few seasons.</p>
<h3>Two conversations about the same 2.6</h3>
<p><em>With the surgeon:</em> "Ninety percent by symmetry. Seventy-six by what he was. We go on."</p>
<p><em>With the athlete:</em> "Your left is nearly as strong as your right. Both have lost. Your right had 3.4 in July two years ago. I want the right back at 3.2 and the left above 3.0. So both legs train."</p>
<p>The second conversation is the reason for the whole page. An index compares two legs. An athlete has a body, and plays against people who have trained for these nine months.</p>
<h3>One more trap: the last few percent</h3>
<p>From 2.6 to 3.0 is a gain of 15 %. In well-organised training a leg that was inhibited gains perhaps 2 to 4 % a month at this stage. Four to six months, therefore. If you have promised four weeks, it is not the muscle that is late.</p>`,
    sources: [papers.wellsandt2017, papers.kotsifaki2023, papers.losciale2019, loadPapers.hopkins2000],
  }),
  reading({
    slug: 'explaining-ninety-percent',
    title: 'Explaining ninety percent: a conversation at a table',
    minutes: 3,
    content: `<p><em>Handball player, 19, eight months after surgery. She has her results on her phone. The conversation is composed from many.</em></p>
<p><strong>She:</strong> Ninety-one, ninety-four, ninety-two. I passed, didn't I?</p>
<p><strong>Physiotherapist:</strong> You passed three comparisons. May I ask what you think that ninety-one means?</p>
<p><strong>She:</strong> That my knee is ninety-one percent healed.</p>
<p><strong>P:</strong> That is what nearly everybody thinks. It means that in one task your left leg did ninety-one percent of what your right leg did. It says nothing about the ligament. A graft is a tendon that is being rebuilt into something like a ligament, and no hop can look at it.</p>
<p><strong>She:</strong> And why ninety? Why not eighty-five?</p>
<p><strong>P:</strong> Because people agreed on it. Healthy people differ between their legs by up to about ten percent in such hops, so within ten looks normal. Nothing happens at ninety. It is no cliff. Eighty-nine and ninety-one are the same thing, measured twice.</p>
<p><strong>She:</strong> So it is worth nothing.</p>
<p><strong>P:</strong> It is worth something if it is low. With seventy I would know that we have work to do. With ninety-one I know that this one door is open. There are others.</p>
<p><strong>She:</strong> Which?</p>
<p><strong>P:</strong> Look at this film. You hop ninety-four percent as far. On the right the knee bends a lot when you land, and the trunk stays up. On the left the trunk goes forward and the hip does the braking. Same distance, by another way. Researchers saw that in men who had passed with ninety-seven percent: at push-off the knee on the operated side did about seventy percent of the work.</p>
<p><strong>She:</strong> I did not feel that.</p>
<p><strong>P:</strong> Nobody does. It is well done, in a sense. Your body found a way to reach the line. In a match nobody draws a line.</p>
<p><strong>She:</strong> What about the right leg? It feels weak, too.</p>
<p><strong>P:</strong> It is. You had 3.1 in preseason, now it has 2.7. So your left has ninety-two percent of a weaker leg.</p>
<p><em>(A pause.)</em></p>
<p><strong>She:</strong> You could have told me that it is ninety-two and let me go.</p>
<p><strong>P:</strong> I could have. What would you have thought if something had happened?</p>
<p><strong>She:</strong> That the test was wrong. Or that I was.</p>
<p><strong>P:</strong> May I tell you what I know about risk? Without a promise in it.</p>
<p><strong>She:</strong> Go on.</p>
<p><strong>P:</strong> Among people of your age who go back to a sport like yours, roughly one in four or five has a second injury of a cruciate ligament within some years, the same knee or the other. Those who came back later, up to nine months, had it less often. Those who passed tests like these had fewer ruptures of the graft in some studies; for both knees together it is not clear. So I cannot say "you are safe", and not "you are in danger". I can say that time and strength are on your side and cost you six more weeks.</p>
<p><strong>She:</strong> Six weeks is the cup.</p>
<p><strong>P:</strong> I know. Do you want to decide today?</p>
<p><strong>She:</strong> No. Can my mother come, on Thursday? And the coach?</p>
<p><strong>P:</strong> Gladly. Bring your questions on paper. I will bring the film, and no percentages on the first page.</p>
<h3>What was done here on purpose</h3>
<ul><li>She was asked first what she thought.</li><li>The number was translated into a task, a comparison and a date.</li><li>Risk was given as people out of people, with what is unknown.</li><li>Nothing was decided on the day of the test.</li></ul>`,
    sources: [papers.kotsifaki2022, papers.wiggins2016, papers.webster2019, papers.ardern2016],
  }),
  asking({
    slug: 'check-landing-and-reference',
    title: 'Check: landings, references and words',
    minutes: 9,
    content: `<p>Six questions on scores, on what a result is compared with, and on what to say.</p>`,
    questions: [
      amount(
        'Operated leg 2.5 N·m/kg, sound leg today 2.8, sound leg before surgery 3.3. What percentage of the leg of before does the operated one reach?',
        [75.8, 0.5, '%'],
        '2.5 ÷ 3.3 = 76 %. Against the leg of today it would be 89 %: the difference is the strength that the sound leg has lost.',
      ),
      amount(
        'Two raters score landings with a standard error of 0.71 points. How large must a difference between two scores be to exceed 95 % of chance (2.77 × error)?',
        [1.97, 0.05, 'points'],
        '2.77 × 0.71 = 1.97, so about 2 points. A change of one point is within what two looks at the same landing may give.',
      ),
      one(
        'Two raters agree on 32 of 40 clips; chance alone would give 20. What is kappa?',
        ['0.40', '0.60', '0.80', '1.00'],
        2,
        'Observed 0.80, by chance 0.50: (0.80 − 0.50) ÷ (1 − 0.50) = 0.60. Agreement of 80 % sounds like more than it is.',
      ),
      several(
        'Which sentences may be said to an athlete with 92 %?',
        [
          'With more than 90 % you will not be injured again',
          'In this task your left leg did 92 % of what your right leg did today',
          'Your ligament has healed to 92 %',
          'Your right leg has lost strength as well, so both train',
        ],
        [2, 4],
        'The index compares two legs in one task on one day. It does not see the graft, and it promises nothing about the future.',
      ),
      match(
        'Which weakness belongs to which reference?',
        [
          ['Sound leg today', 'Has been detrained as well'],
          ['Sound leg before surgery', 'Is rarely tested in time'],
          ['Norm from a paper', 'Belongs to another machine and group'],
        ],
        'Each comparison answers its own question. Shown side by side, with the absolute value first, they correct each other.',
      ),
      one(
        'Why does a group difference in a landing score not make a screening test for a single player?',
        [
          'The score has too many items',
          'Landings are rarer than presses',
          'The scores of those who get injured and those who do not overlap widely',
          'The raters know who was injured',
        ],
        3,
        'With overlapping curves any cut-off catches few of those who will be injured or alarms many who will not. More injuries come from the large middle.',
      ),
    ],
  }),
]

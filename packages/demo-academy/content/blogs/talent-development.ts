import { link } from '../citations.ts'
import { talentPapers as papers } from '../papers/talent-development.ts'
import type { DemoBlog } from '../types.ts'

export const talentBlogs: readonly DemoBlog[] = [
  {
    slug: 'born-in-november',
    title: 'Born in November',
    categories: ['talent development'],
    author: 'karima',
    publishedDaysAgo: 12,
    summary: 'A demo academy counts birthdays, finds four Novembers among sixty, and tries three repairs.',
    body: `<p>Sixty players, under 12 to under 15, cut-off on the first of January. We wrote the birthdays on the wall in pencil:</p>
<table><thead><tr><th></th><th>Jan to Mar</th><th>Apr to Jun</th><th>Jul to Sep</th><th>Oct to Dec</th></tr></thead><tbody>
<tr><td>Our academy</td><td>26</td><td>17</td><td>11</td><td>6</td></tr>
<tr><td>If birth month did not matter</td><td>15</td><td>15</td><td>15</td><td>15</td></tr></tbody></table>
<p>Four of the six in the last column are November. Two of those are goalkeepers.</p>
<p>This is not an unusual academy. In the meta-analysis by ${link(papers.cobley2009, 'Cobley and colleagues (2009)')}, over 38 studies and 253 samples, the first quarter was represented 1.65 times as often as the last; the gap is widest in adolescence and at the representative level. Ours, 26 to 6, is worse than the average. Chance would do this about once in five hundred academies.</p>
<h2>What it costs</h2>
<p>At twelve, eleven months is a tenth of a life and several centimetres. We pick the tall, give them better coaching, and then admire how they have grown. Meanwhile somebody's November child takes up handball.</p>
<p>There is a twist, and it is the reason why I do not want quotas. Those who survive late birth tend to do well. ${link(papers.gibbs2012, 'Gibbs, Jarvis and Dufur (2012)')} followed the effect upwards in Canadian ice hockey: strong among juniors, gone among average professionals, reversed for All-Star and Olympic teams. The small ones either left or learnt to think. The tempting conclusion, that hardship made them, forgets all who left.</p>
<h2>Three repairs, one season each</h2>
<p><strong>Shirt numbers by birth order.</strong> Scouts at our open day got a list in which number 1 was the oldest child and number 60 the youngest. It is cheap and it has an experiment behind it. Invitations to the last quarter: 3 of 20 the year before, 6 of 20 with numbers. I am fond of this one.</p>
<p><strong>Average-age teams.</strong> A line-up must average at least six months after the cut-off. The under-13s loved the arithmetic. Opponents did not play by it, and we lost 7 to 1.</p>
<p><strong>Two reviews a year</strong>, with a growth curve on the table and a rule that nobody is released within a year of his fastest growth. This one cost places and brought two boys back. ${link(papers.webdale2020, 'Webdale et al. (2020)')} collected the solutions that have been proposed in print, and the sobering part is how few have ever been evaluated.</p>
<h2>What I ask of you</h2>
<p>Count your own sixty. It takes a quarter of an hour and no budget. Then look at who decides, in which month, with what in front of them. And please do not write to tell me that in your club only quality matters. We had that sentence on the wall too. It hung over the pencil.</p>`,
    comments: [
      {
        by: 'bruno',
        hoursAfter: 5,
        text: 'Two goalkeepers! Ours is the same. Is there anything written on position?',
      },
      {
        by: 'olga',
        hoursAfter: 19,
        text: 'Careful with 3 of 20 against 6 of 20. That is p of about 0.45. Keep the numbers for three more open days.',
      },
      {
        by: 'karima',
        hoursAfter: 23,
        text: 'Agreed, it is a fondness and not a finding. We keep going because it costs nothing.',
      },
      {
        by: 'greta',
        hoursAfter: 60,
        text: 'I am a November child and a torque. Nobody picked me until nineteen.',
      },
    ],
    likes: ['bruno', 'olga', 'greta', 'hugo', 'nabil', 'amel', 'lina'],
    views: 538,
  },
  {
    slug: 'the-ten-thousand-hour-receipt',
    title: 'Ten thousand hours: who signed the receipt?',
    categories: ['talent development', 'performance analysis'],
    author: 'admin',
    publishedDaysAgo: 388,
    summary:
      'What the violin study measured, what 18 % means, and why the best juniors and the best adults are different people.',
    body: `<p>The number comes from violinists in Berlin. ${link(papers.ericsson1993, 'Ericsson, Krampe and Tesch-Römer (1993)')} asked thirty of them to estimate their weekly practice back to childhood. By the age of twenty the best ten had added up a bit over ten thousand hours, the good ones nearly eight, the future teachers nearer to four. An average of estimates, by ten people, at an arbitrary birthday, became a law for tennis parents.</p>
<h2>Claim one: it takes ten thousand</h2>
<p>An average is not an entrance fee. Half of the best group had less than the mean. The age of twenty was the age of the students and no threshold of anything; international soloists are older. Nor did the paper contain athletes, except by analogy.</p>
<h2>Claim two: practice explains excellence</h2>
<p>${link(papers.macnamara2016, 'Macnamara, Moreau and Hambrick (2016)')} pooled the sport studies. Deliberate practice accounted for 18 % of the variance in performance over all levels. Among elite athletes alone: 1 %.</p>
<p>Read both carefully. Eighteen percent, a correlation of about 0.43, is plenty; little else that a coach controls does as well. And one percent <em>among the elite</em> does not say that they could stop. It says that at the top everybody has practised, as everybody has legs, so practice no longer tells them apart. Restrict the range and any cause disappears.</p>
<p>Measured by recall, all of this is blurred as well: memory tidies childhoods, and the tidying goes in the direction of the story the person tells.</p>
<h2>Claim three: start early, one sport, much of it</h2>
<p>${link(papers.gullich2022, 'Güllich, Macnamara and Hambrick (2022)')} separate two races that we usually run together. To win as a <em>junior</em>: start the main sport early, practise it a lot, progress fast. To win as an <em>adult</em> at world class, compared with the national class: start it later, accumulate less of it, and spend more childhood time in coach-led practice of other sports. The predictors change sign.</p>
<table><thead><tr><th>Predictor</th><th>Better juniors had</th><th>World class, against national class, had</th></tr></thead><tbody>
<tr><td>Start in the main sport</td><td>earlier</td><td>later</td></tr>
<tr><td>Main-sport practice</td><td>more</td><td>less</td></tr>
<tr><td>Other sports, coached</td><td>less</td><td>more</td></tr>
<tr><td>First milestones</td><td>sooner</td><td>later</td></tr></tbody></table>
<p>These are group differences in data that are mostly retrospective, and sports with early peaks such as gymnastics behave differently. Still, an academy that selects at eleven for speed of progress selects for the left column. It then reports, correctly, that its selected juniors win.</p>
<h2>What I would put on the receipt</h2>
<ul>
<li>Hours, yes, and <strong>what was corrected</strong> in them. An hour without an error worth noticing is exercise.</li>
<li>A second sport, with a real coach, until at least fourteen, counted in the plan and not squeezed between.</li>
<li>One question at each review: is this child better than last year at something we have not tested?</li>
</ul>
<p>The demo academy keeps no hour counter on its learners' pages. People asked for it. A counter rewards sitting.</p>`,
    comments: [
      {
        by: 'amel',
        hoursAfter: 14 * 24,
        text: 'Range restriction should be taught with exactly this example. My students all read the 1 % as "practice does not matter".',
      },
      {
        by: 'bruno',
        hoursAfter: 60 * 24,
        text: 'My objection: in football nobody reaches eighteen without early volume in football. The other sports have no academies that pick at eight.',
      },
      {
        by: 'ines',
        hoursAfter: 61 * 24,
        text: 'And we see the early volume in the clinic, Bruno. Three apophyses a week.',
      },
    ],
    likes: ['amel', 'bruno', 'ines', 'nabil', 'karima', 'hugo', 'elif', 'olga', 'jonas'],
    views: 3120,
  },
  {
    slug: 'barbells-before-breakfast-cereal',
    title: 'The girl, the barbell and the growth plate',
    categories: ['talent development', 'strength and power'],
    author: 'chiara',
    publishedDaysAgo: 188,
    summary: 'A letter to a father who fears that squats will stop his daughter from growing.',
    body: `<p>Dear Mr Tempo,</p>
<p>You stopped me in the car park, kindly, and asked whether lifting would stunt Nour's growth. She is eleven. You said a doctor had told you so when you were eleven. I answered too quickly. Here is the longer answer.</p>
<p>Growth plates are weaker than the bone on either side, and it is true that they can be injured. The reports behind the warning are mostly of unsupervised lifting: heavy loads overhead, alone, at home. I know of no study in which <strong>supervised</strong> strength training made children shorter. The ${link(papers.lloyd2014, 'international consensus of 2014')}, signed by paediatricians as well as coaches, says that it is safe with qualified supervision and recommends it. Landing from a jump on the playground loads the leg with three to five times body weight, and nobody forbids the playground.</p>
<h3>What she would gain</h3>
<p>Strength first. ${link(papers.behringer2010, 'Behringer and colleagues (2010)')} put 42 studies together: children and adolescents get clearly stronger, by more than one standard deviation, more so with longer programmes and more sessions per week. Before puberty this comes from nerves learning to use the muscle that is there. You will not see it in the mirror. You will see it when she lands.</p>
<p>Girls in handball, her game, tear knee ligaments at two to three times the rate of boys after puberty. Programmes that include strength and landing lower that. It is easier to learn to land at eleven, with 36 kg, than at fifteen with 55 and new proportions.</p>
<h3>What it looks like on Tuesday at five</h3>
<table><thead><tr><th>Minutes</th><th>What</th><th>How much</th></tr></thead><tbody>
<tr><td>8</td><td>games with stops, crawls, landings</td><td>no counting</td></tr>
<tr><td>10</td><td>squat with a 5 kg bag held in front</td><td>3 × 8, stop when the back rounds</td></tr>
<tr><td>8</td><td>push-up on a box, row on the rings</td><td>2 × 6 each</td></tr>
<tr><td>6</td><td>jump down from 20 cm and stand still</td><td>2 × 5, graded by her partner</td></tr>
<tr><td>3</td><td>whatever they ask for</td><td>usually handstands</td></tr></tbody></table>
<p>One coach for eight children. Load goes up by five to ten percent when she does all repetitions twice with a back I like. No maximum tests this year. When the next growth spurt comes, and we measure standing and sitting height every three months to see it coming, we go lighter for a while, because coordination gets lost in the new legs. The ${link(papers.lloyd2012, 'Youth Physical Development model')} draws strength as a thread through all ages, not as a gate at sixteen, and that is how we plan.</p>
<h3>What I would worry about in your place</h3>
<ul>
<li>Eleven hours of handball in a week and no day off. She told me. The rule of thumb is no more hours a week than years of age, and she is at the line.</li>
<li>Pain below the kneecap or at the heel that is still there on the second morning. Please tell us; it is common and it is manageable.</li>
<li>A coach, me included, who cannot tell you why today's weight is today's weight.</li>
</ul>
<p>Come and watch. Parents sit on the bench by the door, and by the third week most of them try the handstand.</p>
<p>With kind regards, Chiara</p>`,
    comments: [
      {
        by: 'jonas',
        hoursAfter: 9,
        text: 'I have translated this for our parents’ evening, with your name under it. Best table of the year.',
      },
      {
        by: 'karima',
        hoursAfter: 50,
        text: 'We tried sitting height and the error was as large as three months of growth. How do you measure?',
      },
      {
        by: 'chiara',
        hoursAfter: 53,
        text: 'Same box, same person, three readings, middle one. Error 0.4 cm. Still too large for speed over three months, so I look at six.',
      },
      {
        by: 'amel',
        hoursAfter: 70,
        text: 'For the record: I am not the Mr Tempo of this letter, I am only an aunt.',
      },
    ],
    likes: ['jonas', 'karima', 'amel', 'greta', 'ines', 'daniel', 'maya'],
    views: 1412,
  },
]

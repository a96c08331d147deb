import { loadPapers } from '../papers/load-monitoring.ts'
import { methodPapers } from '../papers/methods.ts'
import { talentPapers as papers } from '../papers/talent-development.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const growthLessons: readonly DemoWritten[] = [
  reading({
    slug: 'one-boy-five-visits',
    title: 'One boy, five visits: a growth curve with its error',
    minutes: 5,
    content: `<p>A boy is measured every three months from 12.9 to 13.9 years, in the morning, twice, by the same person. Stature in cm:</p>
<table><thead><tr><th>Age (years)</th><th>12.90</th><th>13.15</th><th>13.40</th><th>13.65</th><th>13.90</th></tr></thead><tbody><tr><td>Stature</td><td>151.2</td><td>152.6</td><td>154.9</td><td>157.4</td><td>159.2</td></tr></tbody></table>
<h3>Velocity over three months</h3>
<p>Difference divided by 0.25 years:</p>
<ul><li>12.90 to 13.15: 1.4 ÷ 0.25 = 5.6 cm per year,</li><li>13.15 to 13.40: 2.3 ÷ 0.25 = 9.2,</li><li>13.40 to 13.65: 2.5 ÷ 0.25 = 10.0,</li><li>13.65 to 13.90: 1.8 ÷ 0.25 = 7.2.</li></ul>
<p>It looks like a peak. Before we believe it, the error: with a technical error of 0.3 cm a difference of two statures carries 0.3 × 1.41 = 0.42 cm, and divided by 0.25 years this is <strong>±1.7 cm per year</strong>. So 9.2 and 10.0 cannot be told apart, while 5.6 and 10.0 probably can: they are 4.4 apart, and the error of that difference is 2.4.</p>
<h3>Velocity over six months</h3>
<p>12.90 to 13.40: 3.7 ÷ 0.5 = 7.4. 13.15 to 13.65: 9.6. 13.40 to 13.90: 8.6. The error is now ±0.85. The curve is calmer, and the peak is lower: 9.6 in place of 10.0. Longer intervals cut the top off. That is the trade. Three months show when, six months show how much.</p>
<h3>Reading it</h3>
<p>The fastest half-year is centred on 13.4, the fastest quarter on about 13.5. A fair sentence: the peak lies <em>near thirteen and a half, give or take a few months</em>. To be certain that it is over, one needs the next two visits with falling velocities. A peak is known afterwards.</p>
<h3>What the equation says</h3>
<p>For boys the maturity offset is −7.999994 + 0.0036124 × age × stature.</p>
<table><thead><tr><th>Age</th><th>Offset (years)</th><th>Estimated age at peak</th></tr></thead><tbody><tr><td>12.90</td><td>−0.95</td><td>13.85</td></tr><tr><td>13.15</td><td>−0.75</td><td>13.90</td></tr><tr><td>13.40</td><td>−0.50</td><td>13.90</td></tr><tr><td>13.65</td><td>−0.24</td><td>13.89</td></tr><tr><td>13.90</td><td>−0.01</td><td>13.91</td></tr></tbody></table>
<p>Five visits, and each gives almost the same answer, 13.9. It is tempting to take this steadiness for precision. It is none. The standard error of the equation is about half a year, and it is the <em>same</em> error at each visit, since it belongs to the boy: if his proportions or his timing differ from the mean, they do so every time. Repetition averages chance away. It does not average a person away.</p>
<p>The measured curve says 13.5, the equation 13.9. He is a little earlier than the equation believes, and this is the known direction: early maturers are placed too late, late ones too early. Malina and Koziel (2014) showed it with real growth curves of Polish boys.</p>
<h3>A third witness</h3>
<p>His parents were measured, 178 and 165 cm. Suppose that the Khamis-Roche method predicts an adult stature of 177 cm. At 13.4 he had 154.9 ÷ 177 = 87.5 %, at 13.9 89.9 %. The peak in boys lies typically around 90 to 92 %. So by this witness the peak would be now, or just ahead. Three witnesses, three dates within half a year. Nobody lies. This is what the state of knowledge about one boy looks like.</p>
<h3>What to do on Monday</h3>
<ol><li>Nothing depends on the decimal. He is in the middle of it; sprint and kicking volume are watched, heel and knee are asked about.</li><li>Compare his 30 m time with boys in the same band and not only with those of the same birth year.</li><li>Measure again in three months. Draw the dot, with its bar.</li><li>Do not show him a date. "You are growing fast at the moment" is true, useful, and enough.</li></ol>
<h3>Where the 0.3 cm comes from, and how to get yours</h3>
<p>Measure twenty players twice within an hour, the second time without looking at the first value. For each player take the difference, square it, add up, divide by twice the number of players and take the root. That is the technical error of measurement. With twenty differences whose squares add up to 3.6 cm²: √(3.6 ÷ 40) = 0.30 cm.</p>
<p>If yours is 0.5, the velocity over three months carries ±2.8 cm per year, and quarters are useless to you; look at half-years. If it is 0.2, quarters are worth drawing. The commonest reasons for a large error are hair, heels that leave the wall, a head that looks up, and an afternoon. Between breakfast and evening a child loses a centimetre or more of stature, in the discs of the spine. A boy who is measured in the morning in March and after training in June has grown at 4 cm per year less than he did.</p>
<h3>Who sees the curve</h3>
<p>The boy, his parents, the physician, and the coach who plans his load. Stature is health data of a minor. A list on the door of the changing room with names and "percent of adult height" has been seen in more than one academy. It tells a fourteen-year-old, in front of his friends, that he will be small.</p>`,
    sources: [papers.moore2015, papers.mirwald2002, papers.malina2014, papers.khamis1994],
  }),
  reading({
    slug: 'counting-a-squad-list',
    title: 'Counting a squad list: is it a relative age effect?',
    minutes: 4,
    content: `<p>Five minutes, a list of birthdays, and a formula from school. It is the easiest study that an academy can do about itself, and the one most often read wrongly, in both directions.</p>
<h3>Count</h3>
<p>The under-14 squad has 24 players. By quarter of the selection year: 11, 7, 4, 2.</p>
<p>If birthdays did not matter one would expect 6 in each quarter. (Births are not quite even over the year. For an exact answer take the births of your country; for a first look a quarter each will do.)</p>
<h3>Test</h3>
<p>Chi-square: for each quarter the squared difference from 6, divided by 6, then the sum. (25 + 1 + 4 + 16) ÷ 6 = <strong>7.67</strong>. With three degrees of freedom the 5 % border is 7.81. So p is 0.053.</p>
<p>Eleven against two, and "not significant". Two wrong conclusions are now on offer.</p>
<p><strong>Wrong conclusion 1:</strong> "We have no relative age effect." The test had little power. With 24 players only a very strong effect can cross the line. Absence of proof is no proof of absence; Greenland and colleagues (2016) list the mistake among the commonest misreadings of a test.</p>
<p><strong>Wrong conclusion 2:</strong> "p is nearly 0.05, so it is nearly proven." Had a single player been born in another quarter, p would lie somewhere between 0.02 and 0.17. One squad is one throw.</p>
<h3>Take more throws</h3>
<p>All squads from under-13 to under-16: 96 players, 40, 26, 18, 12. Expected 24 each. Chi-square = (256 + 4 + 36 + 144) ÷ 24 = <strong>18.3</strong>, p below 0.001. The proportions are about the same as before. Four times as many players made a suggestion into a finding.</p>
<p>The odds of the first against the last quarter are 40 to 12, or 3.3. Cobley and colleagues (2009) found about 1.65 across sports, more in the middle teens and at higher levels. This academy lies at the strong end. The interval is wide: with 40 and 12 it reaches from about 1.7 to 6.4.</p>
<h3>What the number does not say</h3>
<ul><li><strong>Not who is good.</strong> The two players of the last quarter are not weaker. They came through a narrower door and may be the better bets.</li><li><strong>Not that the scouts are guilty.</strong> The effect begins before them: in who is brought to a club, who stays, who is cheered. If the pool of candidates was 35, 28, 21, 16 %, the scouts added little.</li><li><strong>Not maturity.</strong> A boy born in December may mature early. Relative age is a matter of calendars and at most a year; biological age spreads over four.</li></ul>
<p>So count the pool as well. Ask the region for the birthdays of all registered players, and of all who were invited to a trial. Three rows, registered, invited, selected, show where the door narrows.</p>
<h3>What to try</h3>
<p>Webdale and colleagues (2020) reviewed proposed solutions. Many are ideas, few were tested: shirt numbers ordered by age, quotas, rotating cut-off dates, later selection, grouping by maturity. The first costs nothing to try: on the next trial day number the bibs by birthday, youngest first, and tell everybody.</p>
<h3>A rule for the report</h3>
<p>Counts first, then the picture, then odds with their interval, and the p-value in brackets. And a date for the next count. A single year is an anecdote with a formula. Five years with the same door are a policy, whether or not anyone decided on it.</p>`,
    sources: [papers.cobley2009, papers.webdale2020, methodPapers.greenland2016],
  }),
  reading({
    slug: 'a-month-around-the-peak',
    title: 'A month around the peak: what to change, and what to leave alone',
    minutes: 4,
    content: `<p>This page is for the coach of players between 12 and 15. It begins when a player grows by more than 0.6 cm a month over three months, or when bone begins to hurt. It is built on reviews and on caution, for trials in growing players are rare.</p>
<h3>What happens</h3>
<p>Feet grow first, then legs, then the trunk. Bone lengthens ahead of muscle and tendon, mass follows length by some months. Levers are longer, and the control that was tuned to the old ones is out of tune. At the places where large tendons pull on growing cartilage, below the kneecap, at the heel, at the hip, repeated pulling hurts.</p>
<p>And contrary to rumour most fitness does not fall. Philippaerts and colleagues (2006) followed young footballers through the spurt: strength, speed and endurance improved, most of them fastest around the peak. What looks like a loss is often a moment of clumsiness in a body that is about to become stronger.</p>
<h3>Change</h3>
<ol><li><strong>Peaks of repetition.</strong> Count kicks, jumps and sprints per session. Halve the longest series. Thirty long passes in ten minutes become ten, three times in a week.</li><li><strong>Two light days in seven.</strong> Not two "technical" days with finishing practice.</li><li><strong>All teams in one table.</strong> School, club, region, and the street. Rating times minutes, asked of the player. A boy with three coaches often has more than any of them believes.</li><li><strong>Strength work stays, and starts.</strong> With a teacher, good technique and moderate loads it is safe for growing bodies, says the international consensus (Lloyd and colleagues, 2014), and useful: landing, hip control, calves. It is <em>not</em> a thing to wait for until growth has ended.</li><li><strong>Technique: vary and do not repair.</strong> If the timing of a header is off, change distances and balls. Do not rebuild the run-up of a boy who will have another leg in spring.</li></ol>
<h3>Leave alone</h3>
<ul><li>Participation. Play with friends is worth more than a perfect load curve.</li><li>Position. A player who is slow for half a year is not a centre-back for ever.</li><li>Selection. Put off each decision about a player in the spurt until it is over, if it can be put off at all.</li></ul>
<h3>Pain</h3>
<table><thead><tr><th>Where</th><th>Often</th><th>First step</th></tr></thead><tbody><tr><td>Below the kneecap</td><td>Osgood-Schlatter</td><td>fewer jumps and kicks; pain up to 3 of 10 that settles by next morning may be tolerated</td></tr><tr><td>Heel</td><td>Sever</td><td>fewer sprints on hard ground, a heel lift, other shoes</td></tr><tr><td>Front or side of the pelvis after one kick or sprint, sudden</td><td>avulsion is possible</td><td>stop, no stretching, picture</td></tr><tr><td>Low back, worse when bending backwards</td><td>stress reaction of a vertebra is possible</td><td>stop, physician within the week</td></tr><tr><td>Hip or knee with a limp, pain at night</td><td>must be excluded: slipped growth plate, infection, tumour</td><td>same day</td></tr></tbody></table>
<p>The names are for the physician. You need the right-hand column.</p>
<h3>How long?</h3>
<p>The fastest phase lasts about a year, with the sharp end some months. Ask each Monday: growth this quarter, pain, sleep, load from all places. Four lines per player. When velocity has fallen below some 6 cm per year on two visits and nothing hurts, return to normal step by step.</p>
<h3>Tell them</h3>
<p>Players in the spurt think that they have become bad. Say that it passes. Show the taller boy his curve, never the others'. Parents want to know about protein and centimetres; tell them about sleep and about the second team that trains on Thursdays.</p>`,
    sources: [papers.philippaerts2006, papers.lloyd2014, papers.lloyd2012, loadPapers.foster2001],
  }),
  asking({
    slug: 'check-growth-and-birthdays',
    title: 'Check: growth, offset and birthdays',
    minutes: 10,
    content: `<p>Seven questions; the equations stand in the questions.</p>`,
    questions: [
      amount(
        'Stature 158.0 cm in January and 162.2 cm in July, half a year later. What is the height velocity?',
        [8.4, 0.1, 'cm per year'],
        '4.2 cm ÷ 0.5 years = 8.4 cm per year. With a technical error of 0.3 cm it carries ± 0.85.',
      ),
      amount(
        'A girl of 11.8 years is 152 cm tall. Offset = −7.709133 + 0.0042232 × age × stature. What is her maturity offset?',
        [-0.13, 0.03, 'years'],
        '11.8 × 152 = 1,793.6; times 0.0042232 it is 7.57; minus 7.71 leaves −0.13. By the equation the peak is some weeks ahead, with a standard error of about half a year.',
      ),
      one(
        'Five visits of one boy give an estimated age at peak of 13.9 each time. What does this steadiness show?',
        [
          'The measurements were copied',
          'The estimate is precise to a tenth of a year',
          'The error of the equation belongs to the boy and repeats itself',
          'He grows exactly like the mean',
        ],
        3,
        'Repeating averages random error. A person whose timing differs from the equation differs from it at every visit.',
      ),
      one(
        'A squad of 24 has 11, 7, 4 and 2 players by quarter; chi-square is 7.67, the 5 % border 7.81. What is the best conclusion?',
        [
          'The squad is too small to tell; count more squads',
          'A relative age effect is proven',
          'There is no relative age effect here',
          'The scouts prefer older players',
        ],
        1,
        'Eleven against two is a strong suggestion and a weak test. More squads decide, and only the pool of candidates shows where the door narrows.',
      ),
      order(
        'In which order do these usually reach their fastest growth?',
        ['Feet', 'Legs', 'Trunk'],
        'From the ends to the middle; body mass follows at about the time of the trunk. This is why shoes warn first and why timing suffers before strength arrives.',
      ),
      several(
        'A player of 13.5 years grows at 9 cm a year. What should change for some months?',
        [
          'Strength training is stopped',
          'Decisions about selection are put off',
          'Load from school, club and region is added up',
          'Long series of kicks, jumps and sprints become shorter',
          'The run-up of his free kick is rebuilt',
        ],
        [2, 3, 4],
        'Repetition is lowered where tendons pull on growing cartilage, all coaches share one table, and nobody is judged in the middle. Taught strength work goes on. Technique is varied, since the limbs will change again.',
      ),
      match(
        'Which percentage of predicted adult stature fits which state in boys?',
        [
          ['Below 85 %', 'Steady childhood growth'],
          ['85 to 90 %', 'Take-off'],
          ['90 to 95 %', 'Around and after the peak'],
          ['Above 95 %', 'Growth slows down'],
        ],
        'The borders are conventions. They help to group for some games, and to compare tests with those of boys in the same state.',
      ),
    ],
  }),
]

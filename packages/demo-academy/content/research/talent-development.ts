import { methodPapers as methods } from '../papers/methods.ts'
import { talentPapers as papers } from '../papers/talent-development.ts'
import type { ResearchItem } from '../types.ts'
import { authors } from './authors.ts'

export const talentResearch: readonly ResearchItem[] = [
  {
    slug: 'maturity-offset-is-mostly-age',
    finding: '0.85 y',
    findingNote: 'is all that 18 cm move the prediction',
    title: 'Maturity offset is mostly age: algebra of a prediction equation',
    abstract:
      'Equations that predict years from peak height velocity are used to group, compare and release young players. This technical note inserts numbers into one widely used equation for boys, which contains only age and standing height. For boys of average growth between eleven and fifteen, the predicted age at peak height velocity lies between 13.3 and 13.8 years, although real ages differ between boys with a standard deviation of about one year. A centimetre of height changes the prediction by 0.05 years and a year of age by more than half a year. Early maturers are therefore predicted too late, and late maturers too early, which agrees with longitudinal validation. The published standard error of about half a year describes scatter around the line in the sample and not this compression. We recommend growth curves with two measurements a year, percentage of predicted adult height as a second opinion, and no individual decisions from a single offset.',
    category: 'talent development',
    tags: ['maturation', 'peak height velocity', 'prediction', 'youth sport'],
    authors: [authors.vermeulen, authors.okafor],
    publishedOn: '2025-02-24',
    doi: '10.5555/palestra.maturity-offset-is-mostly-age',
    licence: 'CC BY 4.0',
    body: `<h2>Equations</h2>
<p>Mirwald and colleagues predicted maturity offset, the time before or after peak height velocity, from age, stature, sitting height, leg length and mass, with a standard error of about 0.6 years [1]. Moore and co-workers simplified: for boys</p>
<p><code>offset = −7.999994 + 0.0036124 × age × stature</code></p>
<p>with age in years, stature in centimetres and a standard error of 0.54 years in calibration [2]. Predicted age at peak height velocity is age minus offset. We use this form because its algebra fits on a card.</p>
<h2>Insert ordinary boys</h2>
<table><thead><tr><th>Age (y)</th><th>Stature (cm)</th><th>Offset (y)</th><th>Predicted age at peak (y)</th></tr></thead><tbody>
<tr><td>11.0</td><td>143</td><td>−2.3</td><td>13.3</td></tr>
<tr><td>12.0</td><td>149</td><td>−1.5</td><td>13.5</td></tr>
<tr><td>13.0</td><td>156</td><td>−0.7</td><td>13.7</td></tr>
<tr><td>14.0</td><td>163</td><td>+0.2</td><td>13.8</td></tr>
<tr><td>15.0</td><td>170</td><td>+1.2</td><td>13.8</td></tr></tbody></table>
<p>These are rounded average heights. Now two boys of 13.0 years who differ a lot: 148 cm, small and late; 166 cm, tall and early. Offsets −1.05 and −0.20; predicted ages at peak 14.0 and 13.2. Eighteen centimetres, close to the distance between the 10th and the 90th percentile, moved the prediction by 0.85 years. The real ages at peak of such boys may differ by three.</p>
<h2>Sensitivity</h2>
<ul>
<li>Stature: <code>0.0036124 × age</code> = 0.047 years per centimetre at 13.</li>
<li>Age: <code>0.0036124 × stature</code> = 0.56 years per year at 156 cm. Predicted age at peak therefore <em>rises</em> by 0.44 years for each year in which the boy waits, if he did not grow.</li>
<li>Measuring error of 0.5 cm: 0.02 years. It is not the ruler.</li>
</ul>
<h2>Compression</h2>
<p>Ages at peak height velocity in boys have a mean near 13.8 and a standard deviation near 0.9 to 1.0 years. Predictions vary far less. A prediction with less variance than the truth must pull both ends to the middle. Malina and Koziel followed Polish boys over years and found exactly that: predicted ages too late for early maturers and too early for late maturers, and dependent on the age at which the prediction was made [3]. Fransen and colleagues proposed a ratio to mend part of this [4]; its validity outside the calibration sample is under debate.</p>
<p>The standard error of 0.5 years invites the phrase "95 % within one year". It was computed over measurements near the peak of many children, mixed with their ages, which are known without error. For the boys who matter to a selector, those two years off the average, error is systematic.</p>
<h2>What then?</h2>
<table><thead><tr><th>Instrument</th><th>Needs</th><th>Strength</th><th>Weakness</th></tr></thead><tbody>
<tr><td>Growth curve</td><td>stature every six months</td><td>sees the spurt itself</td><td>late by half a year</td></tr>
<tr><td>Percentage of predicted adult height [5]</td><td>stature, mass, age, heights of parents</td><td>separates early from late earlier</td><td>reported heights of parents; calibrated on US children</td></tr>
<tr><td>Offset</td><td>one visit</td><td>quick</td><td>compression</td></tr>
<tr><td>Skeletal age</td><td>X-ray and a reader</td><td>reference in the clinic</td><td>dose, cost, consent</td></tr></tbody></table>
<p>Bio-banding groups players by percentage of adult height for some matches and exercises, not instead of age groups but beside them [6, 7]. Bands are wide, which suits the quality of the data.</p>
<h2>For academies</h2>
<ol>
<li>Measure stature twice a year: same person, same hour, twice, mean. Plot it.</li>
<li>If an offset is reported, write "±1 year, compressed" beside it.</li>
<li>Do not release a player within the year of his fastest growth.</li>
<li>Do not plan strength training by the offset; plan it by technique.</li>
</ol>
<h2>Exercise</h2>
<p>Take 30 names with age and stature. Compute offsets with real ages, then with all ages set to the mean of the group. Correlate both with stature. Students see which of the two inputs did the work.</p>
<h2>Limits</h2>
<p>One equation, one sex. The equation for girls has the same form and the same properties. Comparison with real ages at peak uses published means only.</p>`,
    references: [
      papers.mirwald2002,
      papers.moore2015,
      papers.malina2014,
      papers.fransen2018,
      papers.khamis1994,
      papers.cumming2017,
      papers.malina2019,
    ],
    views: 964,
  },
  {
    slug: 'what-an-odds-ratio-of-birthdays-means',
    finding: '315',
    findingNote: 'players to notice the average effect',
    title: 'What an odds ratio of 1.65 means: re-reading published relative age effects for a single academy',
    abstract:
      'A meta-analysis of relative age effects in sport gives an odds ratio of 1.65 between the first and the last quarter of the selection year. Readers find such ratios hard to picture. This note converts the published summary into the distribution of birthdays in a squad, asks how many players an academy needs before its own effect can be distinguished from none or from the average, and shows how quickly small samples mislead. Under a geometric decrease over quarters the ratio corresponds to shares of 32, 27, 23 and 19 %. An academy needs about 315 players to detect this average effect with 80 % power; with sixty players the power is about 20 %. A squad of sixty that shows a strong effect is therefore either unusual or lucky. We add a short reading of the reversal among elite survivors and of proposed remedies, most of which have not been evaluated, and offer a counting sheet.',
    category: 'talent development',
    tags: ['relative age effect', 're-analysis', 'statistical power', 'selection'],
    authors: [authors.fontaine, authors.haddad],
    publishedOn: '2024-12-05',
    licence: 'CC BY 4.0',
    body: `<h2>Source</h2>
<p>Cobley and colleagues combined 38 studies on annual age grouping, with 253 samples from 14 sports. Comparing players born in the first with those in the last quarter, the odds ratio was 1.65 (95 % interval 1.54 to 1.77), larger in adolescence and at representative level [1]. We re-use this published summary; no new data were collected.</p>
<h2>From a ratio to a squad</h2>
<p>Assume that shares fall by a constant factor from quarter to quarter. The factor is the cube root of 1.65, 1.18.</p>
<table><thead><tr><th></th><th>Q1</th><th>Q2</th><th>Q3</th><th>Q4</th></tr></thead><tbody>
<tr><td>No effect</td><td>25 %</td><td>25 %</td><td>25 %</td><td>25 %</td></tr>
<tr><td>Average effect, 1.65</td><td>32 %</td><td>27 %</td><td>23 %</td><td>19 %</td></tr>
<tr><td>Of 60 players</td><td>19</td><td>16</td><td>14</td><td>11</td></tr>
<tr><td>Strong effect, ratio 3</td><td>40 %</td><td>28 %</td><td>19 %</td><td>13 %</td></tr></tbody></table>
<p>Nineteen against eleven does not look scandalous. It means that about five places of sixty are held by birthday. The ratio of 3 is found in some national squads of adolescents.</p>
<h2>How many players to notice</h2>
<p>With the chi-square test on three degrees of freedom and 80 % power the non-centrality must reach 10.9. The average effect contributes 0.0345 for each player, hence about 315 players.</p>
<table><thead><tr><th>Players</th><th>Power for the average effect</th><th>Power for ratio 3</th></tr></thead><tbody>
<tr><td>20</td><td>9 %</td><td>29 %</td></tr>
<tr><td>60</td><td>20 %</td><td>74 %</td></tr>
<tr><td>120</td><td>37 %</td><td>97 %</td></tr>
<tr><td>315</td><td>80 %</td><td>above 99 %</td></tr></tbody></table>
<p>One age group of twenty says nothing in either direction. "We tested it and there is no relative age effect in our club" is the usual result of a test with a power of ten to twenty percent. In the other direction, clubs that do find significance at sixty players will overestimate: only large departures cross the line, and these contain luck. Both faults belong to the common misreadings of tests and intervals [2].</p>
<p>Estimate instead of testing. For 26, 17, 11 and 6 players the ratio of first to last quarter is 4.3 with a 95 % interval from 1.8 to 10.5. The interval carries the message: probably stronger than average, and how much stronger is unknown.</p>
<h2>Population births</h2>
<p>Births are not even over the year, and cut-off dates differ. In many northern countries the third quarter has some five percent more births than the first. Using 25 % as reference then hides part of the effect. National statistics by month are free.</p>
<h2>Those who stay</h2>
<p>Gibbs and colleagues found the effect strong in junior and absent or reversed in the highest levels of ice hockey [3]. Survivors of a harder selection are better on average, whatever hardship taught them. An academy cannot read from it that late-born players benefit from neglect. Long-term comparison of success in junior and senior age shows that early progress predicts the first much better than the second [4].</p>
<h2>Remedies</h2>
<p>Webdale and colleagues reviewed proposed solutions: rotating cut-offs, quotas, average-age teams, delayed selection, birthday-banding, shirt numbers by age. Evaluations are rare [5]. Reviews of talent identification reach a similar verdict on predictors in general: inconsistent, mostly cross-sectional, with little evidence on what happens to the rejected [6, 7].</p>
<p>Any remedy can be tested cheaply if clubs share counts. Twenty clubs with sixty players each give 1200, enough to see a ratio fall from 1.65 to 1.35 or not.</p>
<h2>Counting sheet</h2>
<ol>
<li>Cut-off date and age groups.</li>
<li>Counts by quarter: applied, invited, signed, released. The step at which the share changes is the step to work on.</li>
<li>National births by quarter.</li>
<li>Ratio with interval; no p value.</li>
</ol>
<h2>Limits</h2>
<p>The geometric pattern is an assumption; power changes little with other monotone patterns. The chi-square test ignores order, and a trend test needs about a third fewer players.</p>`,
    references: [
      papers.cobley2009,
      methods.greenland2016,
      papers.gibbs2012,
      papers.gullich2022,
      papers.webdale2020,
      papers.johnston2018,
      papers.till2020,
    ],
    views: 711,
  },
  {
    slug: 'practice-that-looks-worse',
    finding: '2 weeks',
    findingNote: 'later the order is turned',
    title:
      'Practice that looks worse: variability, interference and attention for coaches who must show results on Friday',
    abstract:
      'Good practice often looks bad. Random order, varied tasks and sparse instruction lower performance in the session and may raise what remains a week later. This narrative review explains the distinction between performance and learning, summarises contextual interference, challenge point, attentional focus and ecological approaches, and judges how far laboratory findings carry to teams. Effects that are large in simple laboratory tasks are small and uneven in applied settings, and depend on skill. Theories disagree on mechanism and agree on a usable rule: keep the information that the game provides, and vary what the game varies. We propose a practice plan for four weeks with a retention test that takes eight minutes, so that a coach can find out whether variability helped this group. A table translates each theory into what one would see on the pitch. Claims that blocked practice is useless, or that technique must never be corrected, are not supported.',
    category: 'talent development',
    tags: ['motor learning', 'contextual interference', 'narrative review', 'coaching'],
    authors: [authors.touati, authors.fontaine],
    publishedOn: '2024-03-12',
    licence: 'CC BY-SA 4.0',
    body: `<h2>Two curves</h2>
<p>During practice one measures performance. Learning is what is left after a break, or in another situation. Kantak and Winstein review how the two come apart, and how conditions that help one may harm the other [1]. A coach who is judged by Friday's session is paid for the wrong curve.</p>
<h2>Interference</h2>
<p>Practising three shots in random order makes each attempt worse and retention better than three blocks: the contextual interference effect. Brady's meta-analysis found a moderate effect overall, clearly larger in basic laboratory research than in applied studies, where it was small [2]. Among explanations: the learner must rebuild the solution each time, and comparing neighbouring tasks makes their differences visible.</p>
<p>It follows that interference should help least where each attempt is already rebuilt. A football drill with an opponent is never blocked, even when the plan says so.</p>
<h2>Challenge</h2>
<p>Guadagnoli and Lee add skill: each person learns most at an intermediate difficulty, and difficulty depends on task and person [3]. Beginners profit from blocks; adding interference to a task that already overwhelms adds noise. The framework predicts sensibly and is hard to refute, since the optimum is found afterwards.</p>
<h2>Attention</h2>
<p>Wulf reviewed fifteen years of work in which attention to effects ("push the ground away") beat attention to limbs ("extend the knee") in many tasks [4]; the OPTIMAL theory adds expectation of success and autonomy [5]. The field debates publication bias and the size of effects. Wording costs nothing, so the risk in following it is low. The risk lies in silence: some faults need a name.</p>
<h2>Constraints</h2>
<p>Ecological approaches see a movement as a solution that emerges between person, task and surroundings. Variability is then not an error around a template; it is search and adaptation [6]. The coach changes constraints: space, number, rules [7]. Representative design asks whether the information in practice is that of the game [8]. Cones do not disguise intentions.</p>
<table><thead><tr><th>View</th><th>On the pitch</th><th>Would be embarrassed by</th></tr></thead><tbody>
<tr><td>Contextual interference</td><td>pass, shot, dribble in random order</td><td>equal retention after blocks, in skilled players</td></tr>
<tr><td>Challenge point</td><td>harder versions for better players</td><td>one difficulty best for all</td></tr>
<tr><td>External focus</td><td>"send it to the far post"</td><td>limb cues with equal retention in large trials</td></tr>
<tr><td>Constraints-led</td><td>goals after a pass through a gate only</td><td>isolated technique with full transfer to matches</td></tr></tbody></table>
<h2>How much of it carries over?</h2>
<p>Most experiments last one to three sessions, test after a day, and use novices. Practice in a club runs for years. We know of no trial that randomised academies. The honest summary for a coach: direction probably right, size unknown.</p>
<h2>A plan with its own test</h2>
<ol>
<li><strong>Choose one skill</strong> and a score, for example passes through a 1.5 m gate at 15 m under light pressure, out of ten.</li>
<li><strong>Test cold</strong> on Monday: eight minutes, before warm-up games, no comments. That is retention.</li>
<li>Weeks 1 and 2: blocks, ten minutes three times a week. Weeks 3 and 4: same minutes, mixed with two other skills and changing distance.</li>
<li>Test cold each Monday and once two weeks after the end.</li>
<li>A second group takes the other order, or the comparison has no value.</li>
</ol>
<p>Show players both curves. In our experience the hard part is the second week of mixing, when scores in practice fall and parents ask.</p>
<h2>What is not supported</h2>
<ul>
<li>Blocks are useless. They serve first contacts, warm-up and confidence.</li>
<li>Never correct. Feedback that is wanted and sparse helps.</li>
<li>Variation for its own sake. Throwing balls of different weight at a goalkeeper varies what the game keeps constant.</li>
</ul>
<h2>Limits</h2>
<p>Selective, written by authors who coach. Several cited reviews come from proponents of the theories they review.</p>`,
    references: [
      papers.kantak2012,
      papers.brady2004,
      papers.guadagnoli2004,
      papers.wulf2013,
      papers.wulf2016,
      papers.davids2003,
      papers.renshaw2019,
      papers.pinder2011,
    ],
    views: 1098,
  },
]

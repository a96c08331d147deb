import { methodPapers as methods } from '../papers/methods.ts'
import { nutritionPapers as nutrition } from '../papers/nutrition.ts'
import { returnPapers as papers } from '../papers/return-to-play.ts'
import { tissuePapers as tissue } from '../papers/tendon-and-muscle.ts'
import type { ResearchItem } from '../types.ts'
import { authors } from './authors.ts'

export const returnResearch: readonly ResearchItem[] = [
  {
    slug: 'the-error-of-a-symmetry-index',
    finding: '1 in 5',
    findingNote: 'passes four tests by luck, with a true index of 92',
    title: 'The error of a limb symmetry index and the chance of passing ninety percent',
    abstract:
      'A limb symmetry index of 90 % is the most common gate on the way back from knee ligament reconstruction. This technical note treats it as what it is, a quotient of two measurements with error. With a coefficient of variation of 3.5 % for each limb the index has a standard error near 4.5 points, so that an athlete with a true index of 88 passes one test in three and an athlete with 92 fails one in three. Passing four independent tests with a true value of 92 in each happens in one case out of five. We tabulate the chance of passing for true values from 84 to 98, for a single test and for the mean of three. A second table contrasts the index with absolute and pre-injury references. The note ends with reporting advice: absolute values first, an interval around the index, and no decision within one standard error of a gate.',
    category: 'return to play',
    tags: ['limb symmetry index', 'ACL', 'measurement error', 'decision-making'],
    authors: [authors.okafor, authors.romano],
    publishedOn: '2025-03-03',
    doi: '10.5555/palestra.the-error-of-a-symmetry-index',
    licence: 'CC BY 4.0',
    body: `<h2>A quotient with two errors</h2>
<p><code>LSI = 100 · operated / other</code>. If each limb is measured with a coefficient of variation c, and errors are independent, the index has one of about <code>c · √2</code>. With 3.5 %, a fair value for hops and isokinetic peak torque after familiarisation, this is 4.9 % of the index: 4.5 points at 92. How to choose the reference limb and the formula was discussed at length by Bishop and colleagues [1]; here we take the clinical form.</p>
<p>The index entered practice with the hop tests of Noyes and co-workers, who gave 85 % as the limit of normality, since most uninjured people lie above it [2]. Ninety came later. Neither was chosen with the error in view.</p>
<h2>Chance of passing 90</h2>
<table><thead><tr><th>True index</th><th>One test</th><th>Mean of three tests</th><th>All of four different tests, each with this true index</th></tr></thead><tbody>
<tr><td>84</td><td>7 %</td><td>1 %</td><td>below 0.1 %</td></tr>
<tr><td>86</td><td>17 %</td><td>5 %</td><td>0.1 %</td></tr>
<tr><td>88</td><td>32 %</td><td>21 %</td><td>1 %</td></tr>
<tr><td>90</td><td>50 %</td><td>50 %</td><td>6 %</td></tr>
<tr><td>92</td><td>67 %</td><td>78 %</td><td>20 %</td></tr>
<tr><td>94</td><td>81 %</td><td>93 %</td><td>42 %</td></tr>
<tr><td>96</td><td>90 %</td><td>99 %</td><td>65 %</td></tr>
<tr><td>98</td><td>95 %</td><td>above 99 %</td><td>82 %</td></tr></tbody></table>
<p>Values follow from the normal distribution. The last column assumes independence; errors of one day are shared, which makes it somewhat kinder. Two points deserve attention.</p>
<ul>
<li>A battery of four gates is a different instrument from one gate. With true values of 94 everywhere more than half fail at least one. Reports on how few pass full batteries [3] contain this arithmetic beside any weakness of knees.</li>
<li>Repeating until passed turns 88 into a pass: three attempts give 1 − 0.68³ = 69 %.</li>
</ul>
<h2>What the index hides</h2>
<table><thead><tr><th>Reference</th><th>Shows</th><th>Hides</th></tr></thead><tbody>
<tr><td>Other limb, today</td><td>difference between sides</td><td>decline of both sides</td></tr>
<tr><td>Other limb, before surgery</td><td>recovery toward the athlete’s own level</td><td>level before injury</td></tr>
<tr><td>Own value, preseason</td><td>full recovery</td><td>nothing of the three, but seldom available</td></tr>
<tr><td>Norm of position and age</td><td>fitness for the task</td><td>individual history</td></tr></tbody></table>
<p>In the cohort of Wellsandt and colleagues 57 % reached 90 % by symmetry, 29 % by the pre-surgical capacity of the uninjured side, and the second criterion picked out more of those with later injuries [4]. And distance itself is a poor witness for the knee: with symmetrical hops, knee work in landing remained reduced [5].</p>
<h2>A decision with a grey zone</h2>
<p>Let g be the gate and e the standard error for the number of repetitions made. Below g − e: not yet. Above g + e: passed. Between: repeat on another day and average, once. With three tests e is 2.6 points and the grey zone runs from 87.4 to 92.6. Rules like this cost a week and take luck out of an appointment.</p>
<p>Error is only one part of the decision. Tissue health, tolerance of risk and pressure from outside need their own place, as in frameworks for return to sport [6]. A gate that pretends to be sharp draws attention away from them.</p>
<h2>Reporting</h2>
<ol>
<li>Absolute values of both limbs with units.</li>
<li>Index with the interval, for example 91 (86 to 96).</li>
<li>Number of attempts <em>and</em> number of test days.</li>
<li>Reference used, stated in words.</li>
</ol>
<h2>Check your own c</h2>
<p>Test ten healthy people on two days, both limbs. Standard deviation of the difference in the index, divided by √2, is the error to use [7]. Clinics that do so usually find more than 4.5.</p>`,
    references: [
      papers.bishop2018,
      papers.noyes1991,
      papers.webster2019,
      papers.wellsandt2017,
      papers.kotsifaki2022,
      papers.shrier2015,
      methods.atkinson1998,
    ],
    views: 1172,
  },
  {
    slug: 'do-return-criteria-protect',
    finding: '3.35',
    findingNote: 'times the risk, for the other knee of those who passed',
    title: 'Do return-to-sport criteria protect the reconstructed knee? Reading cohorts that disagree',
    abstract:
      'After reconstruction of the anterior cruciate ligament athletes are tested before they return. Some cohorts found fewer new injuries among those who passed; meta-analyses found weak or divided effects, with fewer graft ruptures and more injuries of the other knee. This narrative review asks what these studies can show. We contrast two influential cohorts and two meta-analyses, and discuss time since surgery, age, exposure after return, small numbers of events and the missing comparison between testing and not testing. Time and criteria are tangled: those who wait pass more often. A higher rate in the other knee may be explained by more exposure of those who pass. The evidence supports delay to about nine months in young pivoting athletes and quadriceps strength as a target. It does not support the claim that any particular battery reduces risk by a known percentage. Suggestions for honest communication with athletes close the text.',
    category: 'return to play',
    tags: ['ACL reconstruction', 'return to sport', 'narrative review', 'reinjury'],
    authors: [authors.okafor, authors.vermeulen],
    publishedOn: '2024-10-08',
    licence: 'CC BY 4.0',
    body: `<h2>The base rate</h2>
<p>In a meta-analysis of younger athletes 15 % had a second ligament injury, 7 % on the same and 8 % on the other side; among those under 25 who went back to sport it was 23 % [1]. With rates like these, even a modest protection is worth a lot, and chance in small cohorts is large.</p>
<h2>Two cohorts</h2>
<p>Grindem and colleagues followed 106 athletes for two years. Of those who failed criteria before returning to pivoting sport 38 % had a new knee injury, of those who passed 6 %. For each month of delay until nine months the rate fell by about half [2].</p>
<p>Kyritsis and colleagues followed 158 professional players in Qatar. Failure to meet six discharge criteria went with a risk of graft rupture four times as high; a lower hamstring-to-quadriceps ratio added to it. Injuries of the other knee were not explained [3].</p>
<p>Both are often quoted as if athletes had been assigned to pass or fail.</p>
<h2>Two meta-analyses</h2>
<table><thead><tr><th>Question</th><th>Losciale 2019 [4]</th><th>Webster 2019 [5]</th></tr></thead><tbody>
<tr><td>Material</td><td>four studies, passing against failing</td><td>eighteen studies, seven of them on reinjury</td></tr>
<tr><td>Any second ligament injury</td><td>no clear association</td><td>no clear association (risk ratio 0.80)</td></tr>
<tr><td>Graft rupture</td><td>not conclusive</td><td>lower (0.40)</td></tr>
<tr><td>Other knee</td><td>not conclusive</td><td>higher (3.35)</td></tr>
<tr><td>Who passes</td><td>fewer than half</td><td>about one in four</td></tr></tbody></table>
<p>Summary values are taken from the abstracts. Opposite effects on both knees, averaged, look like none.</p>
<h2>How can passing raise a risk?</h2>
<p><strong>Exposure.</strong> People who pass play more, earlier, at a higher level. Without minutes of exposure in the denominator, a good knee is punished for its use. Few studies have them.</p>
<p><strong>The reference.</strong> Symmetry may be reached with a weakened other side. That knee then returns with less than it once had.</p>
<p><strong>Chance.</strong> The ratio of 3.35 rests on few events, with an interval from about 1.5 to 7.4.</p>
<h2>Time and criteria</h2>
<p>Who returns later has had more time to pass. Beischer and colleagues, in a registry of young athletes, found a rate of new injury seven times as high in those who returned before nine months, and no association with symmetrical strength in that sample [6]. Time may act through biology of the graft, through selection of the cautious, or both.</p>
<p>A trial would randomise the <em>decision rule</em>: test-based against time-based. We know of none of sufficient size. At 10 against 20 % in two years it would need about 200 athletes in each group, which is feasible for several centres together.</p>
<h2>What seems reasonable</h2>
<ul>
<li><strong>Nine months or more</strong> before unrestricted pivoting in people under 25. Moderate confidence.</li>
<li><strong>Quadriceps strength</strong>, in absolute terms and against earlier values, as a target of rehabilitation whether or not it predicts. The clinical guideline from Aspetar is specific on training and careful on criteria [7].</li>
<li><strong>Gradual exposure</strong> after clearance: training before match, minutes before match days. The Bern consensus describes return as a continuum and not as a date [8].</li>
<li><strong>Prevention for both knees</strong>, without an end date.</li>
<li>Hop batteries: as training goals and for motivation. Little confidence as predictors.</li>
</ul>
<p>Screening in general seldom predicts individuals, since values of those who will and will not be injured overlap [9]. It would be odd if criteria at nine months were an exception.</p>
<h2>Words for the consultation</h2>
<p>"You passed. People who pass seem to rupture the graft less often. We do not know how much of that is the test. Of ten people of your age who go back to pivoting, about two tear one of the two ligaments within some years. Delay and strong legs lower it, by an amount nobody can give you. Which part of the season matters most to you?"</p>
<h2>Limits</h2>
<p>Selective review. The planning figure of 200 per group assumes 80 % power, two-sided 5 %, no loss.</p>`,
    references: [
      papers.wiggins2016,
      papers.grindem2016,
      papers.kyritsis2016,
      papers.losciale2019,
      papers.webster2019,
      papers.beischer2020,
      papers.kotsifaki2023,
      papers.ardern2016,
      papers.bahr2016,
    ],
    views: 1489,
  },
  {
    slug: 'loading-tendons-what-transfers',
    finding: '6 and 8',
    findingNote: 'people behind two famous ideas',
    title: 'Loading tendons: what transfers from laboratory, bioreactor and clinic',
    abstract:
      'Advice on tendon training mixes three kinds of evidence: adaptation of healthy tendons in trials, pain and function in patients, and experiments on engineered ligaments. They answer different questions, and the mixing produces confident programmes. This narrative review sorts frequent recommendations by their source. High load and duration of the intervention are supported by trials in healthy adults. Heavy slow resistance is supported in patients as an alternative to eccentric training with similar outcome and higher satisfaction. Short-term analgesia by isometric holds rests on a very small study with variable replication. Brief, repeated bouts with six hours between and gelatine with vitamin C come from engineered tissue and from markers in blood, with clinical outcomes still missing. We give a table of claim, source and confidence, and a plan for an in-season athlete that uses only the first two classes. The review is selective, and its gradings are opinions of the authors.',
    category: 'return to play',
    tags: ['tendinopathy', 'heavy slow resistance', 'narrative review', 'collagen'],
    authors: [authors.okafor, authors.marchetti],
    publishedOn: '2025-05-29',
    licence: 'CC BY 4.0',
    body: `<h2>Three kinds of evidence</h2>
<ol>
<li><strong>Healthy tendons, measured.</strong> Stiffness, modulus and cross-section before and after weeks of training.</li>
<li><strong>Patients, asked and tested.</strong> Pain and function after weeks or months.</li>
<li><strong>Cells and constructs.</strong> Engineered ligaments stretched in a dish; collagen markers in blood.</li>
</ol>
<p>A programme for a volleyball player needs the second kind. The first tells what load a tendon notices. The third produces ideas.</p>
<h2>Healthy tendons</h2>
<p>Bohm and colleagues pooled 27 studies with 264 participants. Stiffness rose clearly and modulus moderately, growth of cross-section was small. Loads above about 70 % of maximum were better than lower ones; contraction type did not matter; longer than twelve weeks was better [1]. In healthy people, then, a tendon counts force and weeks. It has no opinion on eccentric.</p>
<h2>Patients</h2>
<p>The continuum model separates a reactive, a disrepair and a degenerative stage and ties management to them [2]. It is influential, useful in conversation, and its stages cannot be told apart reliably in one person.</p>
<p>Trials of loading are smaller than their fame. Kongsgaard and colleagues compared injections, eccentric decline squats and heavy slow resistance in 39 men with patellar tendinopathy: all improved at twelve weeks, injections relapsed at half a year, and heavy slow resistance had the best satisfaction [3]. Beyer and colleagues found eccentric and heavy slow loading equal in Achilles tendinopathy at one year [4]. Without a group that waits, the natural course remains unknown, though chronic cases seldom resolve within twelve weeks.</p>
<h3>Isometric holds</h3>
<p>Rio and colleagues, six athletes, crossover: five holds of 45 s at 70 % reduced pain for 45 minutes and isotonic work did not [5]. Later attempts at other tendons and in larger groups gave mixed results. Safe, cheap, try once; if it does nothing, drop it.</p>
<h2>Cells and constructs</h2>
<p>Baar summarises work on engineered ligaments: the response to loading saturates after about ten minutes and is refractory for some six hours; hence short bouts, several times a day [6]. Shaw and colleagues gave eight men gelatine with vitamin C before six minutes of skipping, and 15 g doubled a blood marker of collagen synthesis [7]. The marker comes mostly from bone. Athletes have taken up both ideas with great energy.</p>
<h2>Claims and confidence</h2>
<table><thead><tr><th>Claim</th><th>Kind of evidence</th><th>Our confidence</th></tr></thead><tbody>
<tr><td>High force is needed for stiffness</td><td>trials, healthy</td><td>high</td></tr>
<tr><td>Twelve weeks or more</td><td>trials, healthy; trials, patients</td><td>high</td></tr>
<tr><td>Eccentric is superior to heavy slow</td><td>trials, patients</td><td>low; evidence is against</td></tr>
<tr><td>Isometrics take pain away</td><td>small crossover</td><td>low to moderate, short-term</td></tr>
<tr><td>Six hours between bouts</td><td>constructs</td><td>low for athletes</td></tr>
<tr><td>Gelatine and vitamin C</td><td>blood marker, n = 8</td><td>low</td></tr>
<tr><td>Complete rest heals</td><td>none in favour</td><td>very low</td></tr></tbody></table>
<h2>A plan from the first two kinds</h2>
<p>For a player in season with patellar pain of 3 to 5 on a single-leg decline squat:</p>
<ul>
<li>Heavy slow resistance twice a week after training or on separate days: squat, leg press, knee extension; from 15 repetitions down to 6 maximum over nine weeks, three seconds each way.</li>
<li>Jumps limited by count. A typical match has 60 to 100; training on other days stays below the match.</li>
<li>A morning load test, same squat, pain noted. Two points above the usual: jumps are halved that day, lifting stays.</li>
<li>Review at weeks 4, 8 and 12 by function and only then by picture. Structure on ultrasound changes late or not at all.</li>
</ul>
<p>After injury of muscle the same lesson has trial support from the other side: loading from day two instead of day nine shortened return by about three weeks [8]. Tissue wants load with a dose. It rarely wants rest or heroics.</p>
<h2>What would change our table</h2>
<p>One trial in patients with two against six short bouts a day at equal total load, and one placebo-controlled trial of collagen with pain and function at six months. Neither is beyond the means of a federation.</p>`,
    references: [
      tissue.bohm2015,
      tissue.cook2009,
      tissue.kongsgaard2009,
      tissue.beyer2015,
      tissue.rio2015,
      tissue.baar2017,
      nutrition.shaw2017,
      tissue.bayer2017,
    ],
    views: 1336,
  },
]

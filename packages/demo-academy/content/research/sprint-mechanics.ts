import { loadPapers as load } from '../papers/load-monitoring.ts'
import { methodPapers as methods } from '../papers/methods.ts'
import { sprintPapers as papers } from '../papers/sprint-mechanics.ts'
import { tissuePapers as tissue } from '../papers/tendon-and-muscle.ts'
import type { ResearchItem } from '../types.ts'
import { authors } from './authors.ts'

export const sprintResearch: readonly ResearchItem[] = [
  {
    slug: 'sprint-profile-from-five-splits',
    finding: '26 W/kg',
    findingNote: 'from a clock started 0.3 s late; the truth is 16',
    title: 'A sprint force-velocity profile from five split times: teaching protocol and sensitivity to the start',
    abstract:
      'A model of sprint acceleration with two parameters turns split times into horizontal force, velocity and power. The method needs no force plates and one spreadsheet, and it hides one fragile quantity: the instant at which the sprint began. This protocol teaches data collection, fitting and interpretation in two lessons and works through one artificial runner with splits at 5, 10, 15, 20 and 30 m. For this runner a start offset of one tenth of a second changes estimated maximal power from 16.1 to 18.4 or 14.3 W/kg and initial acceleration by up to 17 %, far more than any training effect, while maximal speed moves by about 3 %. Students learn to recognise an offset in the residuals and to include it as a third parameter. Published comparisons with track-embedded force plates and values of elite athletes are used as a frame. Recommendations for reporting close the protocol.',
    category: 'sprint mechanics',
    tags: ['force-velocity profile', 'acceleration', 'timing gates', 'teaching protocol', 'modelling'],
    authors: [authors.benali, authors.romano],
    publishedOn: '2025-04-09',
    doi: '10.5555/palestra.sprint-profile-from-five-splits',
    licence: 'CC BY 4.0',
    body: `<h2>Idea</h2>
<p>During maximal acceleration speed approaches its limit almost exponentially: <code>v(t) = v<sub>max</sub> (1 − e<sup>−t/τ</sup>)</code>. Two numbers describe the run. Differentiating gives acceleration; adding air resistance and multiplying by body mass gives horizontal force. Force against speed is nearly a straight line with intercepts F<sub>0</sub> and V<sub>0</sub>, and the highest power is F<sub>0</sub>·V<sub>0</sub>/4. Samozino and colleagues validated this against force plates in the track [1]; a replication with more plates in one row found differences of a few percent for the main variables [2].</p>
<h2>Lesson one: collect</h2>
<ol>
<li>Gates at 0, 5, 10, 15, 20 and 30 m, beams at hip height. Tape 0.50 m behind the first gate for the front foot.</li>
<li>Two-point start, still for two seconds, no backward step.</li>
<li>Three runs, four minutes between. Film the start from the side at 120 frames or more.</li>
<li>Body mass, stature, air temperature, wind.</li>
</ol>
<p>Good practice in timing is reviewed elsewhere [3]. The film matters since it shows when force began to act, which no gate does.</p>
<h2>Lesson two: fit</h2>
<p>Integrate the speed: <code>x(t) = v<sub>max</sub> (t − τ (1 − e<sup>−t/τ</sup>))</code>. Vary the two parameters until squared differences to the gate distances are smallest; a spreadsheet solver suffices. The artificial runner has v<sub>max</sub> 8.6 m/s and τ 1.15 s, mass 75 kg, stature 1.80 m.</p>
<table><thead><tr><th>Distance (m)</th><th>5</th><th>10</th><th>15</th><th>20</th><th>30</th></tr></thead><tbody>
<tr><td>Time (s)</td><td>1.387</td><td>2.133</td><td>2.793</td><td>3.417</td><td>4.618</td></tr></tbody></table>
<p>Initial acceleration is 8.6 ÷ 1.15 = 7.5 m/s². With air resistance F<sub>0</sub> is 7.4 N/kg after the linear fit, V<sub>0</sub> 8.9 m/s and maximal power 16.5 W/kg; without air 16.1. The ratio of horizontal to total force falls from about 51 % at 0.3 s by 7 points for each m/s. That ratio, and not total force, was what distinguished better accelerators in the early work on force application [4] and in world-class athletes [5].</p>
<h2>Sensitivity to the start</h2>
<p>Let the clock start late or early by a constant. Fit the same two parameters again.</p>
<table><thead><tr><th>Clock starts</th><th>v<sub>max</sub> (m/s)</th><th>τ (s)</th><th>Initial acceleration (m/s²)</th><th>Maximal power, no air (W/kg)</th></tr></thead><tbody>
<tr><td>with the first force</td><td>8.60</td><td>1.15</td><td>7.5</td><td>16.1</td></tr>
<tr><td>0.1 s late</td><td>8.39</td><td>0.96</td><td>8.8</td><td>18.4</td></tr>
<tr><td>0.2 s late</td><td>8.21</td><td>0.78</td><td>10.5</td><td>21.6</td></tr>
<tr><td>0.3 s late</td><td>8.08</td><td>0.63</td><td>12.9</td><td>26.1</td></tr>
<tr><td>0.1 s early</td><td>8.87</td><td>1.38</td><td>6.5</td><td>14.3</td></tr></tbody></table>
<p>A gate broken by a leaning trunk after half a metre of run-in starts the clock 0.2 to 0.3 s after the first force. The third and fourth rows then rank a schoolboy beside an Olympian. Power of 26 W/kg exceeds what elite sprinters show [6], and <strong>this comparison is the best alarm a practitioner has</strong>.</p>
<h3>Recognising and repairing it</h3>
<ul>
<li>Residuals: an offset leaves a bend, with root mean square 0.07 m at 0.1 s and 0.22 m at 0.3 s. Without offset it should stay below 0.03 m.</li>
<li>Add the offset as a third parameter. Five splits allow it; standard errors grow.</li>
<li>Take the offset from film and subtract it. More laborious and safer.</li>
</ul>
<h2>Interpretation</h2>
<p>Compare a person with himself, and with others only within one set-up. Elite athletes of different sports differ mainly in both intercepts together, less in the slope [6]. Training by profile is proposed [7]; whether it beats general training in sprinting has not been shown with any precision, and students should say so in their report.</p>
<h2>Report</h2>
<p>Start rule, gate heights, treatment of offset, residual error, two parameters with standard errors, then the derived values. If space is short, leave out the derived values.</p>`,
    references: [
      papers.samozino2016,
      papers.morin2019,
      papers.haugen2016,
      papers.morin2011,
      papers.rabita2015,
      papers.haugen2019profiles,
      papers.morin2016,
    ],
    views: 1534,
  },
  {
    slug: 'nordic-evidence-read-twice',
    finding: '0.49',
    findingNote: 'or 0.59: the same trials, two readings',
    title: 'The Nordic hamstring evidence, read twice',
    abstract:
      'Two meta-analyses of largely overlapping trials on the Nordic hamstring exercise reached opposite headlines: one reported that injury rates are halved, the other that the effect is inconclusive. This narrative review explains how both can be computed from the same literature. We compare inclusion rules, the separation of single exercise from programmes, the handling of between-trial variation and the interval that answers a practitioner’s question, which is the prediction interval for a new setting and not the confidence interval of a mean. We then place the exercise beside what is known of mechanism, fascicle length and eccentric strength, and beside the fact that hamstring injuries in professional football have become more frequent while the exercise became famous. The exercise is cheap, probably useful where it is done, and not sufficient; exposure to near-maximal running deserves equal attention. A table lists both estimates with design and reading.',
    category: 'sprint mechanics',
    tags: ['hamstring injury', 'meta-analysis', 'prevention', 'narrative review'],
    authors: [authors.benali, authors.ortega, authors.mensah],
    publishedOn: '2025-07-15',
    licence: 'CC BY 4.0',
    body: `<h2>Two headlines</h2>
<p>In 2019 van Dyk and colleagues pooled 15 studies with 8459 athletes and concluded that programmes including the Nordic exercise halve hamstring injuries [1]. In 2021 Impellizzeri and colleagues reappraised the randomised evidence and called the effect inconclusive [2]. Both groups are competent. What differs is the question.</p>
<table><thead><tr><th>Source</th><th>What was pooled</th><th>Estimate (95 % interval)</th><th>Reading</th></tr></thead><tbody>
<tr><td>Petersen 2011 [3]</td><td>one trial, 942 players, 10-week programme then weekly</td><td>rate ratio 0.29 (0.15 to 0.57)</td><td>large effect, controls with many injuries</td></tr>
<tr><td>van Dyk 2019 [1]</td><td>15 studies, alone or within programmes, several designs</td><td>risk ratio 0.49 (0.32 to 0.74)</td><td>programmes that contain it work on average</td></tr>
<tr><td>Impellizzeri 2021 [2]</td><td>five randomised trials, exercise against usual training</td><td>risk ratio 0.59 (0.27 to 1.29)</td><td>compatible with large benefit and with some harm</td></tr></tbody></table>
<p>A reader who only asks whether an interval touches one sees a contradiction. The point estimates are 0.49 and 0.59, which is hardly a quarrel.</p>
<h2>Where the intervals part</h2>
<h3>Inclusion</h3>
<p>A warm-up of fifteen exercises in which one is Nordic tests the warm-up. Excluding such trials costs participants and buys a cleaner question.</p>
<h3>Few trials, large variation</h3>
<p>With five trials the variance between trials is poorly estimated. Methods that admit this give wider intervals. The mean over trials is also not what a club wants to know. Higgins and colleagues point to the distribution of effects across settings [4], and the interval for the effect in a <em>new</em> setting should be given as a routine [5]. If true effects vary with a standard deviation of 0.5 on the logarithmic scale around 0.55, the middle 95 % of settings runs from about 0.2 to 1.5. Some clubs would see a triumph, some nothing.</p>
<h3>Adherence</h3>
<p>Analysis by intention answers whether <em>telling</em> teams to do it helps. Where players do two of ten planned sessions, an effective exercise will look weak.</p>
<h2>Mechanism: plausible, not decisive</h2>
<ul>
<li>Ten weeks of Nordics lengthen fascicles of the long head of biceps femoris and raise eccentric strength; hip extension training did the same with a different pattern of growth [6].</li>
<li>Players with short fascicles and low eccentric strength had more injuries in one season of elite Australian soccer [7].</li>
<li>Measured in the Nordic itself, previously injured limbs were weaker than their partners [8]; whether before or because of injury, a retrospective design cannot tell.</li>
</ul>
<p>Each link is supported. The chain from exercise through fascicle to fewer injuries has not been shown in one study.</p>
<h2>The inconvenient curve</h2>
<p>In the UEFA cohort hamstring injuries rose from 12 to 24 % of all injuries between 2001/02 and 2021/22, with the rate in training and matches still climbing in the later seasons [9]. In the same years the exercise became the best-known in football medicine. Possible reasons: it is known and not done; matches have become faster; squads play more often. None says that the exercise fails, but all say that it is not enough. Running near maximal speed is the event during which most are injured and also a candidate for protection: in Gaelic football players who regularly reached 95 % of maximum had fewer injuries than those who did not [10]. That study was observational.</p>
<h2>What we teach</h2>
<ol>
<li>Prescribe it: two sessions in preseason weeks, one in season, few repetitions with full effort. Cost: eight minutes.</li>
<li>Count what was done, by player.</li>
<li>Schedule sprint exposure with the same care, at least once in seven to ten days.</li>
<li>Say "probably helps, size unknown here" when a board asks. It is the sentence that both papers support.</li>
</ol>
<h2>Limits</h2>
<p>This is a reading of selected papers by authors who like the exercise. The illustrative prediction interval uses an assumed spread.</p>`,
    references: [
      papers.vandyk2019,
      papers.impellizzeri2021,
      papers.petersen2011,
      methods.higgins2009,
      methods.inthout2016,
      papers.bourne2017,
      papers.timmins2016,
      papers.opar2013,
      tissue.ekstrand2023,
      load.malone2017gaelic,
    ],
    views: 1877,
  },
  {
    slug: 'the-sprint-decrement-score',
    finding: '0.06 s',
    findingNote: 'held back at the start takes a third of the score',
    title: 'The sprint decrement score and its dependence on one number',
    abstract:
      'Repeated-sprint tests are summarised by how much sprints slow down. Several scores exist; the percentage decrement score, which compares the total time with the best sprint multiplied by the number of sprints, is regarded as the most defensible. This technical note examines its weakness: the best sprint enters with the full weight of the series. With an artificial series of eight sprints we show that slowing one sprint by 0.06 s changes the score from 3.5 to 2.2 %, while total time changes by 0.2 %. Closed approximations for the error of the score are given; with a typical error of 1 % per sprint, decrement scores of 3 and 5 % cannot be separated reliably in one person. We propose to report total or mean time first, to treat the decrement as a description, to check the first sprint against an independent single sprint and to discard tests in which it is slower by more than 3 %.',
    category: 'sprint mechanics',
    tags: ['repeated-sprint ability', 'fatigue index', 'reliability', 'testing'],
    authors: [authors.benali, authors.marchetti],
    publishedOn: '2024-04-22',
    licence: 'CC BY 4.0',
    body: `<h2>Scores in use</h2>
<p>For n sprints with times t<sub>1</sub> to t<sub>n</sub>, best b and worst w:</p>
<ul>
<li>Fatigue index: <code>100 · (w − b) / b</code>. Two sprints decide, the others are not used.</li>
<li>Decrement from first to last: <code>100 · (t<sub>n</sub> − t<sub>1</sub>) / t<sub>1</sub></code>. A final spurt turns it negative.</li>
<li>Percentage decrement: <code>100 · (Σt / (n·b) − 1)</code>. All sprints are used.</li>
</ul>
<p>Glaister and colleagues compared formulas on multiple-sprint data and recommended the last, with coefficients of variation that were still far larger than those of the times themselves [1]. Reviews of repeated-sprint ability follow this advice and warn about pacing at the same time [2].</p>
<h2>An artificial series</h2>
<table><thead><tr><th>Sprint</th><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th><th>6</th><th>7</th><th>8</th><th>Sum</th></tr></thead><tbody>
<tr><td>A: all out (s)</td><td>4.20</td><td>4.26</td><td>4.31</td><td>4.35</td><td>4.38</td><td>4.41</td><td>4.44</td><td>4.42</td><td>34.77</td></tr>
<tr><td>B: first held back (s)</td><td>4.26</td><td>4.26</td><td>4.31</td><td>4.35</td><td>4.38</td><td>4.41</td><td>4.44</td><td>4.42</td><td>34.83</td></tr></tbody></table>
<p>Series A: 34.77 ÷ 33.60 − 1 = 3.5 %. Series B: 34.83 ÷ 34.08 − 1 = 2.2 %. The athlete who held back on the first sprint was slower overall by 0.06 s and "fatigued" by a third less. The fatigue index moves from 5.7 to 4.2 %.</p>
<h2>Why one sprint matters so much</h2>
<p>For small decrements the score is the mean time minus the best, divided by the best. The mean of eight has an error of about 0.35 times the error of one sprint. The best has the error of an extreme: nearly that of one sprint, and biased low. The difference therefore inherits almost all error of one sprint.</p>
<table><thead><tr><th>Quantity</th><th>Error if one sprint has 1 %</th><th>Relative to its usual value</th></tr></thead><tbody>
<tr><td>One sprint</td><td>0.042 s</td><td>1 %</td></tr>
<tr><td>Mean of eight</td><td>0.015 s</td><td>0.35 %</td></tr>
<tr><td>Decrement score of 3.5 %</td><td>about 0.7 points</td><td>20 %</td></tr></tbody></table>
<p>Two scores of one person differ with a standard deviation of 0.7 × √2 = 1.0 point. To call a change of 1.5 points real at the usual level is not possible. With six sprints it is worse. Reliability in general is lower for such derived measures than for the values they come from [3].</p>
<p>Bias is added. Even without any fatigue the best of eight lies about 1.4 standard deviations below their mean, so that <strong>a tireless athlete with 1 % scatter scores 1.4 %</strong>. Scores of 2 % are thus mostly noise.</p>
<h2>What the score is asked to mean</h2>
<p>Fatigue in repeated sprints is multifactorial: limits of energy supply, accumulation of by-products, failure of activation [2]. Those with a high first sprint slow down more, since they begin from a greater output. A low decrement may be endurance, low speed or caution. Training reviews accordingly set two aims, a better single sprint and a better ability to recover between sprints [4], and an improvement of the first can worsen the score while every sprint becomes faster.</p>
<h2>Recommendations</h2>
<ol>
<li>Report <strong>mean sprint time</strong> as the outcome.</li>
<li>Report the best time, in the test and in a single fresh sprint on the same day.</li>
<li>Discard and repeat if the first sprint is more than 3 % slower than the fresh one.</li>
<li>Give the decrement last, rounded to half a point.</li>
<li>Describe timing and start: a start offset of 0.05 s is as large as the effects under discussion [5].</li>
<li>For heart rate or lactate, state when they were taken; they do not mend a paced test.</li>
</ol>
<h2>Exercise for students</h2>
<p>Generate eight normal random numbers with mean 4.30 and standard deviation 0.043, no trend. Compute the score; repeat a hundred times. Compare the average with 1.4 %. Then add a linear slowing of 0.02 s per sprint and find out how often the score exceeds the tireless average.</p>
<h2>Limits</h2>
<p>The error model assumes independent errors of equal size. Real sprint errors are correlated through surface, wind and mood, which helps the score a little and the mean not at all.</p>`,
    references: [papers.glaister2008, papers.girard2011, load.hopkins2000, papers.bishop2011, papers.haugen2012],
    views: 588,
  },
]

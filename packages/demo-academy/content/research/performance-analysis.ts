import { methodPapers as methods } from '../papers/methods.ts'
import { analysisPapers as papers } from '../papers/performance-analysis.ts'
import { sprintPapers as sprint } from '../papers/sprint-mechanics.ts'
import type { ResearchItem } from '../types.ts'
import { authors } from './authors.ts'

export const analysisResearch: readonly ResearchItem[] = [
  {
    slug: 'kappa-for-match-coders',
    finding: '85 %',
    findingNote: 'agreement in both tables, and two kappas',
    title: 'Kappa for match coders: a teaching protocol with a paradox in the middle',
    abstract:
      'Performance analysts code events by hand, and the value of every later chart rests on whether two people would code alike. This protocol for a double lesson leads students from percentage agreement to kappa, lets them meet its best-known paradox in their own data, and ends with a codebook that is better than the one they brought. Two artificial tables with the same agreement of 85 % give kappa values of 0.70 and 0.31, only because the event is balanced in one and common in the other. Students report agreement, kappa, prevalence and positive and negative agreement together, and learn why verbal labels for kappa should be avoided. The protocol includes a script for double coding of twenty minutes of play, a sheet for resolving disagreements and a rule for when an indicator is dropped. It uses no player data; clips are chosen by the teacher. Time needed is ninety minutes with preparation of one hour.',
    category: 'performance analysis',
    tags: ['inter-rater agreement', 'kappa', 'teaching protocol', 'match coding'],
    authors: [authors.touati, authors.ortega],
    publishedOn: '2024-05-16',
    licence: 'CC BY-SA 4.0',
    body: `<h2>Why begin here</h2>
<p>Reviews of performance analysis in football complain about undefined variables, small samples and missing reliability [1, 2]. Indicators need definitions before they need models [3]. Students like models. Ninety minutes with a disagreement cure many.</p>
<h2>Preparation</h2>
<p>Twenty minutes of a match in which both teams try something. One variable with two values, for example <em>press</em>: at least two opponents move towards the ball carrier within two seconds after loss of the ball, yes or no. Give students the definition in this incomplete form. Its holes are the lesson.</p>
<h2>Course of the lesson</h2>
<ol>
<li><strong>Code alone (25 min).</strong> Each student marks every loss of the ball with time and value. No talking.</li>
<li><strong>Match lists (10 min).</strong> Pairs align events within three seconds. Count also the events only one of them saw: these do not enter kappa and are often the larger problem.</li>
<li><strong>Agree by chance (15 min).</strong> Percentage agreement, expected agreement, kappa.</li>
<li><strong>Paradox (10 min).</strong> The two tables below.</li>
<li><strong>Argue (20 min).</strong> Watch disagreements together; write one sentence into the codebook for each.</li>
<li><strong>Code again (10 min)</strong> on five new minutes.</li>
</ol>
<h2>Kappa</h2>
<p>Cohen compared observed agreement P<sub>o</sub> with the agreement P<sub>e</sub> that two coders with these totals would reach by independent guessing [4]: <code>κ = (P<sub>o</sub> − P<sub>e</sub>) / (1 − P<sub>e</sub>)</code>.</p>
<h2>Two tables, one agreement</h2>
<table><thead><tr><th></th><th>Both yes</th><th>Only A yes</th><th>Only B yes</th><th>Both no</th><th>P<sub>o</sub></th><th>P<sub>e</sub></th><th>κ</th></tr></thead><tbody>
<tr><td>Balanced event</td><td>43</td><td>8</td><td>7</td><td>42</td><td>0.85</td><td>0.50</td><td>0.70</td></tr>
<tr><td>Common event</td><td>80</td><td>8</td><td>7</td><td>5</td><td>0.85</td><td>0.78</td><td>0.31</td></tr></tbody></table>
<p>Fifteen disagreements in a hundred, both times. Feinstein and Cicchetti described the paradox: with a very common or very rare category chance agreement is high and kappa falls [5]. Is kappa wrong? In the second table the coders agree on "yes" and hardly on "no": positive agreement 160 ÷ 175 = 0.91, negative 10 ÷ 25 = 0.40. If absences are what the coach wants, kappa warned rightly. If not, it frightened without need. One number cannot say which.</p>
<h2>Labels</h2>
<p>Landis and Koch gave names to ranges, from "slight" to "almost perfect", and called their division arbitrary in the same paper [6]. Forbid the names in reports. Ask for consequences: how far would the press rate of this match differ between coders? In the first table 51 against 50 %, in the second 88 against 87 %. For a rate per match both are good enough. For a clip list both are not.</p>
<h2>Uncertainty</h2>
<p>With 100 events the standard error of kappa is about 0.07 in the first and 0.16 in the second table. Twenty events, which many theses use, more than double it.</p>
<h2>Sheet for disagreements</h2>
<table><thead><tr><th>Time</th><th>A</th><th>B</th><th>Kind</th><th>Sentence for the codebook</th></tr></thead><tbody>
<tr><td>04:12</td><td>yes</td><td>no</td><td>definition</td><td>Two seconds count from the first touch of the opponent.</td></tr>
<tr><td>09:40</td><td>yes</td><td>none</td><td>event missed</td><td>A deflected clearance is a loss if an opponent controls it.</td></tr>
<tr><td>15:03</td><td>no</td><td>yes</td><td>perception</td><td>None; camera angle. Mark as uncertain.</td></tr></tbody></table>
<p>The column <em>kind</em> decides what to do. Definition: write. Missed: slow down or narrow. Perception: accept and count.</p>
<h2>Rule for dropping an indicator</h2>
<p>After two rounds of repair, if two trained coders differ in the match rate by more than the difference the coach wishes to see between matches, the indicator goes. Most "intensity" indicators go here.</p>
<h2>Report</h2>
<p>One page: definition before and after, table of counts, P<sub>o</sub>, κ with interval, positive and negative agreement, events seen by one coder only, and one decision.</p>`,
    references: [
      papers.mackenzie2013,
      papers.sarmento2014,
      papers.hughes2002,
      methods.cohen1960,
      methods.feinstein1990,
      methods.landis1977,
    ],
    views: 677,
  },
  {
    slug: 'calibration-before-discrimination',
    finding: '104',
    findingNote: 'of 105.5 goals: a model that is well calibrated',
    title: 'Calibration before discrimination: how to check an expected-goals model with a table and a pencil',
    abstract:
      'Expected-goals models are compared by their ability to rank shots, although users add probabilities up. For sums, calibration matters: of a hundred shots at ten percent, ten should be goals. This teaching note shows how to check a model with binned counts, standard errors and the Brier score, using an artificial season of a thousand shots. Expected and observed goals agree in total, 105.5 against 104, and in each of five bins within one and a half standard errors. We then show two models that ranking measures cannot tell apart although one doubles every probability, and explain why the Brier score of an excellent model is still close to that of a constant: goals are rare. Sources of miscalibration in practice, such as other leagues, headers, rebounds and updated definitions, are listed with checks. Reporting advice follows guidance for prediction models in medicine, which sport can take over with little change.',
    category: 'performance analysis',
    tags: ['expected goals', 'calibration', 'Brier score', 'prediction models', 'teaching'],
    authors: [authors.touati, authors.mensah],
    publishedOn: '2025-06-19',
    licence: 'CC BY 4.0',
    body: `<h2>What users do with the number</h2>
<p>They add it. A match, a player, a season: always sums of probabilities. A sum is right if probabilities are calibrated, even when the model ranks shots badly. A constant of 0.105 for all shots would give perfect seasonal totals for the league and useless ones for a striker. Both properties are needed, and calibration is the one that papers report less; in medicine it was called the Achilles heel of prediction [1].</p>
<h2>Check one: a table</h2>
<p>Artificial season, 1000 shots, sorted into bins by predicted value.</p>
<table><thead><tr><th>Bin</th><th>Shots</th><th>Mean prediction</th><th>Expected goals</th><th>Goals</th><th>Standard error</th><th>Difference in standard errors</th></tr></thead><tbody>
<tr><td>0 to 0.05</td><td>380</td><td>0.03</td><td>11.4</td><td>11</td><td>3.3</td><td>−0.1</td></tr>
<tr><td>0.05 to 0.10</td><td>310</td><td>0.07</td><td>21.7</td><td>24</td><td>4.5</td><td>+0.5</td></tr>
<tr><td>0.10 to 0.20</td><td>180</td><td>0.14</td><td>25.2</td><td>23</td><td>4.7</td><td>−0.5</td></tr>
<tr><td>0.20 to 0.40</td><td>90</td><td>0.28</td><td>25.2</td><td>22</td><td>4.3</td><td>−0.7</td></tr>
<tr><td>above 0.40</td><td>40</td><td>0.55</td><td>22.0</td><td>24</td><td>3.1</td><td>+0.6</td></tr>
<tr><td>All</td><td>1000</td><td>0.106</td><td>105.5</td><td>104</td><td>9.0</td><td>−0.2</td></tr></tbody></table>
<p>Standard error of a bin: <code>√(n p (1 − p))</code>. Values beyond two in several bins, or the same sign at one end, deserve a question. Note how little a thousand shots can say about the top bin: 24 of 40 is compatible with true values from 0.45 to 0.74.</p>
<h2>Check two: the Brier score</h2>
<p>The mean squared difference between probability and result was proposed for weather forecasts [2]. A constant 0.104 scores 0.104 × 0.896 = 0.093. For the model above the expected score is the mean of p(1 − p), about 0.081. "Only" 13 % better than ignorance sounds poor. It is not: with rare and lucky events the score has a floor that no model can pass. Compare scores on the same shots only.</p>
<h2>Check three: discrimination, and its blindness</h2>
<p>Take the model and double every probability below one half. The ranking is unchanged and so is any measure made of ranks. Expected goals become 189 in place of 105.5. A provider who reports only the area under the curve has not shown that his goals are goals.</p>
<h2>Where calibration is lost</h2>
<ul>
<li><strong>Another league, another year.</strong> Robberechts and Davis studied how much data is needed and how models carry over seasons and leagues [3].</li>
<li><strong>Features.</strong> With positions of defenders and goalkeeper at the moment of the shot probabilities improve [4]. A model without them can still be calibrated on average and wrong for a team that shoots against open goals.</li>
<li><strong>Selection of shots.</strong> Good players shoot from better places and better than average. Calibration by player is not implied by calibration overall.</li>
<li><strong>Definitions.</strong> Blocked shots, own goals, penalties. Penalties at 0.76 hide a lot in the total; leave them out.</li>
<li><strong>Rebounds.</strong> Sums overcount linked shots, although each shot is calibrated.</li>
</ul>
<h2>What to ask a provider</h2>
<ol>
<li>A calibration table by season on shots that were not used for fitting.</li>
<li>The same for headers and for shots after set pieces.</li>
<li>Date and version of the model; history recomputed or not.</li>
<li>Number of shots and leagues in training data. Open event data [5] allow students to rebuild a simple model and compare.</li>
<li>Value for the purpose. Mead and colleagues compared the use of several models for predicting later results [6], which is a test of usefulness that users understand.</li>
</ol>
<p>The TRIPOD statement lists what a report of a prediction model has to contain [7]. Fifteen of its twenty-two items apply to a shot as they do to a patient.</p>
<h2>Exercise</h2>
<p>Draw 1000 random numbers with the probabilities of the table; record goals per bin. Repeat twenty times. In how many seasons is at least one bin beyond two standard errors, although the model is perfect? Expect about one in five. Students stop searching for stories after that.</p>
<h2>Limits</h2>
<p>Five bins hide what happens within them, and sums over bins are not independent of the choice of limits. Smooth calibration curves are better and need a computer.</p>`,
    references: [
      methods.vancalster2019,
      methods.brier1950,
      papers.robberechts2020,
      papers.anzer2021,
      papers.pappalardo2019,
      papers.mead2023,
      methods.collins2015,
    ],
    views: 803,
  },
  {
    slug: 'peak-minutes-are-maxima',
    finding: '153 m',
    findingNote: 'in the hardest minute of fifteen, 172 in ninety',
    title: 'Peak minutes are maxima: what worst-case scenarios measure and what they cannot prescribe',
    abstract:
      'The most demanding minutes of a match have become a target for training. They are found as the maximum of a moving average of distance, speed or acceleration. This narrative review treats them as what they are statistically: extremes of noisy series. Extremes grow with the number of minutes observed, differ strongly between matches, occur at different times for different variables, and depend on the system of measurement. We compare reported windows with the variability of ordinary match totals, discuss context and position, and show with a short calculation that a player observed for ninety minutes will have a higher peak than one observed for thirty even if both play alike. Peak values remain useful as a description of scale for drills. They are weak as individual targets, since one match gives one draw. A reporting list and a way to use a percentile of many matches in place of a maximum conclude the review.',
    category: 'performance analysis',
    tags: ['match demands', 'worst-case scenario', 'narrative review', 'tracking data'],
    authors: [authors.touati, authors.okafor],
    publishedOn: '2025-08-01',
    licence: 'CC BY 4.0',
    body: `<h2>The idea</h2>
<p>Averages over ninety minutes contain throw-ins. A coach who trains the average trains for throw-ins. So one slides a window of one to ten minutes over the match and takes the highest value. A systematic review of the football codes collected such peaks: the shorter the window the higher the value, from about 190 m per minute for one minute in soccer to around 120 to 130 for ten, against 100 to 110 for the whole match, with codes and methods differing [1]. Many clubs now design drills "at worst case".</p>
<h2>Five properties of a maximum</h2>
<h3>It grows with time on the pitch</h3>
<p>Let the metres of single minutes vary with mean 110 and standard deviation 25, without trend, normal and independent. The expected maximum of 90 minutes lies about 2.5 standard deviations above the mean, of 30 minutes about 2.0.</p>
<table><thead><tr><th>Minutes played</th><th>Expected peak minute (m)</th><th>Middle 80 % of peaks (m)</th></tr></thead><tbody>
<tr><td>15</td><td>153</td><td>137 to 171</td></tr><tr><td>30</td><td>161</td><td>146 to 177</td></tr><tr><td>90</td><td>172</td><td>159 to 186</td></tr></tbody></table>
<p>The substitute has not worked less hard. He was observed for a shorter time. Independence is not true of football; autocorrelation lowers all three and keeps their order.</p>
<h3>It varies from match to match</h3>
<p>High-speed distance per match varies by 18 %, sprint distance by 31 % within one player [2]. A maximum over a short window of the same variable cannot be steadier. Novak and colleagues examined an elite team and found peaks that changed considerably with player, match and definition; they question their use as a target [3].</p>
<h3>It has no common time</h3>
<p>The peak of distance, of high-speed running and of accelerations seldom fall into the same minute. A drill that sets all three at their peaks asks for a minute that nobody has played.</p>
<h3>It selects error</h3>
<p>Maxima are found where signal <em>and</em> noise are high. With satellite systems errors of acceleration are large; the highest of a thousand windows is partly the worst of a thousand errors. Reviews of acceleration and deceleration demands stress different thresholds and filters as a reason for incomparable counts [4].</p>
<h3>It has no reason attached</h3>
<p>The hardest minute may come after a red card or a lost ball. Bradley and Ade argue for integrating physical with tactical purpose [5]; Carling asked earlier to interpret running pragmatically, as a consequence of play [6].</p>
<h2>What peaks are good for</h2>
<ul>
<li><strong>Scale.</strong> If the small-sided game reaches 120 m per minute over four minutes, and matches 140 to 150, this is worth knowing.</li>
<li><strong>Return to play.</strong> A player should have met the intensities of his position before a match. As a checklist, over weeks, not as a session target.</li>
<li><strong>Composition.</strong> What happened in the hardest minutes, on video.</li>
</ul>
<h2>What to use in place of the maximum</h2>
<ol>
<li>Collect all windows of all matches in which the player had at least 60 minutes.</li>
<li>Take the 95th percentile of the windows of each match.</li>
<li>Report the mean and the spread of that percentile over at least ten matches.</li>
<li>Keep variables separate.</li>
</ol>
<p>The 95th percentile of ninety one-minute windows rests on four or five minutes rather than one. In the model above it lies near 150 m, whether 30 or 90 minutes were played, and its spread between matches is about half of that of the maximum.</p>
<h2>Reporting</h2>
<p>Window, moving or fixed, step, variable with thresholds and filter, device and sampling, number of matches, minutes played, treatment of stoppages, statistic over windows. Without stoppage time a window of one minute means two things in one club.</p>
<h2>Open questions</h2>
<p>Does training at peaks improve anything that training near them does not? We found no trial. Does exposure to peaks protect? Observational data cannot separate it from being healthy enough to play. Until then, worst case is a good phrase for a meeting and a poor number for a plan.</p>
<h2>Limits</h2>
<p>The calculation uses a simple model with assumed values. Ranges from the literature are rounded from a review with heterogeneous methods.</p>`,
    references: [
      papers.whitehead2018,
      papers.gregson2010,
      papers.novak2021,
      sprint.harper2019,
      papers.bradley2018,
      papers.carling2013,
    ],
    views: 569,
  },
]

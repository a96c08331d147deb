import { loadPapers as load } from '../papers/load-monitoring.ts'
import { methodPapers as methods } from '../papers/methods.ts'
import { strengthPapers as strength } from '../papers/strength-and-power.ts'
import type { ResearchItem } from '../types.ts'
import { authors } from './authors.ts'

export const loadResearch: readonly ResearchItem[] = [
  {
    slug: 'coupling-in-workload-ratios',
    finding: 'r = 0.5',
    findingNote: 'from random numbers alone',
    title: 'Mathematical coupling in workload ratios: exact results for teaching',
    abstract:
      'Background: The ratio of the last week of training load to the mean of the last four weeks contains the same week twice. That this alone makes numerator and denominator correlate has been shown by simulation. Aim: To give closed results that can be derived on a whiteboard. Methods: Weekly loads are treated as independent with equal variance; correlation and bounds of the ratio are derived for windows of two to eight weeks, for the coupled and the uncoupled form. Results: The coupled correlation is one divided by the square root of the number of weeks: 0.50 for four weeks, whatever the athlete did. The coupled ratio cannot exceed the number of weeks; the uncoupled ratio has no upper bound and grows fastest where chronic load is smallest. Conclusion: Coupling is arithmetic, not physiology. Uncoupling removes this correlation and leaves the problems of ratios, of causal interpretation and of individual prediction untouched. Plotting both averages is sufficient for planning.',
    category: 'load monitoring',
    tags: ['training load', 'ratios', 'teaching', 'statistics'],
    authors: [authors.haddad, authors.vermeulen],
    publishedOn: '2025-05-14',
    doi: '10.5555/palestra.coupling-in-workload-ratios',
    licence: 'CC BY 4.0',
    body: `<h2>Type of document</h2>
<p>Technical note. All results are derived; no athlete was measured and no data were collected.</p>
<h2>Question</h2>
<p>The acute:chronic workload ratio divides the load of the last seven days by the mean weekly load of the last 28 [1]. In its usual, <em>coupled</em> form the last week also belongs to the 28 days. Lolli and colleagues showed by simulation that the two terms then correlate although nothing connects them [2]. Students accept the simulation and forget the reason. The reason fits into four lines.</p>
<h2>Derivation</h2>
<p>Let the loads of k successive weeks be independent, with the same mean and the same variance s². The acute term is the last week. The chronic term is the mean of all k weeks, last week included.</p>
<ol>
<li>Variance of the acute term: <code>s²</code>.</li>
<li>Variance of the chronic term: <code>s² / k</code>.</li>
<li>Covariance: only the shared week contributes, with weight 1/k, hence <code>s² / k</code>.</li>
<li>Correlation: <code>(s²/k) / (s · s/√k) = 1/√k</code>.</li>
</ol>
<p>Neither the mean nor the variance remains in the result. An athlete who trained by throwing dice would show it.</p>
<table><thead><tr><th>Weeks in the chronic window</th><th>Correlation, coupled</th><th>Correlation, uncoupled</th><th>Largest possible ratio, coupled</th></tr></thead><tbody>
<tr><td>2</td><td>0.71</td><td>0</td><td>2</td></tr>
<tr><td>3</td><td>0.58</td><td>0</td><td>3</td></tr>
<tr><td>4</td><td>0.50</td><td>0</td><td>4</td></tr>
<tr><td>6</td><td>0.41</td><td>0</td><td>6</td></tr>
<tr><td>8</td><td>0.35</td><td>0</td><td>8</td></tr></tbody></table>
<p>The bound in the last column follows at once: if all load of the window falls into the last week, acute load is L and chronic load is L/k. Between both forms there is an exact bridge. With u for the uncoupled ratio (last week over the mean of the k − 1 weeks before), the coupled ratio is <code>k·u / (u + k − 1)</code>. For four weeks, u = 1.5 becomes 1.33 and u = 3 becomes 2.0. Published cut-offs can therefore not be moved from one form to the other.</p>
<h2>What uncoupling does not repair</h2>
<h3>It is still a ratio</h3>
<p>A ratio controls for its denominator only if numerator and denominator are proportional with no intercept. Training loads are not. After a holiday the chronic term is small and any ordinary week appears extreme; the same 400 units are a ratio of 0.9 in May and 2.6 in July [3, 4].</p>
<h3>Averages forget the order</h3>
<p>A rolling mean gives the load of 28 days ago and of yesterday the same weight. Exponentially weighted averages decay, which is more plausible physiologically [5]; their ratio is coupled as well, since today's load enters both.</p>
<h3>Association is not advice</h3>
<p>That higher ratios precede injuries in a cohort does not say that lowering the ratio of this player lowers this player's risk. Load is changed by the same signs, such as soreness and small complaints, that precede injury. Wang and colleagues discuss the causal structure and the effect of time-varying exposure [6]. Impellizzeri and co-workers went further and advised to dismiss the index together with its theory [3, 7].</p>
<h2>Use in class</h2>
<p>A session of 45 minutes suffices. Every student throws two dice for each of 30 weeks and multiplies the sum by 100. They compute the coupled ratio and plot acute against chronic load: the class mean of the correlation is near 0.5. Then they remove the last week from the denominator and the cloud becomes round. Finally half the class deletes three weeks as a holiday and looks for "dangerous" ratios. They appear in the first week back, and the dice did not get tired.</p>
<h2>Recommendation</h2>
<p>Show daily load with a seven-day and a 28-day weighted average in one graph, state the planned increase in units, and decide with the athlete's response. No step of this needs the quotient.</p>
<h2>Limits of this note</h2>
<p>Real weeks are autocorrelated. With positive autocorrelation both correlations rise and the uncoupled one is no longer zero. The table then gives the part that is caused by coupling alone.</p>`,
    references: [
      load.gabbett2016,
      load.lolli2019,
      load.impellizzeri2020,
      load.soligard2016,
      load.williams2017,
      load.wang2020,
      load.impellizzeri2021acwr,
    ],
    views: 842,
  },
  {
    slug: 'session-rpe-after-twenty-five-years',
    finding: '2,425 AU',
    findingNote: 'one week: the area of six sessions',
    title: 'Session-RPE after twenty-five years: what is established, what is assumed',
    abstract:
      'The session rating of perceived exertion multiplied by duration is the most widely used measure of internal training load in team sport. This narrative review separates what is supported by repeated evidence from what is carried along by habit. Supported are its agreement with heart-rate-based load within individuals in football, its use over modes of training that heart rate cannot describe, and its low cost. Assumed more often than tested are the thirty-minute delay, the interchangeability of scales, the linearity of the product with duration, and the comparability of arbitrary units between people. Monotony and strain inherit these assumptions and add a denominator that becomes unstable in weeks with few sessions. We propose a minimum description of method in eight items, so that two clubs that report session load report the same thing. The review is educational, was not systematic, and gives no estimates beyond those of the cited papers.',
    category: 'load monitoring',
    tags: ['session-RPE', 'internal load', 'narrative review', 'measurement'],
    authors: [authors.haddad, authors.benali, authors.fontaine],
    publishedOn: '2024-09-03',
    licence: 'CC BY 4.0',
    body: `<h2>Scope</h2>
<p>A narrative review for teaching. Papers were chosen because a practitioner meets them, not by a search protocol.</p>
<h2>From a category-ratio scale to a unit</h2>
<p>Borg built his category-ratio scale so that verbal anchors sit where numbers behave approximately like ratios [1]. Foster carried a modified form into training practice: one rating for the whole session, multiplied by minutes [2]. The 1998 paper added two weekly figures, <em>monotony</em> (mean daily load divided by its standard deviation) and <em>strain</em> (weekly load times monotony), and related excursions of them to illness in a group of experienced athletes [3].</p>
<p>The unit is arbitrary in a strict sense. A rating of 6 for 50 minutes and a rating of 3 for 100 minutes both give 300, and nothing in the method says that they strain the same system or need the same recovery.</p>
<h2>What is established</h2>
<ul>
<li><strong>Agreement within persons.</strong> In young footballers individual correlations between session-RPE load and three heart-rate-based loads were 0.50 to 0.85 [4]. That is a relation over sessions of one player, which is the comparison the method is used for.</li>
<li><strong>Breadth.</strong> The rating can be given after strength work, intervals and matches, where heart rate says little [2].</li>
<li><strong>Place in a framework.</strong> It measures internal load: what the organism experienced. External load is what was done. Each is needed to interpret the other [5].</li>
</ul>
<h2>What is assumed</h2>
<table><thead><tr><th>Assumption</th><th>Why it may fail</th><th>Cheap check</th></tr></thead><tbody>
<tr><td>30 minutes after the session is best</td><td>the delay was chosen to keep a hard finish from dominating; few direct comparisons</td><td>ask at 10 and 60 minutes for two weeks</td></tr>
<tr><td>All 0 to 10 scales are one scale</td><td>anchors and their positions differ between printed versions</td><td>publish the sheet you use</td></tr>
<tr><td>Load grows linearly with minutes</td><td>duration is already felt in the rating, so it may count twice</td><td>plot rating against minutes at similar intensity</td></tr>
<tr><td>400 units are 400 units for all</td><td>people use scales differently</td><td>compare only within athletes</td></tr>
<tr><td>Answers are private</td><td>queues at a tablet are social events</td><td>compare public with private weeks</td></tr></tbody></table>
<h2>Monotony and strain</h2>
<p>The standard deviation in the denominator of monotony may be taken with n or with n − 1. For seven days the results differ by a factor of √(7/6) = 1.08, enough to move a week across a threshold of 2.0. Whether a rest day counts as zero matters more still. A week with loads 600, 0, 500, 0, 650, 0, 0 has monotony of about 0.8; leaving out the empty days it is above 7. Any report of monotony without these two choices cannot be compared with another.</p>
<p>The association with illness comes from a small number of athletes who served as their own controls [3]. It is a good reason to look for contrast in a week. It does not support a universal limit.</p>
<h2>Beside the load: response</h2>
<p>Load says what was given. A systematic review found subjective self-reports more sensitive to training than common objective markers [6]. Consensus statements recommend combining measures of load and of response and deciding by trends rather than single values [7, 8]. In practice, a squad needs two questions a day and somebody who reads the answers before training, more than it needs a third device.</p>
<h2>A minimum description</h2>
<ol>
<li>Scale with its anchors, as printed.</li>
<li>Wording of the question, in the language used.</li>
<li>Delay after the session, planned and actual median.</li>
<li>Private or public answer, medium.</li>
<li>Rule for duration: with or without warm-up and breaks.</li>
<li>Two sessions a day: added or averaged.</li>
<li>Missing answers: share and treatment.</li>
<li>Standard deviation with n or n − 1, rest days in or out.</li>
</ol>
<h2>Conclusion</h2>
<p>Session-RPE has earned its place by being good enough everywhere. It loses its value when a number with eight hidden choices is passed on as if it had none.</p>`,
    references: [
      load.borg1982,
      load.foster2001,
      load.foster1998,
      load.impellizzeri2004,
      load.impellizzeri2019,
      load.saw2016,
      load.bourdon2017,
      load.meeusen2013,
    ],
    views: 1207,
  },
  {
    slug: 'two-devices-one-athlete',
    finding: '2.2 cm',
    findingNote: 'between two devices, same jumps',
    title: 'Two devices, one athlete: a teaching protocol for agreement and reliability',
    abstract:
      'Students of sports science are usually taught to compare two devices by correlation, which answers a question nobody asked. This teaching protocol needs ninety minutes, a contact mat, a force platform or a second mat, and ten students. It leads from a scatter plot over the plot of differences against means to limits of agreement with their uncertainty, and then asks whether disagreement comes from the devices or from the jumper. A worked example with ten artificial pairs of countermovement jump heights gives a bias of 2.2 cm with limits of agreement from 0.8 to 3.6 cm and shows that with ten people each limit is itself uncertain by about 0.9 cm. Typical error and intraclass correlation are introduced on a second trial, with the warning that an intraclass correlation describes a group and not an instrument. Common mistakes, a marking grid and questions for a written report are included. The example data are invented for arithmetic and are marked as such.',
    category: 'load monitoring',
    tags: ['agreement', 'reliability', 'teaching protocol', 'jump testing', 'statistics'],
    authors: [authors.haddad, authors.okafor],
    publishedOn: '2025-01-20',
    doi: '10.5555/palestra.two-devices-one-athlete',
    licence: 'CC BY-SA 4.0',
    body: `<h2>Purpose</h2>
<p>After the session a student can say (a) how far two devices differ on average, (b) how far they may differ for one athlete, (c) how certain both statements are, and (d) why a correlation of 0.98 answers none of this.</p>
<h2>Material and time</h2>
<p>Two devices that record the same jump at once, ten students, 90 minutes. If only one device is available, a phone at 240 frames per second filming the feet serves as the second.</p>
<h2>Procedure</h2>
<ol>
<li><strong>Predict (10 min).</strong> Everyone writes down the largest difference they would tolerate before changing a decision. Keep the slips.</li>
<li><strong>Collect (25 min).</strong> Each student jumps three times, hands on hips, 45 s rest. Record both devices. A second round follows after ten minutes.</li>
<li><strong>Plot wrongly (10 min).</strong> Device A against device B with the correlation. Ask whether the devices may be exchanged. Most say yes.</li>
<li><strong>Plot rightly (20 min).</strong> Difference against mean, with bias and limits [1].</li>
<li><strong>Doubt (15 min).</strong> Confidence intervals of bias and limits [2].</li>
<li><strong>Decide (10 min).</strong> Compare the limits with the slips from the beginning.</li>
</ol>
<h2>Worked example (artificial data)</h2>
<table><thead><tr><th>Person</th><th>Mat (cm)</th><th>Platform (cm)</th><th>Difference (cm)</th></tr></thead><tbody>
<tr><td>1</td><td>36.3</td><td>34.2</td><td>2.1</td></tr><tr><td>2</td><td>29.8</td><td>28.4</td><td>1.4</td></tr>
<tr><td>3</td><td>43.9</td><td>41.1</td><td>2.8</td></tr><tr><td>4</td><td>33.0</td><td>31.1</td><td>1.9</td></tr>
<tr><td>5</td><td>47.2</td><td>43.9</td><td>3.3</td></tr><tr><td>6</td><td>38.8</td><td>36.6</td><td>2.2</td></tr>
<tr><td>7</td><td>26.5</td><td>25.4</td><td>1.1</td></tr><tr><td>8</td><td>41.0</td><td>38.4</td><td>2.6</td></tr>
<tr><td>9</td><td>31.6</td><td>29.9</td><td>1.7</td></tr><tr><td>10</td><td>45.1</td><td>42.2</td><td>2.9</td></tr></tbody></table>
<ul>
<li>Bias: 2.2 cm. Standard deviation of differences: 0.70 cm.</li>
<li>Limits of agreement: 2.2 ± 1.96 × 0.70, that is 0.8 to 3.6 cm.</li>
<li>Standard error of the bias: 0.70 ÷ √10 = 0.22; 95 % interval 1.7 to 2.7 cm (t = 2.26).</li>
<li>Standard error of a limit: about 0.70 × √(3 ÷ 10) = 0.38; each limit ± 0.87 cm.</li>
</ul>
<p>Let students look again: differences <em>rise</em> with the mean. One bias for all is then a poor summary, and a ratio or a regression of difference on mean describes the pair better [2]. In this example the mat reads about 6 % high over most of the range. The cause would be looked for in flight-time against take-off velocity, not in electronics [3].</p>
<h2>Second trial: reliability</h2>
<p>Differences between the two rounds on the <em>same</em> device contain the device and the person. Their standard deviation divided by √2 is the typical error [4]. Atkinson and Nevill explain why the change in the mean must be reported next to it [5]. The intraclass correlation needs its model named [6, 7]; it also depends on how different the ten people are. Removing the best and the worst jumper lowers it although no device changed. Let the class do this: it takes one minute and stays in memory.</p>
<h2>Frequent mistakes</h2>
<ul>
<li>Testing whether bias is zero, and taking "not significant" for agreement.</li>
<li>Pooling three jumps per person as thirty independent pairs.</li>
<li>Reporting limits without their intervals when n is ten.</li>
<li>Choosing the tolerance after seeing the result.</li>
</ul>
<h2>Marking grid for a one-page report</h2>
<table><thead><tr><th>Item</th><th>Points</th></tr></thead><tbody>
<tr><td>Plot of differences with units and limits</td><td>3</td></tr><tr><td>Bias and limits with intervals</td><td>3</td></tr>
<tr><td>Remark on trend with the mean</td><td>2</td></tr><tr><td>Decision against a tolerance stated beforehand</td><td>2</td></tr></tbody></table>`,
    references: [
      methods.blandaltman1986,
      methods.blandaltman1999,
      strength.moir2008,
      load.hopkins2000,
      methods.atkinson1998,
      methods.weir2005,
      methods.koo2016,
    ],
    views: 655,
  },
]

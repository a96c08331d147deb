import { loadPapers as load } from '../papers/load-monitoring.ts'
import { strengthPapers as papers } from '../papers/strength-and-power.ts'
import type { ResearchItem } from '../types.ts'
import { authors } from './authors.ts'

export const strengthResearch: readonly ResearchItem[] = [
  {
    slug: 'teaching-the-mid-thigh-pull',
    finding: '+26 %',
    findingNote: 'of force from 20 ms of late detection',
    title: 'Teaching the isometric mid-thigh pull: posture, onset and the first 200 milliseconds',
    abstract:
      'The isometric mid-thigh pull gives peak force within seconds and with little fatigue, but early force values depend on decisions that are seldom taught. This protocol for a laboratory class of two hours takes students through set-up, familiarisation, three valid trials and analysis. It follows the published standardisation of posture and the methodological review of rate of force development. Emphasis lies on the one second of quiet standing before the pull, on the onset threshold and on what each choice does to force at 100 and 200 ms. A sensitivity table, computed from a smooth model curve, shows that an onset detected 20 ms late raises apparent force at 100 ms by about a quarter and leaves peak force unchanged. Students finish with a report form in which absolute force, net force and time windows are separated. The protocol contains safety rules, criteria for rejecting trials and questions for discussion. No human data are reported.',
    category: 'strength and power',
    tags: ['isometric testing', 'rate of force development', 'teaching protocol', 'force platform'],
    authors: [authors.haddad, authors.romano],
    publishedOn: '2024-11-11',
    licence: 'CC BY 4.0',
    body: `<h2>Learning outcomes</h2>
<p>Students can set up the pull reproducibly, recognise an invalid trial on the screen, choose and defend an onset criterion, and say which of their numbers would survive another choice.</p>
<h2>Equipment and safety</h2>
<p>A rack with a fixed bar adjustable in steps of 2 to 3 cm, a force platform sampled at 1000 Hz, lifting straps, tape. Exclude acute back pain, uncontrolled blood pressure and pregnancy without clearance. Breath holding is brief; nobody pulls longer than five seconds.</p>
<h2>Posture</h2>
<p>Standardisation papers recommend the position of the second pull of a clean: knee 125 to 145°, hip 140 to 150°, trunk upright, shoulders above the bar, feet under the hips [1]. Measure both angles with a goniometer, write down bar height and foot position, and use the same numbers in the next session. Students discover quickly that bar height is a poor proxy: two people of equal stature need bars 5 cm apart.</p>
<h2>Running a trial</h2>
<ol>
<li>Warm-up: five minutes of cycling, ten body-weight squats, pulls at 50, 75 and 90 % of felt effort.</li>
<li>Straps on. Slack out of the system with the smallest possible pre-tension; force on the screen within 50 N of body weight.</li>
<li><strong>Stand still for one full second.</strong> The whole analysis leans on it.</li>
<li>Instruction: push the ground away as <em>fast</em> and hard as you can. Count three, two, one, pull. Three to five seconds.</li>
<li>Two minutes rest. Collect until three trials are valid.</li>
</ol>
<p>Reject a trial if force dips by more than the noise band before the rise (a countermovement), if the quiet second drifts, if the peak falls into the last half second, or if peak force differs from the other trials by more than 250 N [1].</p>
<h2>Onset</h2>
<p>Force in the quiet second has a mean, which is system weight, and a standard deviation. Onset is the first sample above mean plus five standard deviations that is not followed by a return. Absolute thresholds such as 20 or 75 N are used as well. Late onsets hide the slow start and make people look explosive; very low ones catch a breath. The methodological review recommends manual inspection of what the algorithm found, since no threshold suits every signal [2].</p>
<h2>What onset error does</h2>
<p>Let net force follow a model curve with a smooth foot, <code>1600 N × (1 − (1 + t/90 ms) e<sup>−t/90 ms</sup>)</code>. The row for +20 ms is what a late detection reports.</p>
<table><thead><tr><th>Onset</th><th>Net force at 100 ms</th><th>at 200 ms</th><th>Peak</th></tr></thead><tbody>
<tr><td>true</td><td>488 N</td><td>1041 N</td><td>1600 N</td></tr>
<tr><td>20 ms late</td><td>616 N (+26 %)</td><td>1122 N (+8 %)</td><td>1600 N (0 %)</td></tr>
<tr><td>10 ms early</td><td>423 N (−13 %)</td><td>997 N (−4 %)</td><td>1600 N (0 %)</td></tr></tbody></table>
<p>The figures follow from the model and hold for it alone. The order is general: the earlier the window, the larger the damage.</p>
<h2>Which numbers to report</h2>
<ul>
<li>Peak force, absolute (including body weight) <em>and</em> net. A column called "peak force" without this word is worthless.</li>
<li>Force at 100, 150, 200 and 250 ms from onset. Forces at fixed times repeat better than slopes between them [1, 2].</li>
<li>Impulse from onset to 200 ms, if a sprint or jump is the question.</li>
</ul>
<p>Early force depends on the speed of motor unit recruitment, later force on maximal strength; the contribution of neural drive to its training was documented with electromyography after fourteen weeks of heavy resistance training [3]. Strength itself remains the broader quality and relates to many performances [4], so a poor early force beside a low peak is first of all a strength problem.</p>
<h2>Reliability task</h2>
<p>Each group tests one person on two days and calculates typical error for peak force and force at 100 ms [5]. Groups usually find two to four percent for the first and three to four times as much for the second. Discuss which of the two could show the effect of a four-week block.</p>
<h2>Questions for the report</h2>
<ol>
<li>Which of your values would change if the sampling rate were 200 Hz?</li>
<li>Your athlete asks whether 1900 N is good. What do you need to know?</li>
<li>Peak force rose by 6 %, force at 100 ms fell by 10 %. Write one sentence to the coach.</li>
</ol>`,
    references: [papers.comfort2019, papers.maffiuletti2016, papers.aagaard2002, papers.suchomel2016, load.hopkins2000],
    views: 498,
  },
  {
    slug: 'one-repetition-maximum-from-velocity',
    finding: '±14 kg',
    findingNote: 'around a predicted maximum of 150 kg',
    title: 'How far can bar velocity predict a one-repetition maximum? Error propagation in the load-velocity relation',
    abstract:
      'Velocity-based methods promise a daily estimate of the one-repetition maximum without lifting it. The estimate extrapolates a straight line from submaximal loads to the velocity of a maximal single. This technical note propagates the published uncertainty of that terminal velocity and of the fitted line into kilograms. For a squat line with a slope of 0.008 m/s per kilogram, a standard error of 0.05 m/s in terminal velocity alone gives 6 kg; adding an uncertainty of 0.03 m/s for the line at its far end gives 7 kg, or a 95 % band of 14 kg either way at a maximum of 150 kg. These figures are of the same order as the standard error of 10.6 to 17.2 kg that was observed directly. Heavier test loads reduce the error more than additional light ones. Predicted maxima should not steer daily loading for one person; velocity at a fixed load, which needs no extrapolation, is the more honest sign.',
    category: 'strength and power',
    tags: ['velocity-based training', 'error propagation', 'one-repetition maximum'],
    authors: [authors.haddad, authors.marchetti],
    publishedOn: '2025-03-18',
    doi: '10.5555/palestra.one-repetition-maximum-from-velocity',
    licence: 'CC BY 4.0',
    body: `<h2>Type of document</h2>
<p>Technical note with a re-analysis of published summary values. No new measurements.</p>
<h2>The promise</h2>
<p>Mean velocity of the concentric phase falls almost linearly with load. In the bench press the relation between relative load and velocity was so tight in one large sample, with r² of 0.98, that velocity was proposed as a measure of loading intensity in its own right [1]. If each person has a line, and the velocity of the maximal single is known, the maximum can be read from three or four warm-up sets. Devices offer exactly this, every day.</p>
<h2>The chain of errors</h2>
<p>Let velocity be <code>v = a − b·L</code> with load L in kilograms. The predicted maximum is <code>(a − v₁) / b</code>, where v₁ is the velocity at the maximum. An error in v₁, or in the height of the line near the maximum, becomes kilograms after division by b.</p>
<table><thead><tr><th>Source</th><th>Velocity (m/s)</th><th>In kilograms at b = 0.008</th></tr></thead><tbody>
<tr><td>Day-to-day error of terminal velocity</td><td>0.05</td><td>6.3</td></tr>
<tr><td>Line at its far end, loads up to 90 %</td><td>0.03</td><td>3.8</td></tr>
<tr><td>Both together</td><td>0.058</td><td>7.3</td></tr>
<tr><td>Line at its far end, loads up to 60 %</td><td>0.07</td><td>8.8</td></tr>
<tr><td>Terminal velocity and the 60 % line</td><td>0.086</td><td>10.8</td></tr></tbody></table>
<p>The first row is the published standard error of measurement of velocity at the maximum in the free-weight squat; in the same study that velocity had an intraclass correlation of 0.42 and a coefficient of variation of 22.5 % [2]. The rows for the line are assumptions typical of four-point fits and are stated so that readers can replace them. Errors add as squares.</p>
<p>With 7.3 kg as a standard error, a 95 % band is 14 kg either way. For a maximum of 150 kg that covers 136 to 164 kg. Direct observation was worse: predicted maxima from loads of 20 to 90 % were wrong with a standard error of the estimate between 10.6 and 17.2 kg, and tended to be too high [2]. The difference between 7 and 11 has names: curvature, a changed effort at light loads, and bar paths.</p>
<h2>Why general equations do worse</h2>
<p>Equations for all persons assume one terminal velocity. In the bench press it averages about 0.16 m/s with a spread of 0.04 [1]; in the squat it is around 0.25 to 0.30 and wider. A person who ends at 0.20 is predicted by an equation with 0.30 to be 12 kg weaker than he is. Experience moves the value, too: trained lifters reach slower singles than novices [3].</p>
<h2>What helps</h2>
<ul>
<li><strong>Go heavy.</strong> One set at 85 to 90 % shortens the extrapolation and is worth more than two more light sets.</li>
<li><strong>Maximal intent at each repetition.</strong> The line describes intention before it describes strength.</li>
<li><strong>One device, one exercise version, one depth.</strong> Practice recommendations for velocity-based training treat these as conditions and not as refinements [4].</li>
<li><strong>Average.</strong> Two days halve the variance of the day-to-day part.</li>
</ul>
<h2>A better use of the same data</h2>
<p>Velocity at a fixed load, for instance 80 % of the last tested maximum, needs no line. A typical error of 0.02 to 0.03 m/s is common for a good device. A change from 0.52 to 0.46 m/s at that load is two to three errors wide and can be acted on: fewer repetitions today. Velocity <em>loss</em> within a set also needs no maximum, and the trial that compared 20 with 40 % loss found similar strength gains from fewer repetitions with the smaller loss [5]. In both cases velocity is used where it was measured.</p>
<h2>Numbers a coach may ask for</h2>
<p>How much must the prediction change before it means something? Two predictions on two days differ by 7.3 × √2 = 10 kg by error alone, one standard deviation. A rise of 10 kg in a daily estimate is therefore an ordinary event. Typical error of a directly tested squat maximum is two to four percent, 3 to 6 kg here [6].</p>
<h2>Conclusion</h2>
<p>Predicted maxima are suited to groups, warm-ups and curiosity. For one person and one day they carry an error as large as the progress of a season.</p>`,
    references: [
      papers.gonzalezbadillo2010,
      papers.banyard2017,
      papers.zourdos2016,
      papers.weakley2021,
      papers.parejablanco2017,
      load.hopkins2000,
    ],
    views: 934,
  },
  {
    slug: 'centimetres-of-error-in-jump-height',
    finding: '1.6 cm',
    findingNote: 'standard error of one jump of 35 cm',
    title: 'Centimetres of error: jump height from impulse, flight time and take-off velocity',
    abstract:
      'Jump height is reported by nearly every sports science service, mostly without method and without error. This technical note collects the three common calculations and derives, for a jump of 35 cm, how many centimetres each source of error is worth. Body weight wrong by 0.5 % changes height from impulse by 1.3 cm; one millisecond of flight time is 0.13 cm; a landing posture lower by 4 cm adds about 2 cm to height from flight time; and height from flight time or take-off velocity omits the rise of the centre of mass before take-off, which is not an error but another definition. The results allow a laboratory to write its own uncertainty budget and explain published differences between methods. We recommend reporting method, sampling rate, the duration of the weighing phase and the statistic over trials with each height, and never converting between methods with a fixed factor. All numbers follow from mechanics and can be recomputed by hand.',
    category: 'strength and power',
    tags: ['countermovement jump', 'force platform', 'measurement error', 'biomechanics'],
    authors: [authors.haddad, authors.touati],
    publishedOn: '2025-08-26',
    licence: 'CC BY 4.0',
    body: `<h2>Definitions first</h2>
<p>"Jump height" has at least two meanings: the rise of the centre of mass from take-off to its highest point, and the rise from standing. The second is larger by the extension of ankles, knees and hips up to take-off, commonly 10 to 12 cm. Platforms and mats deliver the first. A tape on a wall delivers neither, because of the arm.</p>
<h2>Three calculations</h2>
<ol>
<li><strong>Take-off velocity from impulse.</strong> <code>v = (1/m) ∫ (F − W) dt</code>, height <code>h = v² / 2g</code>. Linthorne gives the complete treatment [1].</li>
<li><strong>Flight time.</strong> <code>h = g t² / 8</code>, assuming equal posture at take-off and landing.</li>
<li><strong>Work or double integration</strong> to the highest point, which yields height from standing.</li>
</ol>
<p>When the three were applied to the same force records, heights differed systematically, and the size of the difference depended on the method and on the group tested [2].</p>
<h2>Sensitivity for h = 35 cm</h2>
<p>Take-off velocity is 2.62 m/s and flight lasts 0.534 s. From first movement to take-off we assume T = 0.75 s.</p>
<h3>Body weight</h3>
<p>If W is measured too high by a fraction e, velocity is too low by <code>e (v + gT)</code>. The second term dominates: the error integrates over the whole movement.</p>
<table><thead><tr><th>Error of body weight</th><th>Error of velocity</th><th>Error of height</th></tr></thead><tbody>
<tr><td>0.1 %</td><td>0.010 m/s</td><td>0.27 cm</td></tr><tr><td>0.5 %</td><td>0.050 m/s</td><td>1.3 cm</td></tr><tr><td>1.0 %</td><td>0.100 m/s</td><td>2.7 cm</td></tr></tbody></table>
<p>0.5 % of 75 kg is 375 g: a breath, a shifted foot, a platform not zeroed. At least one quiet second is required and two are better. Street and colleagues examined this chain, including the choice of start, end and sampling, and concluded that a careful analyst can hold the total within a few millimetres, a careless one cannot [3].</p>
<h3>Time</h3>
<p>Differentiating <code>g t²/8</code> gives <code>g t / 4</code>: 1.31 m/s, so each millisecond is 0.13 cm. A camera of 240 frames per second resolves 4.2 ms, at most 0.5 cm for one frame. A phone application at 120 frames agreed with a platform within about a centimetre when experienced raters marked the frames [4].</p>
<h3>Posture</h3>
<p>Landing lower by d lengthens the fall. For small d the credited height is close to <code>h + d/2</code>. Four centimetres, one bent knee, give 37 cm instead of 35. No filter removes this; only watching does.</p>
<h3>Threshold of contact</h3>
<p>A 10 N against a 50 N threshold shifts take-off by one to three milliseconds on a stiff platform and more on a mat with foam. This is worth up to 0.4 cm and disappears in comparisons on one device.</p>
<h2>An uncertainty budget</h2>
<table><thead><tr><th>Source</th><th>Impulse (cm)</th><th>Flight time (cm)</th></tr></thead><tbody>
<tr><td>Body weight, 0.2 %</td><td>0.5</td><td>none</td></tr>
<tr><td>Events and sampling</td><td>0.2</td><td>0.3</td></tr>
<tr><td>Landing posture, SD 2 cm</td><td>none</td><td>1.0</td></tr>
<tr><td>Method, combined</td><td>0.6</td><td>1.0</td></tr>
<tr><td>Jumper, within day</td><td>1.2</td><td>1.2</td></tr>
<tr><td>All</td><td>1.3</td><td>1.6</td></tr></tbody></table>
<p>The row for the jumper is an assumption of three to four percent, in line with experience. It shows why the choice of platform matters less than the number of jumps: the mean of three reduces the last two rows by 1/√3 as far as they are random. Monitoring studies agree that mean values are more sensitive to fatigue than best values [5].</p>
<h2>Consequences</h2>
<ul>
<li>Do not convert between methods with a fixed number; the difference depends on posture and so on the person.</li>
<li>Phase variables from the same curve inherit the error of velocity and need the same care [6].</li>
<li>State: method, sampling rate, seconds of weighing, threshold, number of jumps, mean or best.</li>
</ul>
<p>A height without these is a rumour with a decimal point.</p>`,
    references: [
      papers.linthorne2001,
      papers.moir2008,
      papers.street2001,
      papers.balsalobre2015,
      papers.claudino2017,
      papers.mcmahon2018,
    ],
    views: 1120,
  },
]

import { endurancePapers as papers } from '../papers/endurance-physiology.ts'
import { nutritionPapers as nutrition } from '../papers/nutrition.ts'
import type { ResearchItem } from '../types.ts'
import { authors } from './authors.ts'

export const enduranceResearch: readonly ResearchItem[] = [
  {
    slug: 'one-threshold-many-numbers',
    finding: '±0.9 km/h',
    findingNote: 'is what 0.2 mmol/L mean at 12 km/h',
    title: 'One runner, many thresholds: protocol, method and meter in lactate testing',
    abstract:
      'A lactate step test ends in a speed that will steer months of training. How much of that speed belongs to the runner? This technical note follows a threshold through its three sources of choice: the protocol, the rule and the meter. Protocol: stage length alone moves the thresholds that are calculated from the same person. Rule: more than two dozen concepts exist and were not built to agree. Meter: a typical error of 0.2 mmol/L, divided by the local slope of the curve, is 0.5 km/h or more at the first threshold and about 0.15 km/h at the second. A table computed from a model curve shows why the second threshold can be located rather well and the first hardly at all. We recommend reporting a band in place of a point, holding the protocol constant between tests, and confirming the upper threshold by a constant-speed run. Critical power or speed gives an independent anchor.',
    category: 'endurance physiology',
    tags: ['lactate threshold', 'critical power', 'testing', 'measurement error'],
    authors: [authors.marchetti, authors.ortega],
    publishedOn: '2025-02-07',
    licence: 'CC BY 4.0',
    body: `<h2>Three decisions before the first drop of blood</h2>
<h3>Protocol</h3>
<p>Steps of three, four or eight minutes; increments of 0.5, 1 or 2 km/h; with or without pauses. When Jamnick and colleagues let cyclists perform graded tests of different stage length and compared many thresholds with the maximal lactate steady state, validity depended on the combination of both; several common pairs were far off [1]. The threshold of a test is a property of runner <em>and</em> test.</p>
<h3>Rule</h3>
<p>The review by Faude and co-workers counted 25 concepts: fixed concentrations, first rises above baseline, tangents, distances from a chord [2]. Two clusters are useful to keep apart: a first threshold, where lactate begins to rise above rest, and a second, near the highest steady state. A fixed 4 mmol/L belongs to the second cluster on average and to no cluster for a person with a high or low curve.</p>
<h3>Meter</h3>
<p>Portable meters repeat to about 0.2 mmol/L in the low range; a drop of sweat does more.</p>
<h2>From mmol/L to km/h</h2>
<p>An error in concentration turns into an error in speed when divided by the slope of the curve at that point. For a model curve <code>0.9 + 0.1 · e<sup>0.62 (s − 10)</sup></code> with s in km/h:</p>
<table><thead><tr><th>Speed (km/h)</th><th>Lactate (mmol/L)</th><th>Slope (mmol/L per km/h)</th><th>Error of 0.2 mmol/L in speed (km/h)</th></tr></thead><tbody>
<tr><td>11</td><td>1.09</td><td>0.12</td><td>1.7</td></tr>
<tr><td>12</td><td>1.25</td><td>0.21</td><td>0.9</td></tr>
<tr><td>13</td><td>1.54</td><td>0.40</td><td>0.5</td></tr>
<tr><td>14</td><td>2.09</td><td>0.74</td><td>0.3</td></tr>
<tr><td>15</td><td>3.12</td><td>1.38</td><td>0.15</td></tr>
<tr><td>16</td><td>5.03</td><td>2.56</td><td>0.08</td></tr></tbody></table>
<p>Fitting a curve through six or seven steps averages part of the error and leaves its shape: the first threshold lies where the curve is flat. A change from 12.0 to 12.6 km/h in the first threshold, celebrated in many reports, is one error wide.</p>
<h2>What the second threshold stands for</h2>
<p>The maximal lactate steady state is found with several 30-minute runs and a criterion of 1 mmol/L rise; it was long the standard. Jones and colleagues argue that the criterion is arbitrary, that the steady state so defined lies below the boundary between heavy and severe exercise, and that critical power estimates that boundary better [3]. Above critical power oxygen uptake and metabolites do not settle; below it they do [4]. Neither camp disputes that there is a boundary. They dispute how to find it.</p>
<p>Training zones given as a percentage of maximal oxygen uptake or heart rate place people on either side of it at the same prescribed number, which is the main objection of a critical examination of methods to set intensity [5].</p>
<h2>A protocol one can defend</h2>
<ol>
<li>Steps of four minutes, 1 km/h, from at least 3 km/h below the expected first threshold, so that a baseline exists.</li>
<li>Two drops at each of the first three steps; mean of both.</li>
<li>Curve fitted with a rule fixed beforehand: baseline + 0.3 mmol/L for the first, modified D<sub>max</sub> for the second.</li>
<li>Report: first threshold as a band of 1 km/h, second as a band of 0.4 km/h.</li>
<li>Within ten days, run 30 minutes at the lower edge of the second band. If lactate rises by more than 1 mmol/L between minutes 10 and 30, the band was too high.</li>
<li>Same shoes, same incline, same meter, same breakfast next time.</li>
</ol>
<h2>An independent anchor</h2>
<p>Three maximal efforts of 3, 7 and 12 minutes on separate days give a critical speed from distance against time. Its own standard error is one to two percent if each effort was maximal. Where both bands overlap, confidence is justified. Where they do not, one of the tests had a bad day, and a third test is cheaper than eight weeks in the wrong zone.</p>
<h2>Limits</h2>
<p>The curve is a model of a well-trained runner. Other curves change the table, never the order of its last column. Field conditions add wind and hills, which this note leaves out.</p>`,
    references: [papers.jamnick2018, papers.faude2009, papers.jones2019, papers.poole2016, papers.jamnick2020],
    views: 1390,
  },
  {
    slug: 'counting-training-intensity',
    finding: '25 or 6 %',
    findingNote: 'of the same week was hard',
    title: 'Eighty to twenty of what? Counting rules and the distribution of training intensity',
    abstract:
      'Elite endurance athletes are said to train about 80 % easily and 20 % hard. Whether this is a description, a prescription or an artefact depends on what is counted. This narrative review compares three rules: allocation of whole sessions by their goal, time in zone, and session rating of perceived exertion. A worked week with six easy runs and two interval sessions is 75 to 25 by session goal, and 91 to 3 to 6 by time in zone, without one minute being trained differently. We then read the observational and experimental studies with their counting rule in mind. Observations of successful athletes agree on a large share of low intensity; trials are few, short and small, and compare distributions that differ in several respects at once. We suggest reporting two rules side by side, with thresholds and their method, and treating the ratio as a result of good planning rather than its target.',
    category: 'endurance physiology',
    tags: ['intensity distribution', 'polarised training', 'narrative review', 'training prescription'],
    authors: [authors.marchetti, authors.mensah],
    publishedOn: '2024-06-25',
    licence: 'CC BY 4.0',
    body: `<h2>Why the counting matters</h2>
<p>Two coaches read the same paper. One plans eight sessions, of which two are hard. The other sets an alarm so that 20 % of all minutes lie above the second threshold. For a runner with eleven hours a week that is more than two hours of severe work. The first plan is common. The second would be over in a fortnight.</p>
<h2>Three rules</h2>
<ul>
<li><strong>Session goal.</strong> The whole session goes into the zone of its main part. Warm-up, pauses and cool-down travel with it.</li>
<li><strong>Time in zone.</strong> Each minute counts for itself, by heart rate, speed or power. Heart rate lags and smears short intervals; speed does not know the hill.</li>
<li><strong>Session-RPE.</strong> One rating classifies the session.</li>
</ul>
<p>Seiler and Kjerland compared the rules in junior cross-country skiers. By session goal and by perceived exertion about 75 to 80 % of sessions were easy, 5 to 10 % between the thresholds and 15 to 20 % hard, and these two rules agreed well [1]. Time by heart rate gave a much larger share of low intensity in the same training.</p>
<h2>A worked week</h2>
<p>Six easy runs with 510 minutes in all; two interval sessions of 75 minutes, each with 20 minutes above the second threshold, 10 between the thresholds and 45 below. Invented, but ordinary.</p>
<table><thead><tr><th>Rule</th><th>Easy</th><th>Middle</th><th>Hard</th></tr></thead><tbody>
<tr><td>Session goal (8 sessions)</td><td>75 %</td><td>0 %</td><td>25 %</td></tr>
<tr><td>Duration of sessions by goal (660 min)</td><td>77 %</td><td>0 %</td><td>23 %</td></tr>
<tr><td>Time in zone</td><td>91 %</td><td>3 %</td><td>6 %</td></tr></tbody></table>
<p>All three lines are true. "Polarised" and "pyramidal" can change places when the rule changes: if both interval sessions were cruise intervals, session goal would read 75-25-0, time in zone 91-9-0.</p>
<h2>What observation shows</h2>
<p>Across rowing, skiing, cycling and running, those who succeed do most of their volume at low intensity. The synthesis by Seiler draws this from several sports with their own definitions [2]. Two cautions apply. Great volume forces low intensity; nobody trains 25 hours at threshold, so the share is partly a consequence of the hours. And successful athletes are those who survived their training, so the ones broken by it are missing.</p>
<h2>What trials show</h2>
<p>Esteve-Lanao and colleagues followed twelve sub-elite runners over five months. Both groups did similar hard work; one did more easy running and less between thresholds, and improved more in a 10.4 km time trial [3]. Stöggl and Sperlich compared four distributions over nine weeks in 48 trained athletes from several sports; the polarised group gained most in peak oxygen uptake and time to exhaustion [4]. The groups differed in total time, in number of hard sessions and in rest, as they must if one ratio is changed and life goes on. These trials encourage a large low-intensity base with some severe work. They do not identify 80 as better than 75 or 90.</p>
<h2>Where is the boundary?</h2>
<p>Each rule needs two thresholds, and thresholds depend on protocol and method [5]. A runner whose first threshold is set 0.7 km/h too high becomes polarised at the desk. Ratios from studies that define zones by ventilation, lactate or a percentage of maximal heart rate are not comparable to a few points, and the discussion rarely concerns more than a few points.</p>
<h2>Suggested reporting</h2>
<ol>
<li>Hours or kilometres per week, first of all.</li>
<li>Session goal <em>and</em> time in zone.</li>
<li>How thresholds were found, and when.</li>
<li>Treatment of warm-up and pauses.</li>
<li>Strength and other sports: in or out.</li>
</ol>
<h2>Conclusion</h2>
<p>For planning, count hard sessions per week: two for most, three for few. The rest is easy because it has to be repeated tomorrow. The percentage that results can be written into the diary on Sunday, where it belongs.</p>`,
    references: [papers.seiler2006, papers.seiler2010, papers.estevelanao2007, papers.stoggl2014, papers.jamnick2020],
    views: 1618,
  },
  {
    slug: 'ten-days-of-heat',
    finding: '−16 bpm',
    findingNote: 'at the same pace on day ten',
    title: 'Ten days of heat: a teaching protocol for safe acclimation',
    abstract:
      'Heat acclimation is among the few interventions in sport with a large, fast and well-understood effect, and it is often carried out by people who have never seen it done. This protocol describes ten supervised sessions of sixty to ninety minutes for healthy trained adults, controlled by core temperature or, where that is not available, by heart rate, with written stopping rules. It follows consensus recommendations and the physiological review literature. For each adaptation the protocol says when to expect it, how it is measured with simple means and how it is lost: lower heart rate and larger plasma volume within days, earlier and greater sweating within one to two weeks, decay in weeks. Students record body mass, drinking, heart rate and thermal sensation and plot them over the ten days. Expected values are given as ranges from the literature. Exclusion criteria, an emergency plan and a list of frequent mistakes complete the protocol. It contains no measurements on persons.',
    category: 'endurance physiology',
    tags: ['heat acclimation', 'teaching protocol', 'thermoregulation', 'hydration'],
    authors: [authors.marchetti, authors.benali],
    publishedOn: '2025-06-02',
    licence: 'CC BY-SA 4.0',
    body: `<h2>Who, and who not</h2>
<p>Healthy trained adults with medical clearance. Not: fever or stomach illness in the last week, earlier exertional heat stroke without specialist advice, pregnancy, medication that impairs sweating or heart rate, sunburn over large areas. Every session has a supervisor who does not exercise, and a tub or shower with cold water within reach. Cool first, transport second.</p>
<h2>The stimulus</h2>
<p>Adaptation follows a raised body temperature and sweating, repeated daily. The consensus recommends training in the heat of competition for one to two weeks, at least 60 minutes a day [1]. A fixed workload loses its stimulus as people adapt; holding core temperature near 38.5 °C keeps it [2]. Without a probe, hold heart rate: the one that belonged to 38.5 °C or, failing this, about 75 % of maximum on days 1 to 3, and let speed rise as the days go by.</p>
<h2>Plan</h2>
<table><thead><tr><th>Days</th><th>Duration</th><th>Control</th><th>Remarks</th></tr></thead><tbody>
<tr><td>1 to 2</td><td>60 min</td><td>heart rate, easy</td><td>15 min work, 5 min shade</td></tr>
<tr><td>3 to 5</td><td>75 min</td><td>heart rate or core temperature</td><td>work continuous if well tolerated</td></tr>
<tr><td>6</td><td>rest or 30 min cool</td><td>none</td><td>quality training in the cool here</td></tr>
<tr><td>7 to 10</td><td>90 min</td><td>core temperature, last 60 min near 38.5 °C</td><td>day 10 repeats the test of day 1</td></tr></tbody></table>
<p>Climate: 35 to 40 °C with 30 to 50 % humidity in a chamber, or the hot hours outdoors. Hard intervals stay in the cool: quality suffers in heat and adds little to the stimulus.</p>
<h2>Stopping rules</h2>
<ul>
<li>Core temperature 39.5 °C, or heart rate above 95 % of maximum for two minutes.</li>
<li>Goose bumps, confusion, unsteady gait, vomiting, stopping to sweat.</li>
<li>Loss of more than 3 % of body mass.</li>
<li>The athlete wishes it. No question is asked.</li>
</ul>
<h2>What to expect</h2>
<table><thead><tr><th>Sign at the same work</th><th>First seen</th><th>Usual size by day 10</th></tr></thead><tbody>
<tr><td>Heart rate</td><td>days 3 to 6</td><td>10 to 20 beats lower</td></tr>
<tr><td>Plasma volume</td><td>days 3 to 6</td><td>a few to over 10 % higher</td></tr>
<tr><td>Core temperature, rest and exercise</td><td>days 5 to 8</td><td>0.2 to 0.4 °C lower</td></tr>
<tr><td>Sweating rate</td><td>days 5 to 14</td><td>clearly higher, earlier onset</td></tr>
<tr><td>Sodium in sweat</td><td>days 5 to 10</td><td>lower at the same rate</td></tr></tbody></table>
<p>Ranges summarise the review by Périard and colleagues [2]; people vary widely. Fast and slow parts decay at about the speed at which they came: most is gone in two to four weeks without heat, and it returns faster the second time.</p>
<h2>Drinking</h2>
<p>Sweating <em>rises</em>, so plans from the first days are too small on day 9. Estimate sweating from body mass each day [3]. Drink to hold losses within about 2 % in these sessions [4], and never beyond the loss: hyponatraemia comes from drinking too much [5]. Whether mild dehydration sharpens adaptation is under study; it has no place in a class. In time trials with free pacing, performance tolerates more loss than fixed laboratory work does [6], which is no argument in a chamber at 38 °C.</p>
<h2>Student tasks</h2>
<ol>
<li>Plot heart rate at minute 30 of each day with the speed at that time. Explain why each alone is misleading.</li>
<li>Calculate sweating rate on days 1, 5 and 10, with its weighing error.</li>
<li>Rate thermal sensation every 15 minutes. Does comfort adapt before heart rate?</li>
<li>Write the plan for an athlete with six days before departure. What do you give up?</li>
</ol>
<h2>Frequent mistakes</h2>
<ul>
<li>Starting on arrival with a race pace session.</li>
<li>Calling a sauna after training and a chamber session the same dose.</li>
<li>Testing on day 5, finding nothing in sweat, and giving up.</li>
<li>Acclimating the team in June and competing in August.</li>
</ul>`,
    references: [
      papers.racinais2015,
      papers.periard2015,
      nutrition.baker2017,
      nutrition.sawka2007,
      nutrition.hewbutler2015,
      nutrition.goulet2011,
    ],
    views: 726,
  },
]

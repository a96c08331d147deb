import { endurancePapers as endurance } from '../papers/endurance-physiology.ts'
import { loadPapers as load } from '../papers/load-monitoring.ts'
import { nutritionPapers as papers } from '../papers/nutrition.ts'
import type { ResearchItem } from '../types.ts'
import { authors } from './authors.ts'

export const nutritionResearch: readonly ResearchItem[] = [
  {
    slug: 'the-twenty-gram-ceiling',
    finding: '12 h',
    findingNote: 'of measurement changed the message',
    title: 'The twenty-gram ceiling: how a plateau became a rule and then a slope',
    abstract:
      'For a decade athletes were told that muscle cannot use more than twenty grams of protein at a time. This narrative review follows the statement from the dose-response study in six young men, through work on distribution, whole-body exercise and body mass, to a recent trial with one hundred grams and twelve hours of measurement. Each study is read for what it measured: duration of the measurement, kind of exercise, size of the people, type of protein and the difference between synthesis rate and muscle mass. The apparent contradiction shrinks when the measuring window is considered: larger doses take longer to be used. For planning, daily intake of about 1.6 g per kilogram explains most of what longer trials have shown, and distribution is a fine adjustment of uncertain worth. We give a table of studies and a planning rule for three body masses. The review is selective and educational.',
    category: 'nutrition',
    tags: ['protein', 'muscle protein synthesis', 'narrative review', 'dose-response'],
    authors: [authors.fontaine, authors.benali],
    publishedOn: '2025-01-30',
    licence: 'CC BY 4.0',
    body: `<h2>The study behind the rule</h2>
<p>Moore and colleagues gave six young men 0, 5, 10, 20 or 40 g of egg protein after leg exercise, on five occasions [1]. Muscle protein synthesis over four hours rose up to 20 g; 40 g added little, while oxidation of leucine increased. The authors wrote carefully. The field heard: <em>more than 20 g is wasted</em>.</p>
<p>Three features of the design bound the claim: four hours, legs only, egg protein, which is digested fast. And 20 g in those men was about 0.24 g per kilogram, so the number was relative to body mass from the beginning.</p>
<h2>Distribution</h2>
<p>Areta and colleagues kept the total at 80 g over twelve hours after leg extension and changed the portions: 8 × 10 g, 4 × 20 g, 2 × 40 g. Four portions of 20 g gave the highest myofibrillar synthesis [2]. This became the second rule: every three hours. Note what was constant. The total over half a day was 80 g in each group, and no group received more.</p>
<h2>The first cracks</h2>
<ul>
<li><strong>More muscle at work.</strong> After whole-body exercise 40 g of whey gave about 20 % more synthesis than 20 g in trained men, independent of their lean mass [3].</li>
<li><strong>Meals, not shakes.</strong> Schoenfeld and Aragon argued that slower proteins and mixed meals prolong delivery, and derived 0.4 to 0.55 g/kg per meal over four meals as a practical span [4].</li>
</ul>
<h2>A hundred grams</h2>
<p>Trommelen and colleagues fed 0, 25 or 100 g of milk protein after whole-body exercise and measured for twelve hours [5]. The large dose was not burned off. Digestion and synthesis simply went on, with higher incorporation in the later hours. A window of four hours would have missed most of it.</p>
<table><thead><tr><th>Study</th><th>Exercise</th><th>Doses</th><th>Window</th><th>Message</th></tr></thead><tbody>
<tr><td>Moore 2009</td><td>legs</td><td>0 to 40 g egg</td><td>4 h</td><td>plateau near 20 g</td></tr>
<tr><td>Areta 2013</td><td>legs</td><td>80 g whey in three patterns</td><td>12 h</td><td>4 × 20 g best</td></tr>
<tr><td>Macnaughton 2016</td><td>whole body</td><td>20 or 40 g whey</td><td>5 h</td><td>40 g about 20 % higher</td></tr>
<tr><td>Trommelen 2023</td><td>whole body</td><td>25 or 100 g milk</td><td>12 h</td><td>no ceiling, longer use</td></tr></tbody></table>
<p>Read from top to bottom, the ceiling does not fall. It turns into a rate: so much per hour, for as long as the supply lasts.</p>
<h2>Synthesis is not size</h2>
<p>All four studies measured hours. Muscle is built in months, from the balance of synthesis and breakdown. The meta-regression of training studies by Morton and colleagues covers 49 trials: supplementation helped a little, and gains in fat-free mass stopped rising at a total of 1.6 g/kg per day, with an interval of 1.0 to 2.2 [6]. The width is often forgotten. It says that the data cannot tell 1.3 from 2.0.</p>
<p>For timing around training, an earlier meta-analysis found an advantage that vanished once total intake was accounted for [7]. The position stand of the International Society of Sports Nutrition gives 0.25 g/kg or 20 to 40 g per serving, every three to four hours, as one sound option [8].</p>
<h2>A rule that survives all of this</h2>
<table><thead><tr><th>Body mass</th><th>Day at 1.6 g/kg</th><th>Four meals, each</th><th>Three meals, each</th></tr></thead><tbody>
<tr><td>55 kg</td><td>88 g</td><td>22 g</td><td>29 g</td></tr><tr><td>70 kg</td><td>112 g</td><td>28 g</td><td>37 g</td></tr><tr><td>90 kg</td><td>144 g</td><td>36 g</td><td>48 g</td></tr></tbody></table>
<ol>
<li>Reach the day. Most athletes with enough energy already do.</li>
<li>Prefer three or four portions, because they are easier to eat.</li>
<li>If work or fasting allow two, eat two large ones and do not fear for the second half of the plate.</li>
<li>In energy deficit or above the age of 60, plan toward the upper end.</li>
</ol>
<h2>What is not known</h2>
<p>Women are rare in the acute studies. Plant proteins at high doses, and any long trial that compares 2 × 60 with 4 × 30 g in trained people, are lacking. A null result there would close the matter.</p>`,
    references: [
      papers.moore2009,
      papers.areta2013,
      papers.macnaughton2016,
      papers.schoenfeld2018,
      papers.trommelen2023,
      papers.morton2018,
      papers.schoenfeld2013,
      papers.jager2017,
    ],
    views: 1466,
  },
  {
    slug: 'energy-availability-with-error-bars',
    finding: '22 to 53',
    findingNote: 'one athlete, one diary, 95 % band',
    title: 'Energy availability with error bars: what a food diary can and cannot show',
    abstract:
      'Energy availability is energy intake minus the energy cost of exercise, per kilogram of fat-free mass. A value of 30 kcal/kg per day, established under laboratory control, is widely used as a limit in field work. This technical note propagates ordinary field errors through the formula. For an athlete with an intake of 2400 kcal, an exercise cost of 600 kcal and a fat-free mass of 48 kg, energy availability is 37.5 with a standard error of about 8, so that a 95 % band spans roughly 22 to 53 kcal/kg. Two thirds of the variance come from intake. Systematic under-reporting of 15 % alone moves the same athlete to 30. A single diary can therefore neither diagnose nor exclude low availability. We describe how the calculation can still be taught and used: as a conversation about days and meals, together with clinical signs, as consensus statements require. A form with worked steps is included.',
    category: 'nutrition',
    tags: ['energy availability', 'REDs', 'error propagation', 'dietary assessment'],
    authors: [authors.fontaine, authors.haddad],
    publishedOn: '2025-09-10',
    doi: '10.5555/palestra.energy-availability-with-error-bars',
    licence: 'CC BY 4.0',
    body: `<h2>Where the number comes from</h2>
<p>Loucks and Thuma confined regularly menstruating women for five days and set their energy availability at 10, 20, 30 or 45 kcal per kilogram of lean body mass per day. The pulses of luteinising hormone changed below 30 [1]. It is one of the cleanest experiments in sports medicine: food weighed, exercise supervised, outcome sampled every ten minutes. Nothing in the field resembles it.</p>
<p>The current consensus on relative energy deficiency in sport describes problematic low energy availability by its signs and their severity, with a staged tool, and does not rest the diagnosis on the calculated value [2]. This note shows why.</p>
<h2>The formula and a day</h2>
<p><code>EA = (energy intake − exercise energy expenditure) / fat-free mass</code></p>
<p>A demonstration athlete: intake 2400 kcal, exercise 600 kcal, fat-free mass 48 kg. EA = 1800 ÷ 48 = 37.5 kcal/kg. In a traffic-light scheme with limits at 30 and 45 she is yellow.</p>
<h2>Errors, one at a time</h2>
<table><thead><tr><th>Term</th><th>Value</th><th>Assumed random error</th><th>Effect on EA (kcal/kg)</th></tr></thead><tbody>
<tr><td>Intake, mean of a four-day diary</td><td>2400 kcal</td><td>8 %, 190 kcal, within-person variation; 12 %, 290 kcal, portions and tables</td><td>4.0 and 6.0</td></tr>
<tr><td>Exercise cost, from watch or tables</td><td>600 kcal</td><td>20 %, 120 kcal</td><td>2.5</td></tr>
<tr><td>Fat-free mass</td><td>48 kg</td><td>3 %, 1.5 kg</td><td>1.2</td></tr>
<tr><td>Combined</td><td>37.5</td><td>independent</td><td>7.7</td></tr></tbody></table>
<p>Squares add: 16 + 36 + 6 + 1.4 = 59, root 7.7. Ninety-five percent band: 22 to 53. It covers red, yellow and green. Intake alone contributes 52 of 59, and replacing skinfolds by a better method for body composition changes the result by one decimal.</p>
<h2>Bias is worse than scatter</h2>
<ul>
<li><strong>Under-reporting</strong> of 15 % is ordinary in athletes and larger in those who worry about weight. It would bring a true 37.5 to 30.0.</li>
<li><strong>Gross or net cost.</strong> Subtracting gross exercise energy counts resting metabolism of that hour twice: about 60 kcal per hour, 1.3 kcal/kg for each hour of training.</li>
<li><strong>Which days?</strong> Two rest days and two easy days make a diary about nothing.</li>
<li><strong>Being watched</strong> changes eating.</li>
</ul>
<p>Random errors shrink with more days. Bias does not.</p>
<h2>What does work</h2>
<p>Read the calculation backwards. For EA of 45 at 600 kcal of exercise, 48 kg need 2760 kcal; on a day with 1200 kcal of training 3360. Now the question to the athlete is concrete: <em>where in Thursday are the extra 600?</em> Statements on nutrition recommend planning intake by demands of the day and not by an annual average [3], and expert guidance for football gives the match week the same structure [4]. Nobody needs a diagnosis to add a second breakfast.</p>
<p>Look at signs beside it: menstrual function, libido, bone stress injuries, illness, mood, growth in adolescents, falling performance at unchanged training [2]. One of them outweighs any diary.</p>
<h2>Form for a class</h2>
<ol>
<li>Compute intake on four given days, each student from the same photographs. Report the spread between students before anything else; it is commonly 10 to 15 %.</li>
<li>Compute exercise cost by two methods.</li>
<li>Calculate EA for each combination. Plot all results as dots.</li>
<li>Draw the line at 30. Discuss who would have been referred.</li>
<li>Write three questions you would ask before any number.</li>
</ol>
<h2>A word on thresholds</h2>
<p>The 30 was found in sedentary, healthy, normal-weight women within five days. Later work and clinical experience suggest differences between people, sexes and systems. A physiological process with a slope is being read as a cliff. Reliability statistics remind us that decisions on individuals need errors smaller than the differences that matter [5]; here the error equals the distance between red and yellow.</p>
<h2>Conclusion</h2>
<p>Teach the formula, since it orders thought. Do not print its result with a colour.</p>`,
    references: [papers.loucks2003, papers.mountjoy2023, papers.thomas2016, papers.collins2021, load.hopkins2000],
    views: 1043,
  },
  {
    slug: 'carbohydrate-from-glycogen-to-gut',
    finding: '60 g/h',
    findingNote: 'is near the limit of one transporter',
    title: 'Carbohydrate from glycogen to gut: a review for planners of long sessions',
    abstract:
      'Recommendations for carbohydrate have moved from a share of energy to grams per kilogram per day, then to grams per hour, and lately to the amount required by the work of the day. This narrative review connects these steps through three bottlenecks: the glycogen that fibres can store and spend, the rate at which the gut absorbs and the muscle oxidises what is eaten, and the purpose of a given session. We summarise the classical fibre-type work, position statements, transport-limited oxidation of glucose and of glucose with fructose, and the trials on training with low availability and on low-carbohydrate diets in race walkers. A planning table for sessions from forty-five minutes to more than three hours and a six-week schedule to train the gut are given. Two popular claims, that low-carbohydrate training generally improves performance and that more than ninety grams per hour is generally better, are judged as unsupported.',
    category: 'nutrition',
    tags: ['carbohydrate', 'glycogen', 'narrative review', 'gut training', 'endurance'],
    authors: [authors.fontaine, authors.okafor],
    publishedOn: '2024-07-30',
    licence: 'CC BY 4.0',
    body: `<h2>First bottleneck: the store</h2>
<p>Gollnick and colleagues stained fibres after cycling at different intensities: at moderate intensity slow fibres empty first, and fast fibres follow as time goes on; at high intensity both are drained from the start [1]. Two lessons remain current. A muscle is not one tank, and "enough glycogen on average" may be compatible with empty slow fibres.</p>
<p>A trained person of 70 kg stores perhaps 400 to 500 g in muscle and 80 to 100 g in liver. Marathon pace uses three grams a minute or more. Without supply the sum lasts for two hours, with luck.</p>
<h2>Second bottleneck: the gut</h2>
<p>Glucose eaten during exercise is oxidised at up to about 1 g per minute, since the intestinal transporter saturates. Fructose uses another one, so mixtures reach higher rates. Jeukendrup turned this into advice by duration: nothing or a mouth rinse for short efforts, up to 60 g per hour of any kind to about two and a half hours, up to 90 g per hour of mixed sources beyond [2]. Intake in grams per hour is not scaled to body mass, because the gut is not.</p>
<table><thead><tr><th>Session</th><th>Before (3 h)</th><th>During</th><th>Form</th></tr></thead><tbody>
<tr><td>45 min, easy</td><td>as usual</td><td>water</td><td>none</td></tr>
<tr><td>60 to 75 min, hard</td><td>1 to 2 g/kg</td><td>rinse or 0 to 30 g/h</td><td>drink</td></tr>
<tr><td>90 to 150 min, steady</td><td>1 to 3 g/kg</td><td>30 to 60 g/h</td><td>glucose sources</td></tr>
<tr><td>over 150 min, racing</td><td>2 to 4 g/kg</td><td>60 to 90 g/h</td><td>glucose with fructose</td></tr></tbody></table>
<p>The table condenses the cited position papers [2, 3, 4]. Daily amounts run from 3 to 5 g/kg on light days to 8 to 12 g/kg in extreme loads [4].</p>
<h2>Third bottleneck: the purpose</h2>
<p>Training with little glycogen amplifies some signals of adaptation. Impey and colleagues collected this work, proposed a glycogen threshold below which signalling is enhanced and above which work capacity is kept, and coined the phrase <em>fuel for the work required</em> [5]. Of the performance studies in their review only a minority showed improvement, about a third. Signals in a biopsy and minutes on a road are different outcomes.</p>
<h3>Low carbohydrate as a lifestyle</h3>
<p>Burke and colleagues placed elite race walkers on high carbohydrate, periodised carbohydrate or a diet low in carbohydrate and high in fat, with three weeks of intensified training [6]. All raised aerobic capacity. Fat oxidation in the low-carbohydrate group reached record values, oxygen cost at race speed rose, and the 10 km race did not improve; it did in the other two groups. Burning more fat needs more oxygen per unit of energy. At race intensity oxygen is what is missing.</p>
<h2>More than ninety?</h2>
<p>Professional cyclists report 100 to 120 g per hour. Oxidation rates do rise somewhat with suitable mixtures in people with trained guts, while gains over 90 g in controlled performance trials are not established. Those who try should ask what they lose: a bottle for cooling, money, and at times the stomach.</p>
<h2>Training the gut</h2>
<ol>
<li>Weeks 1 and 2: 30 g per hour in one long session, twice.</li>
<li>Weeks 3 and 4: 45 to 60 g per hour, mixture of 2 to 1 or 1 to 0.8.</li>
<li>Week 5: planned race intake at race pace for 90 minutes.</li>
<li>Week 6: race intake in heat, with the race's own products.</li>
</ol>
<p>Note fullness, nausea and cramps from 0 to 10 each half hour. Two values of 5 or more: back one step.</p>
<h2>How to place a low session</h2>
<p>If at all: an easy hour before breakfast, once or twice a week, in the base phase, in adults with a regular cycle or no sign of energy deficiency. Never before intervals, never in growth, never on several days in succession. Anaerobic work and durability suffer sooner than easy running does; the decay of power late in long efforts is a topic of its own [7].</p>
<h2>Conclusion</h2>
<p>Plan the carbohydrate of a day after its hardest hour is known. The share of energy it makes in the week is arithmetic that nobody has to look at.</p>`,
    references: [
      papers.gollnick1974,
      papers.jeukendrup2014,
      papers.burke2011,
      papers.thomas2016,
      papers.impey2018,
      papers.burke2017,
      endurance.maunder2021,
    ],
    views: 1255,
  },
]

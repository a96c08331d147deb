import { endurancePapers as papers } from '../papers/endurance-physiology.ts'
import { loadPapers } from '../papers/load-monitoring.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const lactateLessons: readonly DemoWritten[] = [
  reading({
    slug: 'test-day',
    title: 'Test day, from the appointment to the last drop',
    minutes: 4,
    content: `<p>A threshold is decided long before the treadmill starts. What follows is our own order of a test day, with the reason behind each line.</p>
<h3>The week before</h3>
<ul><li>Send one page: no hard session for 48 hours, the usual food, no new diet, coffee as always. An athlete with empty glycogen stores makes less lactate at every speed. The curve moves to the right, and a tired runner is congratulated.</li><li>Ask for a recent race time. It sets the first stage: you want three stages that are easy beyond doubt.</li><li>Ask about illness, heart symptoms and medication. A step test to exhaustion is a stress test; anybody with chest pain, fainting or a family history of sudden death sees a physician first.</li></ul>
<h3>The hour before</h3>
<ol><li>Calibrate the meter with its control solution and write the result into the protocol. A meter that reads 0.3 mmol/L too high today moves LT1 by more than a kilometre per hour.</li><li>Room at 18 to 22 °C, fan on, and the same fan next time.</li><li>Weigh, measure resting heart rate, take one resting sample. Above 2 mmol/L at rest: ask about breakfast, stairs and nerves, and wait ten minutes.</li></ol>
<h3>The drop</h3>
<p>Most bad values are made at the ear, not in the meter.</p>
<ul><li>Clean with alcohol, dry completely. Lance once, deep enough; squeezing dilutes.</li><li>Wipe away the first drop. Sweat holds several times the lactate of blood: a trace of it turns 1.8 into 3.</li><li>Fill the strip from the drop without touching the skin.</li><li>If a value falls where the one before rose, take a second drop at once. A curve that dips at 14 km/h is a wet ear lobe until shown otherwise.</li></ul>
<h3>The stages</h3>
<p>Three minutes, plus 1 km/h, 30 s of standing for the sample. Could one do it in another way? Certainly. Jamnick and colleagues (2018) varied the stage length with the same athletes and got different thresholds from the same legs. Blood lags behind muscle: in short stages the value belongs partly to the stage before, so the curve is flatter early and thresholds come out faster. The choice is free once. After that it is your protocol for ever.</p>
<p>During each stage write three things beside lactate: heart rate in the last 30 s, the rating of effort, and whether the runner could still say a full sentence. The talk test costs nothing and guards LT1, which the meter guards badly.</p>
<h3>The end</h3>
<p>Stop when the athlete stops, or above 6 to 8 mmol/L if you need only the thresholds. A true maximum is another test. If you want both, tell the athlete beforehand; nobody finds another stage after having been told that it is over.</p>
<h3>The report, on the same day</h3>
<p>Five lines: protocol, meter and its control value, both thresholds <em>with the rule that made them</em>, the error of each, and what is to be trained. Do not send the curve alone. People will draw their own line at 4.</p>
<h3>What we had to learn</h3>
<p>For a year two of us tested on alternate Mondays. One wiped the first drop, the other did not. The "improvements" in our records alternated as well.</p>`,
    sources: [papers.jamnick2018, papers.faude2009],
  }),
  reading({
    slug: 'ten-points-to-two-thresholds',
    title: 'Ten points to two thresholds, with ruler and pencil',
    minutes: 5,
    content: `<p>The runner of this course, ten stages of three minutes:</p>
<table><thead><tr><th>km/h</th><th>9</th><th>10</th><th>11</th><th>12</th><th>13</th><th>14</th><th>15</th><th>16</th><th>17</th><th>18</th></tr></thead><tbody><tr><td>mmol/L</td><td>1.07</td><td>1.10</td><td>1.15</td><td>1.22</td><td>1.34</td><td>1.55</td><td>1.91</td><td>2.54</td><td>3.68</td><td>5.70</td></tr></tbody></table>
<h3>LT1: the first rise</h3>
<p>Baseline is the lowest value, 1.07 mmol/L. Add 0.3: 1.37. Between 13 km/h (1.34) and 14 km/h (1.55) lactate rises by 0.21 mmol/L. We need 0.03 of it, so LT1 = 13 + 0.03 ÷ 0.21 = <strong>13.1 km/h</strong>. The film, which lays a smooth curve through all points, says 13.2. With 0.5 in place of 0.3 the border is 1.57 mmol/L, reached just after 14 km/h: 14.1.</p>
<p>A difference of 0.2 mmol/L in the rule moved the result by a whole stage. Every curve is flat there. Report LT1 as a region: "between 13 and 14 km/h".</p>
<h3>LT2: farthest from the chord</h3>
<p>Modified Dmax draws a straight line from LT1 to the last point and asks where the curve hangs farthest below it. From (13.1; 1.37) to (18; 5.70) the line rises by 4.33 ÷ 4.9 = 0.884 mmol/L per km/h.</p>
<table><thead><tr><th>km/h</th><th>Line</th><th>Curve</th><th>Gap</th></tr></thead><tbody><tr><td>14</td><td>2.17</td><td>1.55</td><td>0.62</td></tr><tr><td>15</td><td>3.05</td><td>1.91</td><td>1.14</td></tr><tr><td>16</td><td>3.93</td><td>2.54</td><td>1.39</td></tr><tr><td>17</td><td>4.82</td><td>3.68</td><td>1.14</td></tr></tbody></table>
<p>The gap is greatest at 16 km/h, and it is equal on both sides, at 15 and at 17. So the farthest point is <strong>16.0 km/h</strong>. The film's curve gives 16.1. Hand and computer differ by less than the error of the blood.</p>
<p>(The textbook measures the distance at right angles to the line. Because the line is straight, the largest vertical gap and the largest perpendicular gap lie at the same place.)</p>
<h3>LT2: 4 mmol/L</h3>
<p>Between 17 (3.68) and 18 (5.70): 17 + 0.32 ÷ 2.02 = 17.2 km/h. More than a kilometre per hour above Dmax, from the same blood.</p>
<h3>A property of Dmax that is rarely mentioned</h3>
<p>The chord ends at the last stage. Let the same runner give up at 17 km/h. The line now goes from (13.1; 1.37) to (17; 3.68), with a slope of 0.592. The gaps are 0.35 at 14 km/h, 0.58 at 15, 0.55 at 16. The farthest point has moved to about 15.4 km/h, six-tenths lower, and the runner's muscles are the same. A test that ends early lowers this LT2. Whoever compares March with June must compare the last stages first.</p>
<h3>What the meter adds</h3>
<p>Take ±0.3 mmol/L. Around 16 km/h the curve rises by 0.6 mmol/L per km/h below the stage and by 1.1 above it, on average 0.9. About ±0.3 km/h is realistic for LT2. Around 13 km/h the slope is 0.1 to 0.2, and ±0.3 mmol/L means more than ±1 km/h.</p>
<h3>Write it so</h3>
<p><em>"LT1 about 13 to 14 km/h (baseline + 0.3 to 0.5 mmol/L; talk test positive to 13). LT2 16.0 km/h (modified Dmax, last stage 18 km/h, 3 min stages), ±0.3. Fixed 4 mmol/L: 17.2, for comparison with earlier files only."</em></p>
<p>Longer than a number, and it can be used by somebody who was not there.</p>
<h3>Twelve weeks later</h3>
<p>The same runner, the same protocol. This time she goes on to 19 km/h.</p>
<table><thead><tr><th>km/h</th><th>12</th><th>13</th><th>14</th><th>15</th><th>16</th><th>17</th><th>18</th><th>19</th></tr></thead><tbody><tr><td>March</td><td>1.22</td><td>1.34</td><td>1.55</td><td>1.91</td><td>2.54</td><td>3.68</td><td>5.70</td><td></td></tr><tr><td>June</td><td>1.15</td><td>1.22</td><td>1.36</td><td>1.60</td><td>2.02</td><td>2.75</td><td>4.10</td><td>6.40</td></tr></tbody></table>
<p>Compare in three steps, from the safest to the most fragile.</p>
<ol><li><strong>The whole curve.</strong> At each speed from 14 km/h on lactate is lower, by 0.19, 0.31, 0.52, 0.93 and 1.60 mmol/L. One point might be a wet ear. Five points in a row, growing in the same direction, are a shift.</li><li><strong>A fixed value.</strong> 4 mmol/L was reached at 17.2 km/h; now it is 17 + 1.25 ÷ 1.35 = 17.9 km/h. A gain of 0.7, with an error of some 0.2 on either side. For such a comparison the fixed value is useful: it does not depend on the last stage.</li><li><strong>Modified Dmax.</strong> With baseline + 0.3 at 13.7 km/h it has gone from 16.0 to 16.9 km/h. But the last stage is 19 now and was 18. Calculate June once more as if it had ended at 18 km/h: 16.2. Of the gain of 0.9 most comes from a longer chord, because she was willing to suffer for one stage more.</li></ol>
<p>What may the report say? That the curve has moved to the right by about 0.7 km/h, that this is more than the error, and that heart rate at 15 km/h (164 in March, 158 in June) agrees. It may not say which of three things did it: more mitochondria, less glycogen on the day, or a cooler room. The first is what we hope for, and the second is asked about before the first is claimed.</p>`,
    sources: [papers.faude2009, papers.jamnick2018, papers.jamnick2020],
  }),
  reading({
    slug: 'where-four-comes-from',
    title: 'Where the four comes from, and why it will not go away',
    minutes: 3,
    content: `<p>Ask for "the threshold" in a sports club and you will hear a four. Four millimoles per litre. It is printed in watches, on laminated cards, in the heads of people who never saw a lancet.</p>
<p>Its origin is respectable. In the 1970s laboratories looked for the highest work rate at which blood lactate still levels off during half an hour. In groups of athletes, with the stage tests of the time, the mean lay at about 4 mmol/L. A mean became a rule, the rule became a law.</p>
<h3>What is wrong with it</h3>
<p><strong>People are not the mean.</strong> Measured steady states of individuals lie between about 2 and 8 mmol/L, as Faude, Kindermann and Meyer (2009) summarise. For somebody whose steady state is at 2.5, training "at four" is an interval session that she believes to be tempo. For somebody at 6 it is a stroll.</p>
<p><strong>Concentration is not a border.</strong> Lactate in blood is what has been released minus what has been taken up, in a volume of fluid. A sprinter with much fast muscle releases more at the same relative effort. A well-trained skier takes up more. Nothing switches over in a cell at four.</p>
<p><strong>It follows the protocol.</strong> Longer stages give higher lactate at the same speed, so the speed at four falls. The same runner, two laboratories, one law, two speeds.</p>
<p><strong>It follows the diet.</strong> With less glycogen, less lactate. Three days of low carbohydrate move "the threshold" up by more than a season of training can.</p>
<h3>What is right with it</h3>
<p>It is objective. Two people with the same curve will read the same value. It needs no baseline, no chord, no last stage. For following <em>one</em> athlete under <em>one</em> protocol over years it is a stable mark, like a notch in a door frame. The notch need not be the height at which something special happens.</p>
<p>And among the fixed values and clever curves there is no judge in the blood alone. A threshold concept has to be compared with something outside: a steady state over 30 minutes, critical power, a race. Jones and colleagues (2019) argue that even the maximal lactate steady state is a conservative estimate of the border, and that critical power lies nearer to it. Jamnick and colleagues (2020) add that prescribing from percentages of a maximum is worse than any of these.</p>
<h3>Two conversations</h3>
<p><em>"My watch says that my threshold heart rate is at 4 mmol/L."</em> Your watch has never met your blood. It has met many other people's.</p>
<p><em>"So we throw the old files away?"</em> No. Report 4 mmol/L beside the individual threshold for two years. The old series stays readable, the new one grows, and one day nobody asks for the four.</p>
<h3>A test for any threshold</h3>
<p>Let the athlete run 30 minutes at the proposed LT2 and take lactate at 10, 20 and 30 minutes. If it rises by more than 1 mmol/L between minute 10 and minute 30, the speed is above the steady state. If it stays flat and the athlete chats, it lies below. One afternoon decides what ten concepts dispute, and it is good training besides.</p>`,
    sources: [papers.faude2009, papers.jones2019, papers.jamnick2020],
  }),
  asking({
    slug: 'check-curves-and-thresholds',
    title: 'Check: curves and thresholds',
    minutes: 9,
    content: `<p>Six questions about blood, stages and rules.</p>`,
    questions: [
      amount(
        'Baseline is 0.9 mmol/L. Lactate is 1.10 at 12 km/h and 1.30 at 13 km/h. Where does the rule baseline + 0.3 put LT1?',
        [12.5, 0.1, 'km/h'],
        'The border is 1.20 mmol/L, half of the way from 1.10 to 1.30, so LT1 = 12.5 km/h. The curve rises by only 0.2 per km/h here: 0.1 mmol/L of error is half a kilometre per hour.',
      ),
      one(
        'A runner ate almost no carbohydrate for three days. What happens to the lactate curve, and how is it misread?',
        [
          'Nothing, since lactate comes from fat as well',
          'It becomes steeper, and LT2 disappears',
          'It moves right, and fitness seems gained',
          'It moves left, and fitness seems lost',
        ],
        3,
        'With little glycogen less lactate is made at every speed. Fixed values are reached later, so the threshold looks faster while the runner is in fact short of fuel.',
      ),
      several(
        'Which changes alter the threshold speed of an unchanged athlete?',
        [
          'A rule of + 0.5 in place of + 0.3 mmol/L',
          'With modified Dmax, stopping a stage earlier',
          'Stages of 6 min in place of 3 min',
          'Sweat in the drop',
        ],
        [1, 2, 3, 4],
        'All four. Protocol, rule, last stage and handling belong to the number. This is why it is reported with them.',
      ),
      one(
        'Modified Dmax takes LT2 from…',
        [
          'the point of the curve farthest from a chord',
          'the point at which lactate is 4 mmol/L',
          'the steepest part of the curve',
          'the last stage that was completed',
        ],
        1,
        'The chord runs from LT1 to the last point. Its end depends on where the test stopped, which is the weak side of the method.',
      ),
      order(
        'Put the steps of one sample into their order.',
        [
          'Clean the ear lobe and let it dry',
          'Lance once',
          'Wipe the first drop away',
          'Fill the strip from a free drop',
          'Note value, heart rate and effort',
        ],
        'Alcohol and sweat both spoil the value; the first drop carries what was on the skin. Squeezing to save a second lancing dilutes the sample.',
      ),
      match(
        'What is each statement about lactate worth?',
        [
          ['Nothing changes in a cell at 4 mmol/L', 'True: the value is a group mean'],
          ['4 mmol/L can serve to follow one athlete', 'True, under one protocol'],
          ['LT1 is read to 0.1 km/h', 'False: the curve is too flat there'],
          ['LT2 and critical power are the same', 'False: close, with different errors'],
        ],
        'A mark can be useful without being a border. How exactly it can be read depends on the slope of the curve where it lies.',
      ),
    ],
  }),
  reading({
    slug: 'three-efforts-on-the-track',
    title: 'Three efforts on the track: critical speed in one week',
    minutes: 4,
    content: `<p><em>Notebook of a club coach. The runner is the one with the lactate curve; the numbers are an example that fits it.</em></p>
<p><strong>Monday.</strong> Wind still, 14 °C. Warm-up 25 minutes. First effort: 1,200 m, all out, evenly. She wanted to start with a 70-second lap; I gave her 73.5. Time 3:41, 221 s. She lay on the grass and said that there was nothing left, which is what I need. In an effort that leaves something the whole sum is wrong.</p>
<p><strong>Wednesday.</strong> 2,400 m. 7:58, 478 s. Last lap a little faster than the others, so perhaps two seconds were left in her. I note it and do not correct it.</p>
<p><strong>Saturday.</strong> 3,600 m. 12:11, 731 s.</p>
<h3>Sunday, at the kitchen table</h3>
<p>With power meters one plots work against time. On the track one plots distance against time; the slope is critical speed, and the intercept D′ is the distance that can be run from the finite reserve.</p>
<table><thead><tr><th>Time (s)</th><th>Distance (m)</th></tr></thead><tbody><tr><td>221</td><td>1,200</td></tr><tr><td>478</td><td>2,400</td></tr><tr><td>731</td><td>3,600</td></tr></tbody></table>
<p>From the first and the last point: slope (3,600 − 1,200) ÷ (731 − 221) = 2,400 ÷ 510 = 4.706 m/s, intercept 1,200 − 4.706 × 221 = 160 m. The least-squares line through all three has the same slope, 4.706 m/s, and an intercept of 157 m. So critical speed is 4.71 m/s, or <strong>16.9 km/h</strong>, and D′ about 160 m.</p>
<p>Her lactate test had LT2 at 16.1 by Dmax and 17.2 by the fixed four. Critical speed lies between them. I would have been more worried had they agreed to the decimal.</p>
<h3>A forecast, before the race</h3>
<p>3,000 m: (3,000 − 157) ÷ 4.706 = 604 s, 10:04. I write it on a paper and fold it. 5,000 m by the same formula: 17:09, and this I do not believe. The line is straight for efforts of about 2 to 15 minutes. Beyond that people run slower than it promises; at critical speed itself most last 20 to 60 minutes.</p>
<h3>The race, eight days later</h3>
<p>10:09. Five seconds off, less than one percent. She had run the second kilometre alone. Luck is part of such agreement: had the first effort been 2 s faster and the last 2 s slower, the slope would fall by almost one percent and D′ rise by 17 m.</p>
<h3>What I do with two numbers</h3>
<ul><li><strong>Intervals above.</strong> At 5.1 m/s (400 m in 78.4 s) she spends 5.1 − 4.7 = 0.4 m of D′ per second: 31 m in each 400. Five of them without any recovery would empty the 157 m. With slow jogging in between some of it returns; how fast is the uncertain part. Skiba and colleagues (2012) fitted a model to a small group of cyclists. I use it for thinking and not for planning.</li><li><strong>Tempo below.</strong> At 4.5 m/s she has no debt to D′. Twenty minutes of it are hard and repeatable.</li><li><strong>Repeat in eight weeks.</strong> Same track, same shoes, same order. Critical speed that has risen by 1 % is within the noise. Three percent I would call training.</li></ul>
<h3>Against my own method</h3>
<p>Three exhausting efforts in a week are training, too, and not a small dose. And the mathematics always finds a line: two points would have been enough for it, even two bad ones. Only the third tells whether the first two were true.</p>`,
    sources: [papers.poole2016, papers.jones2019, papers.skiba2012],
  }),
  reading({
    slug: 'twelve-weeks-in-three-zones',
    title: 'Twelve weeks in three zones: writing and counting a plan',
    minutes: 4,
    content: `<p>"Eighty-twenty" is on book covers. Eighty percent of what? Here is one week of a runner with LT1 at 13.2 and LT2 at 16.1 km/h, six sessions, counted in two ways.</p>
<table><thead><tr><th>Session</th><th>Zone 1 (min)</th><th>Zone 2 (min)</th><th>Zone 3 (min)</th><th>Aim</th></tr></thead><tbody><tr><td>Mon: easy</td><td>50</td><td>0</td><td>0</td><td>zone 1</td></tr><tr><td>Tue: 5 × 3 min hard</td><td>40</td><td>0</td><td>15</td><td>zone 3</td></tr><tr><td>Wed: easy</td><td>60</td><td>0</td><td>0</td><td>zone 1</td></tr><tr><td>Fri: easy with strides</td><td>50</td><td>0</td><td>0</td><td>zone 1</td></tr><tr><td>Sat: 3 × 10 min tempo</td><td>40</td><td>30</td><td>0</td><td>zone 2</td></tr><tr><td>Sun: long</td><td>105</td><td>0</td><td>0</td><td>zone 1</td></tr></tbody></table>
<h3>Two answers</h3>
<p><strong>By minutes:</strong> 345 of 390 minutes in zone 1, which is 88 %; 8 % in zone 2, 4 % in zone 3. <strong>By sessions:</strong> four of six have zone 1 as their aim, 67 %; one in six each for zones 2 and 3. The same week is 88 or 67. When Seiler and Kjerland (2006) counted well-trained junior skiers, about three-quarters of the <em>sessions</em> were in zone 1. Someone who aims at 75 % of minutes instead would train much harder than those juniors did. Always ask what was counted.</p>
<h3>What studies can say</h3>
<p>Esteve-Lanao and colleagues (2007) gave two groups of runners the same load and moved minutes from zone 1 to zone 2 in one of them; the group with more easy running improved more over five months. Stöggl and Sperlich (2014) compared four ways over nine weeks and found the largest gains with a polarised one. Both are small. Both compared plans for people who already trained a lot. Seiler (2010) gathered the practice of elite athletes. Together they make a case for plenty of zone 1 and for hard days that are hard. They do not say that 80 beats 75.</p>
<h3>Writing the weeks</h3>
<ol><li><strong>Weeks 1 to 4:</strong> raise minutes in zone 1, from five hours to six and a half. One session with 20 to 30 minutes in zone 2. Strides twice a week.</li><li><strong>Week 5:</strong> half the minutes. Repeat the 30-minute steady-state check at LT2.</li><li><strong>Weeks 6 to 9:</strong> keep the minutes. One session in zone 3 (5 × 3, then 5 × 4, then 6 × 4 min), one in zone 2.</li><li><strong>Week 10:</strong> half the minutes, step test. Same protocol, same meter, same hour.</li><li><strong>Weeks 11 and 12:</strong> zones from the new test. Fewer minutes, hard sessions shorter, not softer.</li></ol>
<h3>Where such plans fail</h3>
<ul><li><strong>The middle creeps in.</strong> An easy run at 13.8 km/h feels easy and lies in zone 2. With LT1 known only to ±1 km/h, stay well below it: 12 km/h for this runner, not 13.1.</li><li><strong>Heart rate drifts.</strong> After an hour in warmth it is ten beats higher at the same lactate. Slow down a little, or leave the watch alone; decide beforehand which.</li><li><strong>Zones age.</strong> After eight weeks LT2 may be half a kilometre per hour faster. Old zones then make the easy days right and the hard days soft.</li><li><strong>Other loads do not count themselves.</strong> A week of night shifts is training that nobody wrote down. Session-RPE beside the zones (Foster and colleagues, 2001) notices it.</li></ul>
<h3>A check for Sunday evening</h3>
<p>How many minutes were above 16.1 km/h, how many below 13? If the sum of both is under 85 % of the week, the plan is being run in the middle. It is the most comfortable place, and the one in which years are lost.</p>`,
    sources: [papers.seiler2006, papers.seiler2010, papers.estevelanao2007, papers.stoggl2014, loadPapers.foster2001],
  }),
  asking({
    slug: 'check-budget-and-zones',
    title: 'Check: deficit, budget and zones',
    minutes: 8,
    content: `<p>Five questions on what happens above the border, and on the week around it.</p>`,
    questions: [
      amount(
        'Two efforts: 180 s with 61.2 kJ and 420 s with 126.0 kJ. What is critical power?',
        [270, 1, 'W'],
        'The slope of work against time: (126.0 − 61.2) kJ ÷ (420 − 180) s = 64.8 kJ ÷ 240 s = 270 W. The intercept, W′, is 61.2 − 0.27 × 180 = 12.6 kJ.',
      ),
      amount(
        'Oxygen demand rises by 2.0 L/min at the start of a run. The time constant is 30 s. How large is the oxygen deficit?',
        [1, 0.05, 'L'],
        'Deficit = amplitude × time constant = 2.0 L/min × 0.5 min = 1.0 L. It holds for a simple exponential, below the first threshold.',
      ),
      one(
        'The line from three efforts of 3 to 12 min forecasts 17:09 over 5,000 m. Why is the runner probably slower?',
        [
          'D′ grows with distance',
          'The three efforts were too short for D′',
          'Critical speed is measured without a rest',
          'The line holds for some 2 to 15 min only',
        ],
        4,
        'Beyond a quarter of an hour speed falls below what the hyperbola promises; even at critical speed most people last 20 to 60 min and not for ever.',
      ),
      one(
        'One runner has 88 % of the minutes in zone 1 and 67 % of the sessions. A study reports "75 % in zone 1" by sessions. How does the runner compare?',
        [
          'Trains easier than the group, since 88 is above 75',
          'Has fewer easy sessions than the group, since 67 is below 75',
          'Is the same, since the mean of 88 and 67 is near 75',
          'Cannot be compared in any way',
        ],
        2,
        'Only like can be compared with like: sessions with sessions. The minutes of a hard session are mostly warm-up and recovery, so shares by minutes are always higher.',
      ),
      several(
        'Which statements about critical power and W′ are right?',
        [
          'W′ repeats less well than critical power',
          'At critical power one can ride for as long as one likes',
          'Above critical power time is limited by a finite amount of work',
          'A third effort shows whether the first two fit the line',
        ],
        [1, 3, 4],
        'Two points always make a line; the third tests it. An error in one effort moves W′ more than the slope, and the border itself is held for tens of minutes.',
      ),
    ],
  }),
]

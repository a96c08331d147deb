import { sprintPapers as papers } from '../papers/sprint-mechanics.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const accelerationLessons: readonly DemoWritten[] = [
  reading({
    slug: 'a-start-that-lasts-a-year',
    title: 'A start that can be repeated next year',
    minutes: 3,
    content: `<p>In September the winger ran 30 m in 4.41 s. In March he ran 4.18 s. The club was delighted, until somebody found the sheet from September: gates at the start line, rolling start, old artificial turf. In March the first gate stood half a metre further on. Nothing in the winger had changed that a clock could show.</p>
<p>Haugen, Tønnessen and Seiler (2012) compared ways of starting a clock with the same sprinters. Between the slowest and the fastest combination of start and timing lay about 0.7 s. A good year of training is worth a tenth. So write the start down as if a stranger had to repeat it in five years. This is our sheet; copy it and put in your own values.</p>
<h3>The place</h3>
<ul><li>Which hall or lane, which direction, which surface. Outdoors: wind along the lane at hip height, measured, below 2 m/s.</li><li>Gates 1.0 m above the ground, dual beam. A single beam is broken by a hand.</li><li>First gate exactly 0.50 m beyond the start line. All distances are counted from the <em>line</em>. Draw a sketch.</li></ul>
<h3>The start</h3>
<ol><li>Two-point stance, front toe on the line, the same foot every time; write down which.</li><li>Still for two seconds. Rocking back and starting forward again is a countermovement and saves time.</li><li>No signal. The athlete starts when ready, so reaction time stays out.</li><li>The clock begins at the first gate. The first half metre is therefore missing, about four-tenths of a second in our example athlete. Say so beside the result.</li></ol>
<h3>The trials</h3>
<p>After a timed warm-up of 20 minutes: two build-ups over 30 m, then three trials with four minutes between them. Keep all three. For a ranking use the best, for a comparison over the year the mean of the two best, because a single best time is the one with the luckiest error.</p>
<h3>The error of your own place</h3>
<p>Test twelve athletes on two days of one quiet week. The standard deviation of the differences, divided by 1.41, is the typical error. Haugen and Buchheit (2016) review what to expect: with good gates and a strict start one or two percent over 20 to 30 m. At 4.40 s, one percent is 0.04 s. Two tests of one athlete then differ by more than 0.12 s only in one of twenty cases when nothing has changed. Anything smaller is a rumour that needs another test.</p>
<h3>Three changes that look harmless</h3>
<ul><li><strong>A new floor.</strong> Test ten athletes on both floors on the same day, half of them in the opposite order. Note the difference, do not "correct" single athletes with it.</li><li><strong>A new system.</strong> Run both together for one session, beam beside beam.</li><li><strong>A new assistant.</strong> He means well and says "go". Now there is a reaction in the time.</li></ul>
<p>If one of the three cannot be avoided, begin a new record, and write on the old one why it ended. A broken series is honest. A glued one will be quoted.</p>`,
    sources: [papers.haugen2012, papers.haugen2016],
  }),
  reading({
    slug: 'fitting-a-sprint-with-a-pencil',
    title: 'Fitting a sprint with a pencil, and what a tenth of a second does to F0',
    minutes: 5,
    content: `<p>The curve has two unknowns, maximal speed (vmax) and a time constant (tau). A spreadsheet finds them in a second. Find them by hand once, and you will know which split decides what.</p>
<h3>The data</h3>
<p>5 m in 1.39 s, 10 m in 2.13 s, 20 m in 3.40 s, 30 m in 4.58 s, counted from the first movement.</p>
<h3>Step 1: a lower bound for vmax</h3>
<p>The last ten metres took 4.58 − 3.40 = 1.18 s, so their mean speed was 8.47 m/s. Speed was still rising a little: vmax lies above 8.5.</p>
<h3>Step 2: tau from the last time</h3>
<p>Late in the run the exponential has died away, and the distance is simply vmax × (t − tau). Hence tau is about t − x ÷ vmax. With vmax = 8.5: 4.58 − 30 ÷ 8.5 = 1.05 s.</p>
<h3>Step 3: compare and correct</h3>
<table><thead><tr><th>vmax, tau</th><th>5 m</th><th>10 m</th><th>20 m</th><th>30 m</th></tr></thead><tbody><tr><td>measured</td><td>1.39</td><td>2.13</td><td>3.40</td><td>4.58</td></tr><tr><td>8.5, 1.05</td><td>1.35</td><td>2.08</td><td>3.36</td><td>4.57</td></tr><tr><td>9.0, 1.25</td><td>1.40</td><td>2.13</td><td>3.39</td><td>4.55</td></tr><tr><td>8.8, 1.20</td><td>1.39</td><td>2.13</td><td>3.40</td><td>4.58</td></tr></tbody></table>
<p>The first guess is too quick at the beginning, so tau must be longer; with a longer tau vmax must rise to keep the last time. The third line fits to the hundredth. Note how similar the three lines look: half a metre per second in vmax changes no split by more than 0.05 s. The parameters are more fragile than the times.</p>
<h3>Step 4: the profile</h3>
<p>Initial acceleration is vmax ÷ tau = 8.8 ÷ 1.20 = 7.3 m/s², which is also about F0 in N/kg. With V0 a little above vmax, say 9.0 m/s for air resistance, maximal power is 7.3 × 9.0 ÷ 4 = 16.4 W/kg.</p>
<h3>Now spoil the start</h3>
<p>Suppose that the clock begins a little late, because the first gate stands behind the line or because the athlete leans before the trigger. Every split becomes shorter by the same amount. We refitted the model by computer with each delay:</p>
<table><thead><tr><th>Clock starts late by</th><th>vmax (m/s)</th><th>tau (s)</th><th>F0 (N/kg)</th><th>vmax × F0 ÷ 4 (W/kg)</th></tr></thead><tbody><tr><td>0 s</td><td>8.80</td><td>1.20</td><td>7.3</td><td>16.1</td></tr><tr><td>0.05 s</td><td>8.64</td><td>1.08</td><td>8.0</td><td>17.3</td></tr><tr><td>0.10 s</td><td>8.51</td><td>0.98</td><td>8.7</td><td>18.6</td></tr><tr><td>0.20 s</td><td>8.30</td><td>0.79</td><td>10.6</td><td>21.9</td></tr></tbody></table>
<p>A tenth of a second that the clock missed makes F0 19 % larger and vmax 3 % smaller. The athlete has become a "force type" by a gate. Worse, the fit still looks good: with 0.10 s of delay the typical miss per split is a hundredth of a second. The residuals do not shout.</p>
<h3>Remedies</h3>
<ol><li>Trigger with the first movement: a hand or foot switch, a laser or a radar from behind, high-speed film.</li><li>If gates are all you have, let the model fit a third number, a time shift. With five splits or more this works tolerably; with four it leaves one number to spare.</li><li>Use one place and one start, and compare athletes only within it. A shift that is the same for all spoils the values and spares most of the order.</li><li>Report vmax, tau and the splits. F0 can be computed by whoever wants to.</li></ol>
<p>Samozino and colleagues (2016) validated the method against force plates, with a start that was caught properly; Morin and colleagues (2019) repeated it with an improved design. The method is sound. It was never meant to be fed with a late clock.</p>
<h3>And the error without any fault?</h3>
<p>Suppose that the start is caught perfectly, and each split has a random error of 0.02 s. Let us move a single split to see what it does. With the time at 10 m 0.03 s too long and all else exact, the best fit is vmax 8.92 m/s and tau 1.25 s: F0 falls from 7.3 to 7.1 N/kg, vmax rises by a little more than one percent. One dirty gate, 3 % of F0. The same error at 5 m does nearly the same. At 30 m it turns the other way: vmax falls to 8.63 m/s and F0 rises to 7.5 N/kg.</p>
<p>Two fits of the same athlete on two days will therefore differ by some percent in F0 and one or two in vmax, with everything done well. A difference of 10 % in F0 between two athletes is worth a conversation. A difference of 3 % is not even worth a line in the report.</p>
<h3>Air, and why V0 is above vmax</h3>
<p>At 8.8 m/s a runner of 75 kg meets an air resistance of roughly 20 N, a quarter of a newton per kilogram. At top speed all horizontal force that is left goes into it. Extrapolate the line of force against velocity to zero force, and you land a little higher than the speed that was reached: V0 is about 9.0 m/s where vmax is 8.8. Wind enters here. A tailwind of 2 m/s lowers the resistance by some 40 % and is seen in vmax; in F0, at low speed, hardly at all.</p>
<h3>What to look for in ten athletes</h3>
<p>Plot vmax against tau, one dot each. Most dots will lie near a line that rises from left to right: fast athletes tend to have long time constants, since it takes them longer to arrive. Initial acceleration, the quotient, then hardly differs. The interesting ones are the dots off the line. Before they are called "force type" or "velocity type", test them again, with somebody else at the gate.</p>`,
    sources: [papers.samozino2016, papers.morin2019, papers.haugen2019profiles, papers.haugen2012],
  }),
  reading({
    slug: 'a-sled-in-percent-of-speed',
    title: 'A sled in percent of speed: four runs and a straight line',
    minutes: 3,
    content: `<p>"Twenty kilograms for everybody" gives the prop a warm-up and the winger a tug of war. Kilograms do not even mean the same on two surfaces: a sled on wet turf slides, on rubber it sticks. What the athlete feels is the loss of speed. So prescribe that, and find the kilograms once.</p>
<h3>The test</h3>
<ol><li>Warm up as for a sprint test. Use the surface, the sled and the harness of the training.</li><li>One free sprint over 30 m and three with about 25, 50 and 75 % of body mass, in this order, five minutes between them. Use 20 m for the heaviest.</li><li>Take the highest speed of each, from a radar, a laser or the fastest 5 m between gates.</li></ol>
<h3>An example of 78 kg</h3>
<table><thead><tr><th>Load (% of body mass)</th><th>Highest speed (m/s)</th></tr></thead><tbody><tr><td>0</td><td>8.8</td></tr><tr><td>25</td><td>7.3</td></tr><tr><td>50</td><td>5.9</td></tr><tr><td>75</td><td>4.3</td></tr></tbody></table>
<p>The points lie nearly on a line: speed = 8.81 − 0.060 × load. Half of the free speed, 4.4 m/s, is reached at 74 % of body mass, 58 kg on this surface. Ten percent less than the free speed, 7.9 m/s, needs 15 %, 12 kg.</p>
<h3>Which loss for what</h3>
<table><thead><tr><th>Loss of speed</th><th>Here</th><th>What it is near to</th></tr></thead><tbody><tr><td>up to 10 %</td><td>up to 12 kg</td><td>free sprinting; technique stays</td></tr><tr><td>about 30 %</td><td>34 kg</td><td>the second to fourth step</td></tr><tr><td>about 50 %</td><td>58 kg</td><td>maximal power, first steps</td></tr></tbody></table>
<p>Why half? Power is force times velocity, and on a straight force-velocity line the product is largest in the middle. Cross and colleagues (2017) found it there: power peaked at roughly half of the unloaded speed, at about 78 to 82 % of body mass on their track, with a wide range between people.</p>
<h3>What training studies say so far</h3>
<p>Petrakos, Morin and Egan (2016) reviewed the sled before heavy loads were in fashion. Sleds improved acceleration, and so did sprinting without one. Morin and colleagues (2017) then trained amateur footballers with 80 % of body mass for eight weeks: horizontal force rose more than in the group without load, sprint times in both hardly differed. Sixteen players. It is a reason to try, not a reason to write a policy.</p>
<h3>A block of six weeks</h3>
<ul><li>Twice a week, before anything tiring: six to eight runs of 15 to 20 m at the load for 50 %, three minutes between them. End the series when a run is 10 % slower than the first.</li><li>After the heavy runs always three free sprints over 20 m. The speed that you want has to be visited.</li><li>Test at 0, 3, 6 and 9 weeks. Strength of a new kind often shows after the block, when the load is gone.</li><li>Repeat the line when the season turns the pitch into another surface.</li></ul>
<h3>Stop</h3>
<p>If the heel touches first, if the back rounds, or if the athlete walks: the load is too high for this person today. And anybody who comes back from a calf or Achilles problem begins with the ten percent.</p>`,
    sources: [papers.petrakos2016, papers.cross2017, papers.morin2017, papers.morin2016],
  }),
  asking({
    slug: 'check-force-and-splits',
    title: 'Check: force, direction and splits',
    minutes: 9,
    content: `<p>Six questions. For angles remember that the ratio of force is the cosine of the angle to the ground.</p>`,
    questions: [
      amount(
        'The ground force of a step points at 60° to the ground. What is the ratio of force?',
        [0.5, 0.01, ''],
        'Horizontal over resultant is the cosine of the angle to the ground, and cos 60° = 0.50. The vertical part is then 0.87 of the whole: the parts are no shares of a sum.',
      ),
      amount(
        'A profile has F0 = 7.0 N/kg and V0 = 9.4 m/s. What is maximal power?',
        [16.5, 0.2, 'W/kg'],
        'On a straight line power is greatest at half of both: 7.0 × 9.4 ÷ 4 = 16.45 W/kg.',
      ),
      one(
        'The clock starts 0.10 s after the first movement, and nobody notices. What does the profile show?',
        [
          'F0 too high, vmax slightly too low',
          'Both too low by the same percentage',
          'F0 too low, vmax about right',
          'F0 about right, vmax far too high',
        ],
        1,
        'All splits are shorter by 0.10 s, which the model can only explain by a shorter time constant: vmax ÷ tau jumps by nearly a fifth, while vmax loses some percent.',
      ),
      several(
        'Which facts must stand on the sheet for a 30 m time to be compared next year?',
        [
          'The surface',
          'Where the first gate stood',
          'The maximal squat of the athlete',
          'The kind of start',
          'Which of the trials was taken',
        ],
        [1, 2, 4, 5],
        'Gate, start, surface and choice of trial change the time without any change in the athlete. Strength may explain a time; it does not belong to its measurement.',
      ),
      match(
        'Which loss of speed fits which purpose of a sled?',
        [
          ['Less than 10 %', 'Keep the technique of free sprinting'],
          ['About 50 %', 'Work near maximal power'],
          ['None', 'Visit maximal velocity'],
        ],
        'Loss of speed carries over between surfaces and people; kilograms do not. Half of the free speed lies near the peak of power on a straight force-velocity line.',
      ),
      order(
        'Four athletes ran ten sprints. Order them from the best result to the weakest, by what matters first.',
        [
          'Total 42.6 s, decrement 4.0 %',
          'Total 43.4 s, decrement 6.1 %',
          'Total 44.2 s, decrement 2.2 %',
          'Total 45.0 s, decrement 1.5 %',
        ],
        'Total time is reliable and is what is covered on the pitch. The smallest decrements here belong to the slowest athletes: who starts slowly has little to lose.',
      ),
    ],
  }),
]

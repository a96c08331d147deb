import { endurancePapers as papers } from '../papers/endurance-physiology.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const variabilityLessons: readonly DemoWritten[] = [
  reading({
    slug: 'one-beat-in-three-hundred',
    title: 'One beat in three hundred: what artefacts cost, and how to see them',
    minutes: 4,
    content: `<p>RMSSD squares differences. Squaring is kind to small things and merciless to large ones, so a single false interval can outweigh a whole night of sleep. Let us put numbers to it.</p>
<p>Take a quiet recording at 60 beats per minute: intervals around 1,000 ms, RMSSD 64 ms. The mean of the squared differences is 64² = 4,096 ms².</p>
<h3>Fault 1: a beat that the strap did not see</h3>
<p>Two intervals of 1,000 ms become one of 2,000. The series jumps up by 1,000 ms and down again: two differences of 1,000, each 1,000,000 when squared. In five minutes (about 300 beats) the mean square rises from 4,096 to about 10,800 ms², and RMSSD from 64 to <strong>104 ms</strong>. In a one-minute recording the same fault meets only some 60 beats: RMSSD becomes <strong>195 ms</strong>.</p>
<h3>Fault 2: an early beat of the heart itself</h3>
<p>Ectopic beats are common in healthy people. The beat comes early, 600 ms, and the next one late, 1,400 ms. Differences of −400, +800 and −400. In five minutes RMSSD becomes <strong>85 ms</strong>, in one minute <strong>142 ms</strong>. The electronics worked. The heart did beat so. For the present purpose it is an artefact all the same, since the early beat did not come from the sinus node, and RMSSD is meant to show what the vagus does there. The Task Force (1996) therefore speaks of <em>normal-to-normal</em> intervals.</p>
<h3>Fault 3: two beats where there was one</h3>
<p>A large T wave, or a twitching muscle under the electrode, counts as a beat: 1,000 ms become 350 and 650. The effect is as large, and it hides better, because the mean heart rate hardly changes.</p>
<table><thead><tr><th></th><th>Clean</th><th>Missed beat</th><th>Early beat</th></tr></thead><tbody><tr><td>RMSSD, 5 min</td><td>64</td><td>104</td><td>85</td></tr><tr><td>RMSSD, 1 min</td><td>64</td><td>195</td><td>142</td></tr><tr><td>ln RMSSD, 1 min</td><td>4.16</td><td>5.27</td><td>4.96</td></tr></tbody></table>
<p>All three faults push the value <em>up</em>. So an unexpectedly good morning deserves more suspicion than a bad one.</p>
<h3>Look at the trace</h3>
<p>Draw the intervals one after another. A clean morning looks like a slow sea: waves with the breath, some 50 to 150 ms high in a young athlete. A missed beat is a tower. An early beat is a tooth down followed by a tooth up. Two seconds of looking find what no summary shows.</p>
<h3>Correct or reject?</h3>
<ol><li>Mark each interval that differs from the median of its neighbours by more than about 20 to 25 %. With large natural variability a fixed limit cuts into healthy waves; check the marks by eye.</li><li>Up to about 3 % marked: replace by interpolation, or leave the differences at the fault out of the mean.</li><li>More than that: record again. It takes a minute.</li><li>Write down the percentage. A value without it cannot be judged later.</li></ol>
<h3>The device</h3>
<p>Gilgen-Ammann, Schweizer and Wyss (2019) put a chest strap beside a Holter recorder. At rest both were excellent; in vigorous movement the strap lost less than the electrodes of the recorder. Moisten the strap, sit still, and the instrument is better than your question. An optical sensor at the wrist measures a pulse, which arrives with a delay that itself varies. At night, lying still, the averages are usable. For single intervals during a restless minute they are not.</p>
<h3>Do not smooth your way out</h3>
<p>A seven-day mean divides a single false 195 by seven, and on the log scale it still lifts the mean by 0.16, a third of what people call a good week. Clean first. Then average.</p>`,
    sources: [papers.taskforce1996, papers.shaffer2017, papers.gilgen2019],
  }),
  reading({
    slug: 'six-weeks-of-mornings',
    title: 'Six weeks of mornings: building a range that is yours',
    minutes: 4,
    content: `<p><em>A triathlete's diary, kept for a workshop. The values are an example. RMSSD in ms, taken lying down for two minutes after waking.</em></p>
<p><strong>Day 1.</strong> 71. The application shows a green face. I have one value and no idea.</p>
<p><strong>Day 2.</strong> 49. Orange face. Nothing has happened between the two except a night. I am told not to look at faces for four weeks.</p>
<p><strong>Day 5.</strong> 58, 66, 52. I begin to write down what else there was: wine on Thursday, a late film, the neighbour's dog.</p>
<p><strong>Day 9.</strong> Recorded sitting instead of lying: 41. That value goes into the bin. Posture moves it by more than my training does.</p>
<p><strong>Day 14.</strong> Why logarithms? The coach shows me two mornings, 40 and 90. The ordinary mean is 65. The mean of the logarithms, turned back, is 60. High values are stretched, a lucky 110 pulls an ordinary mean up by a lot. On the log scale, 40 to 60 is as far as 60 to 90: half as much again, both times.</p>
<p><strong>Day 20.</strong> I understand at last that a value is a sum of things. My level. The load of yesterday. The night. The breath, the hour, the strap. Only the first two are what I want.</p>
<p><strong>Day 28.</strong> Four quiet weeks, no races, no illness. Mean of ln RMSSD 4.10, standard deviation 0.22. The rule of the course takes half a standard deviation to either side: 3.99 to 4.21. Turned back that is <strong>54 to 67 ms</strong>. It is narrow, and it should be, for it is meant for the mean of seven days and not for a single morning. Single mornings fall outside it more often than not: six in ten, in theory. I count seventeen of twenty-eight in my own list.</p>
<p><strong>Day 31.</strong> Hard block begins. Seven-day mean 4.08.</p>
<p><strong>Day 35.</strong> Mornings of 47, 52, 44, 50. Mean of the week 3.92, in ms 50. Below my range. Plan for tomorrow: 5 × 4 minutes. I move it by two days and ride easily. It feels like cowardice.</p>
<p><strong>Day 37.</strong> Week's mean 3.98. Intervals moved once more, to day 38. Legs are fine, to be honest. Would I have managed them on day 36? Probably. The range says "wait", it does not say "you cannot".</p>
<p><strong>Day 38.</strong> Week's mean 4.00: inside. Intervals, and good ones. One anecdote.</p>
<p><strong>Day 40.</strong> Throat sore in the evening. Next morning 33. The lowest of all forty. The fever came in the afternoon. This time one single value was worth something: not a bit low, but far outside of anything that I had seen. I stay at home.</p>
<p><strong>Day 42.</strong> What I keep. Same posture, same minute, before coffee. A note of one line. The weekly mean against my range, on Mondays. At least three mornings in the week, better five, or no mean. A single value is ignored unless it is outrageous. And the range is made anew after every new season, device or posture.</p>
<p>Plews and colleagues (2013), from whom much of this comes, also warn of the other side. In very fit athletes with slow hearts the value can fall while fitness rises, because the vagal signal saturates. So a fall is not always bad news, and a rise in an exhausted athlete is not always good. My forty-two mornings are too few to have met either.</p>`,
    sources: [papers.plews2013, papers.buchheit2014],
  }),
  reading({
    slug: 'what-guided-training-has-shown',
    title: 'What trials of guided training have shown, and what they could not',
    minutes: 3,
    content: `<p>The idea is attractive: let the vagus decide when you train hard. Two trials are quoted most. Read with care they support a smaller sentence than the one in advertisements.</p>
<h3>Kiviniemi and colleagues, 2007</h3>
<p>Moderately fit men trained for four weeks. One group followed a fixed plan. In the other, each morning's variability decided between a hard session, an easy one and rest: a value that had fallen, or a falling trend, meant going easy. The guided group improved its maximal running speed more than the group with the fixed plan.</p>
<p>Small groups, four weeks. It showed that the thing can be done and that nobody was harmed.</p>
<h3>Vesterinen and colleagues, 2016</h3>
<p>Forty recreational runners, eight weeks of intensified training after a preparation. The guided group did hard sessions only when its weekly mean lay inside the personal range. It ended with <em>fewer</em> hard sessions and improved its 3,000 m time by about 2 %. The group with the fixed plan gained about half of that, with more doubt, and the two groups could not be told apart with any confidence. The honest title is: fewer hard sessions, no loss.</p>
<h3>Why small sentences are better</h3>
<ul><li><strong>The comparison is a fixed plan.</strong> No good coach keeps a fixed plan for somebody who looks grey. The trials compare guidance by a number with guidance by nothing. A third group, guided by a question ("How are you?"), is missing. Since self-report answers to load at least as sensitively, it might do as well.</li><li><strong>Guidance is a package.</strong> Guided runners got a rule, attention every morning, and a reason to sleep. They could not be blinded. What of the effect belongs to the interval between two beats is unknown.</li><li><strong>Recreational runners are not your squad.</strong> They have room to improve by nearly any sensible change. In athletes who train twice a day normal ranges are narrower and the schedule is not theirs to move: a match is on Saturday whatever the vagus thinks.</li><li><strong>Groups hide people.</strong> In all such trials some gain much and some nothing, under both plans. A different gain in two people may be a different response, or just error and luck.</li></ul>
<h3>What one may do with it</h3>
<p>For an athlete who trains alone, has a flexible week and tends to do too much, a rule that blocks hard sessions on bad weeks is a cheap brake. It costs a minute a day. It will sometimes brake without reason. The trials say that this price is low.</p>
<p>For a team use it as one line among others, after load and the questionnaire. Buchheit (2014) sorts which heart rate measure can answer which question, and variability on waking is only one of them.</p>
<h3>A sentence for the front page</h3>
<p><em>Runners who moved their hard days by morning variability did fewer of them and improved at least as much as runners who did not; whether the heart had to be asked, or a question would have sufficed, has not been tested.</em> It is long. It is also all that the data allow.</p>`,
    sources: [papers.kiviniemi2007, papers.vesterinen2016, papers.buchheit2014],
  }),
  asking({
    slug: 'check-intervals-and-ranges',
    title: 'Check: intervals, ranges and decisions',
    minutes: 9,
    content: `<p>Six questions. For the first you need the root of a mean of squares.</p>`,
    questions: [
      amount(
        'Intervals of 900, 940, 910, 950 and 930 ms. What is RMSSD?',
        [33.5, 0.6, 'ms'],
        'Differences 40, −30, 40, −20; squares 1,600, 900, 1,600, 400; mean 1,125; root 33.5 ms. There are four differences, so the sum is divided by 4.',
      ),
      one(
        'One beat is missed in a recording of one minute. What happens to RMSSD?',
        ['It falls a little', 'It becomes zero', 'It stays the same', 'It about triples'],
        4,
        'Two differences of 1,000 ms among some sixty beats lift 64 to about 195 ms. In five minutes the same fault is diluted by five times as many beats and still gives 104.',
      ),
      order(
        'Bring the morning into its order.',
        [
          'Empty the bladder and lie down',
          'Settle for one minute',
          'Record for one minute or more',
          'Look at the trace for false beats',
          'Enter the value into the mean of seven days',
        ],
        'Posture and rest come first, and cleaning comes before averaging: a false value is not made true by six good ones.',
      ),
      one(
        'A personal range is 54 to 67 ms, made as mean ± 0.5 SD of daily values. This morning shows 51, the mean of seven days is 58. What follows?',
        [
          'Replace today’s hard session',
          'Go on as planned',
          'Make the range wider',
          'Take the day off and repeat tomorrow',
        ],
        2,
        'The range is meant for the weekly mean, and this lies inside. Single mornings fall outside ± 0.5 SD about six times in ten without any meaning.',
      ),
      several(
        'Which things can move RMSSD on a morning without a change of training load?',
        ['A new sensor', 'Alcohol', 'Posture', 'The colour of the display', 'The start of an illness'],
        [1, 2, 3, 5],
        'Everything that acts on the vagus or on the measurement does so. This is why a line of notes belongs to the value and a change of device begins a new record.',
      ),
      match(
        'Which finding belongs to which source?',
        [
          ['Forty recreational runners', 'Fewer hard sessions, no loss'],
          ['A chest strap beside a Holter recorder', 'Excellent at rest'],
          ['Elite endurance athletes', 'A weekly mean carries more than a morning'],
          ['The Task Force of 1996', 'Only normal-to-normal intervals count'],
        ],
        'The trial compared guidance with a fixed plan; the device study compared intervals; the review argues for averages; the standard defines what enters the calculation.',
      ),
    ],
  }),
]

import { loadPapers } from '../papers/load-monitoring.ts'
import { methodPapers } from '../papers/methods.ts'
import { strengthPapers as papers } from '../papers/strength-and-power.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const jumpLessons: readonly DemoWritten[] = [
  reading({
    slug: 'eighteen-numbers-one-jump',
    title: 'Eighteen numbers, one jump: integrating force by hand',
    minutes: 5,
    content: `<p>Software integrates a thousand samples a second, and most people who use it have never done it once. Do it once. Here is a countermovement jump of an athlete of 70.0 kg, thinned out to a value every 0.05 s. Body weight is 70.0 × 9.81 = 686.7 N. The table shows the <em>net</em> force: what the plate reads minus body weight.</p>
<table><thead><tr><th>t (s)</th><th>Net force (N)</th><th>v (m/s)</th><th>t (s)</th><th>Net force (N)</th><th>v (m/s)</th></tr></thead><tbody><tr><td>0.00</td><td>0</td><td>0.00</td><td>0.45</td><td>560</td><td>−0.46</td></tr><tr><td>0.05</td><td>−40</td><td>−0.01</td><td>0.50</td><td>700</td><td>−0.01</td></tr><tr><td>0.10</td><td>−130</td><td>−0.08</td><td>0.55</td><td>720</td><td>0.49</td></tr><tr><td>0.15</td><td>−260</td><td>−0.21</td><td>0.60</td><td>700</td><td>1.00</td></tr><tr><td>0.20</td><td>−340</td><td>−0.43</td><td>0.65</td><td>680</td><td>1.49</td></tr><tr><td>0.25</td><td>−330</td><td>−0.67</td><td>0.70</td><td>650</td><td>1.97</td></tr><tr><td>0.30</td><td>−190</td><td>−0.85</td><td>0.75</td><td>560</td><td>2.40</td></tr><tr><td>0.35</td><td>40</td><td>−0.91</td><td>0.80</td><td>300</td><td>2.71</td></tr><tr><td>0.40</td><td>320</td><td>−0.78</td><td>0.85</td><td>−690</td><td>2.57</td></tr></tbody></table>
<h3>How the velocity column is made</h3>
<p>Between two rows take the mean of both forces, times 0.05 s: that is the impulse of the strip, a trapezium. Divide by 70.0 kg and add it to the velocity so far. First strip: (0 − 40) ÷ 2 × 0.05 = −1.0 N·s, so v = −1.0 ÷ 70 = −0.014 m/s. Second: (−40 − 130) ÷ 2 × 0.05 = −4.25 N·s, v = −0.075 m/s. Fifteen more and you stand at take-off.</p>
<h3>What the column shows</h3>
<ul><li><strong>0.00 to about 0.34 s, unweighting.</strong> The net force is negative. The body accelerates downwards although the feet press on the plate all the time. The phase ends when net force passes zero; there the downward velocity is greatest, −0.91 m/s.</li><li><strong>To about 0.50 s, braking.</strong> Force is above body weight, velocity still negative. The phase ends at velocity zero, the deepest point. The impulse of braking is as large as that of unweighting, with the opposite sign: 63 N·s each. An athlete who drops faster must brake harder; nothing is for free.</li><li><strong>To about 0.85 s, propulsion.</strong> Force falls from its plateau while speed rises. Note the last two rows: velocity reaches 2.71 m/s at 0.80 s and is down to 2.57 m/s at take-off. In the last hundredths the feet no longer push with body weight, so gravity already wins.</li></ul>
<h3>The result</h3>
<p>Take-off velocity is 2.57 m/s. Height is v² ÷ (2 g) = 6.60 ÷ 19.62 = 0.336 m. The whole net impulse is 70.0 × 2.57 = 180 N·s.</p>
<p>Had we used the highest velocity in place of the one at take-off, height would be 0.373 m, nearly 4 cm too much. Finding take-off matters as much as weighing.</p>
<h3>Three experiments with a pencil</h3>
<ol><li><strong>Weigh wrongly.</strong> Let body weight be 5 N too high, less than 1 %. Each net force falls by 5 N. Over 0.85 s that is 4.25 N·s, or 0.06 m/s at take-off. Height: about 0.320 m instead of 0.336. The quiet second decides 1.6 cm.</li><li><strong>Start late.</strong> Begin integrating at 0.15 s and say that v = 0 there. The −15 N·s until then are missing, the take-off velocity becomes 2.78 m/s and the height 0.395 m. That is why onset is found by a small threshold and then moved back to where force was last at body weight.</li><li><strong>Sample rarely.</strong> Take only every second row, 0.1 s apart. Around take-off a straight line now replaces a steep fall, and velocity there depends on luck. The long smooth parts hardly change. High sampling rates are paid for by the last 50 ms.</li></ol>
<p>Street and colleagues (2001) did such experiments systematically and ranked the errors. Their list ends where yours does: body weight, onset, take-off.</p>`,
    sources: [papers.linthorne2001, papers.street2001, papers.mcmahon2018],
  }),
  reading({
    slug: 'two-heights-of-one-jump',
    title: 'Two heights of one jump, and a third from the wall',
    minutes: 4,
    content: `<p>An athlete jumps. The plate's software prints 34.2 cm. The timing mat on top of it prints 36.8 cm. A coach with chalk on her fingers reads 47 cm from the wall. All three instruments work.</p>
<h3>First definition: rise after take-off</h3>
<p>Impulse gives the velocity of the centre of mass when the toes leave the plate, and from it how far the centre of mass rises <em>from there</em>. With 2.59 m/s this is 34.2 cm.</p>
<h3>Second: half of the flight, squared</h3>
<p>Flight time gives the same quantity under one condition: the body lands in the posture in which it left. Then rise and fall take equal times and h = g × t² ÷ 8. With 0.528 s that is 34.2 cm. The mat measured 0.548 s, twenty milliseconds more, because the knees were bent on landing. The centre of mass passed the take-off height with the feet still in the air and went on falling for 20 ms. The formula cannot know this, so it turns 20 ms into 2.6 cm. Straight legs to the very end would have cured it; so would an instruction that nobody has managed to enforce in a squad of thirty.</p>
<p>The error has a direction. Bent legs always add, and they add more in tired or careful athletes. A programme that teaches soft landings will raise flight-time height without anybody jumping higher.</p>
<h3>Third: from standing</h3>
<p>Before the toes leave the ground the heels have risen and the body has stretched. At take-off the centre of mass is already well above where it was in quiet standing, by roughly 10 to 15 cm in adults. The chalk on the wall includes it. So do coaches when they say "he jumps sixty". Moir (2008) compared three calculations from plate data in men and women; the one that adds the displacement before take-off comes out far higher than the two that begin there, and that is not an error. It is another height.</p>
<table><thead><tr><th>Method</th><th>Counts from</th><th>Fails when</th></tr></thead><tbody><tr><td>Impulse (velocity at take-off)</td><td>take-off</td><td>weighing or onset is careless</td></tr><tr><td>Flight time</td><td>take-off</td><td>landing posture differs</td></tr><tr><td>Velocity plus displacement</td><td>standing</td><td>integration drifts; needs double integration</td></tr><tr><td>Chalk or vane</td><td>standing reach</td><td>shoulder and timing of the hand decide</td></tr><tr><td>Phone video, frames counted</td><td>take-off</td><td>as flight time; one frame at 240 per second is 4 ms, 0.5 cm</td></tr></tbody></table>
<h3>May they be converted?</h3>
<p>Not for one person. A regression between two methods, made in a group, hides that posture belongs to the person: one always lands tall, the next one never does. Balsalobre-Fernández and colleagues (2015) found an excellent agreement between a phone application and a plate. Look at what was compared: both used flight time, so both shared its weakness. Agreement between two instruments that make the same error says nothing about the error.</p>
<h3>House rules</h3>
<ol><li>One method per record. Write it beside the number: "34.2 cm (impulse)".</li><li>When a plate is available, print both heights. The difference between them is information: above 2 cm, look at the landing.</li><li>When only flight time is available, coach the landing posture before the first test and film every tenth jump.</li><li>Never compare a height from the internet. It comes from a different definition and, usually, from the best day of a person's life.</li></ol>`,
    sources: [papers.moir2008, papers.linthorne2001, papers.balsalobre2015],
  }),
  asking({
    slug: 'check-impulse-and-height',
    title: 'Check: impulse and height',
    minutes: 9,
    content: `<p>Six questions. Take g as 9.81 m/s².</p>`,
    questions: [
      amount(
        'An athlete of 80 kg has a net impulse of 208 N·s at take-off. How high does the centre of mass rise after it?',
        [34.5, 0.5, 'cm'],
        'v = 208 ÷ 80 = 2.60 m/s, and h = 2.60² ÷ 19.62 = 6.76 ÷ 19.62 = 0.345 m. Impulse over mass is velocity; only the square of it is height.',
      ),
      order(
        'Bring the events of a countermovement jump into their order.',
        [
          'Net force becomes negative',
          'Downward velocity is greatest',
          'The body is at its lowest point',
          'Upward velocity is greatest',
          'The toes leave the plate',
        ],
        'Downward velocity peaks where net force passes zero, the lowest point follows at velocity zero. Upward velocity peaks just before take-off, because in the last hundredths force is below body weight.',
      ),
      one(
        'The height from flight time is 3 cm above the height from impulse. What is the most likely reason?',
        [
          'The arms were on the hips',
          'Body weight was taken too low',
          'The athlete landed with bent legs',
          'The sampling rate was too low',
        ],
        3,
        'Bent legs prolong the flight: 20 ms more are about 2.6 cm. Taking body weight too low would raise the height from impulse and so narrow the gap or turn it round.',
      ),
      one(
        'In the braking phase…',
        [
          'force is above body weight and velocity is downward',
          'force is below body weight and velocity is upward',
          'force is below body weight and velocity is downward',
          'force is above body weight and velocity is upward',
        ],
        1,
        'Braking means that a downward movement is slowed, which needs a net force upwards. When velocity has reached zero, propulsion begins.',
      ),
      several(
        'Which mistakes make the height from impulse too large?',
        [
          'Body weight is taken 5 N too low',
          'Integration starts in the middle of unweighting, with v set to 0',
          'Body weight is taken 5 N too high',
          'The highest velocity is used in place of the one at take-off',
        ],
        [1, 2, 4],
        'A low body weight raises each net force; a late start leaves out negative impulse; the highest velocity lies before take-off. A weight that is too high does the opposite.',
      ),
      match(
        'Which height does each method give?',
        [
          ['Impulse to take-off', 'Rise of the centre of mass after take-off'],
          ['Flight time', 'The same rise, if the posture is equal at both ends'],
          ['Chalk on the wall', 'Reach of the hand above standing reach'],
          ['Double integration from standing', 'Rise of the centre of mass from quiet standing'],
        ],
        'The four numbers differ by ten centimetres and more in the same jump. None is wrong; a record must keep to one.',
      ),
    ],
  }),
  reading({
    slug: 'nine-mistakes-at-the-plate',
    title: 'Nine mistakes at the plate, in the order in which we made them',
    minutes: 4,
    content: `<p>A confession in nine parts, from a season of testing forty athletes every second Monday. Each mistake cost us at least one wrong sentence in a meeting.</p>
<ol><li><strong>We zeroed the plate with a bag on it.</strong> Every athlete of the morning was 3 kg too light. Jump heights went up, the coach was pleased, and nobody wondered why all of them had improved by the same amount. Zero the plate empty, then weigh a known mass, twice a day.</li>
<li><strong>We let people talk during the quiet second.</strong> A laugh is 20 N. Put the screen where the athlete cannot see it, and wait until the trace is flat before you say go.</li>
<li><strong>We praised the height.</strong> "Thirty-six, come on!" By the fourth week they jumped for the number: deeper, slower, higher. The test of tiredness had become a competition in squatting. Now the height is not announced until all trials are over.</li>
<li><strong>We took the best of three on Mondays and the mean on Fridays.</strong> The best of three lies above the mean by 0.85 of a person’s own scatter, by luck alone. Our players lost a centimetre every Friday.</li>
<li><strong>We changed the warm-up.</strong> A new physiotherapist brought ten minutes of holds. Two weeks later a report was written about fatigue.</li>
<li><strong>We reported the index alone.</strong> In the drop jump two athletes had 1.50 m/s. One of them stood 0.24 s on the ground, the other 0.16 s. The first needed stiffness, the second strength, and both received the same plyometric plan. Flanagan and Comyns (2008) begin with contact time for a reason: first short, then high.</li>
<li><strong>We believed the box.</strong> The box said 30 cm. Film showed that half of the squad lowered one foot before leaving it and the other half hopped upwards. The real drops lay somewhere between 22 and 36 cm. Say "step out as if the floor were level", and look at the hip, not at the box.</li>
<li><strong>We tested each variable for significance.</strong> The software gives 62 variables. On a day without any change three of them were "significant" at 5 %, as expected. We discussed all three for twenty minutes. Choose two or three variables before the season, write down why, and ignore the rest in meetings. Gathercole and colleagues (2015) help with the choice: several variables of timing and strategy reacted to fatigue where height alone recovered early.</li>
<li><strong>We never tested ourselves.</strong> For five months we argued about changes of one centimetre without knowing what our own plate, our own instruction and our own athletes do when nothing happens. Ten athletes, two mornings, one afternoon of arithmetic. The next reading shows it.</li></ol>
<h3>What a good Monday looks like</h3>
<p>It is dull. The plate is zeroed and checked with a 20 kg disc. The same warm-up runs for ten minutes, timed. The athlete hears two sentences, always the same. Three jumps, sixty seconds between them. A trial is repeated for reasons that were written down in August: a moving quiet second, hands off the hips, tucked legs. Nobody repeats a jump because it was low. The person at the screen says "thank you" after each trial, in the same voice.</p>
<p>Claudino and colleagues (2017) pooled the literature on the countermovement jump as a monitor and found the average of several jumps more sensitive than the highest. It is also less exciting, which may be the same property seen from the touchline.</p>
<p>We still make mistakes. Number ten was a plate on a carpet.</p>`,
    sources: [papers.claudino2017, papers.gathercole2015, papers.flanagan2008],
  }),
  reading({
    slug: 'the-height-held-the-strategy-did-not',
    title: 'The height held, the strategy did not: a congested fortnight',
    minutes: 4,
    content: `<p><em>Diary of a test, three matches in eight days, one midfielder of 76 kg. The numbers are an example built for this lesson, of a size that is often seen.</em></p>
<h3>Before</h3>
<p>Mean of three jumps on six quiet Mondays: height 34.5 cm, time from the first movement to take-off 0.74 s. Dividing one by the other gives a modified reactive strength index of 0.345 ÷ 0.74 = 0.47 m/s. We know the noise: typical error 0.8 cm for height, 0.03 s for time.</p>
<h3>Wednesday, two days after the second match</h3>
<table><thead><tr><th></th><th>Quiet Mondays</th><th>Wednesday</th><th>Difference</th></tr></thead><tbody><tr><td>Height (cm)</td><td>34.5</td><td>33.8</td><td>−0.7</td></tr><tr><td>Time to take-off (s)</td><td>0.74</td><td>0.84</td><td>+0.10</td></tr><tr><td>Height over time (m/s)</td><td>0.47</td><td>0.40</td><td>−0.07</td></tr><tr><td>Force at the lowest point (N/kg)</td><td>22.6</td><td>19.4</td><td>−3.2</td></tr></tbody></table>
<p>If only the height had been printed, the report would read: no change, less than one typical error. It is true. He reached nearly the same take-off velocity.</p>
<p>He took a tenth of a second longer for it. He went deeper, braked more gently, and spread a similar impulse over more time. Impulse is force times time. A tired leg that cannot give the force can still give the product, if the task allows it, and a countermovement jump with free depth allows it. A sprint contact does not.</p>
<h3>What we discussed</h3>
<p><strong>The coach:</strong> "So he is fresh, he jumps as high as ever." <strong>The physiotherapist:</strong> "He says his legs are heavy." <strong>I:</strong> "Both are right. He has the height and paid more for it. The time is three typical errors longer."</p>
<p>One test does not decide. Three things pointed the same way: the time, the force at the lowest point and the person. He trained, without the sprints, and started on the bench on Saturday.</p>
<h3>The following Monday</h3>
<p>Height 34.1 cm, time 0.80 s, index 0.43. The time was on its way back. On the second Monday it stood at 0.75 s.</p>
<h3>Cautions, before this becomes a recipe</h3>
<ul><li><strong>Depth is free, so strategy is free.</strong> A player who has been told to "load up" will show the same pattern in perfect freshness. Ask what was said before the jump.</li><li><strong>Time to take-off needs an onset.</strong> If the software finds the first movement with a fixed threshold of 20 N, a restless start adds 50 ms. Look at the trace.</li><li><strong>More variables, more accidents.</strong> We had chosen height and time in August. If we had searched among sixty for one that had moved, we would have found it, every week.</li><li><strong>The average player does not exist.</strong> Gathercole and colleagues (2015) saw time and strategy change for longer than output after fatiguing exercise, in a group. Some people do it the other way round: they keep the time and lose height. That is why the six quiet Mondays come first.</li></ul>
<p>There is also the opposite mistake. A rested, motivated athlete may shorten the time and deepen the force without any change in what the muscles could do. Strategy is a choice as well as a symptom, and one jump cannot tell the two apart.</p>
<p>What I write in the file since then is a pair: <em>what came out, and what it took</em>.</p>`,
    sources: [papers.gathercole2015, papers.mcmahon2018, papers.claudino2017],
  }),
  reading({
    slug: 'ten-athletes-two-mornings',
    title: 'Ten athletes, two mornings: the error of your own test',
    minutes: 5,
    content: `<p>Typical error, smallest worthwhile change, minimal detectable change: three terms that are mixed up even in print. One small data set tells them apart. Ten athletes, two rested mornings three days apart, mean of three jumps, height in cm.</p>
<table><thead><tr><th>Athlete</th><th>Morning 1</th><th>Morning 2</th><th>Difference</th></tr></thead><tbody><tr><td>1</td><td>34.1</td><td>35.0</td><td>0.9</td></tr><tr><td>2</td><td>31.0</td><td>30.2</td><td>−0.8</td></tr><tr><td>3</td><td>38.6</td><td>39.9</td><td>1.3</td></tr><tr><td>4</td><td>29.4</td><td>30.8</td><td>1.4</td></tr><tr><td>5</td><td>35.8</td><td>34.6</td><td>−1.2</td></tr><tr><td>6</td><td>40.2</td><td>41.8</td><td>1.6</td></tr><tr><td>7</td><td>33.0</td><td>33.9</td><td>0.9</td></tr><tr><td>8</td><td>36.5</td><td>35.7</td><td>−0.8</td></tr><tr><td>9</td><td>30.9</td><td>31.4</td><td>0.5</td></tr><tr><td>10</td><td>37.3</td><td>38.9</td><td>1.6</td></tr></tbody></table>
<h3>Typical error: how a person varies when nothing happens</h3>
<p>The mean difference is 0.54 cm: the group jumped a little higher on the second morning, perhaps from practice. This is a systematic change, and it is not the typical error. The standard deviation of the ten differences is 1.08 cm. Each difference contains the noise of two mornings, so divide by the square root of two: <strong>0.76 cm</strong>. Hopkins (2000) gives the reasons; Weir (2005) calls almost the same thing the standard error of measurement.</p>
<h3>Smallest worthwhile change: what would matter</h3>
<p>This does not come from the error at all. It is a judgement. A common default is 0.2 of the standard deviation <em>between</em> athletes: here that is 3.7 cm, so 0.2 × 3.7 = <strong>0.7 cm</strong>. If you know what a centimetre is worth in your sport, use that. In volleyball the net has a height, and a worthwhile change can be read from it.</p>
<h3>Minimal detectable change: what one test can show</h3>
<p>The difference between two single tests of one athlete has a standard deviation of 1.08 cm when nothing has changed. In 95 of 100 such pairs it lies within 1.96 × 1.08 = <strong>2.1 cm</strong>. Only a larger change is unusual for this athlete on this plate. The same number is 2.77 × 0.76.</p>
<h3>Put side by side</h3>
<p>0.7 cm would matter, 0.8 cm is noise, 2.1 cm can be seen in a single comparison. So a change that matters can hide in a single test, and most often does. Three ways out:</p>
<ol><li><strong>Average.</strong> The mean of four mornings has half of the noise, 0.38 cm. Two such means differ by chance within about 1.1 cm.</li><li><strong>Lower the demand.</strong> For a decision that costs little, such as one easy session, 95 % is a luxury. With 80 % the border is 1.28 × 1.08 = 1.4 cm.</li><li><strong>Use a second source.</strong> A height that is 1.5 cm down and an athlete who says "heavy" are two weak witnesses who did not talk to each other.</li></ol>
<h3>How sure is the error itself?</h3>
<p>Ten athletes are few. The 95 % interval of a standard deviation from ten differences runs from about 0.69 to 1.8 times its value. Our typical error is therefore between about 0.5 and 1.4 cm. Test twenty, or pool three test weeks, before you carve it in stone. And test your own people: an error from a paper belongs to the plate, the instruction and the students of that paper.</p>
<h3>The correlation that does not help</h3>
<p>Morning 1 and morning 2 correlate at about 0.96. It sounds splendid and answers another question: whether the order of the athletes is kept. With a wide group it is high even when the error is too large for the decision. Atkinson and Nevill (1998) warned about this long ago. Report the error in centimetres.</p>`,
    sources: [loadPapers.hopkins2000, methodPapers.weir2005, methodPapers.atkinson1998],
  }),
  asking({
    slug: 'check-error-and-decision',
    title: 'Check: error and decision',
    minutes: 8,
    content: `<p>Five questions about drop jumps, profiles and the size of a change.</p>`,
    questions: [
      amount(
        'Twelve athletes were tested twice. The standard deviation of their differences is 1.7 cm. What is the typical error?',
        [1.2, 0.05, 'cm'],
        'A difference carries the noise of both tests, so its standard deviation is divided by the square root of 2: 1.7 ÷ 1.414 = 1.20 cm.',
      ),
      one(
        'Typical error 1.2 cm, smallest worthwhile change 0.9 cm. An athlete is 1.5 cm below his mean of six weeks, in one test. Which sentence fits?',
        [
          'The athlete is tired and should rest',
          'The fall is real, since it is larger than both numbers',
          'The fall is meaningless, since it is below 3.3 cm',
          'The fall is larger than what matters and may well be noise',
        ],
        4,
        'It would matter if true, and one test cannot show it: a single value varies by 1.2 cm around the truth. Meaningless would be too much; another witness or another morning decides.',
      ),
      amount(
        'In a drop jump flight time is 0.50 s and contact time 0.20 s. What is the reactive strength index as height over contact time?',
        [1.53, 0.03, 'm/s'],
        'Height is 9.81 × 0.50² ÷ 8 = 0.307 m; 0.307 ÷ 0.20 = 1.53 m/s. Flight over contact would be 2.5, without a unit: the other index of the same name.',
      ),
      several(
        'An athlete keeps jump height but needs 0.10 s longer to take-off, three typical errors. What should be looked at before it is called fatigue?',
        [
          'Whether another of the sixty variables has changed as well',
          'How the software found the first movement',
          'How the athlete says that the legs feel',
          'What was said before the jump',
        ],
        [2, 3, 4],
        'Instruction and onset detection can make the same picture, and the person is an independent witness. Searching through sixty variables always finds one.',
      ),
      one(
        'A controlled trial trained one group towards its "optimal" force-velocity profile and others not. It found no advantage. What does this say?',
        [
          'F0 and V0 do not respond to training',
          'Individualising by the profile was not shown to beat other training',
          'Training with loaded jumps is useless',
          'Profiles cannot be measured',
        ],
        2,
        'Lindberg and colleagues compared ways of choosing the training. All groups trained; what was missing was the extra gain of steering by the profile.',
      ),
    ],
  }),
]

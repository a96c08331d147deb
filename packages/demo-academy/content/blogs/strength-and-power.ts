import { link } from '../citations.ts'
import { strengthPapers as papers } from '../papers/strength-and-power.ts'
import type { DemoBlog } from '../types.ts'

export const strengthBlogs: readonly DemoBlog[] = [
  {
    slug: 'two-reps-in-reserve',
    title: 'Two in reserve, says who? Seven questions about stopping short of failure',
    categories: ['strength and power'],
    author: 'jonas',
    publishedDaysAgo: 205,
    summary: 'How well lifters guess, when the guess is worthless, and a two-minute calibration.',
    body: `<p>Every block I write says something like <em>4 × 6, two in reserve</em>. Seven people wrote to ask what that is supposed to mean. Fair.</p>
<h3>What exactly is counted?</h3>
<p>Repetitions you could still have done with the technique we agreed on. A rep with the hips shooting up is not in reserve, it is another exercise. The scale of ${link(papers.zourdos2016, 'Zourdos and colleagues (2016)')} runs the other way round: RPE 10 is no rep left, 9 is one, 8 is two, and it stops being precise below about 6.</p>
<h3>Can people tell?</h3>
<p>Better than I feared. The meta-analysis by ${link(papers.halperin2022, 'Halperin et al. (2022)')} puts the average error at roughly one repetition, and the direction is caution: lifters say they are closer to failure than they are. Accuracy is better near the end of a set and worse in sets of more than twelve.</p>
<h3>So a beginner's "two" may be a four?</h3>
<p>Yes, easily. In the Zourdos study experienced squatters moved their true single at 0.24 m/s and novices stopped at 0.34 m/s. The novices had not found their limit, and a person who never met it cannot count back from it.</p>
<h3>Does it cost growth to stop early?</h3>
<p>Very little, if you stop late enough. ${link(papers.refalo2023, 'Refalo et al. (2023)')} found a trivial advantage for failure over non-failure in hypertrophy, with set failure defined in many ways. For strength I would not go near failure on purpose: the last grinding rep makes the next two days slower and teaches a slow bar.</p>
<h3>How do you calibrate someone?</h3>
<ol>
<li>Choose a safe exercise: leg press, machine row, push-up.</li>
<li>Take a load for about ten reps. At what feels like three in reserve, the lifter says "three" aloud and keeps going until the next rep fails.</li>
<li>Write down said against done. Repeat in the next two sessions.</li>
<li>If the mean miss is larger than one, subtract it from the plan. My demo group of nine missed by 2.4 on day one and 0.9 on day three.</li>
</ol>
<h3>When is the number useless?</h3>
<p>In jumps, throws and Olympic lifts, where failure is technical. In sets above fifteen, where discomfort ends before the muscle does. And whenever there is an audience: say a number aloud in front of a squad and watch it become a negotiation.</p>
<h3>Why not measure bar speed and be done?</h3>
<p>Do, if you own the device, for the two lifts where it changes a decision. Reps in reserve work on the split squat, in the hotel and on the day the battery is flat. I use speed to check the person's guess about once a month, and the guess for the other thirty days.</p>
<p>One last thing, since three of the seven asked it in some form: two in reserve is a <em>target for the set</em>, not for your character. Hitting it exactly is not virtue, and missing by one is Tuesday.</p>`,
    comments: [
      {
        by: 'greta',
        hoursAfter: 5,
        text: 'The audience effect is real. I collect it in writing, folded, like a ballot.',
      },
      {
        by: 'daniel',
        hoursAfter: 27,
        text: 'For jumps I use a 10 % drop in height as the end of the set. Would you call that a reserve?',
      },
      {
        by: 'jonas',
        hoursAfter: 33,
        text: 'I would call it a stop rule, and a better one. Reserve needs a failure to count from.',
      },
    ],
    likes: ['greta', 'daniel', 'chiara', 'liam', 'maya', 'ines'],
    views: 1460,
  },
  {
    slug: 'one-profile-two-trials',
    title: 'One profile, two trials, opposite answers',
    categories: ['strength and power', 'performance analysis'],
    author: 'greta',
    publishedDaysAgo: 118,
    summary:
      'Reading Lindberg 2021 beside Jiménez-Reyes 2017: does training the weak side of a force-velocity profile pay?',
    body: `<p>Here is the promise. Measure how high someone jumps with several loads. Fit a line through force and velocity. Compare its slope with the slope that would be best for that person's power. If the line is too flat, train force; too steep, train speed. Individual training from one page of arithmetic, on a theory that ${link(papers.samozino2014, 'Samozino and colleagues (2014)')} worked out in full.</p>
<p>In 2017 it looked settled. In 2021 it did not. Both papers are open to read, so let us read.</p>
<h2>The trial that worked</h2>
<p>${link(papers.jimenezreyes2017, 'Jiménez-Reyes et al. (2017)')} put 84 people into an individualised group, split by force deficit, velocity deficit or balance, or a group doing the same programme for all. After nine weeks of two sessions, jump height in the force-deficit subgroup rose by 14 % or so, the velocity-deficit subgroup by a little less, and the non-individualised group much less and with every kind of response.</p>
<h2>The trial that did not</h2>
<p>${link(papers.lindberg2021, 'Lindberg et al. (2021)')} trained 40 national-level handball, ice hockey and soccer players for ten weeks. Some trained toward their optimal profile, some away from it, some balanced. If the theory drives results, the group trained <em>away</em> should do worst. The differences between groups in jump, sprint and strength were trivial to small and unclear. Change toward the optimal slope did not track change in performance.</p>
<h2>Where I look for the difference</h2>
<table><thead><tr><th></th><th>2017</th><th>2021</th></tr></thead><tbody>
<tr><td>Athletes</td><td>trained, mixed level, rugby and soccer</td><td>national level team sport</td></tr>
<tr><td>Comparison</td><td>individual against general</td><td>toward against away from the optimum</td></tr>
<tr><td>Range of imbalance</td><td>very large in the extreme subgroups</td><td>moderate</td></tr>
<tr><td>Outcome</td><td>squat jump height, the test used for the profile</td><td>jumps, 30 m sprint, strength, power</td></tr></tbody></table>
<p>Three readings are possible, and I hold them with different confidence.</p>
<p><strong>Extremes.</strong> Someone at 40 % of the optimal slope is simply weak. Heavy squats will raise the jump, and no profile was needed to see it. I believe this one most.</p>
<p><strong>Noise.</strong> The slope is a ratio of two extrapolated intercepts. Typical test-retest error of the slope is several times that of jump height. With loads that span only 20 to 60 kg the velocity intercept lies far outside the data. People near balance are then sorted by error. I believe this nearly as much.</p>
<p><strong>Regression.</strong> Groups picked for being extreme drift to the middle when measured again. The 2017 design does not fully protect against that. How much it contributes I cannot say.</p>
<h2>What I do on Monday</h2>
<p>I still take loaded jumps, at body mass plus 0, 25, 50 and 75 %, twice in a week. I look at the ends: jump at body mass, jump at 75 %. If one of them is plainly poor for this squad, we train it for six weeks. I no longer print the optimal slope on a report, because nobody in the building can act on a number whose repeat is 15 % away, and that includes me.</p>`,
    comments: [
      {
        by: 'chiara',
        hoursAfter: 16,
        text: 'I was ready to protest and then did our own test-retest. Slope CV 13 % in nine athletes. Height 3 %.',
      },
      {
        by: 'farid',
        hoursAfter: 40,
        text: 'For sprinting the horizontal profile is another matter, surely? There the line covers most of the range.',
      },
      {
        by: 'greta',
        hoursAfter: 44,
        text: 'Yes, the fit is far better conditioned there. Whether training by it works better is just as open.',
      },
      {
        by: 'pedro',
        hoursAfter: 210,
        text: 'Please say which bar and which platform. Half of the slope error I have seen is a bar bouncing on shoulders.',
      },
    ],
    likes: ['chiara', 'jonas', 'pedro', 'olga', 'nabil', 'daniel', 'maya', 'amel'],
    views: 1891,
  },
  {
    slug: 'flight-time-is-a-promise',
    title: 'Flight time is a promise about your landing',
    categories: ['strength and power'],
    author: 'daniel',
    publishedDaysAgo: 66,
    summary: 'A checklist for jump mats, phones and force plates, with the centimetres each mistake is worth.',
    body: `<p>A mat that reports 41.3 cm has not measured a height. It has measured 580 milliseconds without contact and made a promise on your behalf: that you landed as tall as you left. Bend the knees in the air and the promise is broken, in your favour.</p>
<p>The formula is <code>h = g·t² ÷ 8</code>. At 580 ms one extra hundredth of a second adds 1.4 cm. Hold that against the 2 cm a coach hopes for from a whole block.</p>
<h2>Before anyone jumps</h2>
<ul>
<li><strong>One device per season.</strong> ${link(papers.moir2008, 'Moir (2008)')} compared calculations from the very same force record: take-off velocity and flight time do not give the same height, and the gap differs between women and men.</li>
<li><strong>Hands on hips</strong>, or a light stick on the shoulders. An arm swing is worth several centimetres and changes from day to day.</li>
<li><strong>A camera at 240 frames or more.</strong> At 60 frames one frame is 17 ms: 2.4 cm at this height. ${link(papers.balsalobre2015, 'Balsalobre-Fernández et al. (2015)')} got within about a centimetre of a platform with a 120 Hz phone, from trained raters.</li>
<li><strong>Still standing for one second</strong> on a platform. Body weight comes from that second. ${link(papers.street2001, 'Street et al. (2001)')} traced most error of the impulse method to the weight and to the choice of start and end.</li>
</ul>
<h2>While they jump</h2>
<ul>
<li>Legs straight until the toes touch. Say it each time: <em>land on your toes, then bend.</em></li>
<li>Reject and repeat if the heels land first, if the feet travel more than a shoe's length, or if you heard two landings.</li>
<li>Three good jumps, 45 s apart. Keep all three.</li>
</ul>
<h2>After</h2>
<ul>
<li>Report the mean of three when you look for fatigue, the best when you look for talent, and never mix them in one column.</li>
<li>Write the unit and method: <em>38.2 cm, flight time, mean of 3.</em></li>
<li>Compare only with the same person on the same device.</li>
</ul>
<h2>What a mistake is worth</h2>
<table><thead><tr><th>Mistake</th><th>Effect on a 38 cm jump</th></tr></thead><tbody>
<tr><td>Landing with knees bent so that the hips are 4 cm lower</td><td>about +2 cm</td></tr>
<tr><td>60 frames instead of 240</td><td>±2.3 cm at worst against ±0.6 cm</td></tr>
<tr><td>Body weight wrong by 1 % (impulse method)</td><td>2 to 3 cm either way, more if the movement is slow</td></tr>
<tr><td>Best of three on Monday, mean of three on Friday</td><td>1 to 1.5 cm of fatigue that does not exist</td></tr></tbody></table>
<p>Where does the first line come from? If the centre of mass falls 4 cm further than it rose from take-off, the extra fall takes about 14 ms. Split over rise and fall, the formula credits half the drop as height. Anyone can check this with ${link(papers.linthorne2001, 'Linthorne (2001)')} and a pencil; it is the best seven pages ever written on standing and jumping.</p>
<p>My own opinion, after four years of mats: they are fine. People are not. Buy the cheap one, and spend the difference on somebody who watches landings.</p>`,
    comments: [
      {
        by: 'jonas',
        hoursAfter: 3,
        text: 'The best of three against mean of three row paid for the whole post. We did exactly that for a year.',
      },
      {
        by: 'maya',
        hoursAfter: 71,
        text: 'Is the +2 cm for 4 cm lower hips exact or a rule of thumb?',
      },
      {
        by: 'daniel',
        hoursAfter: 76,
        text: 'Close to exact for small drops: the credited height is roughly the true height plus half the drop. At 38 and 4 it comes to 1.97.',
      },
    ],
    likes: ['jonas', 'greta', 'chiara', 'maya', 'bruno', 'hugo', 'pedro'],
    views: 978,
  },
]

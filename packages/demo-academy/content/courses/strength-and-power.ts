import { read } from '../citations.ts'
import { jumpTestProtocol, loadVelocitySheet, reactiveStrengthSheet } from '../handouts/strength-and-power.ts'
import { loadPapers } from '../papers/load-monitoring.ts'
import { strengthPapers as papers } from '../papers/strength-and-power.ts'
import type { DemoCourse, DemoVideo } from '../types.ts'

export const strengthCourses: readonly DemoCourse[] = [
  {
    slug: 'jump-testing',
    ground: 'crimson',
    title: 'Jump testing on the force plate',
    outcome: 'From raw newtons to a decision: impulse, height, reactive strength and their error.',
    description: `<p>A force plate gives a thousand numbers a second and no answers. This course reads one countermovement jump from the first quiet second to the landing, and shows which of the numbers can carry a decision.</p>
<p>Jump height is calculated twice, from impulse and from flight time, and the two disagree when the legs are bent or the weighing was hurried. Then the drop jump, where two different indices share one name, and the force-velocity line, which is easy to draw and hard to trust.</p>
<h3>The thread</h3>
<p>One question runs through all of it: <strong>is the change larger than the error?</strong> A typical error of 1.2 cm and a smallest worthwhile change of 0.9 cm mean that one jump decides nothing.</p>`,
    learn: [
      'Weigh, integrate and find take-off in a force-time curve',
      'Calculate height from impulse and from flight time, and explain the gap',
      'Separate height from strategy when an athlete is tired',
      'Report reactive strength with contact time and height beside it',
      'Tell typical error, smallest worthwhile and minimal detectable change apart',
    ],
    categorySlugs: ['strength-and-power', 'performance-analysis'],
    priceCents: 1300,
    level: 'intermediate',
    publishedDaysAgo: 298,
    updatedDaysAgo: 14,
    videos: ['impulse-decides-height', 'two-indices-one-name', 'the-jump-profile', 'beside-the-plate-the-bar'],
    outline: [
      {
        title: 'One countermovement jump',
        lessons: [
          'impulse-decides-height',
          'eighteen-numbers-one-jump',
          'two-heights-of-one-jump',
          'exercise-a-jump-by-hand',
          'check-impulse-and-height',
        ],
      },
      {
        title: 'Drop jumps, profiles, bar speed',
        lessons: ['two-indices-one-name', 'nine-mistakes-at-the-plate', 'the-jump-profile', 'beside-the-plate-the-bar'],
      },
      {
        title: 'Is the change larger than the error?',
        lessons: [
          'the-height-held-the-strategy-did-not',
          'ten-athletes-two-mornings',
          'how-many-jumps-a-mean-needs',
          'exercise-ten-athletes-twice',
          'check-error-and-decision',
        ],
      },
    ],
  },
  {
    slug: 'squat-mechanics',
    ground: 'wine',
    title: 'Squat mechanics and load prescription',
    outcome: 'See where the load goes in a squat, then choose it by percent, reserve or velocity.',
    description: `<p>A bar over mid-foot, two moment arms and a decision about depth: the squat is a good place to learn statics. At the bottom of a deep squat the arms to hip and knee add up to the horizontal length of the thigh, about 43 cm in a lifter of 1.80 m. Lean forward and the hip takes more; stay upright and the knee does.</p>
<p>The second half is about the load on the bar. Percent of maximum, repetitions in reserve and bar velocity are three estimates of the same thing, <em>how close to failure is this set</em>, with different errors. The course says which to trust on which day.</p>`,
    learn: [
      'Estimate hip and knee moments from a photograph and a bar mass',
      'Explain what changes when the knees are kept behind the toes',
      'Draw a load-velocity line from four warm-up sets',
      'Choose between percent, repetitions in reserve and velocity loss',
      'Say what a stronger squat does, and does not, do for a jump or sprint',
    ],
    categorySlugs: ['strength-and-power'],
    priceCents: 1000,
    level: 'foundation',
    publishedDaysAgo: 187,
    updatedDaysAgo: 33,
    videos: [
      'moment-arms-at-the-bottom',
      'the-load-velocity-line',
      'force-velocity-and-exercise-choice',
      'from-squat-to-jump',
    ],
    outline: [
      {
        title: 'Moments at hip and knee',
        lessons: ['moment-arms-at-the-bottom', 'who-pays-for-the-squat', 'from-a-photograph-to-two-moments'],
      },
      {
        title: 'Choosing the load',
        lessons: ['the-load-velocity-line', 'which-estimate-on-which-day', 'force-velocity-and-exercise-choice'],
      },
      {
        title: 'What a stronger squat is good for',
        lessons: [
          'from-squat-to-jump',
          'does-a-stronger-squat-make-you-faster',
          'exercise-a-line-through-five-loads',
          'check-moments-and-effort',
        ],
      },
    ],
  },
]

export const strengthVideos: readonly DemoVideo[] = [
  {
    slug: 'impulse-decides-height',
    title: 'Impulse decides height: the curve in phases',
    description:
      'Quiet standing, unweighting, braking, propulsion, flight, landing: six parts of one curve. The area between force and body weight is the net impulse; divided by mass it is take-off velocity, 2.59 m/s for 34 cm. Height follows from h = v² ÷ (2 g), so 1 % of weighing error becomes several percent of height.',
    explainer: 'countermovement-jump',
    links: [
      read(papers.linthorne2001, 'The physics of the standing jump on a plate, step by step.'),
      read(papers.mcmahon2018, 'Names and borders of the phases, so that two people cut the curve alike.'),
      read(papers.moir2008, 'Three ways to jump height and how far apart they are.'),
    ],
    handout: jumpTestProtocol,
  },
  {
    slug: 'two-indices-one-name',
    title: 'Drop jump: two indices with one name',
    description:
      'Reactive strength is jump height over contact time, in m/s, or flight time over contact time, without a unit. Flight 0.50 s and contact 0.18 s give 1.70 m/s or 2.8. Two athletes who fly alike can differ in contact, 0.18 against 0.34 s: 2.8 against 1.5. Read contact time first, because above 0.25 s the task is a slow jump from a box.',
    explainer: 'drop-jump',
    links: [
      read(papers.healy2018, 'A critical look at what the index measures in trained sprinters.'),
      read(papers.gathercole2015, 'Which jump variables move with fatigue, and for how long.'),
    ],
    handout: reactiveStrengthSheet,
  },
  {
    slug: 'the-jump-profile',
    title: 'The jump profile: a straight line and its doubts',
    description:
      'Loaded jumps give points of force and velocity; the line through them meets the axes at F0 and V0, and maximal power is F0 × V0 ÷ 4. With F0 = 36 N/kg and V0 = 3.0 m/s that is 27 W/kg; another athlete gets there with 27 and 4. The idea of training the weak end of the line is attractive; a controlled trial found no advantage over training everybody alike.',
    explainer: 'force-velocity-profile',
    links: [
      read(papers.samozino2014, 'Where the imbalance of the profile comes from.'),
      read(papers.lindberg2021, 'The trial: training towards the optimal profile did not beat the alternatives.'),
    ],
  },
  {
    slug: 'beside-the-plate-the-bar',
    title: 'Beside the plate: what bar velocity adds',
    description:
      'A jump takes seconds and tired athletes can hide in it; a heavy squat says more about force but costs more. The load-velocity line is the cheap way in: a few warm-up sets, each repetition meant to be fast, and the load at about 0.30 m/s is an estimate of today’s maximum. On a tired day plate and bar can disagree, because each asks another part of the force-velocity line.',
    explainer: 'load-velocity-relation',
    links: [
      read(papers.weakley2021, 'From devices to prescription, with the limits of each.'),
      read(
        loadPapers.hopkins2000,
        'Typical error and its relatives, the paper behind every "is it real?" in this course.',
      ),
    ],
  },
  {
    slug: 'moment-arms-at-the-bottom',
    title: 'Moment arms at the bottom of a squat',
    description:
      'With 120 kg over mid-foot, 23 cm to the hip and 20 cm to the knee, the bar alone asks for 271 N·m at the hips and 235 N·m at the knees, both legs together. Lean moves the share, depth changes the sum. The often-heard rule that the knees must stay behind the toes lowers the knee moment somewhat and raises the hip moment a great deal.',
    explainer: 'squat-moment-arms',
    links: [
      read(papers.fry2003, 'Seven lifters, knees free or blocked by a board: less knee torque, far more at the hip.'),
      read(papers.escamilla2001, 'Forces in the knee through the whole squat, with the numbers by angle.'),
    ],
  },
  {
    slug: 'the-load-velocity-line',
    title: 'Percent, reserve, velocity: three estimates of effort',
    description:
      'Eighty-five percent of a maximum is about five or six repetitions for many lifters and ten for some. A rating of repetitions in reserve adjusts for the day, a bar-velocity line measures it. After a hard week the line here falls from 126 to 116 kg: 80 % of today is 93 kg, not 101. On the sheet you calculate such a line, and its error, from four sets.',
    explainer: 'load-velocity-relation',
    links: [
      read(
        papers.gonzalezbadillo2010,
        'The bench press study that began it: velocity and relative load almost on one curve.',
      ),
      read(papers.banyard2017, 'The sober reply for the free-weight squat: good velocities, poor predicted maxima.'),
      read(papers.zourdos2016, 'The repetitions-in-reserve scale and how experience sharpens it.'),
    ],
    handout: loadVelocitySheet,
  },
  {
    slug: 'force-velocity-and-exercise-choice',
    title: 'Where an exercise sits on the force-velocity line',
    description:
      'Power is greatest at half of F0 and half of V0. A heavy squat lives near F0; an unloaded jump lives near the middle, because body weight is a load too; beyond it there are only assisted jumps and light throws. Choose exercises by where they sit on that line rather than by what they are called: two from the same place train the same thing. Velocity loss decides when a set ends: 20 % where speed matters, 40 % if muscle is the goal.',
    explainer: 'force-velocity-profile',
    links: [
      read(papers.parejablanco2017, 'Twenty against forty percent velocity loss over eight weeks.'),
      read(papers.weakley2021, 'Tables of velocities by exercise and goal.'),
    ],
  },
  {
    slug: 'from-squat-to-jump',
    title: 'The jump curve: what a stronger squat buys',
    description:
      'The ground allows about 0.3 s of propulsion, so a jump asks for impulse and not for maximal force. Across training studies, gains in squat strength and in sprint time go together (r = −0.77 between effect sizes). On the curve of the jump in the film a heavier squat can raise the force of braking and early propulsion; the last tenth of a second before take-off needs speed.',
    explainer: 'countermovement-jump',
    links: [
      read(papers.seitz2014, 'The meta-analysis behind the correlation.'),
      read(papers.suchomel2016, 'Strength in athletic performance: how strong is strong enough?'),
    ],
  },
]

import { read } from '../citations.ts'
import { criticalPowerSheet, hrvMorningProtocol, lactateTestProtocol } from '../handouts/endurance-physiology.ts'
import { endurancePapers as papers } from '../papers/endurance-physiology.ts'
import { loadPapers } from '../papers/load-monitoring.ts'
import { sprintPapers } from '../papers/sprint-mechanics.ts'
import type { DemoCourse, DemoVideo } from '../types.ts'

export const enduranceCourses: readonly DemoCourse[] = [
  {
    slug: 'lactate-threshold',
    ground: 'petrol',
    title: 'Lactate testing and training zones',
    outcome: 'Run the step test, find LT1 and LT2 with their error, and write zones that hold.',
    description: `<p>A drop of blood at the end of each stage, ten points, one curve, and then the argument: where is the threshold? At least 25 concepts are in print. This course teaches two that can be defended, says how far each may be wrong, and turns them into training.</p>
<p>One runner serves as the example. The same curve puts LT1 at 13.2 or 14.1 km/h and LT2 at 16.1 or 17.2 km/h, depending on the rule. A meter that is off by 0.3 mmol/L moves LT2 by 0.2 to 0.3 km/h but LT1 by more than a whole kilometre per hour, which is why the two need different care.</p>
<h3>Beyond the curve</h3>
<p>Oxygen uptake kinetics, critical power and short intervals explain <strong>what changes above the border</strong>, and why lancet, mask and power meter point at nearly the same one.</p>`,
    learn: [
      'Run a step test with 3 min stages and sample the ear lobe cleanly',
      'Find LT1 and LT2 and report method and error with them',
      'Explain the oxygen deficit and what training does to it',
      'Calculate critical power and W′ from three efforts',
      'Write three zones and distribute a week among them',
    ],
    categorySlugs: ['endurance-physiology'],
    priceCents: 1600,
    level: 'advanced',
    publishedDaysAgo: 265,
    updatedDaysAgo: 18,
    videos: [
      'two-turns-of-a-curve',
      'the-oxygen-deficit',
      'critical-power-and-w-prime',
      'short-intervals-above-the-border',
    ],
    outline: [
      {
        title: 'The step test',
        lessons: [
          'test-day',
          'two-turns-of-a-curve',
          'ten-points-to-two-thresholds',
          'where-four-comes-from',
          'exercise-one-test-three-thresholds',
          'check-curves-and-thresholds',
        ],
      },
      {
        title: 'Above the border',
        lessons: [
          'the-oxygen-deficit',
          'critical-power-and-w-prime',
          'a-budget-above-a-border',
          'exercise-critical-power-from-three-trials',
          'three-efforts-on-the-track',
        ],
      },
      {
        title: 'From zones to weeks',
        lessons: ['short-intervals-above-the-border', 'twelve-weeks-in-three-zones', 'check-budget-and-zones'],
      },
    ],
  },
  {
    slug: 'heart-rate-variability',
    ground: 'cream',
    title: 'Heart rate variability in practice',
    outcome: 'Measure RMSSD every morning and know when it should change your plan.',
    description: `<p>Your watch gives a score. This course gives you the interval it was made from. RMSSD is the root mean square of successive differences between heart beats: five numbers are enough to calculate it by hand, and one missed beat in three hundred is enough to ruin it.</p>
<p>What it takes is a quiet routine on waking, a personal normal range and a few rules for acting. Just as important is knowing when to ignore it: a single low morning, a high one in an exhausted athlete, a change of device.</p>`,
    learn: [
      'Calculate RMSSD and ln RMSSD and explain the logarithm',
      'Recognise artefacts and say what one of them costs',
      'Build a seven-day mean and a personal normal range',
      'Place the value beside session load before acting on it',
      'Describe what trials of HRV-guided training found',
    ],
    categorySlugs: ['endurance-physiology', 'load-monitoring'],
    priceCents: 600,
    level: 'foundation',
    publishedDaysAgo: 61,
    updatedDaysAgo: 4,
    videos: [
      'from-beats-to-rmssd',
      'the-morning-after-a-hard-week',
      'from-rest-to-work',
      'choosing-the-day-for-hard-work',
    ],
    outline: [
      { title: 'One clean recording', lessons: ['from-beats-to-rmssd', 'one-beat-in-three-hundred'] },
      {
        title: 'Your own range',
        lessons: ['the-morning-after-a-hard-week', 'six-weeks-of-mornings', 'from-rest-to-work'],
      },
      {
        title: 'Acting on it',
        lessons: [
          'choosing-the-day-for-hard-work',
          'what-guided-training-has-shown',
          'exercise-ten-beats-and-fourteen-mornings',
          'check-intervals-and-ranges',
        ],
      },
    ],
  },
]

export const enduranceVideos: readonly DemoVideo[] = [
  {
    slug: 'two-turns-of-a-curve',
    title: 'LT1 and LT2: two turns of a curve',
    description:
      'Stages of 1 km/h, one drop of blood each. LT1 is the first rise above baseline, here 0.3 mmol/L at 13.2 km/h; LT2 the turn to steep accumulation, here the point farthest from the chord, 16.1 km/h. Baseline + 0.5 and a fixed 4 mmol/L would give 14.1 and 17.2 km/h on the same curve. A threshold without its rule and its protocol is half a number.',
    explainer: 'lactate-step-test',
    links: [
      read(papers.faude2009, 'Twenty-five lactate threshold concepts sorted, with what each was validated against.'),
      read(papers.jamnick2018, 'Same athletes, other stage length: how far the threshold moves.'),
    ],
    handout: lactateTestProtocol,
  },
  {
    slug: 'the-oxygen-deficit',
    title: 'The oxygen deficit and its time constant',
    description:
      'At the start of work demand jumps and oxygen uptake follows with a delay. With an amplitude of 2.2 L/min and a time constant of 42 s the deficit is 2.2 × 0.7 = 1.54 L; with 24 s after training it is 0.88 L. Endurance training shortens the constant within weeks, long before VO2max has finished rising. Above the first threshold a slow component is added and the simple exponential no longer fits.',
    explainer: 'oxygen-kinetics',
    links: [
      read(papers.poolejones2012, 'The reference review; begin with the sections on moderate exercise.'),
      read(papers.jamnick2020, 'Why a percentage of VO2max or of heart rate is a poor way to set intensity.'),
    ],
  },
  {
    slug: 'critical-power-and-w-prime',
    title: 'Critical power: a border and a budget',
    description:
      'Above critical power time is bought from a finite amount of work: t = W′ ÷ (P − CP). With 280 W and 20 kJ the budget lasts 400 s at 330 W and 200 s at 380 W. Three efforts are enough to draw the hyperbola. Its border and LT2 are related, close, and not identical.',
    explainer: 'critical-power',
    links: [
      read(papers.poole2016, 'Critical power as a border between two kinds of fatigue.'),
      read(papers.jones2019, 'Why the maximal lactate steady state may be the lower estimate of the same border.'),
      read(papers.skiba2012, 'How the spent budget comes back: the model, fitted to a small group.'),
    ],
    handout: criticalPowerSheet,
  },
  {
    slug: 'short-intervals-above-the-border',
    title: 'Short intervals: what ten sprints do and do not train',
    description:
      'In ten repeated sprints phosphocreatine falls, returns in part, and falls again, while the times grow: a clear picture of incomplete recovery. The session raises the share of aerobic energy from sprint to sprint, yet it is no substitute for the minutes in zone 1 that fill most of the week of well-trained athletes. Use it for what it is, once or twice a week.',
    explainer: 'repeated-sprints',
    links: [
      read(
        papers.seiler2006,
        'Three-quarters of the sessions below LT1: how well-trained juniors distributed intensity.',
      ),
      read(sprintPapers.bishop2011, 'Which training improves repeated sprints, and through which mechanism.'),
    ],
  },
  {
    slug: 'from-beats-to-rmssd',
    title: 'From beats to RMSSD: one number, done properly',
    description:
      'Successive intervals, their differences, squared, averaged, rooted: 64 ms in this recording. Logarithms make the weekly mean fair, seven days make it calm, and the normal range makes it personal. One missed beat in five minutes would have shown 104 ms, so look at the trace before the score.',
    explainer: 'hrv-reading',
    links: [
      read(papers.taskforce1996, 'The standard that defined the measures; still the reference for terms.'),
      read(papers.shaffer2017, 'An open overview of metrics and norms, readable in an evening.'),
      read(papers.gilgen2019, 'A chest strap against a Holter recorder, at rest and in motion.'),
    ],
    handout: hrvMorningProtocol,
  },
  {
    slug: 'the-morning-after-a-hard-week',
    title: 'The morning after a hard week',
    description:
      'A low value means little until you know the load before it. Here a week of 2581 AU with a match on Saturday is built from RPE × minutes; a fall of RMSSD on Sunday is an answer to that match. The same fall after two easy days is a question: sleep, illness, travel, worry.',
    explainer: 'session-rpe-week',
    links: [
      read(papers.buchheit2014, 'When heart rate measures answer which question, with a decision table.'),
      read(loadPapers.saw2016, 'Why you should ask the athlete as well.'),
    ],
  },
  {
    slug: 'from-rest-to-work',
    title: 'From rest to work: oxygen uptake lags, and so does the heart',
    description:
      'Oxygen uptake needs about two minutes to reach demand, and heart rate, which the film leaves out, takes a similar road: a fast first rise as vagal activity is withdrawn, then a slower one. That is why heart rate is a poor guide for efforts shorter than two minutes, and why variability is read at rest. During exercise above LT1 RMSSD is nearly gone and says little about readiness.',
    explainer: 'oxygen-kinetics',
    links: [
      read(papers.poolejones2012, 'Kinetics from the first breath to the slow component.'),
      read(papers.buchheit2014, 'Resting, exercise and recovery heart rate compared as monitoring tools.'),
    ],
  },
  {
    slug: 'choosing-the-day-for-hard-work',
    title: 'Work above critical power: choosing the day',
    description:
      'A session above critical power spends a finite budget and is worth placing on a good day. In a trial with 40 runners those who moved hard sessions by morning variability did fewer of them and improved 3000 m time at least as much. The rule is simple: inside the normal range go, below it wait, and decide on the weekly mean rather than on one night.',
    explainer: 'critical-power',
    links: [
      read(papers.vesterinen2016, 'Forty recreational runners: fewer hard sessions, no loss.'),
      read(papers.kiviniemi2007, 'The first trial of training guided by daily variability.'),
    ],
  },
]

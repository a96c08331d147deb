import { read } from '../citations.ts'
import { nordicProgression, repeatedSprintSheet, splitTimeSheet, strideSheet } from '../handouts/sprint-mechanics.ts'
import { sprintPapers as papers } from '../papers/sprint-mechanics.ts'
import { strengthPapers } from '../papers/strength-and-power.ts'
import type { DemoCourse, DemoVideo } from '../types.ts'

export const sprintCourses: readonly DemoCourse[] = [
  {
    slug: 'maximal-velocity',
    ground: 'amber',
    title: 'Maximal velocity: mechanics of the sprint stride',
    outcome: 'What happens in a tenth of a second, how to film it, and how hamstrings survive it.',
    description: `<p>Near 10 m/s each foot has a tenth of a second on the ground. In that time it must return 2.2 body weights on average, or the athlete sinks. Everything that is coached about posture has to pass through the eye of this needle.</p>
<p>The stride is taken apart with nothing more than contact time and flight time, filmed with a phone, and turned into the force that it must have needed. Then comes the muscle that pays: the hamstrings are longest, and working eccentrically, just before the foot lands.</p>
<ul><li>for sprint coaches who want to <strong>measure</strong> what they see,</li><li>for physiotherapists who bring athletes back to full speed,</li><li>for team-sport staff who need two fast exposures a week without losing a player.</li></ul>`,
    learn: [
      'Calculate mean vertical force from contact and flight time',
      'Film a stride at 240 frames per second and state the error',
      'Explain why faster sprinters differ in force more than in leg swing',
      'Use drop jumps as a test of stiffness, with its limits',
      'Plan Nordic exercise and fast running together through a week',
    ],
    categorySlugs: ['sprint-mechanics'],
    priceCents: 1200,
    level: 'intermediate',
    publishedDaysAgo: 154,
    updatedDaysAgo: 6,
    videos: [
      'a-tenth-of-a-second',
      'where-is-the-fastest-metre',
      'stiffness-and-the-short-contact',
      'why-hamstrings-tear-late',
      'the-nordic-exercise-honestly',
    ],
    outline: [
      {
        title: 'One stride, measured',
        lessons: ['a-tenth-of-a-second', 'counting-frames', 'where-is-the-fastest-metre'],
      },
      {
        title: 'Stiffness and force',
        lessons: ['stiffness-and-the-short-contact', 'do-fast-runners-move-their-legs-faster'],
      },
      {
        title: 'Hamstrings at speed',
        lessons: [
          'why-hamstrings-tear-late',
          'the-nordic-exercise-honestly',
          'a-week-with-two-fast-days',
          'exercise-ten-steps-in-frames',
          'check-the-stride',
        ],
      },
    ],
  },
  {
    slug: 'acceleration',
    ground: 'orange',
    title: 'Acceleration: the direction of force',
    outcome: 'Split times in, force and its direction out: a sprint profile that you can defend.',
    description: `<p>Two athletes push with the same force; one is a metre ahead after ten. The difference is direction. A force at 45° to the ground is as horizontal as it is vertical; at 80° its forward part is 0.17 of the whole.</p>
<p>Four split times give the speed curve, the curve gives <strong>F0, V0 and Pmax</strong>, and the ratio of force shows how they fall apart from step to step. Then come the uncomfortable parts: what timing gates miss at the start, how large the error of a profile is, and when a sled helps.</p>
<h3>Worked through</h3>
<p>One athlete goes through the splits, the force and the sheet: vmax 8.8 m/s, time constant 1.20 s, 4.58 s over 30 m.</p>`,
    learn: [
      'Run a split-time test whose start can be compared with last year',
      'Fit vmax and the time constant, and derive F0, V0 and Pmax',
      'Explain the ratio of force and its decrease with speed',
      'Dose a sled by loss of speed instead of kilograms',
      'Judge repeated-sprint results by total time first',
    ],
    categorySlugs: ['sprint-mechanics', 'strength-and-power'],
    priceCents: 1400,
    level: 'advanced',
    publishedDaysAgo: 96,
    updatedDaysAgo: 11,
    videos: [
      'four-splits-one-curve',
      'ratio-of-force',
      'a-profile-from-splits',
      'from-lean-to-upright',
      'ten-sprints-two-results',
    ],
    outline: [
      {
        title: 'Split times',
        lessons: [
          'a-start-that-lasts-a-year',
          'four-splits-one-curve',
          'fitting-a-sprint-with-a-pencil',
          'two-numbers-make-a-sprint',
        ],
      },
      {
        title: 'Force and its direction',
        lessons: ['ratio-of-force', 'a-profile-from-splits', 'a-sled-in-percent-of-speed'],
      },
      {
        title: 'Top speed and repeated sprints',
        lessons: ['from-lean-to-upright', 'ten-sprints-two-results', 'exercise-six-gates', 'check-force-and-splits'],
      },
    ],
  },
]

export const sprintVideos: readonly DemoVideo[] = [
  {
    slug: 'a-tenth-of-a-second',
    title: 'One stride near 10 m/s: a tenth of a second each',
    description:
      'Contact 0.10 s, flight 0.12 s, stride 0.44 s, slowed down so that they can be seen. Over a whole step the ground must carry the body weight for 0.22 s but has only 0.10 s to do it: 2.2 body weights on average. The foot stands still while the body passes over it, which is why "pulling" the ground is a cue and not a description.',
    explainer: 'sprint-stride',
    links: [
      read(papers.weyand2000, 'Thirty-three runners: speed comes from ground force, not from a faster leg swing.'),
      read(papers.clark2014, 'How competitive sprinters put most of that force into the first half of contact.'),
    ],
    handout: strideSheet,
  },
  {
    slug: 'where-is-the-fastest-metre',
    title: 'Where is the fastest metre?',
    description:
      'Speed approaches its maximum exponentially: with a time constant of 1.20 s the athlete has 95 % of it after 22 m and 98 % after 31 m. Trained sprinters reach theirs between 50 and 70 m. So a 10 m fly after 20 m of run-up measures most footballers well and every sprinter badly; choose the zone before you buy the gates.',
    explainer: 'sprint-splits',
    links: [
      read(papers.haugen2016, 'Timing systems, start procedures and how large a change must be.'),
      read(papers.haugen2019, 'How the fastest train, where science and practice agree and where not.'),
    ],
  },
  {
    slug: 'stiffness-and-the-short-contact',
    title: 'Stiffness: a drop jump is not a sprint contact',
    description:
      'A drop jump with 0.18 s of contact is used as a test of the leg spring, yet a sprint contact lasts 0.10 s, has a forward-moving body and force early in stance. The test still tells something: short contact with height means that the leg gives way little. Use it for monitoring and for exercise choice, not for predicting 100 m times.',
    explainer: 'drop-jump',
    links: [
      read(
        strengthPapers.healy2018,
        'National-level sprinters: what the reactive strength index does and does not follow.',
      ),
      read(papers.clark2014, 'Why the simple spring is a poor model of the fastest runners.'),
    ],
  },
  {
    slug: 'why-hamstrings-tear-late',
    title: 'Late swing: why hamstrings tear before the foot lands',
    description:
      'Hip flexed, knee extending: just before landing the hamstring muscle-tendon unit is about a tenth longer than in standing and is braking the shank. Length and work rise with speed, so the last 10 % of speed is a different exercise. When a returning athlete runs "carefully", look at the end of the swing: the shank is reached out less on one side.',
    explainer: 'hamstring-late-swing',
    links: [
      read(
        papers.thelen2005,
        'Muscle-tendon lengths from treadmill sprinting: the peak lies in late swing, largest for biceps femoris.',
      ),
      read(papers.schache2012, 'Length, force and work of each hamstring across the stride.'),
    ],
  },
  {
    slug: 'the-nordic-exercise-honestly',
    title: 'The Nordic exercise, honestly',
    description:
      'Lowering the trunk from the knees, the moment of gravity grows with the sine of the lean: about 200 N·m at 30° and 350 N·m at 60° for 75 kg. The angle of the break, here 28° before and 39° after ten weeks, is a test that needs no machine. A meta-analysis says it halves injuries, a re-analysis says uncertain. The sheet has the dose, both readings, and the fast running that must stand beside it.',
    explainer: 'nordic-hamstring',
    links: [
      read(papers.vandyk2019, 'The meta-analysis with the famous half.'),
      read(papers.impellizzeri2021, 'The re-analysis: which trials really tested the exercise?'),
      read(papers.opar2013, 'How reliable the instrumented version is.'),
    ],
    handout: nordicProgression,
  },
  {
    slug: 'four-splits-one-curve',
    title: 'Four splits, one curve: the exponential sprint',
    description:
      'Times at 5, 10, 20 and 30 m come from one curve with two parameters, maximal speed and a time constant. For 8.8 m/s and 1.20 s they are 1.39, 2.13, 3.40 and 4.58 s. A gate half a metre after the line hides part of the start, and the kind of start alone can move a time by 0.7 s: the protocol is part of the result.',
    explainer: 'sprint-splits',
    links: [
      read(papers.haugen2012, 'Block, standing, flying, photocell, foot switch: what each costs in seconds.'),
      read(papers.samozino2016, 'The method that turns splits into force, validated against force plates.'),
    ],
    handout: splitTimeSheet,
  },
  {
    slug: 'ratio-of-force',
    title: 'The ratio of force falls with every step',
    description:
      'Horizontal over resultant force: the cosine of the angle to the ground. At 45° it is 0.71, at 70° 0.34, at 80° 0.17; the athlete of this course begins at 0.49 and has 0.17 left at 6.9 m/s. It falls nearly in a straight line as speed rises; the athlete who loses less of it per metre per second keeps accelerating. In treadmill and track studies this ratio separates faster from slower more clearly than total force does.',
    explainer: 'force-direction',
    links: [
      read(papers.morin2011, 'The study that named it "technical ability of force application".'),
      read(papers.rabita2015, 'The same seen over ground in elite and sub-elite sprinters.'),
    ],
  },
  {
    slug: 'a-profile-from-splits',
    title: 'F0, V0, Pmax: what a sprint profile may decide',
    description:
      'The film draws the line with jumps; in sprinting horizontal force falls with speed in the same way, and maximal power is again F0 × V0 ÷ 4: 7.3 N/kg × 9.0 m/s ÷ 4, about 16 W/kg. F0 hangs on the first metres and therefore on the start; V0 on the last. Heavy sleds, around half of maximal speed, work near maximal power; light ones, under 10 % loss of speed, leave technique alone.',
    explainer: 'force-velocity-profile',
    links: [
      read(papers.morin2016, 'How its authors would read a profile, and with which caution.'),
      read(papers.petrakos2016, 'A systematic review of sled loads and what they changed.'),
    ],
  },
  {
    slug: 'from-lean-to-upright',
    title: 'From lean to upright: the stride it ends in',
    description:
      'Acceleration ends where a stride of 0.44 s begins: contact has shrunk from about 0.20 s in the first step to 0.10 s, flight has grown from almost nothing to 0.12 s. Rising early gives up horizontal force, staying low too long gives up stiffness. Without a camera a coach can see two things: where the foot lands relative to the hip, and when the head comes up.',
    explainer: 'sprint-stride',
    links: [
      read(papers.haugen2019, 'Step by step through the phases of 100 m, with typical values.'),
      read(papers.rabita2015, 'Forces over the whole acceleration, from the blocks to 40 m.'),
    ],
  },
  {
    slug: 'ten-sprints-two-results',
    title: 'Ten sprints, two results',
    description:
      'Best 4.20 s, total 44.23 s: a decrement of 5.3 %. Phosphocreatine falls with every sprint and half of the gap needs 30 to 60 s to close, so 20 s of rest keep it low. The decrement is popular and noisy, total time is dull and reliable; a faster athlete can look worse on the wrong one.',
    explainer: 'repeated-sprints',
    links: [
      read(papers.girard2011, 'Where the fatigue between sprints comes from.'),
      read(papers.glaister2008, 'How reliable and valid the fatigue scores are.'),
    ],
    handout: repeatedSprintSheet,
  },
]

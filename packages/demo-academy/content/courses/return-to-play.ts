import { read } from '../citations.ts'
import { returnTestBattery, runningReturnPlan, symmetryWorksheet } from '../handouts/return-to-play.ts'
import { loadPapers } from '../papers/load-monitoring.ts'
import { returnPapers as papers } from '../papers/return-to-play.ts'
import { sprintPapers } from '../papers/sprint-mechanics.ts'
import { strengthPapers } from '../papers/strength-and-power.ts'
import type { DemoCourse, DemoVideo } from '../types.ts'

export const returnCourses: readonly DemoCourse[] = [
  {
    slug: 'acl-rehabilitation',
    ground: 'mist',
    title: 'ACL injury: from surgery to the pitch',
    outcome: 'Nine months in five decisions: mechanism, strength, sprint, running load, return.',
    description: `<p>The ligament fails within about 40 ms of ground contact. Coming back takes nine months or more, and the longest part is neither surgery nor strength but the way from the first run to a press on the full-back at full speed.</p>
<p>This course follows that way in five decisions. It is built on cohorts and guidelines, and it says where they disagree: those who pass return criteria were reinjured far less in one famous cohort, and not clearly less in a meta-analysis.</p>
<ul><li>what video analyses say about <strong>how it happens</strong>: most often in pressing, rarely on landing,</li><li>why the hamstrings need their own plan after a hamstring graft,</li><li>how to build high-speed metres week by week,</li><li>how to decide, with whom, and how to write it down.</li></ul>
<p>For physiotherapists, physicians and performance staff who share one athlete.</p>`,
    learn: [
      'Describe the mechanism from video evidence in plain words',
      'Plan knee flexor strength by graft type and joint angle',
      'Reintroduce sprinting at the muscle length where it matters',
      'Build a six-week running plan with stop rules',
      'Lead a shared return decision with time, tests and readiness',
      'Quote the evidence for return criteria with its limits',
    ],
    categorySlugs: ['return-to-play', 'sprint-mechanics'],
    priceCents: 1900,
    level: 'advanced',
    publishedDaysAgo: 121,
    updatedDaysAgo: 16,
    videos: [
      'forty-milliseconds',
      'knee-flexors-after-a-graft',
      'sprinting-again',
      'building-high-speed-metres',
      'nine-months-and-nine-lines',
    ],
    outline: [
      { title: 'How it happens', lessons: ['forty-milliseconds', 'ten-reconstructions-and-134-videos'] },
      {
        title: 'Strength',
        lessons: [
          'knee-flexors-after-a-graft',
          'two-muscles-two-timetables',
          'exercise-four-tests-two-legs',
          'check-mechanism-and-strength',
        ],
      },
      {
        title: 'Back to running',
        lessons: ['sprinting-again', 'building-high-speed-metres', 'from-first-run-to-full-back'],
      },
      {
        title: 'The decision',
        lessons: [
          'nine-months-and-nine-lines',
          'how-to-quote-a-cohort',
          'minutes-of-a-tuesday-meeting',
          'exercise-six-months-on-one-page',
          'check-running-and-deciding',
        ],
      },
    ],
  },
  {
    slug: 'limb-symmetry',
    ground: 'cream',
    title: 'Return-to-play testing: landing and limb symmetry',
    outcome: 'Test, calculate and doubt the limb symmetry index, then decide better.',
    description: `<p>Ninety percent is the most quoted number in return to play. It compares the operated leg with a sound leg that has lost strength as well, and a hop distance can be symmetrical while the knee does only about 70 % of its work. This course teaches the tests and their blind spots together.</p>
<p>Jump, drop jump, landing and knee flexor strength are taken one by one, symmetry is calculated in the ways in use, and each result stands beside its error. The last lesson asks what the ninety percent are a percentage of.</p>`,
    learn: [
      'Run hop and jump tests so that a second tester would find the same',
      'Choose the right formula for one-leg and two-leg tests',
      'Use values from before surgery or from norms when the sound leg misleads',
      'Score a landing from two cameras with known reliability',
      'Explain to an athlete what 90 % does and does not mean',
    ],
    categorySlugs: ['return-to-play', 'strength-and-power'],
    priceCents: 1700,
    level: 'intermediate',
    publishedDaysAgo: 74,
    updatedDaysAgo: 12,
    videos: [
      'symmetry-in-one-jump',
      'contact-time-tells-on-the-knee',
      'scoring-a-landing',
      'the-nordic-exercise-honestly',
      'ninety-percent-of-what',
    ],
    outline: [
      {
        title: 'Hops, jumps and formulas',
        lessons: [
          'symmetry-in-one-jump',
          'four-tests-four-denominators',
          'a-hop-test-for-two-testers',
          'contact-time-tells-on-the-knee',
          'exercise-five-landings',
          'check-formulas-and-hops',
        ],
      },
      {
        title: 'Landing and knee flexors',
        lessons: ['scoring-a-landing', 'seventeen-items-two-raters', 'the-nordic-exercise-honestly'],
      },
      {
        title: 'What is ninety percent?',
        lessons: [
          'ninety-percent-of-what',
          'a-ratio-of-two-losses',
          'exercise-twelve-healthy-players',
          'today-before-or-the-norm',
          'explaining-ninety-percent',
          'check-landing-and-reference',
        ],
      },
    ],
  },
]

export const returnVideos: readonly DemoVideo[] = [
  {
    slug: 'forty-milliseconds',
    title: 'The landing knee: a ligament fails in forty milliseconds',
    description:
      'Seen from the front, a knee that moves inside the line from hip to foot gives the ground force a lever: two body weights at 5 cm make 62 N·m. In model-based analysis of real injuries the knee moved 12° into abduction within 40 ms of contact, faster than any reflex. In professional football pressing an opponent is the commonest situation; landing from a jump is one in fourteen.',
    explainer: 'landing-valgus',
    links: [
      read(papers.koga2010, 'Ten injuries reconstructed frame by frame.'),
      read(papers.dellavilla2020, '134 injuries in professional men’s football: situation and position.'),
    ],
  },
  {
    slug: 'knee-flexors-after-a-graft',
    title: 'Knee flexors after a hamstring graft',
    description:
      'A tendon taken from the hamstrings leaves a deficit that hides in deep flexion and at high speed. The Nordic exercise loads the flexors near extension, with a moment of gravity that grows with the lean, so it is one half of the work; slow, heavy flexion beyond 90° is the other. Early after surgery neither belongs on the programme: the graft site needs weeks before it is loaded at length, and the surgeon’s protocol sets the date.',
    explainer: 'nordic-hamstring',
    links: [
      read(papers.kotsifaki2023, 'A guideline with doses, criteria and graded recommendations.'),
      read(sprintPapers.opar2013, 'What an instrumented Nordic can resolve: a typical error of 22 to 28 N.'),
    ],
  },
  {
    slug: 'sprinting-again',
    title: 'Sprinting again: the length that no exercise reaches slowly',
    description:
      'Late in the swing the hamstrings are at their longest and brake the shank, more strongly with every metre per second. No gym exercise copies it, so speed itself is the exercise: from 60 to 95 % of the athlete’s own maximum over weeks. Watch the last stride before slowing down, where a careful athlete shortens the swing of one leg.',
    explainer: 'hamstring-late-swing',
    links: [
      read(sprintPapers.schache2012, 'Length, force and work in each hamstring as speed rises.'),
      read(papers.taberner2019, 'From high control to high chaos: a frame for running after injury.'),
    ],
  },
  {
    slug: 'building-high-speed-metres',
    title: 'Building high-speed metres',
    description:
      'Before an athlete trains with the team, the body should have met the week that waits there. Speed zones make it countable: distance above 5.5 m/s is small, yet it decides the step from running to playing. Begin at zero, add about 100 m per session and week, keep one receiver per athlete, and let the knee of the next morning decide about the next step.',
    explainer: 'speed-zones',
    links: [
      read(papers.taberner2019, 'How objective running targets are set against the athlete’s own game data.'),
      read(loadPapers.malone2017, 'Before you trust a metre above 5.5 m/s: devices, filters, thresholds.'),
    ],
    handout: runningReturnPlan,
  },
  {
    slug: 'nine-months-and-nine-lines',
    title: 'Nine months and nine lines: the decision',
    description:
      'Time and tests are both needed. In one cohort each month of waiting up to nine lowered reinjury by 51 %, and young athletes who returned earlier had about seven times the rate. Test by test the operated leg is compared with a 90 % line; absolute strength and psychological readiness belong beside it, and the decision on a sheet that three people sign.',
    explainer: 'return-criteria',
    links: [
      read(papers.grindem2016, 'The cohort behind "nine months": 106 athletes in pivoting sports.'),
      read(papers.beischer2020, 'Young athletes before and after nine months.'),
      read(papers.webster2019, 'The meta-analysis that cools the enthusiasm.'),
    ],
    handout: returnTestBattery,
  },
  {
    slug: 'symmetry-in-one-jump',
    title: 'Symmetry in one jump: two legs, two plates',
    description:
      'A two-leg jump on two plates shows who does the work: 110 and 90 N·s are 10 % of the total, or 18 % if you divide by the larger. Braking and landing often differ more than propulsion, so read the phases apart. A difference below the typical error has no side, and a leg that is favoured today may not be tomorrow.',
    explainer: 'countermovement-jump',
    links: [
      read(papers.bishop2018, 'Which formula for which test; short and practical.'),
      read(strengthPapers.mcmahon2018, 'Phases of the curve, the basis for reading each leg apart.'),
    ],
  },
  {
    slug: 'contact-time-tells-on-the-knee',
    title: 'Contact time tells on the knee',
    description:
      'In a single-leg drop jump a guarded knee spends longer on the ground and jumps lower: contact grows and reactive strength falls together, which makes the index sensitive after knee surgery. Start from 15 to 20 cm on one leg, compare contact time first, and wait with the test until landing on two legs is quiet.',
    explainer: 'drop-jump',
    links: [
      read(papers.kotsifaki2022, 'Why a symmetrical hop can hide a knee that works less.'),
      read(papers.kyritsis2016, 'Six discharge criteria and graft rupture in 158 professional athletes.'),
    ],
  },
  {
    slug: 'scoring-a-landing',
    title: 'A landing from the front, and how to score it',
    description:
      'Seen from the front the moment arm at the knee grows as the knee moves inside foot and hip. A score needs more than this view: seventeen items from two cameras, front and side, give the Landing Error Scoring System for a jump-landing on two legs; its standard error is below one point, so a change of one says little. The score describes movement. It has not earned the right to predict injury in a single athlete.',
    explainer: 'landing-valgus',
    links: [
      read(papers.padua2009, 'The scoring system, its items and its reliability.'),
      read(papers.bahr2016, 'Why an association with injury is not a screening test.'),
    ],
  },
  {
    slug: 'ninety-percent-of-what',
    title: 'Ninety percent of what?',
    description:
      'A quadriceps strength of 2.6 N·m/kg is 90 % of a sound leg with 2.9, and 76 % of the same sound leg before surgery. Symmetry is a relation between two changing things; strength per kilogram and values from before the injury give it ground. In the film three of five tests pass against the sound leg of today, and one of five against the leg before the injury.',
    explainer: 'return-criteria',
    links: [
      read(papers.wellsandt2017, '57 % passed against the leg of today, 29 % against the leg of before.'),
      read(papers.losciale2019, 'What passing has and has not been shown to change.'),
    ],
    handout: symmetryWorksheet,
  },
]

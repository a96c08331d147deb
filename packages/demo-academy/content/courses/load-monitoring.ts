import { read } from '../citations.ts'
import { ewmaWorksheet, monotonyWorksheet, sessionRpeProtocol } from '../handouts/load-monitoring.ts'
import { endurancePapers } from '../papers/endurance-physiology.ts'
import { loadPapers as papers } from '../papers/load-monitoring.ts'
import type { DemoCourse, DemoVideo } from '../types.ts'

export const loadCourses: readonly DemoCourse[] = [
  {
    slug: 'session-load',
    ground: 'sand',
    title: 'Session load: from RPE to the training month',
    outcome: 'Turn one honest question after training into a month that you can read.',
    description: `<p>A rating from 0 to 10, multiplied by minutes, is the cheapest load measure in sport and one of the best studied. In football, its individual correlations with heart-rate-based load lie between 0.50 and 0.85. It costs nothing, and it fails quietly when the question is asked badly.</p>
<p>This course takes you from the first question to a four-week calendar:</p>
<ul><li>how to ask, when to ask and what to do with a missing answer,</li><li>what <strong>monotony</strong> and <strong>strain</strong> add to the weekly sum, and what they cannot tell,</li><li>how a morning measure of response stands beside the load that caused it,</li><li>how a pause and a return look when they are averaged over one and four weeks.</li></ul>
<p>Each film shows one idea. Readings work it out, with numbers that you can check, and questions find out what stayed. Where it helps there is a sheet to print. The course is free because everything else in load monitoring builds on it.</p>`,
    learn: [
      'Collect session-RPE with a protocol that two people would carry out alike',
      'Calculate session, weekly load, monotony and strain by hand',
      'Recognise a week without contrast before it is trained',
      'Treat missing answers as missing, not as rest',
      'Explain to a coach what an arbitrary unit is and is not',
    ],
    categorySlugs: ['load-monitoring'],
    priceCents: 0,
    level: 'foundation',
    publishedDaysAgo: 412,
    updatedDaysAgo: 9,
    videos: ['asking-for-session-rpe', 'a-week-without-contrast', 'load-beside-response', 'building-and-unloading'],
    outline: [
      {
        title: 'The question after the session',
        lessons: ['asking-for-session-rpe', 'two-weeks-of-practice', 'what-an-arbitrary-unit-is'],
      },
      {
        title: 'One week in numbers',
        lessons: [
          'a-week-without-contrast',
          'one-week-two-repairs',
          'exercise-two-weeks-of-a-midfielder',
          'check-sessions-and-weeks',
        ],
      },
      { title: 'Load beside response', lessons: ['load-beside-response', 'a-february-of-answers'] },
      {
        title: 'The training month',
        lessons: [
          'building-and-unloading',
          'how-long-to-rest-before-a-race',
          'thursdays-empty-cell',
          'exercise-a-month-with-two-gaps',
          'check-gaps-and-responses',
        ],
      },
    ],
  },
  {
    slug: 'acute-chronic-load',
    ground: 'soot',
    title: 'Acute and chronic load: reading the build-up',
    outcome: 'Use weighted averages for planning, and keep the famous ratio in its place.',
    description: `<p>Few numbers travelled faster through sport than the acute:chronic workload ratio, and few were criticised harder. The idea behind it is sound: what an athlete can do this week depends on what was done in the weeks before. The ratio itself has problems of arithmetic, of causal reasoning and of prediction.</p>
<p>The averages are calculated day by day, on paper, and then the ratio is taken apart: coupling, missing days, low chronic loads, and the difference between a group association and a decision about one person. What remains is useful: <strong>a graph of daily load with two averages, and eight questions to ask of it</strong>.</p>
<h3>For whom</h3>
<p>For staff who already collect session-RPE or satellite positioning data. If you do not, begin with the free course on session load.</p>`,
    learn: [
      'Calculate exponentially weighted averages with λ = 2 ÷ (N + 1)',
      'Show why a coupled ratio correlates with itself',
      'Set speed zones knowing what a 10 Hz receiver can resolve',
      'Spread a weekly total so that hard days are hard and easy days easy',
      'State in one sentence what the ratio does not predict',
    ],
    categorySlugs: ['load-monitoring', 'performance-analysis'],
    priceCents: 800,
    level: 'intermediate',
    publishedDaysAgo: 233,
    updatedDaysAgo: 21,
    videos: [
      'what-goes-into-an-average',
      'two-averages-one-argument',
      'speed-zones-and-receivers',
      'same-total-other-week',
    ],
    outline: [
      {
        title: 'Before and after averaging',
        lessons: ['what-goes-into-an-average', 'two-averages-one-argument', 'a-ratio-that-contains-itself'],
      },
      { title: 'Speed zones and their settings', lessons: ['speed-zones-and-receivers', 'three-runs-or-one'] },
      {
        title: 'What the ratio may decide',
        lessons: [
          'same-total-other-week',
          'the-sweet-spot-read-closely',
          'exercise-eight-weeks-three-ratios',
          'check-averages-and-claims',
        ],
      },
    ],
  },
]

export const loadVideos: readonly DemoVideo[] = [
  {
    slug: 'asking-for-session-rpe',
    title: 'Asking the question: RPE × minutes',
    description:
      'How hard was it, from 0 to 10? The answer, about 30 minutes after the session, multiplied by its minutes is the session load in arbitrary units: 7 × 90 min = 630 AU. Seven answers build a week with one match on Saturday: 2581 AU. The unit is arbitrary, so loads compare within an athlete better than between athletes.',
    explainer: 'session-rpe-week',
    links: [
      read(
        papers.foster2001,
        'The paper that carried session-RPE from the laboratory to every kind of training; the scale is in it.',
      ),
      read(
        papers.impellizzeri2004,
        'The comparison with heart-rate methods in football: individual correlations of 0.50 to 0.85.',
      ),
    ],
    handout: sessionRpeProtocol,
  },
  {
    slug: 'a-week-without-contrast',
    title: 'Monotony and strain: a week without contrast',
    description:
      'Two weeks can have the same sum and ask for different things. Monotony is the daily mean divided by its standard deviation, strain is weekly load times monotony; both rise when hard and easy days grow alike. The numbers also break: near-identical days send monotony towards infinity, so three times the strain is arithmetic before it is biology, and the choice of SD alone changes it by 8 %.',
    explainer: 'monotony-and-strain',
    links: [
      read(papers.foster1998, 'The origin of monotony and strain, and of individual thresholds for illness.'),
      read(papers.bourdon2017, 'A consensus on what to monitor, how often, and for whom.'),
    ],
    handout: monotonyWorksheet,
  },
  {
    slug: 'load-beside-response',
    title: 'Load beside response: a morning measure',
    description:
      'Load is what was done, response is what it did. Heart rate variability on waking (RMSSD, in ms) is one response that can be read every day, if it is averaged over seven days and compared with the normal range of the same person. A short questionnaire on sleep, soreness and mood is often more sensitive still. Put either of them under the load calendar and the question changes from how much was done to how it was taken.',
    explainer: 'hrv-reading',
    links: [
      read(
        papers.saw2016,
        'A review of 56 studies: self-reported measures followed load with more sensitivity than objective ones.',
      ),
      read(endurancePapers.plews2013, 'Why a weekly mean of ln RMSSD carries more than any single morning.'),
    ],
  },
  {
    slug: 'building-and-unloading',
    title: 'Building, pausing, returning: eight weeks on one line',
    description:
      'A 7-day average shows what was asked lately, a 28-day average what the athlete is used to, and the gap between them how quickly that changed. In eight weeks with a pause of ten days they part twice: the short one falls first, and after the return it jumps ahead, although no load is new. Read it as a change, not as a forecast of injury. Three weeks up and one down is a habit too, not a law of nature.',
    explainer: 'acute-chronic-ratio',
    links: [
      read(papers.impellizzeri2019, 'External and internal load, fifteen years after the distinction was drawn.'),
      read(papers.williams2017, 'The one-page letter that proposed exponentially weighted averages.'),
    ],
  },
  {
    slug: 'what-goes-into-an-average',
    title: 'A week before it is an average: zeros, gaps and double days',
    description:
      'Every chronic load begins as seven daily numbers. A day off is 0 AU, a lost answer is not: one empty match day of 700 AU pulls a plain 7-day mean down by 100 AU per day. Fix four rules before any average is drawn: when the clock of a session starts and stops, how double sessions are added, how a missing answer is marked, and what a new athlete begins with.',
    explainer: 'session-rpe-week',
    links: [
      read(papers.impellizzeri2019, 'Read this before choosing which load enters the average.'),
      read(papers.bourdon2017, 'Section by section: measures, analysis, feedback.'),
    ],
  },
  {
    slug: 'two-averages-one-argument',
    title: 'Two averages and one argument',
    description:
      'With λ = 0.25 for 7 days and 0.069 for 28 days the averages follow the daily bars at two speeds. Their ratio rises after rest, after illness and in every pre-season, for reasons that differ. In coupled rolling form four unrelated weeks already give a correlation of 0.50 between acute and chronic load. The ratio describes a change of load; by itself it predicts no injury.',
    explainer: 'acute-chronic-ratio',
    links: [
      read(papers.gabbett2016, 'The case for a high chronic load, with the curve that made the ratio famous.'),
      read(papers.lolli2019, 'Coupling shown with simulated data in two pages.'),
      read(papers.impellizzeri2020, 'The fullest critique: concept, arithmetic, causality.'),
    ],
    handout: ewmaWorksheet,
  },
  {
    slug: 'speed-zones-and-receivers',
    title: 'Speed zones: what a threshold counts, and how surely',
    description:
      'High-speed running above 5.5 m/s (19.8 km/h) is a small part of the distance and most of the argument. A threshold turns a smooth trace into metres, so a player at 5.4 m/s counts nothing and at 5.6 m/s everything. Add the receiver, which the film takes as perfect: at 10 Hz the error of instantaneous speed is about 3 to 11 %, larger in hard acceleration than at steady speed. Keep one receiver per player, one threshold per season, and report the minimum effort time.',
    explainer: 'speed-zones',
    links: [
      read(papers.varley2012, '5 Hz and 10 Hz receivers against a laser, phase by phase.'),
      read(papers.malone2017, 'What to ask a manufacturer: satellites, dilution of precision, filters, dwell time.'),
    ],
  },
  {
    slug: 'same-total-other-week',
    title: 'Same total, other week: distribution as a plan',
    description:
      'After a break most staff argue about how much; how it is spread is easier to change. The same weekly total can hold four hard days, easy ones and a day off, or seven days alike. The daily mean does not tell the two apart, monotony and strain do. For the weeks after an absence this argues for a ceiling on the day, and for days that are truly easy.',
    explainer: 'monotony-and-strain',
    links: [
      read(papers.foster1998, 'Where both numbers come from: read what was tested and what was not.'),
      read(papers.impellizzeri2020, 'Why a ratio must not be the only brake on a plan.'),
    ],
  },
]

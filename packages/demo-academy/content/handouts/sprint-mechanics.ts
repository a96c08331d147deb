import { sprintPapers as papers } from '../papers/sprint-mechanics.ts'
import type { Handout } from '../types.ts'

export const strideSheet: Handout = {
  slug: 'stride-sheet',
  title: 'The sprint stride: formulas and a filming protocol',
  purpose: 'What a phone at 240 frames per second can measure, and how well.',
  sections: [
    {
      heading: 'Formulas',
      formulas: [
        'speed (m/s) = step length (m) × step frequency (1/s)',
        'step time = contact time + flight time',
        'mean vertical force during contact (body weights) = step time ÷ contact time',
      ],
      paragraphs: [
        'Worked example at 10 m/s: contact 0.10 s, flight 0.12 s. Step time 0.22 s, frequency 4.5 per second, step length 2.2 m, mean vertical force 2.2 body weights. With a contact of 0.12 s and the same flight it is 2.0.',
        'The force formula holds at constant speed, when the body neither rises nor falls from one step to the next.',
      ],
    },
    {
      heading: 'Filming protocol',
      steps: [
        'Camera on a tripod at hip height, 10 m or more to the side, at the middle of a 6 m zone that lies where the athlete is fastest: 30 to 40 m from the start in team sports, 50 to 70 m in sprinters.',
        'At least 240 frames per second and a shutter time of 1/1000 s or shorter. Check that the file was not slowed down or re-encoded.',
        'Two marks 6 m apart in the lane, in the plane of running.',
        'Count contact from the first frame with the shoe on the ground to the first frame with the shoe off. Two people, or one person twice.',
      ],
      bullets: [
        'One frame at 240 per second is 4.2 ms: about 4 % of a contact of 0.10 s. Average at least four contacts, left and right apart.',
        'At 60 frames per second the error is 16.7 ms: do not report contact times from it.',
      ],
    },
    {
      heading: 'Reading',
      bullets: [
        'Faster sprinters do not swing their legs much faster; they put more force into less contact time.',
        'Left-right differences below one frame are noise.',
        'Compare contact times only at similar speed.',
      ],
    },
  ],
  references: [papers.weyand2000, papers.clark2014, papers.haugen2019],
}

export const nordicProgression: Handout = {
  slug: 'nordic-progression',
  title: 'Nordic hamstring exercise: doses, testing and doubts',
  purpose: 'A ten-week progression for a squad, what a strength rig can resolve, and the evidence told straight.',
  sections: [
    {
      heading: 'Progression',
      table: {
        caption: 'In the main season one session a week with the last dose keeps most of the effect',
        columns: ['Week', 'Sessions', 'Sets × repetitions'],
        rows: [
          ['1', '1', '2 × 5'],
          ['2', '2', '2 × 6'],
          ['3', '3', '3 × 6 to 8'],
          ['4', '3', '3 × 8 to 10'],
          ['5 to 10', '3', '3 sets, 12, 10 and 8 repetitions'],
        ],
      },
      bullets: [
        'After training, not before sprinting. Expect soreness in weeks 1 and 2; begin at least 48 h from a match.',
        'Hips stay extended, the fall is slowed as long as possible, hands catch, arms push back up.',
        'Faster sprinting is the other half: two exposures a week above 90 % of the athlete’s own maximal speed.',
      ],
    },
    {
      heading: 'Why it becomes hard so quickly',
      formulas: ['gravity moment about the knees = m × g × d × sin(lean)'],
      paragraphs: [
        'For an athlete of 75 kg and 1.80 m, the body above the knees has about 66 kg and its centre lies about 0.62 m from the knees: 200 N·m at 30° of lean and 350 N·m at 60°, both legs together. The angle at which the athlete can no longer hold is a cheap test.',
      ],
    },
    {
      heading: 'Testing on a rig',
      bullets: [
        'In the reliability study of the instrumented version the typical error was 21.7 to 27.5 N (5.8 to 8.5 %). A change below about 60 to 76 N can be error.',
        'Heavier athletes push harder. Compare with body mass or with the athlete’s own history, not with a single cut-off.',
      ],
    },
    {
      heading: 'How good is the evidence?',
      paragraphs: [
        'A meta-analysis of 8459 athletes concluded that programmes with the exercise halve hamstring injuries. A re-analysis that kept only trials testing the exercise itself found the effect uncertain. The exercise is cheap and makes the muscle stronger at length; the promise of a half should not be on the poster.',
      ],
    },
  ],
  references: [papers.vandyk2019, papers.impellizzeri2021, papers.opar2013],
}

export const splitTimeSheet: Handout = {
  slug: 'split-time-sheet',
  title: 'Split times: protocol, model and worked example',
  purpose: 'From four times to maximal speed, acceleration and the sprint profile.',
  sections: [
    {
      heading: 'Protocol',
      steps: [
        'Gates at 5, 10, 20 and 30 m (and 40 m for fast athletes), height about 1 m, first gate 0.5 m after the start line. Write these three facts on every sheet.',
        'Two-point standing start, no rocking. Three trials, 3 to 5 min rest, best trial by the last time.',
        'Same surface, same shoes, wind below 2 m/s. The kind of start alone can change a time by as much as 0.7 s.',
      ],
    },
    {
      heading: 'Model',
      formulas: [
        'v(t) = vmax × (1 − e^(−t ÷ tau))',
        'x(t) = vmax × (t − tau × (1 − e^(−t ÷ tau)))',
        'a(0) = vmax ÷ tau',
      ],
      table: {
        caption: 'vmax = 8.8 m/s, tau = 1.20 s, so a(0) = 7.3 m/s²',
        columns: ['Distance (m)', 'Time (s)', 'Speed (m/s)', 'Acceleration (m/s²)'],
        rows: [
          ['5', '1.39', '6.04', '2.30'],
          ['10', '2.13', '7.31', '1.24'],
          ['20', '3.40', '8.28', '0.43'],
          ['30', '4.58', '8.61', '0.16'],
          ['40', '5.73', '8.73', '0.06'],
        ],
      },
      bullets: [
        'At 3 tau (3.6 s, 22 m) the athlete has 95 % of maximal speed, at 3.9 tau (4.7 s, 31 m) 98 %.',
        'The clock must begin with the first movement. A first gate at 0.5 m hides part of the start: fit a time shift as well, or the initial acceleration comes out too high.',
      ],
    },
    {
      heading: 'Sprint profile',
      formulas: [
        'F0 (N/kg) = about a(0)',
        'V0 (m/s) slightly above vmax, because of air resistance',
        'Pmax = F0 × V0 ÷ 4',
      ],
      paragraphs: ['Here F0 = 7.3 N/kg and V0 = 9.0 m/s give about 16 W/kg.'],
    },
    {
      heading: 'Worth noticing',
      bullets: [
        'A lead of 30 to 50 cm can decide a duel: 0.04 to 0.06 s over 20 m.',
        'The error of a single 20 m time with dual-beam gates is about 1 to 2 %, so 0.03 to 0.07 s. Average two trials before you praise anyone.',
      ],
    },
  ],
  references: [papers.samozino2016, papers.haugen2016, papers.haugen2012],
}

export const repeatedSprintSheet: Handout = {
  slug: 'repeated-sprint-sheet',
  title: 'Repeated sprints: test and percentage decrement',
  purpose: 'Ten sprints, two results, and why the famous one is the weaker.',
  sections: [
    {
      heading: 'Test',
      steps: [
        'Warm up, then one single sprint at full effort. If the first sprint of the test is more than 5 % slower than it, the athlete is pacing: stop, rest 5 min, start again.',
        '10 × 30 m with 20 s of rest, running in alternate directions. Gates as in the split-time sheet.',
        'Record every time to 0.01 s.',
      ],
    },
    {
      heading: 'Results',
      formulas: ['total time T = sum of ten times', 'decrement (%) = 100 × T ÷ (10 × best time) − 100'],
      paragraphs: ['Best 4.20 s, total 44.23 s: 100 × 44.23 ÷ 42.00 − 100 = 5.3 %.'],
      bullets: [
        'Total time is reliable and matters on the pitch. The decrement is a difference of similar numbers and carries their errors: use it to describe, not to rank.',
        'A better best time alone raises the decrement. Improvement is a lower total time.',
      ],
    },
    {
      heading: 'Between the sprints',
      bullets: [
        'After one all-out sprint about half of the missing phosphocreatine is back within 30 to 60 s, so 20 s of rest never refill it.',
        'Aerobic fitness helps the refill; a higher maximal speed lowers the relative cost of each sprint. Train both.',
      ],
    },
  ],
  references: [papers.girard2011, papers.bishop2011, papers.glaister2008],
}

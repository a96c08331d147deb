import { strengthPapers as papers } from '../papers/strength-and-power.ts'
import type { Handout } from '../types.ts'

export const jumpTestProtocol: Handout = {
  slug: 'countermovement-jump-protocol',
  title: 'Countermovement jump on a force plate: test protocol',
  purpose: 'Set-up, instruction, acceptance of a trial, and what one centimetre is worth.',
  sections: [
    {
      heading: 'Set-up and trial',
      steps: [
        'Sample at 1000 Hz, zero the unloaded plate, then let the athlete stand still for at least 1 s. Body weight is the mean force of that second.',
        'Hands on the hips. Say: "Go down and up as fast as you can, and jump as high as you can." Depth is chosen by the athlete.',
        'Three trials with 60 s between them. Repeat a trial if the quiet second moves by more than 1 % of body weight, if the hands leave the hips, or if the legs are tucked in flight.',
        'Report the mean of three trials for monitoring, the best for a ranking, and never change between them.',
      ],
    },
    {
      heading: 'From force to height',
      formulas: [
        'net impulse J = area between F and body weight, from onset to take-off (N·s)',
        'take-off velocity v = J ÷ m (m/s)',
        'jump height h = v² ÷ (2 g) (m), with g = 9.81 m/s²',
        'from flight time only: h = g × t² ÷ 8',
      ],
      paragraphs: [
        'Worked example, 76 kg: J = 196.8 N·s, v = 2.59 m/s, h = 0.342 m. The flight lasts 0.528 s, which gives the same height, but only if the landing posture equals the take-off posture.',
      ],
      bullets: [
        'Landing with bent legs adds flight time: 20 ms more reads as 2.6 cm more.',
        'Weighing 1 % too heavy over a 0.8 s movement lowers the height by about 2.7 cm: the quiet second matters more than the sampling rate.',
      ],
    },
    {
      heading: 'What counts as a change',
      table: {
        caption: 'Example: squad SD 4.5 cm, typical error between days 1.2 cm',
        columns: ['Quantity', 'Formula', 'Value'],
        rows: [
          ['Smallest worthwhile change', '0.2 × squad SD', '0.9 cm'],
          ['Typical error', 'SD of differences ÷ square root of 2', '1.2 cm'],
          ['Minimal detectable change (95 %)', '2.77 × typical error', '3.3 cm'],
        ],
      },
      bullets: [
        'Here the error is larger than the change that matters: one test cannot decide. Use the mean of three trials and the trend of three sessions.',
        'Tired athletes often keep the height and change the strategy: longer time to take-off, lower force at zero velocity. Look at time as well.',
      ],
    },
  ],
  references: [papers.linthorne2001, papers.moir2008, papers.claudino2017, papers.gathercole2015],
}

export const reactiveStrengthSheet: Handout = {
  slug: 'reactive-strength-sheet',
  title: 'Drop jump: reactive strength in one sheet',
  purpose: 'Two indices that share a name, a box that is never as high as it says, and a progression.',
  sections: [
    {
      heading: 'Two definitions',
      formulas: [
        'RSI (m/s) = jump height ÷ contact time',
        'RSI (no unit) = flight time ÷ contact time',
        'jump height = g × flight time² ÷ 8',
      ],
      paragraphs: [
        'Flight 0.50 s and contact 0.18 s give a height of 0.307 m, an RSI of 1.70 m/s and a ratio of 2.78. The two do not rank athletes alike, because height grows with the square of flight time. Name the one you use.',
      ],
    },
    {
      heading: 'Protocol',
      steps: [
        'Step off, do not jump off and do not lower yourself. The real drop from a 30 cm box can differ from 30 cm by several centimetres.',
        'Hands on the hips. Say: "Touch the ground as briefly as you can, then jump as high as you can."',
        'Three trials each from 20, 30 and 40 cm, 45 s rest. Contact above 0.25 s is a different task: count it as not met.',
        'The best box is the highest one at which contact time stays short and height does not fall.',
      ],
    },
    {
      heading: 'Reading a pair of numbers',
      table: {
        caption: 'Same index, different athlete',
        columns: ['Athlete', 'Height (m)', 'Contact (s)', 'RSI (m/s)', 'Next step'],
        rows: [
          ['A', '0.36', '0.24', '1.50', 'stiffness: low, quick hops'],
          ['B', '0.24', '0.16', '1.50', 'force: strength, then higher boxes'],
        ],
      },
      bullets: ['Never report the index without contact time and height beside it.'],
    },
  ],
  references: [papers.healy2018, papers.suchomel2016],
}

export const loadVelocitySheet: Handout = {
  slug: 'load-velocity-sheet',
  title: 'Load and velocity: estimating today’s maximum',
  purpose: 'A line through four warm-up sets, its error, and the older formulas beside it.',
  sections: [
    {
      heading: 'The line',
      formulas: [
        'mean velocity = a − b × load',
        '1RM = load at which the line reaches v1RM (squat about 0.30 m/s, bench press about 0.17 m/s)',
      ],
      table: {
        caption: 'Worked example: back squat, best repetition of each warm-up set',
        columns: ['Load (kg)', 'Mean velocity (m/s)'],
        rows: [
          ['60', '0.98'],
          ['80', '0.82'],
          ['100', '0.66'],
          ['120', '0.50'],
        ],
      },
      paragraphs: [
        'The slope is −0.008 m/s per kg. From 120 kg, 0.20 m/s remain to 0.30 m/s: 0.20 ÷ 0.008 = 25 kg, so the estimate is 145 kg.',
      ],
    },
    {
      heading: 'How wrong it can be',
      bullets: [
        'If this lifter’s own v1RM is 0.24 m/s, the same line gives 152.5 kg. Measure it once in a true maximum.',
        'In free-weight squats the estimate misses the measured maximum by more than 10 kg in many lifters. Use the trend, not the kilogram.',
        'Every repetition must be meant to be fast. A set lifted at a comfortable speed moves the line down and the athlete "weaker".',
      ],
    },
    {
      heading: 'Formulas from repetitions',
      formulas: ['Epley: 1RM = w × (1 + r ÷ 30)', 'Brzycki: 1RM = w × 36 ÷ (37 − r)'],
      paragraphs: [
        '120 kg × 5: Epley 140 kg, Brzycki 135 kg. Both drift apart above 10 repetitions; do not use them there.',
      ],
    },
    {
      heading: 'Stopping a set by velocity loss',
      bullets: [
        'Over eight weeks of squat training, stopping at 20 % loss gave a larger gain in jump height than stopping at 40 % (9.5 against 3.5 %) with 40 % fewer repetitions.',
        'The 40 % group gained more muscle. The stop is a choice of goal, not of quality.',
      ],
    },
  ],
  references: [papers.gonzalezbadillo2010, papers.banyard2017, papers.parejablanco2017],
}

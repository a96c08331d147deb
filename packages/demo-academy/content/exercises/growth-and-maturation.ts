import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, several } from '../written.ts'
import { near, says, sum, table } from './data.ts'

/** Standing height in cm, measured every three months. */
const heights = [152.4, 153.6, 155.0, 157.1, 159.8, 162.4, 164.5, 166.1, 167.2] as const
const height = (visit: number): number => heights[visit - 1] ?? 0
const yearly = heights.slice(1).map((value, at) => 4 * (value - (heights[at] ?? 0)))
const fastest = Math.max(...yearly)
const visitOf = yearly.indexOf(fastest)
/** Three readings of one visit by one tester. */
const readings = [159.6, 159.9, 159.8] as const
const NOISE = 0.3
/** Month of birth of 40 selected players, by quarter. */
const quarters = [16, 11, 8, 5] as const

export const growthExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-two-years-against-a-wall',
    title: 'Exercise: two years against a wall',
    minutes: 40,
    content: `<p>One boy, measured every three months for two years, standing, without shoes, in the morning.</p>${table(
      ['Visit', ...heights.map((_, at) => String(at + 1))],
      [['Height, cm', ...heights.map(value => says(value, 1))]],
    )}<p>Calculate the speed of growth between neighbours, in cm a year (the difference times four), and draw it over the middle of each quarter. The tester’s readings of one visit were ${readings.map(value => says(value, 1)).join(', ')} cm; take ${NOISE} cm as the error of one visit.</p>`,
    questions: [
      amount(
        'How fast did he grow between visits 1 and 2?',
        near(yearly[0] ?? 0, 0.1, 'cm/year'),
        `(${says(height(2), 1)} − ${says(height(1), 1)}) × 4 = ${says(yearly[0] ?? 0, 1)} cm a year, as boys of his age do before the spurt.`,
      ),
      amount(
        'What is the highest speed of the two years?',
        near(fastest, 0.1, 'cm/year'),
        `The quarters have ${yearly.map(value => says(value, 1)).join(', ')} cm a year. The highest is ${says(fastest, 1)}, between visits ${visitOf + 1} and ${visitOf + 2}.`,
      ),
      amount(
        'How much did he grow in the year from visit 3 to visit 7?',
        near(height(7) - height(3), 0.1, 'cm'),
        `${says(height(7), 1)} − ${says(height(3), 1)} = ${says(height(7) - height(3), 1)} cm. Over a year the peak of one quarter is smoothed away.`,
      ),
      amount(
        `Each visit is uncertain by ${NOISE} cm. By how much is the speed of one quarter uncertain (error of a difference, times four)?`,
        near(4 * NOISE * Math.SQRT2, 0.1, 'cm/year'),
        `A difference of two visits has ${NOISE} × 1.41 = ${says(NOISE * Math.SQRT2, 2)} cm; times four it is ${says(4 * NOISE * Math.SQRT2, 1)} cm a year.`,
      ),
      one(
        'Is the fastest quarter known, then?',
        [
          'Yes: the highest number is the peak',
          'No: nothing can be said of growth with a tape',
          'Only with an X-ray of the hand',
          'Nearly: its neighbour is within the error, so the peak lies somewhere in these six months',
        ],
        4,
        'Two quarters differ by less than their uncertainty. Half a year is an honest answer, and enough for planning.',
      ),
      amount(
        'Of forty selected players, 16, 11, 8 and 5 were born in the four quarters of the year. What share was born in the first half?',
        near((100 * (quarters[0] + quarters[1])) / sum(quarters), 0.5, '%'),
        `(16 + 11) ÷ 40 = ${says((100 * 27) / 40, 1)} %. By chance alone about half would be expected.`,
      ),
      match(
        'Which finding asks for which answer?',
        [
          ['Fast growth for half a year, heels that hurt', 'Fewer jumps and sprints for a while, strength kept'],
          ['Small and late, technically strong', 'Keep him in the programme; look again in a year'],
          ['Tall and early, wins by size', 'Tasks that size does not solve'],
          ['A jump of 3 cm in a month', 'Measure again before anything is changed'],
        ],
        'Growth is a reason to adapt and to wait, and rarely one to select. What is surprising is measured twice.',
      ),
      several(
        'What would make his curve more trustworthy?',
        [
          'The same tester and the same time of day',
          'The mean of two or three readings a visit',
          'Measuring every week, and taking differences of weeks',
          'Sitting height beside standing height',
          'A wall without a skirting board',
        ],
        [1, 2, 4, 5],
        'Every point lowers the error or says more, but one: differences of weeks are almost only error, since he grows two millimetres in that time.',
      ),
    ],
  }),
]

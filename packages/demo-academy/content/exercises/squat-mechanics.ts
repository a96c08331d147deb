import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one } from '../written.ts'
import { mean, near, says, table } from './data.ts'

const GRAVITY = 9.81
/** Mean velocity of the bar in m/s at a load in kg, one session. */
const pairs: readonly (readonly [load: number, speed: number])[] = [
  [60, 1.06],
  [80, 0.88],
  [100, 0.71],
  [120, 0.53],
  [130, 0.45],
]
const loads = pairs.map(([load]) => load)
const speeds = pairs.map(([, speed]) => speed)
const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const slope =
  total(loads.map((load, at) => (load - mean(loads)) * ((speeds[at] ?? 0) - mean(speeds)))) /
  total(loads.map(load => (load - mean(loads)) ** 2))
const start = mean(speeds) - slope * mean(loads)
const LAST = 0.3
const best = (LAST - start) / slope
const at80 = start + slope * 0.8 * best
/** Horizontal distances of bar and joints at the sticking point, in m. */
const arms = { hip: 0.23, knee: 0.16 }
const BAR = 100

export const squatExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-a-line-through-five-loads',
    title: 'Exercise: a line through five loads',
    minutes: 45,
    content: `<p>One lifter, one session, five loads, the fastest repetition of each. Put the pairs in a sheet, draw velocity over load, and fit a straight line (<code>SLOPE</code>, <code>INTERCEPT</code>).</p>${table(
      ['Load, kg', 'Mean velocity, m/s'],
      pairs.map(([load, speed]) => [load, says(speed, 2)]),
    )}<p>Take 0.30 m/s as the velocity of his heaviest possible squat. For the last questions: with ${BAR} kg at the sticking point, the line of the bar passes ${arms.hip} m in front of the hip and ${arms.knee} m behind the knee. Leave the weight of the body out.</p>`,
    questions: [
      amount(
        'By how much does velocity fall for each 10 kg?',
        near(-10 * slope, 0.004, 'm/s'),
        `The line of best fit falls by ${says(-slope, 4)} m/s a kilogram, ${says(-10 * slope, 3)} m/s for 10 kg.`,
      ),
      amount(
        'Which load belongs to 0.30 m/s?',
        near(best, 1.5, 'kg'),
        `The line is ${says(start, 2)} − ${says(-slope, 5)} × load; it reaches 0.30 m/s at ${says(best)} kg. That is an estimate beyond the heaviest load that was lifted.`,
      ),
      amount(
        'Which velocity does 80 % of it have on this line?',
        near(at80, 0.02, 'm/s'),
        `80 % are ${says(0.8 * best)} kg, and the line has ${says(at80, 2)} m/s there, between two of his loads.`,
      ),
      amount(
        'On another day 100 kg move at 0.64 m/s. Which load would be 80 % of that day, if the slope is the same?',
        near(0.8 * ((LAST - (0.64 - slope * 100)) / slope), 1.5, 'kg'),
        `The line is lower by ${says(start + slope * 100 - 0.64, 2)} m/s: its best is ${says((LAST - (0.64 - slope * 100)) / slope)} kg, and 80 % of that are ${says(0.8 * ((LAST - (0.64 - slope * 100)) / slope))} kg.`,
      ),
      one(
        'Why is the velocity of the heaviest squat a weak part of this estimate?',
        [
          'It differs between people and from day to day, and the line is extended to it',
          'Velocity cannot be measured below 0.5 m/s',
          'It is the same for bench press and squat',
          'The bar stands still there',
        ],
        1,
        'The line is held by what was lifted. Its end depends on a number that was measured on another day, or on other people, and each 0.05 m/s moves it by about six kilograms.',
      ),
      amount(
        `What is the moment of the ${BAR} kg around the hip?`,
        near(BAR * GRAVITY * arms.hip, 3, 'N·m'),
        `${BAR} × 9.81 × ${arms.hip} = ${says(BAR * GRAVITY * arms.hip)} N·m. Force alone says nothing of a joint: the distance decides.`,
      ),
      amount(
        'The lifter leans forward, and the bar moves 3 cm further from the hip and 3 cm closer to the knee. What is the moment around the knee now?',
        near(BAR * GRAVITY * (arms.knee - 0.03), 3, 'N·m'),
        `${BAR} × 9.81 × ${says(arms.knee - 0.03, 2)} = ${says(BAR * GRAVITY * (arms.knee - 0.03))} N·m. What the knee saves the hip pays: the sum of the two distances has stayed.`,
      ),
      match(
        'What does each change do to the distances?',
        [
          ['Bar lower on the back', 'More lean, longer arm at the hip'],
          ['Knees further forward', 'Longer arm at the knee'],
          ['Heels on a wedge', 'A more upright trunk, shorter arm at the hip'],
          ['A longer thigh', 'Both arms longer at the same depth'],
        ],
        'The bar stays over the middle of the foot. Every change of position shares the same distance anew between hip and knee; only a longer bone makes more of it.',
      ),
    ],
  }),
]

import type { DemoWritten } from '../types.ts'
import { amount, asking, one, order, several } from '../written.ts'
import { mean, near, says, sd, sum, table } from './data.ts'

const GRAVITY = 9.81
const MASS = 75
const WEIGHT = MASS * GRAVITY
const STEP = 0.05
/** Vertical force of a countermovement jump in N, every 50 ms from the first movement to take-off. */
const trace = [736, 640, 480, 390, 470, 700, 1010, 1330, 1540, 1620, 1600, 1560, 1490, 1350, 990, 0] as const
/** Area between the trace and body weight, by trapezia. */
const impulseUpTo = (last: number): number =>
  sum(trace.slice(1, last + 1).map((force, at) => ((force + (trace[at] ?? 0)) / 2 - WEIGHT) * STEP))
const impulse = impulseUpTo(trace.length - 1)
const lowest = impulseUpTo(5)
const speed = impulse / MASS
const height = speed ** 2 / (2 * GRAVITY)

/** Jump heights in cm of ten athletes, a week apart. */
const tests: readonly (readonly [string, number, number])[] = [
  ['A', 38.2, 39.1],
  ['B', 41.5, 40.8],
  ['C', 33.9, 35.2],
  ['D', 45.1, 44.6],
  ['E', 36.4, 37.9],
  ['F', 40.2, 41.8],
  ['G', 31.8, 31.1],
  ['H', 43.7, 45.3],
  ['I', 37.5, 36.9],
  ['J', 39.6, 41.0],
]
const differences = tests.map(([, before, after]) => after - before)
const typical = sd(differences) / Math.SQRT2
const all = tests.map(([, before, after]) => (before + after) / 2)
const worthwhile = 0.2 * sd(tests.map(([, before]) => before))
const cv = (100 * typical) / mean(all)

export const jumpExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-a-jump-by-hand',
    title: 'Exercise: a jump by hand',
    minutes: 45,
    content: `<p>This is one countermovement jump of an athlete of ${MASS} kg, the force read every 50 ms from the first movement to take-off. A force plate has a thousand values a second; sixteen are enough to see how height comes out of a trace, and small enough for a spreadsheet.</p><p>Take body weight as ${MASS} × 9.81 = ${says(WEIGHT, 1)} N. Subtract it from every value, join neighbours by straight lines (trapezia), and add up from the start.</p>${table(
      ['Time, s', 'Force, N'],
      trace.map((force, at) => [says(at * STEP, 2), force]),
    )}<p>The exercise shows the method, not the precision: with 50 ms between the values take-off is known to some hundredths of a second only.</p>`,
    questions: [
      amount(
        'How long does the jump last, from the first movement to take-off?',
        near((trace.length - 1) * STEP, 0.005, 's'),
        `Sixteen values have fifteen spaces between them: 15 × 0.05 = ${says((trace.length - 1) * STEP, 2)} s. Counting values instead of spaces adds 50 ms.`,
      ),
      amount(
        'What is the impulse above body weight from the start to 0.25 s, while the athlete sinks?',
        near(lowest, 1.5, 'N·s'),
        `The five trapezia below body weight add up to ${says(lowest, 1)} N·s. The athlete is falling at this moment, and everything that follows must first stop the fall.`,
      ),
      amount(
        'How fast does the centre of mass sink at 0.25 s? Give the speed as a positive number.',
        near(-lowest / MASS, 0.02, 'm/s'),
        `Impulse over mass is the change of velocity: ${says(-lowest, 1)} ÷ ${MASS} = ${says(-lowest / MASS, 2)} m/s, downwards.`,
      ),
      amount(
        'What is the net impulse of the whole trace?',
        near(impulse, 2, 'N·s'),
        `All fifteen trapezia together are ${says(impulse, 1)} N·s. The part below body weight counts as negative.`,
      ),
      amount(
        'What is the velocity at take-off?',
        near(speed, 0.03, 'm/s'),
        `Net impulse over mass: ${says(impulse, 1)} ÷ ${MASS} = ${says(speed, 2)} m/s. Body weight has no share in it, because it was taken off.`,
      ),
      amount(
        'How high does the centre of mass rise after take-off?',
        near(100 * height, 1, 'cm'),
        `h = v² ÷ 19.62 = ${says(speed, 2)}² ÷ 19.62 = ${says(height, 3)} m. Because of the square, an error of 1 % in velocity is 2 % in height.`,
      ),
      order(
        'Bring the moments of the jump into their order, from the first movement on.',
        [
          'The force is lowest',
          'The body sinks fastest',
          'The body is lowest',
          'The body rises fastest',
          'The feet leave the ground',
        ],
        'The body sinks fastest where the force comes back to body weight, and is lowest where the areas below and above it are equal. It rises fastest just before take-off, where the force falls below body weight again.',
      ),
      one(
        'The athlete was weighed 1 kg too heavy. What becomes of the calculated height?',
        [
          'It stays: mass is in both impulse and velocity',
          'It is too low: the area above body weight shrinks over the whole trace, and mass divides it',
          'It is too high, because heavier athletes push more',
          'It changes by 1 %, as the mass does',
        ],
        2,
        `9.81 N over 0.75 s are 7.4 N·s less of ${says(impulse)} N·s, some ${says((100 * 7.36) / impulse)} %, and height feels it twice. That is why standing still before the jump matters more than the jump.`,
      ),
    ],
  }),
  asking({
    slug: 'exercise-ten-athletes-twice',
    title: 'Exercise: ten athletes, twice',
    minutes: 45,
    content: `<p>Ten athletes jump on two Tuesdays, a week apart, rested both times. Nobody trained for jumping in between. The heights are means of three jumps, in cm.</p>${table(
      ['Athlete', 'First test', 'Second test'],
      tests.map(([name, before, after]) => [name, says(before, 1), says(after, 1)]),
    )}<p>Calculate the differences (second minus first), their mean and their standard deviation (n − 1). Everything else follows.</p>`,
    questions: [
      amount(
        'What is the mean of the differences?',
        near(mean(differences), 0.03, 'cm'),
        `They add up to ${says(sum(differences), 1)} cm, over ten: ${says(mean(differences), 2)} cm. Far above zero it would speak of learning; with this scatter it may be chance.`,
      ),
      amount(
        'What is the standard deviation of the differences?',
        near(sd(differences), 0.03, 'cm'),
        `It is ${says(sd(differences), 2)} cm: so far the differences scatter around their mean.`,
      ),
      amount(
        'What is the typical error of one test?',
        near(typical, 0.03, 'cm'),
        `A difference holds the noise of two tests: ${says(sd(differences), 2)} ÷ 1.414 = ${says(typical, 2)} cm.`,
      ),
      amount(
        'And as a coefficient of variation, in percent of the mean height of all twenty tests?',
        near(cv, 0.1, '%'),
        `The mean height is ${says(mean(all), 1)} cm; ${says(typical, 2)} ÷ ${says(mean(all), 1)} = ${says(cv, 1)} %. In percent, groups of different height can be compared.`,
      ),
      amount(
        'What is the smallest worthwhile change, as 0.2 standard deviations between the athletes in the first test?',
        near(worthwhile, 0.03, 'cm'),
        `The athletes differ by a standard deviation of ${says(worthwhile / 0.2, 2)} cm; a fifth of it is ${says(worthwhile, 2)} cm.`,
      ),
      one(
        'What follows from comparing these two numbers?',
        [
          'A single test can hardly show the smallest change that matters; means of several can',
          'The test is useless for this group',
          'Every difference above 0.9 cm is a real change',
          'The athletes should jump less often',
        ],
        1,
        'Noise and the change that matters are about equally large. One test leaves the question open; the mean of four halves the noise.',
      ),
      several(
        'Later an athlete is 2.5 cm below his own mean of six weeks, in one test. What is sensible?',
        [
          'Ask how he slept, and test again tomorrow',
          'Call it fatigue in the report of the week',
          'Compare the fall with the typical error: it is more than two of them',
          'Look at time to take-off and force beside the height',
          'Lower his load for two weeks at once',
        ],
        [1, 3, 4],
        'More than two typical errors is worth attention, and not yet a finding. A second test is cheap; the strategy of the jump often says more than its height.',
      ),
      order(
        'Bring the steps to a decision into their order.',
        [
          'Test a group twice while nothing changes',
          'Calculate the typical error',
          'Decide which change would matter',
          'Choose how many tests are averaged',
          'Judge a single athlete',
        ],
        'The noise is measured before anybody is judged by the test; how many jumps are needed follows from it and from what would matter.',
      ),
    ],
  }),
]

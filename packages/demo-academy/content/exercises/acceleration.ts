import type { DemoWritten } from '../types.ts'
import { amount, asking, one, several } from '../written.ts'
import { near, says, table } from './data.ts'

const MASS = 82
/** Times at each 5 m of a 30 m sprint from standing, in s. */
const splits = [1.42, 2.14, 2.77, 3.35, 3.91, 4.46] as const
const at = (gate: number): number => splits[gate - 1] ?? 0
const speedOf = (gate: number): number => 5 / (at(gate) - (gate > 1 ? at(gate - 1) : 0))
const middleOf = (gate: number): number => (at(gate) + (gate > 1 ? at(gate - 1) : 0)) / 2
const between = (one1: number, two: number): number => (speedOf(two) - speedOf(one1)) / (middleOf(two) - middleOf(one1))
const early = between(1, 2)
/** A line of force over velocity from a longer analysis. */
const F0 = 7.6
const V0 = 9.4

export const accelerationExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-six-gates',
    title: 'Exercise: six gates, thirty metres',
    minutes: 45,
    content: `<p>A rugby back of ${MASS} kg, thirty metres from standing, timing gates every five metres. The clock started with the first movement.</p>${table(
      ['Distance, m', 'Time, s'],
      splits.map((time, gate) => [(gate + 1) * 5, says(time, 2)]),
    )}<p>Put the times in a sheet. Velocity between two gates is 5 m over the difference of their times, and belongs to the middle of that time; acceleration is the change of velocity over the time between two such middles. Air resistance is left out.</p>`,
    questions: [
      amount(
        'What is the mean velocity of the first five metres?',
        near(speedOf(1), 0.02, 'm/s'),
        `5 ÷ ${says(at(1), 2)} = ${says(speedOf(1), 2)} m/s, standing still included: at the first gate he is faster.`,
      ),
      amount(
        'And between 25 and 30 m?',
        near(speedOf(6), 0.05, 'm/s'),
        `5 ÷ (${says(at(6), 2)} − ${says(at(5), 2)}) = ${says(speedOf(6), 2)} m/s. He still gains a little with each step.`,
      ),
      amount(
        'What is the mean acceleration between the middles of the first and the second five metres?',
        near(early, 0.06, 'm/s²'),
        `Velocity rises from ${says(speedOf(1), 2)} to ${says(speedOf(2), 2)} m/s between ${says(middleOf(1), 2)} and ${says(middleOf(2), 2)} s: ${says(early, 2)} m/s².`,
      ),
      amount(
        'How much horizontal force is that, on average?',
        near(MASS * early, 5, 'N'),
        `${MASS} × ${says(early, 2)} = ${says(MASS * early)} N, ${says(early, 2)} N for each kilogram: a third of what gravity asks for.`,
      ),
      amount(
        'How far does the velocity of the last five metres move if one of their two gates is wrong by 0.02 s?',
        near(5 / (at(6) - at(5) - 0.02) - speedOf(6), 0.05, 'm/s'),
        `5 ÷ ${says(at(6) - at(5) - 0.02, 2)} = ${says(5 / (at(6) - at(5) - 0.02), 2)} m/s, ${says(5 / (at(6) - at(5) - 0.02) - speedOf(6), 2)} more. Differences of differences, such as acceleration, feel it still more.`,
      ),
      amount(
        `From a longer analysis his force falls in a line from ${F0} N/kg at rest to zero at ${V0} m/s. What is his greatest power?`,
        near((F0 * V0) / 4, 0.15, 'W/kg'),
        `On a straight line power is greatest in the middle: half the force times half the velocity, ${F0} × ${V0} ÷ 4 = ${says((F0 * V0) / 4, 1)} W/kg.`,
      ),
      one(
        'Two players have the same greatest power, one with more force, one with more velocity. Which sentence is right?',
        [
          'They have the same times at every gate',
          'The one with more velocity leads at 5 m',
          'The one with more force leads early, the other one later',
          'Power decides, so nothing can be said',
        ],
        3,
        'The first metres happen at low velocity, where the force of the line counts. Later the end of the line decides. Power alone hides which of the two a player lacks.',
      ),
      several(
        'What must be alike before his next test is compared with this one?',
        [
          'How the clock is started',
          'The height of the gates and the distance to the first one',
          'The colour of the shoes',
          'The surface, and the wind as far as possible',
          'The number of people who watch the screen',
        ],
        [1, 2, 4],
        'A clock that starts by a gate instead of the first movement can take some tenths off all times: more than months of training do.',
      ),
    ],
  }),
]

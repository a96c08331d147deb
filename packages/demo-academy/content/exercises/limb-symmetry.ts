import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, several } from '../written.ts'
import { mean, near, says, sd, table } from './data.ts'

/** Peak landing force of five landings, in N: left and right. */
const landings: readonly (readonly [left: number, right: number])[] = [
  [1420, 1610],
  [1510, 1580],
  [1380, 1650],
  [1560, 1540],
  [1450, 1620],
]
const left = mean(landings.map(([force]) => force))
const right = mean(landings.map(([, force]) => force))
const toLarger = (a: number, b: number) => (100 * (b - a)) / Math.max(a, b)
const toMean = (a: number, b: number) => (100 * (b - a)) / ((a + b) / 2)
const each = landings.map(([a, b]) => toLarger(a, b))

/** Symmetry of the single hop of twelve healthy players: left over right, in percent. */
const healthy = [97, 103, 95, 101, 99, 106, 94, 100, 98, 104, 92, 101] as const
const LIMIT = 1.64
const lower = mean(healthy) - LIMIT * sd(healthy)
const PLAYER = 91
const score = (PLAYER - mean(healthy)) / sd(healthy)
const below = healthy.filter(value => value < 95).length

export const limbExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-five-landings',
    title: 'Exercise: five landings',
    minutes: 45,
    content: `<p>A handball player lands five times from 30 cm on two plates. Peak vertical force, in newtons; her right knee was injured two years ago.</p>${table(
      ['Landing', 'Left', 'Right'],
      landings.map(([a, b], at) => [at + 1, a, b]),
    )}<p>There is more than one formula for asymmetry, and each gives another number. Keep the sign: positive where the right side is larger.</p>`,
    questions: [
      amount(
        'What is the mean force of the left side?',
        near(left, 1, 'N'),
        `The five landings add up to ${says(left * 5)} N; a fifth of that is ${says(left)} N. Right, it is ${says(right)} N.`,
      ),
      amount(
        'What is the asymmetry of the two means, as the difference over the larger side?',
        near(toLarger(left, right), 0.2, '%'),
        `(${says(right)} − ${says(left)}) ÷ ${says(right)} = ${says(toLarger(left, right), 1)} %. It is positive: the right side takes more.`,
      ),
      amount(
        'And as the difference over the mean of both sides?',
        near(toMean(left, right), 0.2, '%'),
        `The same difference over ${says((left + right) / 2)} N is ${says(toMean(left, right), 1)} %. Two papers with two formulas cannot be compared by their numbers.`,
      ),
      amount(
        'What is the standard deviation of the five asymmetries over the larger side?',
        near(sd(each), 0.3, '%'),
        `The five are ${each.map(value => says(value, 1)).join(', ')} %; they scatter by ${says(sd(each), 1)} points around their mean.`,
      ),
      one(
        'What does landing 4 say?',
        [
          'That the plates were exchanged',
          'That the direction of the asymmetry is not fixed in her',
          'That the first three landings were wrong',
          'That she is symmetric',
        ],
        2,
        'One landing in five has the other sign. With such scatter a single landing tells neither size nor direction.',
      ),
      amount(
        'How large is the standard error of her mean asymmetry (standard deviation over the root of five)?',
        near(sd(each) / Math.sqrt(5), 0.2, '%'),
        `${says(sd(each), 1)} ÷ 2.24 = ${says(sd(each) / Math.sqrt(5), 1)} points. Her mean of ${says(mean(each), 1)} % is known to about that.`,
      ),
      match(
        'Which number answers which question?',
        [
          ['Mean asymmetry with its sign', 'Which side takes more, as a rule?'],
          ['Mean without signs', 'How unequal is a single landing?'],
          ['Standard deviation', 'How much does it change from landing to landing?'],
          ['Standard error', 'How well is her mean known?'],
        ],
        'The four are often mixed. Without signs the mean can only grow: someone who changes sides looks like someone who favours one.',
      ),
      several(
        'She loads the injured side more. What may explain it?',
        [
          'She jumps off her left leg in play and lands on the right',
          'The right leg is stiffer and its peak therefore higher',
          'Healthy players are symmetric to within one percent',
          'Peak force says nothing about how long force acts',
          'The injury must have been on the left',
        ],
        [1, 2, 4],
        'Peaks depend on stiffness and habit. Healthy players differ by several percent between sides, and a larger force on the injured side is no proof of health.',
      ),
    ],
  }),
  asking({
    slug: 'exercise-twelve-healthy-players',
    title: 'Exercise: twelve healthy players as a reference',
    minutes: 40,
    content: `<p>The rule says 90 %. Where does it come from, and does it fit this club? Twelve healthy players of the same team did the single hop on both legs. Symmetry is left over right, in percent.</p>${table(
      ['Player', ...healthy.map((_, at) => String(at + 1))],
      [['Symmetry', ...healthy.map(String)]],
    )}<p>A player who comes back from an injury of the left knee has ${PLAYER} %.</p>`,
    questions: [
      amount(
        'What is the mean symmetry of the healthy players?',
        near(mean(healthy), 0.1, '%'),
        `The twelve add up to ${says(mean(healthy) * 12)}; their mean is ${says(mean(healthy), 1)} %. As a group they favour neither side.`,
      ),
      amount(
        'What is their standard deviation?',
        near(sd(healthy), 0.1, '%'),
        `It is ${says(sd(healthy), 2)} points, with n − 1: healthy players differ by several percent between their legs.`,
      ),
      amount(
        'Below which value would about one healthy player in twenty lie (mean minus 1.64 standard deviations)?',
        near(lower, 0.3, '%'),
        `${says(mean(healthy), 1)} − 1.64 × ${says(sd(healthy), 2)} = ${says(lower, 1)} %. In this team the rule of 90 % is near what the healthy ones show.`,
      ),
      amount(
        'How many standard deviations below the mean is the player who returns?',
        near(-score, 0.06, ''),
        `(${PLAYER} − ${says(mean(healthy), 1)}) ÷ ${says(sd(healthy), 2)} = ${says(score, 2)}: just below the line of one in twenty. Unusual for a healthy player of this team, and yet above the rule of 90 %.`,
      ),
      amount(
        'How many of the twelve would fail a rule of 95 %?',
        near(below, 0.1, ''),
        `Below 95 are ${healthy.filter(value => value < 95).join(' and ')}: ${below} of twelve healthy players. A stricter rule is not always a better one.`,
      ),
      one(
        'Why should left over right not be mixed with weaker over stronger?',
        [
          'They have different units',
          'Weaker over stronger is only for strength',
          'Left over right cannot be averaged',
          'Weaker over stronger never exceeds 100, so its mean lies below 100 even in the healthy',
        ],
        4,
        'Where the smaller always stands above, chance itself makes the group look asymmetric. A reference holds only for the formula by which it was made.',
      ),
      several(
        'What limits this reference?',
        [
          'Twelve players give a standard deviation that is itself uncertain',
          'They all come from one team',
          'The hop is the same test',
          'Symmetry hides whether both legs are weak',
          'It was measured with a tape',
        ],
        [1, 2, 4],
        'A small sample of one team describes that team roughly. And two weak legs are symmetric: height and distance belong beside the ratio.',
      ),
    ],
  }),
]

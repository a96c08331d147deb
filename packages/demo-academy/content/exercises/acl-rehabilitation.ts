import type { DemoWritten } from '../types.ts'
import { amount, asking, one, order, several } from '../written.ts'
import { mean, near, says, table } from './data.ts'

/** Best of three for both legs, in cm, and peak knee extension in N·m. */
const tests: readonly (readonly [test: string, operated: number, other: number])[] = [
  ['Single hop, cm', 148, 162],
  ['Triple hop, cm', 471, 498],
  ['Crossover hop, cm', 418, 452],
  ['Knee extension, N·m', 172, 214],
]
const MASS = 71
/** Knee extension of both legs before the injury, from the club's screening. */
const BEFORE = { operated: 226, other: 232 }
const symmetry = tests.map(([, operated, other]) => (100 * operated) / other)
const [, , , extension = 0] = symmetry
const [, , , [, operated, other] = ['', 0, 0]] = tests

/** Weeks after the operation, lack of extension in degrees, effusion grade, knee extension symmetry in percent. */
const months: readonly (readonly [week: number, extension: number, effusion: string, strength: number | null])[] = [
  [2, 8, '2+', null],
  [6, 3, '1+', 41],
  [10, 1, 'trace', 52],
  [14, 0, 'none', 61],
  [18, 0, '1+', 66],
  [22, 0, 'none', 75],
  [26, 0, 'none', 81],
]
const [from, to] = [months[1], months[6]]
const rate = ((to?.[3] ?? 0) - (from?.[3] ?? 0)) / ((to?.[0] ?? 0) - (from?.[0] ?? 0))
const late = ((months[6]?.[3] ?? 0) - (months[5]?.[3] ?? 0)) / 4

export const aclExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-four-tests-two-legs',
    title: 'Exercise: four tests, two legs',
    minutes: 45,
    content: `<p>A winger of ${MASS} kg, seven months after the reconstruction of her left anterior cruciate ligament with a hamstring graft. Best of three, both legs, the same shoes.</p>${table(
      ['Test', 'Operated leg', 'Other leg'],
      tests.map(([test, left, right]) => [test, left, right]),
    )}<p>The club had measured knee extension before the injury: ${BEFORE.operated} N·m in the leg that was operated later, ${BEFORE.other} N·m in the other one. Calculate symmetry as operated over other, in percent, and then ask what the other leg is worth as a reference.</p>`,
    questions: [
      amount(
        'What is the symmetry of the single hop?',
        near(symmetry[0] ?? 0, 0.3, '%'),
        `148 ÷ 162 = ${says(symmetry[0] ?? 0, 1)} %, just above the 90 % that many plans ask for.`,
      ),
      amount(
        'What is the mean symmetry of the three hops?',
        near(mean(symmetry.slice(0, 3)), 0.3, '%'),
        `${symmetry
          .slice(0, 3)
          .map(value => says(value, 1))
          .join(', ')} % have a mean of ${says(mean(symmetry.slice(0, 3)), 1)} %. All three pass the usual 90 %.`,
      ),
      amount(
        'What is the symmetry of knee extension?',
        near(extension, 0.3, '%'),
        `${operated} ÷ ${other} = ${says(extension, 1)} %, more than ten points below the hops. It fails where they pass.`,
      ),
      one(
        'Why can the hops look so much better than the strength of the knee?',
        [
          'Hops are measured in centimetres',
          'Knee extension is measured lying down',
          'Hip and ankle do more of the work, and hide what the knee lacks',
          'The other leg is always better at hopping',
        ],
        3,
        'A hop asks for a distance, not for a way to reach it. Less work of the knee can be made up by the hip and the trunk; a machine that isolates the knee does not allow it.',
      ),
      amount(
        'What is knee extension of the operated leg now, in percent of what the other leg had before the injury?',
        near((100 * operated) / BEFORE.other, 0.4, '%'),
        `${operated} ÷ ${BEFORE.other} = ${says((100 * operated) / BEFORE.other, 1)} %. Against the leg as it was, not as it is. The gap is a quarter.`,
      ),
      amount(
        'How much has the other leg lost since before the injury?',
        near((100 * (BEFORE.other - other)) / BEFORE.other, 0.4, '%'),
        `From ${BEFORE.other} to ${other} N·m: ${says((100 * (BEFORE.other - other)) / BEFORE.other, 1)} %. Months of less training have lowered the reference itself.`,
      ),
      amount(
        'How strong is the operated knee for each kilogram of body mass?',
        near(operated / MASS, 0.03, 'N·m/kg'),
        `${operated} ÷ ${MASS} = ${says(operated / MASS, 2)} N·m/kg. Many clinics want about 3 for a return to cutting sports.`,
      ),
      several(
        'Which sentences belong into the letter to the club?',
        [
          'Hops are above 90 %, knee extension is not',
          'She may return, because three of four tests pass',
          'The other leg is weaker than before the injury, so symmetry flatters',
          'Strength of the knee comes first in the next weeks, and is measured again',
          'Hops need not be tested again',
        ],
        [1, 3, 4],
        'Tests are not votes. The one that isolates the knee fails by either reference, and the reference is itself part of the finding.',
      ),
    ],
  }),
  asking({
    slug: 'exercise-six-months-on-one-page',
    title: 'Exercise: six months on one page',
    minutes: 40,
    content: `<p>One page of a file: what was found every four weeks after the operation.</p>${table(
      ['Week', 'Lack of extension, °', 'Effusion', 'Knee extension, symmetry in %'],
      months.map(([week, lack, effusion, strength]) => [week, lack, effusion, strength ?? 'not tested']),
    )}<p>In week 16 running was begun, five times a week. Draw the strength over the weeks, and mark what changed in week 18.</p>`,
    questions: [
      amount(
        'How fast did symmetry of strength rise from week 6 to week 26, in points a week?',
        near(rate, 0.05, 'points'),
        `From 41 to 81 in 20 weeks: ${says(rate, 1)} points a week, as a mean. The mean hides that the pace changed.`,
      ),
      amount(
        'And over the last four weeks?',
        near(late, 0.05, 'points'),
        `From 75 to 81 in four weeks: ${says(late, 1)} points a week. Gains become smaller, as a rule.`,
      ),
      amount(
        'In which week would 90 % be reached at the pace of the last four weeks?',
        near(26 + 9 / late, 0.6, ''),
        `Nine points are missing: 9 ÷ ${says(late, 1)} = ${says(9 / late)} weeks, so week ${says(26 + 9 / late)}. With the mean of all weeks it would have been week ${says(26 + 9 / rate, 1)}: the choice of the pace is an assumption.`,
      ),
      one(
        'What does week 18 show?',
        [
          'The graft has failed',
          'Strength training should have been stopped',
          'The measurement of week 14 was wrong',
          'The knee answered running with effusion, and strength gained least in these weeks',
        ],
        4,
        'A swollen knee inhibits the quadriceps: the gain from week 14 to 18 is five points, the smallest of all. The finding speaks of the dose of running, not of the graft.',
      ),
      amount(
        'By how many points did the gain of weeks 14 to 22 fall short of that of weeks 6 to 14?',
        near(61 - 41 - (75 - 61), 0.4, 'points'),
        'Weeks 6 to 14 brought 20 points, weeks 14 to 22 brought 14: six fewer in the same eight weeks, and the swelling lies between them.',
      ),
      order(
        'Bring the aims into the order in which the file says they were reached.',
        [
          'Effusion of at most a trace',
          'Full extension, and no effusion',
          'Two thirds of the strength of the other leg',
          'Four fifths of the strength of the other leg',
        ],
        'A trace is left in week 10; week 14 is the first without effusion and with full extension; two thirds are reached in week 18 and four fifths in week 26.',
      ),
      several(
        'What would you change in the plan from week 16, knowing all this?',
        [
          'Begin running every other day, and look at the knee the morning after',
          'Keep two heavy days for the quadriceps a week',
          'Stop all loading until week 30',
          'Tie the next step to the knee, not to the week',
          'Test strength every week',
        ],
        [1, 2, 4],
        'Dose and answer go together: less running at once, strength kept, steps by what the knee shows. A test every week would mostly show its own error.',
      ),
    ],
  }),
]

import type { DemoWritten } from '../types.ts'
import { amount, asking, one, several } from '../written.ts'
import { mean, near, says, table } from './data.ts'

/** Hits of ten passes at a target, two groups of six: end of practice, two days later, from another distance. */
type Group = readonly (readonly [practice: number, later: number, elsewhere: number])[]
const blocked: Group = [
  [9, 6, 4],
  [8, 5, 5],
  [9, 6, 4],
  [8, 6, 3],
  [10, 7, 5],
  [8, 5, 4],
]
const varied: Group = [
  [7, 7, 6],
  [6, 6, 6],
  [8, 7, 7],
  [7, 6, 5],
  [6, 7, 6],
  [7, 7, 6],
]
const of = (group: Group, column: 0 | 1 | 2): number => mean(group.map(row => row[column]))
const kept = (group: Group): number => (100 * of(group, 1)) / of(group, 0)

export const skillExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-twelve-players-three-tests',
    title: 'Exercise: twelve players, three tests',
    minutes: 40,
    content: `<p>Twelve players practised a pass with the weaker foot, sixty times on each of three days. Six of them (A to F) took all sixty from one spot, six (G to M) from three spots in turn. Each was tested with ten passes: at the end of practice, two days later, and then from a spot that neither group had used.</p>${table(
      ['Player', 'End of practice', 'Two days later', 'Another spot'],
      [
        ...blocked.map((row, at) => ['ABCDEF'[at] ?? '', ...row]),
        ...varied.map((row, at) => ['GHJKLM'[at] ?? '', ...row]),
      ],
    )}<p>Calculate the means of each group and test, and draw them as two lines over the three tests before you answer.</p>`,
    questions: [
      amount(
        'What is the mean of the group of one spot at the end of practice?',
        near(of(blocked, 0), 0.05, 'hits'),
        `${blocked.map(([hits]) => hits).join(' + ')} over six: ${says(of(blocked, 0), 2)} of ten. It looks like success.`,
      ),
      amount(
        'By how many hits does it lead over the other group at that moment?',
        near(of(blocked, 0) - of(varied, 0), 0.05, 'hits'),
        `The other group has ${says(of(varied, 0), 2)}: a lead of ${says(of(blocked, 0) - of(varied, 0), 2)} hits. Whoever watches practice would choose one spot.`,
      ),
      amount(
        'By how many hits is it behind two days later?',
        near(of(varied, 1) - of(blocked, 1), 0.05, 'hits'),
        `${says(of(varied, 1), 2)} − ${says(of(blocked, 1), 2)} = ${says(of(varied, 1) - of(blocked, 1), 2)} hits. The order of the groups has turned over.`,
      ),
      amount(
        'What share of its last practice did the group of one spot keep over the two days?',
        near(kept(blocked), 0.6, '%'),
        `${says(of(blocked, 1), 2)} ÷ ${says(of(blocked, 0), 2)} = ${says(kept(blocked))} %. The other group kept ${says(kept(varied))} %, which is nearly all of it.`,
      ),
      amount(
        'And how many hits more has the group of three spots from the new one?',
        near(of(varied, 2) - of(blocked, 2), 0.05, 'hits'),
        `${says(of(varied, 2), 2)} against ${says(of(blocked, 2), 2)}: ${says(of(varied, 2) - of(blocked, 2), 2)} hits. Where the task changes, the difference is largest.`,
      ),
      one(
        'Which of the three tests says most about what was learned?',
        [
          'The first: it shows the best that they can do',
          'The mean of all three',
          'The later ones, after what was only of the day has gone',
          'None of them, as nobody was tested before',
        ],
        3,
        'Practice shows performance. Learning is what is still there later, and what carries over. A test before practice would help, too, but it would not replace them.',
      ),
      several(
        'What keeps this small study from proving that three spots are better?',
        [
          'Six players a group, and nobody tested before practice',
          'Ten passes are few for one player',
          'It was the weaker foot',
          'It is not said how players came into the groups',
          'Two days are an interval that no study uses',
        ],
        [1, 2, 4],
        'Groups may have differed from the start, by chance or by choice, and ten passes scatter by more than a hit. The direction agrees with larger studies; the size is not known from here.',
      ),
    ],
  }),
]

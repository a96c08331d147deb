import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one } from '../written.ts'
import { near, says, sum, table } from './data.ts'

const names = ['keeper', 'left back', 'centre back', 'six', 'right back', 'ten'] as const
/** Passes of one half: from the row to the column. */
const passes: readonly (readonly number[])[] = [
  [0, 6, 9, 2, 4, 0],
  [3, 0, 8, 11, 0, 5],
  [7, 9, 0, 14, 8, 1],
  [1, 10, 12, 0, 9, 13],
  [2, 0, 7, 10, 0, 4],
  [0, 4, 0, 9, 5, 0],
]
const SIX = 3
const total = sum(passes.flat())
const given = passes[SIX] ?? []
const received = passes.map(row => row[SIX] ?? 0)
const share = (100 * (sum(given) + sum(received))) / total
const pairs = (from: number, to: number): number => (passes[from]?.[to] ?? 0) + (passes[to]?.[from] ?? 0)
const used = passes.flatMap((row, from) => row.filter((count, to) => from !== to && count > 0)).length
const MINUTES = 27

export const passingExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-six-players-one-table',
    title: 'Exercise: six players, one table',
    minutes: 45,
    content: `<p>Completed passes of six players of one team in the first half, from the player of the row to that of the column. Draw the network on paper first: six circles where the players stand, a line for each pair, thicker for more passes.</p>${table(
      ['From', ...names],
      passes.map((row, at) => [names[at] ?? '', ...row.map((count, to) => (at === to ? '' : String(count)))]),
    )}<p>The team had the ball for ${MINUTES} minutes of the half.</p>`,
    questions: [
      amount(
        'How many passes does the table hold?',
        near(total, 0.5, ''),
        `The rows have ${passes.map(row => sum(row)).join(', ')}, together ${total}. The columns have the same sum.`,
      ),
      amount(
        'How many passes does the six receive?',
        near(sum(received), 0.5, ''),
        `His column: ${received.filter((_, at) => at !== SIX).join(' + ')} = ${sum(received)}. Nobody else receives as many.`,
      ),
      amount(
        'In what share of all passes is he the giver or the receiver?',
        near(share, 0.5, '%'),
        `He gives ${sum(given)} and receives ${sum(received)}: ${sum(given) + sum(received)} of ${total}, ${says(share)} %. No pass is counted twice, as nobody passes to himself.`,
      ),
      amount(
        'How many passes run between the six and the centre back, both ways?',
        near(pairs(SIX, 2), 0.5, ''),
        `${passes[2]?.[SIX]} to the six and ${passes[SIX]?.[2]} back: ${pairs(SIX, 2)}, the thickest line of the drawing.`,
      ),
      amount(
        'Of the thirty possible directions, how many are used at all (density, in percent)?',
        near((100 * used) / 30, 0.6, '%'),
        `${used} of 30 cells hold a pass: ${says((100 * used) / 30)} %. Density counts a single pass as much as fourteen.`,
      ),
      amount(
        'How many passes a minute with the ball is that?',
        near(total / MINUTES, 0.06, '1/min'),
        `${total} ÷ ${MINUTES} = ${says(total / MINUTES, 1)} a minute. Teams can only be compared by minutes with the ball, not by halves.`,
      ),
      one(
        'The opponent covers the six man to man. What should be asked of this table first?',
        [
          'How many passes reach the ten without going through the six',
          'Whether the six runs enough',
          'Which player passes most in total',
          'How dense the network is',
        ],
        1,
        `Of ${sum(passes.map(row => row[5] ?? 0))} passes to the ten, ${given[5]} come from the six. What is left is how the team reaches him when that line is closed.`,
      ),
      match(
        'Which number answers which question?',
        [
          ['Passes given and received', 'Who has the ball often?'],
          ['Passes of one pair', 'Which connection carries the play?'],
          ['Share that runs through one player', 'How much depends on him?'],
          ['Density', 'How many connections exist at all?'],
        ],
        'A network holds several answers, and none of them is “how good”. Where on the pitch a pass was played, and what it gained, is not in the table.',
      ),
    ],
  }),
]

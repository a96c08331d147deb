import type { DemoWritten } from '../types.ts'
import { amount, asking, one, several } from '../written.ts'
import { mean, near, says, table } from './data.ts'

/** Total distance a week of one midfielder, in km. */
const weeks = [24, 26, 25, 27, 12, 28, 34, 30] as const
const week = (number: number): number => weeks[number - 1] ?? 0
const coupled = (at: number): number => week(at) / mean([week(at), week(at - 1), week(at - 2), week(at - 3)])
const apart = (at: number): number => week(at) / mean([week(at - 1), week(at - 2), week(at - 3)])
/** Weighted averages with the factor of the same number of weeks: 2 ÷ (n + 1). */
const weighted = (factor: number): readonly number[] =>
  weeks.reduce<number[]>(
    (all, value) => [...all, all.length === 0 ? value : factor * value + (1 - factor) * (all.at(-1) ?? 0)],
    [],
  )
const slow = weighted(0.4)
const slowAt = (at: number): number => slow[at - 1] ?? 0
/** The same week with the speed zone set at 5.5 and at 5.8 m/s: metres above it. */
const zones = { low: 812, high: 541 }

export const acuteChronicExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-eight-weeks-three-ratios',
    title: 'Exercise: eight weeks, three ratios',
    minutes: 45,
    content: `<p>Eight weeks of one midfielder. In week 5 he was ill and trained twice. Calculate the ratio of the newest week to what he is used to, in three ways, and see how much the way decides.</p>${table(
      ['Week', ...weeks.map((_, at) => String(at + 1))],
      [['Distance, km', ...weeks.map(String)]],
    )}<p><strong>Coupled</strong>: the week over the mean of four weeks that include it. <strong>Uncoupled</strong>: the week over the mean of the three before it. <strong>Weighted</strong>: each week the average becomes 0.4 times the new value plus 0.6 times the old average, beginning with week 1 itself.</p>`,
    questions: [
      amount(
        'What is the coupled ratio of week 7?',
        near(coupled(7), 0.02, ''),
        `${week(7)} over the mean of ${week(4)}, ${week(5)}, ${week(6)} and ${week(7)}, which is ${says(mean([27, 12, 28, 34]), 2)} km: ${says(coupled(7), 2)}.`,
      ),
      amount(
        'And the uncoupled one?',
        near(apart(7), 0.02, ''),
        `${week(7)} over the mean of the three weeks before, ${says(mean([27, 12, 28]), 2)} km: ${says(apart(7), 2)}. The same week, an eighth higher.`,
      ),
      amount(
        'What is the coupled ratio of week 4, before anything happened?',
        near(coupled(4), 0.02, ''),
        `${week(4)} over ${says(mean([24, 26, 25, 27]), 2)} km is ${says(coupled(4), 2)}: a week like the others, and the ratio says so.`,
      ),
      amount(
        'What is the weighted average after week 3?',
        near(slowAt(3), 0.1, 'km'),
        `Week 1: 24. Week 2: 0.4 × 26 + 0.6 × 24 = 24.8. Week 3: 0.4 × 25 + 0.6 × 24.8 = ${says(slowAt(3), 2)} km.`,
      ),
      amount(
        'What is the weighted average after week 6?',
        near(slowAt(6), 0.1, 'km'),
        `Go on the same way: ${says(slowAt(4), 2)}, ${says(slowAt(5), 2)}, ${says(slowAt(6), 2)} km. The ill week still counts, but less each week.`,
      ),
      one(
        'Week 7 has 34 km. Why is its coupled ratio lower than the uncoupled one?',
        [
          'Illness counts twice in it',
          'Four numbers are always more than three',
          'The week stands above and below the line, and pulls its own yardstick up',
          'It leaves out the first week',
        ],
        3,
        'A large week raises the mean by which it is divided. A coupled ratio of four weeks can never exceed four, whatever is run.',
      ),
      amount(
        `The zone for fast running was set at 5.5 m/s, then at 5.8. In one week it has ${zones.low} m or ${zones.high} m. By how many percent does the change of the setting lower the number?`,
        near((100 * (zones.low - zones.high)) / zones.low, 0.5, '%'),
        `(${zones.low} − ${zones.high}) ÷ ${zones.low} = ${says((100 * (zones.low - zones.high)) / zones.low, 1)} %. Nobody ran differently; only the line was moved.`,
      ),
      several(
        'What may be said of week 7?',
        [
          'It is the largest of the eight, two weeks after an illness',
          'The risk of an injury is now known in percent',
          'Its ratio depends on the formula by an eighth',
          'A talk with the player tells more than the second decimal',
          'It was safe, because a coupled ratio below 1.5 is safe',
        ],
        [1, 3, 4],
        'Ratios describe training. None of them has been shown to tell who will be injured, and the number hangs on the formula, the setting and the weeks before.',
      ),
    ],
  }),
]

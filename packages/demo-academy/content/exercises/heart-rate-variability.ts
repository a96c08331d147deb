import type { DemoWritten } from '../types.ts'
import { amount, asking, one, several } from '../written.ts'
import { mean, near, says, sd, table } from './data.ts'

/** Ten successive intervals between beats, in ms. */
const beats = [912, 948, 931, 887, 905, 951, 968, 926, 894, 917] as const
const steps = beats.slice(1).map((beat, at) => beat - (beats[at] ?? 0))
const rmssd = Math.sqrt(mean(steps.map(step => step ** 2)))
/** Natural logarithm of the morning value, two weeks. */
const mornings = [4.21, 4.15, 4.28, 4.19, 4.24, 4.1, 4.17, 4.22, 4.05, 3.98, 3.91, 4.02, 3.95, 3.9] as const
const firstWeek = mornings.slice(0, 7)
const secondWeek = mornings.slice(7)
const lower = mean(firstWeek) - 0.5 * sd(firstWeek)
const belowIn = (week: readonly number[]): number => week.filter(value => value < lower).length

export const variabilityExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-ten-beats-and-fourteen-mornings',
    title: 'Exercise: ten beats and fourteen mornings',
    minutes: 40,
    content: `<p>First ten intervals between beats, as a strap sends them. RMSSD is the root of the mean of the squared differences between neighbours: calculate it once by hand, and you will not forget what it means.</p>${table(
      ['Beat', ...beats.map((_, at) => String(at + 1))],
      [['Interval, ms', ...beats.map(String)]],
    )}<p>Then two weeks of an athlete: the natural logarithm of RMSSD each morning. The second week is a training camp.</p>${table(
      ['Morning', ...firstWeek.map((_, at) => String(at + 1))],
      [
        ['Week 1', ...firstWeek.map(value => says(value, 2))],
        ['Week 2', ...secondWeek.map(value => says(value, 2))],
      ],
    )}`,
    questions: [
      amount(
        'What is the RMSSD of the ten intervals?',
        near(rmssd, 0.5, 'ms'),
        `The nine differences are ${steps.join(', ')} ms; the mean of their squares is ${says(rmssd ** 2)}, its root ${says(rmssd, 1)} ms.`,
      ),
      amount(
        'What is its natural logarithm?',
        near(Math.log(rmssd), 0.02, ''),
        `ln ${says(rmssd, 1)} = ${says(Math.log(rmssd), 2)}. The logarithm makes low and high days comparable.`,
      ),
      amount(
        'One beat was missed, and two intervals became one of 1,836 ms. What is the largest difference between neighbours then, if the one before it has 931 ms?',
        near(1836 - 931, 1, 'ms'),
        '1,836 − 931 = 905 ms, some twenty times the others, and it is squared. One missed beat can double the value of a minute: it has to be found and taken out.',
      ),
      amount(
        'What is the mean of week 1?',
        near(mean(firstWeek), 0.01, ''),
        `The seven mornings have a mean of ${says(mean(firstWeek), 3)}. A single morning lies up to ${says(Math.max(...firstWeek.map(value => Math.abs(value - mean(firstWeek)))), 2)} away from it.`,
      ),
      amount(
        'Where is the lower edge of his range, as the mean of week 1 minus half a standard deviation?',
        near(lower, 0.01, ''),
        `The standard deviation is ${says(sd(firstWeek), 3)}; ${says(mean(firstWeek), 3)} − ${says(sd(firstWeek) / 2, 3)} = ${says(lower, 2)}. The range is his own.`,
      ),
      amount(
        'On how many mornings of week 2 is he below it?',
        near(belowIn(secondWeek), 0.1, ''),
        `On ${belowIn(secondWeek)} of seven; in week 1 it were ${belowIn(firstWeek)} of seven, by chance and by the way the edge is made.`,
      ),
      one(
        'What is the most careful reading of week 2?',
        [
          'He is overtrained',
          'His mean of the week is clearly below his range, at the same time as the load rose',
          'The strap must be broken from day 9 on',
          'Nothing has changed, because each value is within 0.3 of the last',
        ],
        2,
        'A mean of several mornings, compared with his own range and with what he did: that is what the numbers carry. A diagnosis is more than they know.',
      ),
      several(
        'What should be looked at before the camp is changed?',
        [
          'Sleep, illness and travel in these days',
          'How he feels, and how he trains',
          'The value of tomorrow alone',
          'Whether he measured in the same position and at the same time',
          'The values of his room-mate',
        ],
        [1, 2, 4],
        'The number asks a question. The answer is found with the person, with the diary and with how it was measured.',
      ),
    ],
  }),
]

import type { DemoWritten } from '../types.ts'
import { amount, asking, one, order, several } from '../written.ts'
import { mean, near, says, sd, sum, table } from './data.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
type Session = readonly [minutes: number, rpe: number]
/** Two weeks of a midfielder: the sessions of each day. */
const fortnight: readonly (readonly (readonly Session[])[])[] = [
  [
    [[60, 4]],
    [
      [45, 5],
      [80, 7],
    ],
    [],
    [[75, 6]],
    [[50, 3]],
    [[90, 8]],
    [],
  ],
  [[[60, 5]], [[70, 6]], [[60, 5]], [[70, 6]], [[55, 5]], [[75, 6]], [[40, 3]]],
]
const loadOf = (day: readonly Session[]): number => sum(day.map(([minutes, rpe]) => minutes * rpe))
const [first = [], second = []] = fortnight.map(week => week.map(loadOf))
const monotony = (week: readonly number[]): number => mean(week) / sd(week)
const strain = (week: readonly number[]): number => sum(week) * monotony(week)
const words = (day: readonly Session[]): string =>
  day.map(([minutes, rpe]) => `${minutes} min × ${rpe}`).join(', ') || 'rest'

/** Daily loads of a full back; a gap is a day that was trained and not answered. */
const month: readonly (readonly (number | null)[])[] = [
  [320, 540, 0, 480, 260, 690, 0],
  [340, 560, 0, null, 280, 720, 0],
  [360, 600, 210, 540, 300, 700, 0],
  [220, 380, 0, 330, 180, null, 0],
]
const others = (weekday: number): number[] => month.flatMap(week => week[weekday] ?? [])
const filled = month.map(week => week.map((load, weekday) => load ?? mean(others(weekday))))
const totals = filled.map(sum)
const [one1 = 0, two = 0, three = 0, four = 0] = totals

export const sessionLoadExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-two-weeks-of-a-midfielder',
    title: 'Exercise: two weeks of a midfielder',
    minutes: 45,
    content: `<p>Open a spreadsheet. Below are two weeks of one midfielder, each session with its minutes and the rating that was given half an hour after it. Put them in day by day, let the sheet calculate the loads, and keep it: the next exercise goes on from there.</p><p>Use the standard deviation of a sample (n − 1; <code>STDEV.S</code> in most sheets) over all seven days, rest included.</p>${table(
      ['Day', 'Week 1', 'Week 2'],
      days.map((day, at) => [day, words(fortnight[0]?.[at] ?? []), words(fortnight[1]?.[at] ?? [])]),
    )}<p>Then answer. Numbers may be off by rounding.</p>`,
    questions: [
      amount(
        'What is the load of Tuesday of week 1, with both sessions?',
        near(first[1] ?? 0, 1, 'AU'),
        `Each session is a product of its own: 45 × 5 = 225 and 80 × 7 = 560. Together they are ${says(first[1] ?? 0)} AU.`,
      ),
      amount(
        'What is the load of week 1?',
        near(sum(first), 2, 'AU'),
        `The seven days are ${first.map(load => says(load)).join(', ')} AU, which add up to ${says(sum(first))} AU. Rest days count as 0 and belong to the week.`,
      ),
      amount(
        'What is the monotony of week 1?',
        near(monotony(first), 0.03, ''),
        `The daily mean is ${says(mean(first), 1)} AU and the standard deviation ${says(sd(first), 1)} AU; mean over standard deviation is ${says(monotony(first), 2)}.`,
      ),
      amount(
        'What is the monotony of week 2?',
        near(monotony(second), 0.08, ''),
        `The daily mean is ${says(mean(second), 1)} AU and the standard deviation only ${says(sd(second), 1)} AU: ${says(monotony(second), 2)}. No day is hard, no day is easy.`,
      ),
      amount(
        'By how many percent does the load of week 2 differ from that of week 1? A fall is a negative number.',
        near((100 * (sum(second) - sum(first))) / sum(first), 0.5, '%'),
        `Week 2 has ${says(sum(second))} AU, week 1 ${says(sum(first))} AU. The difference of ${says(sum(second) - sum(first))} AU is taken of week 1, where the comparison begins.`,
      ),
      amount(
        'What is the strain of week 2?',
        near(strain(second), 250, 'AU'),
        `Strain is the load of the week times its monotony: ${says(sum(second))} × ${says(monotony(second), 2)} is about ${says(strain(second))} AU. Week 1 has ${says(strain(first))} AU with nearly the same load.`,
      ),
      one(
        'The coach must keep the load of week 2. Which single change lowers its monotony most?',
        [
          'Ten minutes less in every session',
          'Monday and Wednesday swap places',
          'Every rating is rounded up to the next whole number',
          'Sunday becomes rest, and its load goes into Saturday',
        ],
        4,
        'Monotony falls when days differ. A rest day and a harder day raise the standard deviation while the sum stays; shorter sessions move the mean, too, and the order of days changes neither of the two.',
      ),
      order(
        'Bring the steps from a rating to strain into their order.',
        [
          'Multiply minutes by the rating of each session',
          'Add up the sessions of a day',
          'Take mean and standard deviation of seven days',
          'Divide the mean by the standard deviation',
          'Multiply the load of the week by the result',
        ],
        'Products first, then days, then the week. Averaging ratings before they are multiplied loses how long each session was.',
      ),
    ],
  }),
  asking({
    slug: 'exercise-a-month-with-two-gaps',
    title: 'Exercise: a month with two gaps',
    minutes: 45,
    content: `<p>Four weeks of a full back, in AU a day. Twice the answer is missing although there was training. Fill each gap with the mean of the same weekday in the other three weeks, mark it, and go on with the filled month.</p>${table(
      ['Week', ...days],
      month.map((week, at) => [at + 1, ...week.map(load => load ?? 'no answer')]),
    )}<p>Week 4 was planned as the lighter one.</p>`,
    questions: [
      amount(
        'What does the missing Thursday of week 2 become?',
        near(filled[1]?.[3] ?? 0, 1, 'AU'),
        `The other Thursdays have ${others(3).join(', ')} AU; their mean is ${says(filled[1]?.[3] ?? 0)} AU. The week before and the week after say more of a Thursday than the Wednesday beside it does.`,
      ),
      amount(
        'What does the missing Saturday of week 4 become by the same rule?',
        near(filled[3]?.[5] ?? 0, 1, 'AU'),
        `${others(5).join(', ')} AU have a mean of ${says(filled[3]?.[5] ?? 0, 1)} AU. Whether that fits a lighter week is the next question.`,
      ),
      one(
        'Why is the filled Saturday of week 4 worth a note of its own?',
        [
          'Saturdays must never be filled in',
          'The rule takes a match of a normal week for a match of a lighter one, and may be too high',
          'The mean of three numbers is not allowed by the method',
          'Its value is larger than that of Monday',
        ],
        2,
        'The rule assumes that week 4 is like the others. All its known days are about a third lower, so the filled value is likely too high, and the sum of the week with it.',
      ),
      amount(
        'What is the load of week 2 with its gap filled?',
        near(two, 2, 'AU'),
        `${filled[1]?.map(load => says(load)).join(' + ')} = ${says(two)} AU. With a zero it would be ${says(two - (filled[1]?.[3] ?? 0))} AU, and week 3 would look like a jump.`,
      ),
      amount(
        'By how many percent is week 3 above week 2?',
        near((100 * (three - two)) / two, 0.5, '%'),
        `${says(three)} AU against ${says(two)} AU. A part of it is the Wednesday session, which no other week has.`,
      ),
      amount(
        'What is week 4 in percent of the mean of the three weeks before?',
        near((100 * four) / mean([one1, two, three]), 1, '%'),
        `The mean of weeks 1 to 3 is ${says(mean([one1, two, three]))} AU, and week 4 has ${says(four)} AU.`,
      ),
      amount(
        'And if the Saturday of week 4 were scaled down like its other days, by a factor of 0.65?',
        near((100 * (four - 0.35 * (filled[3]?.[5] ?? 0))) / mean([one1, two, three]), 1, '%'),
        `Saturday becomes ${says(0.65 * (filled[3]?.[5] ?? 0))} AU and the week ${says(four - 0.35 * (filled[3]?.[5] ?? 0))} AU. One assumption about one day moves the whole week by ${says((35 * (filled[3]?.[5] ?? 0)) / mean([one1, two, three]))} points.`,
      ),
      several(
        'What belongs into the report of this month?',
        [
          'Which two days were filled in, and by which rule',
          'The total of the month to one decimal',
          'How much week 4 depends on one filled day',
          'That the player answered 26 of 28 days',
          'The monotony of the month as a single number',
        ],
        [1, 3, 4],
        'A reader needs to know what was measured and what was assumed, and what depends on it. A decimal pretends to a precision that two filled days do not have, and monotony belongs to weeks.',
      ),
    ],
  }),
]

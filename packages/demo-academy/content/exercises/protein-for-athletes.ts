import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, several } from '../written.ts'
import { mean, near, says, sum, table } from './data.ts'

const MASS = 78
/** Food, protein in g, leucine in g. */
type Food = readonly [name: string, protein: number, leucine: number]
const meals: readonly (readonly [meal: string, foods: readonly Food[]])[] = [
  [
    '07:00 breakfast',
    [
      ['80 g oats', 10, 0.8],
      ['250 ml milk', 8, 0.8],
    ],
  ],
  [
    '12:30 lunch',
    [
      ['150 g cooked lentils', 13, 0.9],
      ['200 g cooked rice', 5, 0.4],
      ['30 g nuts', 6, 0.4],
    ],
  ],
  [
    '17:30 after training',
    [
      ['500 ml milk', 17, 1.6],
      ['1 banana', 1, 0.1],
    ],
  ],
  [
    '20:00 dinner',
    [
      ['200 g chicken breast', 62, 4.8],
      ['250 g cooked pasta', 14, 1.1],
    ],
  ],
  ['22:30 before sleep', [['no food', 0, 0]]],
]
const proteinOf = (foods: readonly Food[]): number => sum(foods.map(([, protein]) => protein))
const leucineOf = (foods: readonly Food[]): number => sum(foods.map(([, , leucine]) => leucine))
const each = meals.map(([, foods]) => proteinOf(foods))
const total = sum(each)
const dinner = each[3] ?? 0
const perMeal = 0.4 * MASS

/** A wrestler before a competition: body mass in kg, energy eaten and spent in training in kcal, protein in g. */
const week: readonly (readonly [day: string, mass: number, eaten: number, trained: number, protein: number])[] = [
  ['Mon', 74.6, 2450, 620, 142],
  ['Tue', 74.4, 2300, 780, 150],
  ['Wed', 74.1, 2100, 540, 138],
  ['Thu', 73.9, 2250, 810, 155],
  ['Fri', 73.7, 1950, 460, 149],
  ['Sat', 73.4, 2500, 900, 160],
  ['Sun', 73.3, 2050, 0, 128],
]
const LEAN = 64
const availability = week.map(([, , eaten, trained]) => (eaten - trained) / LEAN)
const proteins = week.map(([, , , , protein]) => protein)
const masses = week.map(([, mass]) => mass)
const low = availability.filter(value => value < 30).length
const lost = (masses[0] ?? 0) - (masses.at(-1) ?? 0)

export const proteinExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-one-day-on-five-plates',
    title: 'Exercise: one day on five plates',
    minutes: 45,
    content: `<p>A middle-distance runner of ${MASS} kg wrote down a training day. Protein and leucine are from a food table, rounded.</p>${table(
      ['Meal', 'Food', 'Protein, g', 'Leucine, g'],
      meals.flatMap(([meal, foods]) =>
        foods.map(([food, protein, leucine], at) => [at === 0 ? meal : '', food, protein, says(leucine, 1)]),
      ),
    )}<p>Put it into a sheet, sum by meal, and divide by body mass. Then repair the day without more protein than it needs.</p>`,
    questions: [
      amount(
        'How much protein does the day hold?',
        near(total, 1, 'g'),
        `${each.join(' + ')} = ${total} g. One meal has more than half of it.`,
      ),
      amount(
        'And per kilogram of body mass?',
        near(total / MASS, 0.02, 'g/kg'),
        `${total} ÷ ${MASS} = ${says(total / MASS, 2)} g/kg: the day as a whole is well supplied. Totals are what most diaries stop at.`,
      ),
      amount(
        'What share of it is in the dinner?',
        near((100 * dinner) / total, 1, '%'),
        `${dinner} of ${total} g are ${says((100 * dinner) / total)} %. In many diaries the evening has more than all other meals together.`,
      ),
      amount(
        'How many of the five meals reach 0.3 g/kg?',
        near(each.filter(grams => grams >= 0.3 * MASS).length, 0.1, ''),
        `0.3 × ${MASS} = ${says(0.3 * MASS, 1)} g. ${each.filter(grams => grams >= 0.3 * MASS).length} of ${each.join(', ')} g reach it: the total hides how it is spread.`,
      ),
      amount(
        'How much protein is missing at breakfast for 0.4 g/kg?',
        near(perMeal - (each[0] ?? 0), 0.5, 'g'),
        `0.4 × ${MASS} = ${says(perMeal, 1)} g, and there are ${each[0]} g. Two eggs and a pot of yogurt would bring about as much.`,
      ),
      one(
        'The runner wants to stay near the same total. Which change spreads it best?',
        [
          'A shake of 40 g at dinner',
          'The lentils are left out',
          'Half of the chicken moves to lunch, and the milk after training is kept',
          'All milk is drunk before sleep',
        ],
        3,
        'Lunch then reaches the amount of a meal and dinner keeps enough. A shake on top of the largest plate adds where nothing is missing.',
      ),
      match(
        'Which meal fits which finding?',
        [
          [
            'Breakfast',
            `${each[0]} g with ${says(leucineOf(meals[0]?.[1] ?? []), 1)} g leucine: under the amount of a meal`,
          ],
          ['Lunch', `${each[1]} g, all from plants: enough only where more of it is eaten`],
          ['After training', `${each[2]} g: near, and at the right time`],
          ['Dinner', `${dinner} g: more than one meal can use for building`],
        ],
        'What a meal brings is judged by itself: its grams, where they come from, and when. Protein of plants often needs a larger plate for the same leucine.',
      ),
      several(
        'What does this day not tell?',
        [
          'Whether other days look alike',
          'How exact the table and the kitchen scale are',
          'How much protein dinner has',
          'Whether enough energy was eaten',
          'Whether muscle was built',
        ],
        [1, 2, 4, 5],
        'One written day is one sample, and people write better days than they eat. Grams of protein say nothing of energy, and a plate is no biopsy.',
      ),
    ],
  }),
  asking({
    slug: 'exercise-a-week-before-the-scales',
    title: 'Exercise: a week before the scales',
    minutes: 45,
    content: `<p>A wrestler comes down to his weight class. ${LEAN} kg of him are free of fat, by a scan of last week. Energy spent in training is an estimate.</p>${table(
      ['Day', 'Body mass, kg', 'Energy eaten, kcal', 'Energy of training, kcal', 'Protein, g'],
      week.map(([day, mass, eaten, trained, protein]) => [day, says(mass, 1), eaten, trained, protein]),
    )}<p>Energy availability is what is left for the body: energy eaten minus energy of training, divided by fat-free mass.</p>`,
    questions: [
      amount(
        'What is the energy availability of Thursday?',
        near(availability[3] ?? 0, 0.3, 'kcal/kg'),
        `(2,250 − 810) ÷ ${LEAN} = ${says(availability[3] ?? 0, 1)} kcal per kilogram of fat-free mass.`,
      ),
      amount(
        'What is the mean of the week?',
        near(mean(availability), 0.3, 'kcal/kg'),
        `The seven days are ${availability.map(value => says(value, 1)).join(', ')}; their mean is ${says(mean(availability), 1)} kcal/kg.`,
      ),
      amount(
        'On how many days is it below 30 kcal/kg?',
        near(low, 0.1, 'days'),
        `Below 30 are ${low} of seven. The number is a warning line from laboratory studies with women, not a border at which something breaks.`,
      ),
      amount(
        'How much protein does he eat a day, on average, for each kilogram of fat-free mass?',
        near(mean(proteins) / LEAN, 0.03, 'g/kg'),
        `The mean is ${says(mean(proteins), 1)} g; over ${LEAN} kg it is ${says(mean(proteins) / LEAN, 2)} g/kg. Studies of lean athletes in a deficit used about as much.`,
      ),
      amount(
        'How fast does he lose body mass, in percent of Monday’s, over the six days?',
        near((100 * lost) / (masses[0] ?? 1), 0.1, '%'),
        `${says(lost, 1)} kg of ${says(masses[0] ?? 0, 1)} kg are ${says((100 * lost) / (masses[0] ?? 1), 1)} %. Part of it is water and glycogen, which a scale cannot tell from fat.`,
      ),
      amount(
        'How much more would he have to eat on Saturday for 30 kcal/kg?',
        near(30 * LEAN + 900 - 2500, 5, 'kcal'),
        `30 × ${LEAN} + 900 = ${says(30 * LEAN + 900)} kcal, and he ate 2,500: ${says(30 * LEAN + 900 - 2500)} kcal more. That is a meal, on the hardest day.`,
      ),
      one(
        'His protein looks generous, his energy does not. What is the first thing to change?',
        [
          'More energy on the two hardest days, mostly as carbohydrate',
          'Less protein, so that the energy fits',
          'A second training on Sunday',
          'Weighing twice a day',
        ],
        1,
        'Protein keeps muscle while little is eaten; it does not replace energy. The hardest days are where the gap is largest and the training suffers first.',
      ),
      several(
        'Which of the numbers above may be wrong by ten percent or more?',
        [
          'Energy of training',
          'Energy eaten',
          'Body mass in the morning',
          'Fat-free mass by one scan',
          'The number of days in the week',
        ],
        [1, 2, 4],
        'Energy of training and of food are estimates, and a scan has its own error; energy availability carries all three. Scales are the one good instrument here.',
      ),
    ],
  }),
]

import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, several } from '../written.ts'
import { near, says, sum, table } from './data.ts'

const MASS = 64
/** What a cyclist takes with her: carbohydrate in g of one piece, and how many. */
const bag: readonly (readonly [what: string, grams: number, pieces: number])[] = [
  ['bottle of 750 ml, 8 %', 60, 2],
  ['gel, glucose and fructose', 25, 6],
  ['rice cake', 22, 3],
  ['banana', 25, 2],
]
const HOURS = 4.5
const carried = sum(bag.map(([, grams, pieces]) => grams * pieces))
const AIM = 80
const FIRST_HOURS = 2
const EATEN = 95
/** The day before: what she eats, in g of carbohydrate. */
const day: readonly (readonly [meal: string, grams: number])[] = [
  ['breakfast: oats, milk, fruit', 95],
  ['second breakfast: bread with jam', 60],
  ['lunch: pasta, sauce, bread', 150],
  ['afternoon: rice pudding', 70],
  ['dinner: rice, fish, vegetables', 125],
]
const eatenBefore = sum(day.map(([, grams]) => grams))

export const carbohydrateExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-a-bag-for-four-hours',
    title: 'Exercise: a bag for four hours and a half',
    minutes: 40,
    content: `<p>A cyclist of ${MASS} kg rides a hilly race of about four hours and a half. Her gut is used to ${AIM} g of carbohydrate an hour. This is the day before, and this is what she has in her pockets and on the bicycle; a team car may hand up more.</p>${table(
      ['The day before', 'Carbohydrate, g'],
      day.map(([meal, grams]) => [meal, grams]),
    )}${table(
      ['On the bicycle', 'g a piece', 'Pieces'],
      bag.map(([what, grams, pieces]) => [what, grams, pieces]),
    )}<p>Put both in a sheet. Then plan the race hour by hour.</p>`,
    questions: [
      amount(
        'How much carbohydrate does the day before hold, for each kilogram of body mass?',
        near(eatenBefore / MASS, 0.1, 'g/kg'),
        `${day.map(([, grams]) => grams).join(' + ')} = ${eatenBefore} g; over ${MASS} kg it is ${says(eatenBefore / MASS, 1)} g/kg: a good day, not a loaded one.`,
      ),
      amount(
        'How much more would 10 g/kg have been?',
        near(10 * MASS - eatenBefore, 2, 'g'),
        `10 × ${MASS} = ${10 * MASS} g, and ${eatenBefore} are there: ${10 * MASS - eatenBefore} g, such as a large plate of pasta and a litre of juice.`,
      ),
      amount(
        'How much does she carry?',
        near(carried, 1, 'g'),
        `${bag.map(([, grams, pieces]) => `${pieces} × ${grams}`).join(' + ')} = ${carried} g. The bottles alone are a third of it.`,
      ),
      amount(
        `For how many hours does that last, at ${AIM} g an hour?`,
        near(carried / AIM, 0.06, 'h'),
        `${carried} ÷ ${AIM} = ${says(carried / AIM, 1)} h. That is a quarter of an hour more than the race: little may fall out of a pocket.`,
      ),
      amount(
        `In the first ${FIRST_HOURS} hours she has taken ${EATEN} g. How much an hour would she need from there to reach the plan of the whole race?`,
        near((AIM * HOURS - EATEN) / (HOURS - FIRST_HOURS), 1, 'g/h'),
        `The plan is ${AIM} × ${HOURS} = ${AIM * HOURS} g. ${AIM * HOURS - EATEN} g in ${HOURS - FIRST_HOURS} h are ${says((AIM * HOURS - EATEN) / (HOURS - FIRST_HOURS))} g an hour.`,
      ),
      one(
        'What is the sensible thing to do then?',
        [
          'Make it all up, with four gels in the next half hour',
          'Go back to the plan of the hour, and accept that the total is lower',
          'Eat nothing more, since it is too late',
          'Drink water alone, to make room',
        ],
        2,
        'A gut that is used to 80 g an hour takes up little more in a race. What was missed is missed; twice the dose brings cramps before it brings energy.',
      ),
      match(
        'Which of the four suits which part of the race?',
        [
          ['Rice cakes', 'First hour, steady, hands free'],
          ['Bottle', 'All the way, small sips'],
          ['Gels', 'Before and after the climbs'],
          ['Banana', 'A long descent, when something to chew is welcome'],
        ],
        'All of them are carbohydrate; what differs is chewing, hands and how hard one breathes. A plan that needs both hands on a climb is no plan.',
      ),
      several(
        'What makes such a plan work on the day?',
        [
          'It was ridden in training, with the same products',
          'Each hour has its pieces, in the order of the pockets',
          'It is written to the gram',
          'Fluid and salt are planned beside it, by the weather',
          'Hunger decides when to eat',
        ],
        [1, 2, 4],
        'Habit, order and the weather. Grams are rounded to pieces anyway, and hunger comes half an hour too late.',
      ),
    ],
  }),
]

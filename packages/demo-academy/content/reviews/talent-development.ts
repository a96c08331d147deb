import type { DemoReview } from '../types.ts'

export const talentReviews: readonly DemoReview[] = [
  {
    course: 'growth-and-maturation',
    person: 'olga',
    stars: 5,
    daysAgo: 181,
    text: 'The error of a monthly height, in centimetres per year. We changed our whole measuring calendar.',
  },
  {
    course: 'growth-and-maturation',
    person: 'nabil',
    stars: 4,
    daysAgo: 150,
    text: 'Strong on bias in the equations. I would like more data on girls.',
  },
  {
    course: 'growth-and-maturation',
    person: 'bruno',
    stars: 4,
    daysAgo: 70,
    text: 'Our relative age effect was worse than the example. Uncomfortable and useful.',
  },
  {
    course: 'growth-and-maturation',
    person: 'amel',
    stars: 5,
    daysAgo: 29,
    text: 'The lesson on load made me phone two other coaches of the same player.',
  },
]

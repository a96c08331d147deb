import type { DemoReview } from '../types.ts'

export const analysisReviews: readonly DemoReview[] = [
  {
    course: 'passing-networks',
    person: 'pedro',
    stars: 5,
    daysAgo: 120,
    text: 'The recipe says what to write under the picture. That is the part everyone leaves out.',
  },
  {
    course: 'passing-networks',
    person: 'nabil',
    stars: 4,
    daysAgo: 55,
    text: 'Clear about what a network cannot see. I am no programmer and managed with a spreadsheet.',
  },
  {
    course: 'passing-networks',
    person: 'olga',
    stars: 2,
    daysAgo: 17,
    text: 'Interesting to look at, but for a small club with one camera half of it stays theory, and the lessons are over before I could take a note.',
  },
  {
    course: 'passing-networks',
    person: 'amel',
    stars: 4,
    daysAgo: 6,
    text: 'We calculated kappa for our own coding. It was 0.41. Thank you, I think.',
  },
]

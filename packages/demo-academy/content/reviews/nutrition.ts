import type { DemoReview } from '../types.ts'

export const nutritionReviews: readonly DemoReview[] = [
  {
    course: 'protein-for-athletes',
    person: 'ines',
    stars: 5,
    daysAgo: 310,
    text: 'The page with portions went straight to my athletes. Normal food, real grams.',
  },
  {
    course: 'protein-for-athletes',
    person: 'jonas',
    stars: 4,
    daysAgo: 214,
    text: 'Liked that the 100 g study was not hidden. The daily total first: yes.',
  },
  {
    course: 'protein-for-athletes',
    person: 'maya',
    stars: 5,
    daysAgo: 120,
    text: 'At this price there is no excuse. The scale lesson ended a weekly panic in our boat.',
  },
  {
    course: 'protein-for-athletes',
    person: 'farid',
    stars: 4,
    daysAgo: 149,
    text: 'Clear. I would add a vegetarian week.',
  },
  {
    course: 'protein-for-athletes',
    person: 'karima',
    stars: 5,
    daysAgo: 2,
    text: 'I bought it for the timing question and left with a better one.',
  },
  {
    course: 'carbohydrate-fuelling',
    person: 'elif',
    stars: 5,
    daysAgo: 18,
    text: '275 g an hour on paper against 90 in the gut: I now start every talk with it.',
  },
  {
    course: 'carbohydrate-fuelling',
    person: 'liam',
    stars: 4,
    daysAgo: 12,
    text: 'The match week table works for us. I miss numbers for women’s squads.',
  },
  {
    course: 'carbohydrate-fuelling',
    person: 'ines',
    stars: 5,
    daysAgo: 7,
    text: 'The warning about drinking too much gets as much room as the advice to drink. Rightly.',
  },
]

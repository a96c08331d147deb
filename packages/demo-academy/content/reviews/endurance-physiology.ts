import type { DemoReview } from '../types.ts'

export const enduranceReviews: readonly DemoReview[] = [
  {
    course: 'lactate-threshold',
    person: 'elif',
    stars: 5,
    daysAgo: 238,
    text: 'That LT1 is uncertain by a kilometre per hour with a normal meter should be printed on every report.',
  },
  {
    course: 'lactate-threshold',
    person: 'olga',
    stars: 4,
    daysAgo: 215,
    text: 'Careful and critical. I would have liked cycling data next to the runner.',
  },
  {
    course: 'lactate-threshold',
    person: 'liam',
    stars: 5,
    daysAgo: 133,
    text: 'The worked critical power example took ten minutes and replaced a product we paid for.',
  },
  {
    course: 'lactate-threshold',
    person: 'hugo',
    stars: 3,
    daysAgo: 64,
    text: 'Excellent content, too much physiology for my needs. I wanted more on how to write the weeks.',
  },
  {
    course: 'heart-rate-variability',
    person: 'elif',
    stars: 4,
    daysAgo: 44,
    text: 'The five numbers by hand, then one missed beat. I trust my strap less and my data more.',
  },
  {
    course: 'heart-rate-variability',
    person: 'nabil',
    stars: 5,
    daysAgo: 33,
    text: 'Rules I can follow without a degree. We stopped reacting to single mornings.',
  },
  {
    course: 'heart-rate-variability',
    person: 'amel',
    stars: 3,
    daysAgo: 11,
    text: 'Good, but a course on variability should show more than one athlete’s trace.',
  },
  {
    course: 'heart-rate-variability',
    person: 'ines',
    stars: 4,
    daysAgo: 5,
    text: 'Says clearly when the number should be ignored. That is what I tell patients as well.',
  },
]

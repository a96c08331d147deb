import type { DemoReview } from '../types.ts'

export const strengthReviews: readonly DemoReview[] = [
  {
    course: 'jump-testing',
    person: 'greta',
    stars: 5,
    daysAgo: 270,
    text: 'The weighing error was my problem for two seasons: 1 % in, almost 3 cm out. Fixed in one morning.',
  },
  {
    course: 'jump-testing',
    person: 'daniel',
    stars: 5,
    daysAgo: 222,
    text: 'Best explanation of the two reactive strength indices I have come across, and both have been on our report without a name.',
  },
  {
    course: 'jump-testing',
    person: 'chiara',
    stars: 4,
    daysAgo: 150,
    text: 'Very clear on error. I would like the same depth for single-leg jumps; the other course covers some of it.',
  },
  {
    course: 'jump-testing',
    person: 'hugo',
    stars: 4,
    daysAgo: 81,
    text: 'A lot for a coach without a plate, but what it says on flight time applies to my phone as well.',
  },
  {
    course: 'jump-testing',
    person: 'amel',
    stars: 5,
    daysAgo: 44,
    text: 'Typical error, worthwhile change, detectable change in one table. I teach with it.',
  },
  {
    course: 'squat-mechanics',
    person: 'jonas',
    stars: 5,
    daysAgo: 160,
    text: 'The sum of the two moment arms is the thigh. I have coached for twelve years and never saw it so simply.',
  },
  {
    course: 'squat-mechanics',
    person: 'chiara',
    stars: 3,
    daysAgo: 72,
    text: 'The mechanics are excellent. The load part repeats what I knew, and front squats are not mentioned.',
  },
  {
    course: 'squat-mechanics',
    person: 'liam',
    stars: 4,
    daysAgo: 39,
    text: 'The honest warning about predicted maxima saved us from buying a device for every rack.',
  },
  {
    course: 'squat-mechanics',
    person: 'farid',
    stars: 4,
    daysAgo: 23,
    text: 'Good on what a squat does for sprinting and what it does not.',
  },
]

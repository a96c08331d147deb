import type { DemoReview } from '../types.ts'

export const returnReviews: readonly DemoReview[] = [
  {
    course: 'acl-rehabilitation',
    person: 'ines',
    stars: 5,
    daysAgo: 88,
    text: 'The only course I know that quotes the cohort and the meta-analysis against each other, and still ends with a decision.',
  },
  {
    course: 'acl-rehabilitation',
    person: 'chiara',
    stars: 5,
    daysAgo: 76,
    text: 'The running plan has stop rules. I have already repeated a week because of them, and the knee thanked me.',
  },
  {
    course: 'acl-rehabilitation',
    person: 'maya',
    stars: 5,
    daysAgo: 60,
    text: 'Pressing, not landing. It changed what our last phase looks like.',
  },
  {
    course: 'acl-rehabilitation',
    person: 'greta',
    stars: 4,
    daysAgo: 41,
    text: 'Expensive, and good. The strength part could go deeper into quadriceps.',
  },
  {
    course: 'limb-symmetry',
    person: 'ines',
    stars: 4,
    daysAgo: 52,
    text: 'Three formulas and the traps on one sheet. I only wish for norms by sport.',
  },
  {
    course: 'limb-symmetry',
    person: 'maya',
    stars: 5,
    daysAgo: 30,
    text: '76 % against 90 % for the same leg. I show this example to every patient now.',
  },
  {
    course: 'limb-symmetry',
    person: 'chiara',
    stars: 4,
    daysAgo: 43,
    text: 'Good on distance and strategy. Needs a force plate for the first lesson, and we share ours.',
  },
  {
    course: 'limb-symmetry',
    person: 'daniel',
    stars: 1,
    daysAgo: 4,
    text: 'I bought it for ankles and nearly all of it is about knees. The description should say so.',
  },
]

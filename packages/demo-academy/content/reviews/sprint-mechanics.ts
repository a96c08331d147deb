import type { DemoReview } from '../types.ts'

export const sprintReviews: readonly DemoReview[] = [
  {
    course: 'maximal-velocity',
    person: 'farid',
    stars: 5,
    daysAgo: 132,
    text: 'Filmed my group the same evening with the protocol. Contact times within one frame of the force plate at the institute.',
  },
  {
    course: 'maximal-velocity',
    person: 'karima',
    stars: 5,
    daysAgo: 108,
    text: 'Step time over contact time gives the force. One line, and I look at every sprint differently.',
  },
  {
    course: 'maximal-velocity',
    person: 'ines',
    stars: 4,
    daysAgo: 45,
    text: 'As a physiotherapist I came for the hamstring lessons. Both readings of the Nordic evidence are given, which is rare.',
  },
  {
    course: 'maximal-velocity',
    person: 'bruno',
    stars: 4,
    daysAgo: 28,
    text: 'Useful for football too, as it says where our players really reach their speed. More drills, please.',
  },
  {
    course: 'acceleration',
    person: 'farid',
    stars: 5,
    daysAgo: 78,
    text: 'The time shift at the first gate explained why our F0 values were too good to be true.',
  },
  {
    course: 'acceleration',
    person: 'hugo',
    stars: 5,
    daysAgo: 51,
    text: 'One athlete worked through to the end. I rebuilt the table in a spreadsheet and now use it for all of mine.',
  },
  {
    course: 'acceleration',
    person: 'maya',
    stars: 4,
    daysAgo: 27,
    text: 'The maths is fair but not easy. Take an evening for the sheet on split times.',
  },
  {
    course: 'acceleration',
    person: 'chiara',
    stars: 4,
    daysAgo: 8,
    text: 'Dosing the sled by speed loss is what I will keep. A lesson on starts from the crouch is missing.',
  },
]

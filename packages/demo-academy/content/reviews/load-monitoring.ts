import type { DemoReview } from '../types.ts'

export const loadReviews: readonly DemoReview[] = [
  {
    course: 'session-load',
    person: 'nabil',
    stars: 5,
    daysAgo: 380,
    text: 'Ten years of RPE and I had never asked the question the same way twice. The scale now hangs in our dressing room.',
  },
  {
    course: 'session-load',
    person: 'greta',
    stars: 4,
    daysAgo: 281,
    text: 'Short and correct. The rule for missing answers changed our sheet the same day. I missed an example with two sessions on one day for a whole squad.',
  },
  {
    course: 'session-load',
    person: 'pedro',
    stars: 5,
    daysAgo: 171,
    text: 'The factor between the two standard deviations explained why our numbers never matched the club’s. Worth it for that alone.',
  },
  {
    course: 'session-load',
    person: 'jonas',
    stars: 3,
    daysAgo: 92,
    text: 'Good basics, but I coach lifters and minutes say little about our sessions. I needed a lesson on that.',
  },
  {
    course: 'session-load',
    person: 'lina',
    stars: 5,
    daysAgo: 25,
    text: 'I am a student and could follow everything. Calculating the week by hand made it stick.',
  },
  {
    course: 'acute-chronic-load',
    person: 'amel',
    stars: 5,
    daysAgo: 210,
    text: 'At last somebody shows the arithmetic. The 0.50 from coupling alone ended a long argument in our staff room.',
  },
  {
    course: 'acute-chronic-load',
    person: 'olga',
    stars: 4,
    daysAgo: 152,
    text: 'Fair to both camps. The worksheet is what I use now. The part on receivers could be longer.',
  },
  {
    course: 'acute-chronic-load',
    person: 'bruno',
    stars: 3,
    daysAgo: 101,
    text: 'Convinced me to drop the ratio, but I wanted a clearer answer on what to put in its place for twenty-five players.',
  },
  {
    course: 'acute-chronic-load',
    person: 'karima',
    stars: 5,
    daysAgo: 49,
    text: 'Eight questions before showing a ratio: I printed them. My head coach signed the page.',
  },
]

// The days and the notes of the learner whose account may be tried.

/** Minutes of each day, today first: with days of rest, as somebody trains. */
export const studiedMinutes: readonly number[] = `
  14 33 52 18  0 41 24
   0 22 47 12 38  0 29
   0  0  0 26 44 19 31
   0 35 12  0  0  0 21
   0 48 16 27  0 33  9`
  .trim()
  .split(/\s+/)
  .map(Number)

/** Courses that are saved for later. */
export const savedCourses: readonly string[] = ['maximal-velocity', 'protein-for-athletes', 'acl-rehabilitation']

export interface DemoNote {
  readonly course: string
  readonly video: string
  readonly second: number
  readonly text: string
  readonly daysAgo: number
}

export const learnerNotes: readonly DemoNote[] = [
  {
    course: 'acceleration',
    video: 'a-profile-from-splits',
    second: 6,
    text: 'F0 hangs on the first two splits. A clock that starts 0.1 s late makes it far too large.',
    daysAgo: 3.6,
  },
  {
    course: 'acceleration',
    video: 'a-profile-from-splits',
    second: 19,
    text: 'Half of V0 is where power is highest. Ask in the next staff meeting: which sled load is that for us?',
    daysAgo: 3.6,
  },
  {
    course: 'acceleration',
    video: 'ratio-of-force',
    second: 11,
    text: 'Direction beats size: the ratio falls with every step, also for the fast ones.',
    daysAgo: 7.2,
  },
  {
    course: 'acceleration',
    video: 'four-splits-one-curve',
    second: 8,
    text: 'Gates at 5, 10, 20 and 30 m. Write down the start rule BEFORE the test day.',
    daysAgo: 12.1,
  },
  {
    course: 'jump-testing',
    video: 'impulse-decides-height',
    second: 9,
    text: 'Height from flight time flatters whoever lands with bent knees. Film ten landings first.',
    daysAgo: 21.4,
  },
  {
    course: 'jump-testing',
    video: 'impulse-decides-height',
    second: 21,
    text: 'Weigh for one quiet second. No movement, no talking.',
    daysAgo: 21.4,
  },
  {
    course: 'jump-testing',
    video: 'two-indices-one-name',
    second: 14,
    text: 'RSI and RSI-modified are not the same number. Which one does our software export?',
    daysAgo: 15.8,
  },
  {
    course: 'heart-rate-variability',
    video: 'from-beats-to-rmssd',
    second: 12,
    text: 'One missed beat doubles RMSSD. Look at the beats before the number.',
    daysAgo: 9.5,
  },
  {
    course: 'session-load',
    video: 'a-week-without-contrast',
    second: 17,
    text: 'Monotony: mean over standard deviation. Ours was 2.1 in October, with seven alike days.',
    daysAgo: 33,
  },
]

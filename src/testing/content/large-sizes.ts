// How much a large academy has of what grows.
export type Size = {
  readonly users: number
  readonly enrolments: number
  readonly orders: number
  readonly courses: number
  readonly videosEach: number
  readonly progress: number
  readonly blogs: number
  readonly research: number
  readonly comments: number
  readonly audited: number
  readonly memberships: number
}

/** The academy that every list is meant to be quick on. */
export const LARGEST: Size = {
  users: 1_000_000,
  enrolments: 2_000_000,
  orders: 1_000_000,
  courses: 20_000,
  videosEach: 5,
  progress: 600_000,
  blogs: 10_000,
  research: 10_000,
  comments: 300_000,
  audited: 100_000,
  memberships: 100_000,
}

export const scaled = (by: number): Size => ({
  users: sized(LARGEST.users, by),
  enrolments: sized(LARGEST.enrolments, by),
  orders: sized(LARGEST.orders, by),
  courses: sized(LARGEST.courses, by),
  videosEach: LARGEST.videosEach,
  progress: sized(LARGEST.progress, by),
  blogs: sized(LARGEST.blogs, by),
  research: sized(LARGEST.research, by),
  comments: sized(LARGEST.comments, by),
  audited: sized(LARGEST.audited, by),
  memberships: sized(LARGEST.memberships, by),
})

/** Never so few that a page of a list is not full. */
const sized = (largest: number, by: number): number => Math.max(120, Math.round(largest * by))

import type { DemoPlan } from './plans.ts'
import type { DemoReview } from './types.ts'

/** One of many who are known by their names alone. */
export interface DemoCrowdMember {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly joinedDaysAgo: number
}

/** What one of the crowd did with a course. `member` is their place in the list; `lessons` counts those begun, in order. */
export interface DemoCrowdEnrolment {
  readonly course: string
  readonly member: number
  readonly daysAgo: number
  /** An order that was never paid: nothing else came of it. */
  readonly isGivenUp: boolean
  readonly lessons: number
  /** How far they are in the last of them, in percent, and when they were there. */
  readonly lastPercent: number
  readonly lastDaysAgo: number
  readonly stars?: DemoReview['stars']
  readonly text?: string
}

/** One of the crowd who holds a plan. */
export interface DemoHolder {
  readonly member: number
  readonly plan: DemoPlan['name']
  readonly duration: 'month' | 'year'
  readonly daysAgo: number
  /** Whether they go on, have cancelled for the end of what is paid, or had a card that did not pay the last time. */
  readonly outcome: 'renews' | 'leaves' | 'unpaid'
}

/** One of the crowd who likes a post, named by its slug. */
export interface DemoLike {
  readonly blog: string
  readonly member: number
  readonly daysAgo: number
}

export interface DemoCrowd {
  readonly members: readonly DemoCrowdMember[]
  readonly enrolments: readonly DemoCrowdEnrolment[]
}

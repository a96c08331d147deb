import { z } from 'zod'

import { BoughtPlan } from '#src/features/memberships/contract/shapes.ts'
import { orderState } from '#src/features/orders/contract/orders.ts'
import { Id, Instant, wholeNumber } from '#src/wire/fields.ts'
import { earningsPeriods } from '#src/wire/money/periods.ts'

/** How many there are, and how many of them are of today. */
const Count = z.object({ total: z.number().int(), today: z.number().int() })

/** Two lists side by side: `Nov 2026` and how many. */
const Series = z.object({ months: z.array(z.string()), counts: z.array(z.number().int()) })

const months = (standard: number) => ({
  input: z.strictObject({ months: wholeNumber(1, 24).default(standard) }),
  output: Series,
})

/** So many added by the end of today in the last days, and how many on each of them, the oldest first. */
const Growth = z.object({ added: z.number().int(), days: z.array(z.number().int()) })

/** How much the stored files of each kind take, and when that was counted. */
export const StorageUse = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(['videos', 'images', 'documents', 'others']),
      files: z.number().int(),
      bytes: z.number().int(),
    }),
  ),
  measuredAt: Instant,
})

/** What a new academy has not said of itself yet, in the order in which to do it. */
export const Gap = z.enum([
  'contact',
  'logo',
  'mail',
  'currency',
  'payments',
  'categories',
  'courses',
  'slides',
  'statistics',
  'pages',
  'imprint',
])

export const analyticsContract = {
  counts: {
    input: z.strictObject({}),
    output: z.object({ users: Count, courses: Count, orders: Count, blogs: Count, conferences: Count }),
  },
  /** How the counts came to be in the last 30 days. */
  growth: {
    input: z.strictObject({}),
    output: z.object({ users: Growth, courses: Growth, orders: Growth, blogs: Growth, conferences: Growth }),
  },
  /**
   * What courses were sold for, less what went back of it, by the day of the payment; of 12 months by month. Dollars
   * (D-3).
   */
  earnings: {
    input: z.strictObject({ period: z.enum(earningsPeriods).default('30d') }),
    output: z.object({
      total: z.number(),
      /** The same of the period before. */
      before: z.number(),
      /** The oldest first, the last one is today or this month; `before` is of the step as far back in the period before. */
      steps: z.array(z.object({ start: Instant, amount: z.number(), before: z.number() })),
    }),
  },
  userAnalytics: months(12),
  courseAnalytics: months(12),
  orderAnalytics: months(3),
  /** `use` is null until it was counted for the first time, `freeBytes` where the storage has no end. */
  storageUse: {
    input: z.strictObject({}),
    output: z.object({ use: StorageUse.nullable(), freeBytes: z.number().int().nullable() }),
  },
  /** What needs a hand today. */
  attention: {
    input: z.strictObject({}),
    output: z.object({
      /** Applications with registrations that nobody decided, the oldest first. */
      registrations: z.array(
        z.object({
          applicationId: Id,
          name: z.string(),
          kind: z.enum(['clubs', 'coaches']),
          pending: z.number().int(),
          oldestAt: Instant,
        }),
      ),
      /** Deadlines within a week. */
      deadlines: z.array(z.object({ applicationId: Id, name: z.string(), deadline: Instant })),
      /** Messages of the payment provider that nobody could apply. */
      paymentsToReview: z.number().int(),
      /** Bank transfers of which somebody sent a proof. */
      transfersToCheck: z.number().int(),
      /** Jobs that failed within the hour, or wait for another try. */
      failingJobs: z.array(z.object({ name: z.string(), count: z.number().int() })),
      /** Videos whose file could not be encoded, the latest first. */
      failedVideos: z.array(z.object({ videoId: Id, title: z.string() })),
      /** What was last written two weeks ago or earlier and is not published, and the one that waits longest. */
      drafts: z.object({
        count: z.number().int(),
        oldest: z.object({ kind: z.enum(['course', 'blog', 'research']), id: Id, title: z.string() }).nullable(),
      }),
      gaps: z.array(Gap),
      latestOrders: z.array(
        z.object({
          _id: Id,
          /** Title; null of a membership. */
          course: z.string().nullable(),
          /** Address of the course's picture. */
          thumbnail: z.string(),
          plan: BoughtPlan.nullable(),
          /** How many places of it for others; null where it is the buyer's own. */
          seats: z.int().nullable(),
          buyer: z.string(),
          /** Address of the buyer's picture. */
          image: z.string().nullable(),
          /** In whole units (D-3). */
          amount: z.number(),
          ...orderState,
          createdAt: Instant,
        }),
      ),
    }),
  },
} as const

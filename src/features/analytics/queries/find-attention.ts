import { and, asc, count, desc, eq, gt, inArray, isNull, lt, min, sql, type SQL } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { applications, clubRegistrations, coachRegistrations } from '#src/features/applications/tables.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { shownState, stateColumns } from '#src/features/orders/queries/order-states.ts'
import { orders } from '#src/features/orders/tables.ts'
import { researches } from '#src/features/research/tables.ts'
import { isDraft, videoMedia, videos } from '#src/features/videos/tables.ts'
import type { Context } from '#src/server/context.ts'
import { sumOf } from '#src/server/database/counts.ts'
import { isOpen } from '#src/server/payments/cases.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { bankTransfers } from '#src/server/payments/transfers/tables.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { days } from '#src/wire/durations.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import { findGaps } from './find-gaps.ts'

const LATEST_ORDERS = 8
const RESTING_MS = days(14)
type DraftKind = 'course' | 'blog' | 'research'

/** What waits for somebody: registrations, deadlines, payments that fit nothing, jobs and videos that failed, drafts; and the latest orders. */
export async function findAttention(context: Context) {
  const { db, queue } = context
  const [
    clubs,
    coaches,
    deadlines,
    paymentsToReview,
    transfersToCheck,
    failingJobs,
    failedVideos,
    drafts,
    gaps,
    latestOrders,
  ] = await Promise.all([
    findPending(context, 'clubs'),
    findPending(context, 'coaches'),
    findDeadlines(context),
    db.$count(paymentCases, isOpen),
    db.$count(bankTransfers, eq(bankTransfers.state, 'sent')),
    queue.failing(db),
    findFailedVideos(context),
    findRestingDrafts(context),
    findGaps(context),
    findLatestOrders(context),
  ])
  const registrations = [...clubs, ...coaches].toSorted((one, other) => one.oldestAt.localeCompare(other.oldestAt))
  return {
    registrations,
    deadlines,
    paymentsToReview,
    transfersToCheck,
    failingJobs,
    failedVideos,
    drafts,
    gaps,
    latestOrders,
  }
}

async function findPending({ db }: Context, kind: 'clubs' | 'coaches') {
  const table = kind === 'clubs' ? clubRegistrations : coachRegistrations
  const rows = await db
    .select({ applicationId: applications.id, name: applications.name, pending: count(), oldest: min(table.createdAt) })
    .from(table)
    .innerJoin(applications, eq(applications.id, table.applicationId))
    .where(eq(table.status, 'pending'))
    .groupBy(applications.id)
    .limit(20)
  return rows.flatMap(({ oldest, ...row }) => (oldest ? [{ ...row, kind, oldestAt: oldest.toISOString() }] : []))
}

async function findDeadlines({ db, now }: Context) {
  const soon = new Date(now().getTime() + days(7))
  const rows = await db
    .select({ applicationId: applications.id, name: applications.name, deadline: applications.deadline })
    .from(applications)
    .where(and(gt(applications.deadline, now()), lt(applications.deadline, soon)))
    .orderBy(asc(applications.deadline))
    .limit(5)
  return rows.map(row => ({ ...row, deadline: row.deadline.toISOString() }))
}

const findFailedVideos = ({ db }: Context) =>
  db
    .select({ videoId: videos.id, title: videos.title })
    .from(videoMedia)
    .innerJoin(videos, eq(videos.id, videoMedia.videoId))
    .where(and(eq(videoMedia.stage, 'failed'), isNull(videos.archivedAt)))
    .orderBy(desc(videoMedia.updatedAt))
    .limit(20)

/** Courses, posts and papers that somebody began and left. */
async function findRestingDrafts({ db, now }: Context) {
  const until = new Date(now().getTime() - RESTING_MS)
  const ofKind = (kind: DraftKind, table: typeof courses | typeof blogs | typeof researches, isWaiting: SQL) =>
    db
      .select({
        kind: sql<DraftKind>`${kind}`,
        id: table.id,
        title: table.title,
        updatedAt: table.updatedAt,
        count: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(table)
      .where(and(isWaiting, lt(table.updatedAt, until)))
      .orderBy(asc(table.updatedAt))
      .limit(1)
  const kinds = await Promise.all([
    ofKind('course', courses, isDraft(courses)),
    ofKind('blog', blogs, isNull(blogs.publishedAt)),
    ofKind('research', researches, isNull(researches.publishedAt)),
  ])
  const drafts = kinds.flat().toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime())
  const [oldest] = drafts
  return {
    count: sumOf(drafts),
    oldest: oldest ? { kind: oldest.kind, id: oldest.id, title: oldest.title } : null,
  }
}

async function findLatestOrders({ db }: Context) {
  const rows = await db
    .select({
      _id: orders.id,
      course: courses.title,
      thumbnail: courses.thumbnail,
      plan: { name: plans.name, duration: plans.duration },
      seats: orders.seats,
      firstName: users.firstName,
      lastName: users.lastName,
      image: users.image,
      ...stateColumns(db),
      createdAt: orders.createdAt,
    })
    .from(orders)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.status, ['processing', 'paid', 'refunded', 'charged-back']))
    .orderBy(desc(orders.createdAt))
    .limit(LATEST_ORDERS)
  return rows.map(row => ({
    _id: row._id,
    course: row.course,
    thumbnail: row.thumbnail ? publicFileUrl(row.thumbnail) : '',
    plan: row.plan,
    seats: row.seats,
    image: row.image && publicFileUrl(row.image),
    buyer: `${row.firstName} ${row.lastName}`,
    amount: fromMinor(row.amountCents, row.currency),
    ...shownState(row),
    createdAt: row.createdAt.toISOString(),
  }))
}

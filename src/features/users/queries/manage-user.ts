import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import { deletionOf, findSessions } from '#src/features/accounts/queries.ts'
import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { shownRevocation } from '#src/features/certificates/queries/own-certificates.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { findLearning } from '#src/features/courses/queries/outline.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { listAccess } from '#src/features/enrolments/queries.ts'
import { memberState } from '#src/features/memberships/queries/member-states.ts'
import { paidAs, paidEachTime } from '#src/features/memberships/queries/paid-as.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { findLastBills } from '#src/features/orders/queries/last-bills.ts'
import { lastPaymentsOf } from '#src/features/orders/queries/last-payments.ts'
import { leftCents, shownState, stateColumns } from '#src/features/orders/queries/order-states.ts'
import { planName } from '#src/features/orders/queries/plan-name.ts'
import { findPaidFor } from '#src/features/orders/queries/purchases.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { placesOf } from '#src/wire/money/places.ts'
import { refuse } from '#src/wire/refusals.ts'

import { ROWS_OF_A_KIND } from '../policy.ts'
import { shownUser } from './manage-users.ts'

/** Everything that administrators may know of one person, the newest of each kind first. Refuses 'not-found'. */
export async function manageUser(context: Context, { id }: { id: string }) {
  const { db, actor } = context
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) return refuse('not-found')
  const [emails, spent, held, bought, earned, joined, sessions] = await Promise.all([
    findEmails(db, id),
    findSpent(context, id),
    findHeld(db, id),
    findOrders(db, id),
    findCertificates(db, id),
    findMemberships(context, id),
    findSessions(db, id),
  ])
  const { disabledAt, deletionRequestedAt, erasedAt, factorSince } = user
  return {
    user: {
      ...shownUser(user),
      emails,
      isSelf: userOf(actor)?.id === id,
      disabledAt: disabledAt?.toISOString() ?? null,
      deletionAt: deletionOf(deletionRequestedAt),
      erasedAt: erasedAt?.toISOString() ?? null,
      factorSince: factorSince?.toISOString() ?? null,
    },
    spent,
    courses: held,
    orders: bought,
    certificates: earned,
    memberships: joined,
    sessions,
  }
}

const findEmails = (db: Db, userId: string) =>
  db
    .select({ email: accountEmails.email, isPrimary: accountEmails.isPrimary })
    .from(accountEmails)
    .where(eq(accountEmails.userId, userId))
    .orderBy(desc(accountEmails.isPrimary))

async function findSpent({ db, identity }: Context, userId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${leftCents}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'paid')))
  return fromMinor(row?.cents ?? 0, identity().currency)
}

async function findHeld(db: Db, userId: string) {
  const held = await listAccess(db, { userId, limit: ROWS_OF_A_KIND })
  const ids = held.map(({ id }) => id)
  if (ids.length === 0) return []
  const [learning, paid, named] = await Promise.all([
    findLearning(db, userId, ids),
    findPaidFor(db, userId, ids),
    db
      .select({ id: courses.id, title: courses.title, thumbnail: courses.thumbnail })
      .from(courses)
      .where(inArray(courses.id, ids)),
  ])
  const cards = new Map(named.map(course => [course.id, course]))
  return held.map(({ id, source, since, isCovered }) => {
    const { title = '', thumbnail = '' } = cards.get(id) ?? {}
    return {
      _id: id,
      title,
      thumbnail: thumbnail && publicFileUrl(thumbnail),
      source,
      since: new Date(since).toISOString(),
      keptBy: keptBy({ source, isPaid: paid.has(id), isCovered }),
      progress: learning.get(id)?.progress ?? 0,
      lastWatchedAt: learning.get(id)?.lastWatchedAt ?? null,
    }
  })
}

type Opened = { source: string; isPaid: boolean; isCovered: boolean }

function keptBy({ source, isPaid, isCovered }: Opened): 'purchase' | 'membership' | null {
  if (isPaid && source !== 'purchase') return 'purchase'
  return isCovered && source !== 'membership' ? 'membership' : null
}

async function findOrders(db: Db, userId: string) {
  const { id, createdAt } = orders
  const rows = await db
    .select({
      id,
      createdAt,
      course: courses.title,
      seats: orders.seats,
      plan: { name: plans.name, duration: plans.duration },
      ...stateColumns(db),
    })
    .from(orders)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(ROWS_OF_A_KIND)
  return rows.map(row => ({
    _id: row.id,
    course: row.seats === null ? row.course : placesOf(row.course ?? planName(row.plan), row.seats),
    plan: row.seats === null ? row.plan : null,
    amount: fromMinor(row.amountCents, row.currency),
    ...shownState(row),
    createdAt: row.createdAt.toISOString(),
  }))
}

async function findCertificates(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(ROWS_OF_A_KIND)
  return rows.map(({ id, number, courseTitle, issuedAt, ...revocation }) => ({
    _id: id,
    number,
    course: courseTitle,
    issuedAt: issuedAt.toISOString(),
    ...shownRevocation(revocation),
  }))
}

async function findMemberships({ db, now }: Context, userId: string) {
  const rows = await db
    .select({ membership: memberships, plan: plans })
    .from(memberships)
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .where(eq(memberships.userId, userId))
    .orderBy(desc(memberships.startedAt), desc(memberships.id))
    .limit(ROWS_OF_A_KIND)
  const [bills, payments] = await Promise.all([
    findLastBills(
      db,
      rows.flatMap(({ membership: { id, status } }) => (status === 'ended' ? [] : [id])),
    ),
    lastPaymentsOf(
      db,
      rows.map(({ membership }) => membership.id),
    ),
  ])
  return rows.map(({ membership, plan }) => ({
    _id: membership.id,
    name: plan.name,
    duration: plan.duration,
    status: membership.status,
    state: memberState(membership, now()),
    ...shownPrice(paidEachTime(membership, plan)),
    startedAt: membership.startedAt.toISOString(),
    currentPeriodEnd: membership.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: membership.cancelAtPeriodEnd,
    endedAt: membership.endedAt?.toISOString() ?? null,
    trialEndsAt: membership.trialEndsAt?.toISOString() ?? null,
    lastBill: shownBill(bills.find(({ membershipId }) => membershipId === membership.id)),
    paidBy: paidAs(membership, payments.get(membership.id)),
  }))
}

const shownPrice = ({ amountCents, currency }: ReturnType<typeof paidEachTime>) => ({
  payable: fromMinor(amountCents, currency),
  currency,
})

const shownBill = (bill: Awaited<ReturnType<typeof findLastBills>>[number] | undefined) =>
  bill
    ? {
        order: bill.orderId,
        paid: fromMinor(bill.amountCents, bill.currency),
        left: fromMinor(bill.amountCents - bill.refundedCents, bill.currency),
        currency: bill.currency,
        payment: bill.paymentIntentId,
      }
    : null

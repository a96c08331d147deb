// Cases in a test: what waits for staff, what they see of it, and what they decide.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { openCase } from '#src/server/payments/cases.ts'
import { claimAutomatic } from '#src/server/payments/claims.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { days, seconds } from '#src/wire/durations.ts'

import type { TestAcademy } from '../academy.ts'
import { seedUser } from '../content/courses.ts'
import { openPlans } from '../content/plans.ts'
import type { openRefunds } from './refunds.ts'
import { eventAbout, type Shop } from './shop.ts'

export type SeenCase = {
  readonly _id: string
  readonly subject: string
  readonly kind: string
  readonly version: string
  readonly facts: { until: string }
}

/** What an administrator sees of the cases, and decides. */
export function openCases({ client }: Awaited<ReturnType<typeof openRefunds>>['admin']) {
  return {
    /** @param kind any when absent */
    caseOf: async (subject: string, kind?: string) => {
      const { cases } = (await client.get('/api/admin/payments/cases?limit=100')).body
      return cases.find((one: SeenCase) => one.subject === subject && (!kind || one.kind === kind))
    },
    decide: ({ _id, version }: SeenCase, verb: 'grant' | 'refund' | 'close', body: object) =>
      client.post(`/api/admin/payments/cases/${_id}/${verb}`, { version, ...body }),
  }
}

/** @returns how money comes before the staff, in an academy that hears of it only what a test tells */
export function openMoney({ academy, shop }: { academy: TestAcademy; shop: Shop }) {
  const desk = openPlans(academy)
  const { db, payments } = academy.services
  const tell = (id: string) =>
    shop.deliver({
      ...eventAbout('', 'customer.subscription.updated'),
      data: { object: { object: 'subscription', id } },
    })
  const billsOf = async (id: string) => {
    const { customer } = await shop.stripe.subscriptions.retrieve(id)
    const customerId = typeof customer === 'string' ? customer : customer.id
    return (await shop.stripe.paymentIntents.list({ customer: customerId })).data
  }
  const auditOf = ({ _id }: SeenCase) =>
    db.select().from(auditEntries).where(eq(auditEntries.thingId, _id)).orderBy(auditEntries.createdAt)
  /** Makes the attempt at a case one that a process has left. */
  const leaveAttempt = (subject: string) =>
    db
      .update(paymentCases)
      .set({ refundAskedAt: sql`now() - interval '2 minutes'` })
      .where(and(eq(paymentCases.subject, subject), isNotNull(paymentCases.refundAttempt)))
  const hasBack = async (intentId: string) =>
    (await shop.stripe.refunds.list({ payment_intent: intentId })).data.length > 0

  return {
    desk,
    /** Tells of a subscription. */
    tell,
    /** The payments of a subscription, the latest first. */
    billsOf,
    auditOf,
    deedsOn: async (seen: SeenCase) => (await auditOf(seen)).map(({ action }) => action),
    leaveAttempt,
    /** A second payment of a course, which a process had begun to give back when it ended. */
    leaveSecond: async ({ orderId, userId, courseId }: Record<'orderId' | 'userId' | 'courseId', string>) => {
      const metadata = { orderId, userId, courseId }
      const { id: subject } = await shop.stripe.paymentIntents.create({ amount: 8_900, currency: 'usd', metadata })
      await shop.pay(subject)
      const about = { kind: 'payment', subject } as const
      await openCase(db, { ...about, reason: { code: 'second' }, userId, amountCents: 8_900, currency: 'usd' })
      const left = await claimAutomatic(db, about)
      await leaveAttempt(subject)
      return { subject, left }
    },
    /** A paid order whose payment says another amount. */
    payOther: async () => {
      const user = await shop.meet()
      const started = await shop.start(user.client, user.courseId)
      await shop.stripe.paymentIntents.update(started.intentId, { amount: 9_500 })
      await shop.pay(started.intentId)
      await shop.deliver(eventAbout(started.intentId))
      return { ...user, ...started }
    },
    /** A subscription with two paid bills that waits for staff: it was paid with another email than that of whom it names. */
    payTwoBills: async () => {
      await desk.clear()
      const plan = await desk.seed({ opens: 'all' })
      const [named, payer] = [await seedUser(academy), await seedUser(academy)]
      const sessionId = await desk.buy(plan, { reference: named.userId, email: `${payer.userId}@example.org` })
      const id = (await payments.findCheckoutSubscription(sessionId)) ?? ''
      desk.sandbox.advance(days(32))
      await expect.poll(async () => (await billsOf(id)).length, { timeout: seconds(15) }).toBe(2)
      await tell(id)
      return { plan, payer, id, bills: await billsOf(id) }
    },
    /** The first bill goes back; of the second one the provider says no: each is read, as once more before staff claim, given back and counted. */
    refuseSecond: (by: 'staff' | 'academy') =>
      shop.breakWith({
        api: [
          { kind: 'delay', path: '/v1/refunds', delayMs: 1, times: by === 'staff' ? 6 : 4 },
          { kind: 'status', status: 400, path: '/v1/refunds', times: 1 },
        ],
      }),
    /** The one of two payments of which nothing has gone back. */
    restOf: async ([one, other]: readonly { id: string }[]) =>
      one && !(await hasBack(one.id)) ? one.id : (other?.id ?? ''),
  }
}

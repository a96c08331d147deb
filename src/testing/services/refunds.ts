// Refunding in a test: buyers who have paid, administrators who give back, and what must be true afterwards.
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'

import { reconcilePayments } from '#src/features/orders/commands/catching-up/reconcile.ts'
import { refundRequests } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import type { Context } from '#src/server/context.ts'
import { minutes } from '#src/wire/durations.ts'

import type { TestAcademy } from '../academy.ts'
import type { Client } from '../client.ts'
import { learnersOf as countedLearners, userPassword, seedUser } from '../content/courses.ts'
import { eventAbout, type Shop } from './shop.ts'

type PartOptions = { readonly who?: Client; readonly key?: string; readonly reason?: string; readonly note?: string }

/** @returns what tests of refunds share */
export async function openRefunds({ academy, shop }: { academy: TestAcademy; shop: Shop }) {
  const { db } = academy.services
  const admin = await seedUser(academy, { role: 'admin' })
  const other = await seedUser(academy, { role: 'admin' })

  /** Somebody who has paid for a course and may open it. */
  const buy = async (card?: string, course: Parameters<typeof shop.meet>[0] = {}) => {
    const user = await shop.meet(course)
    const started = await shop.start(user.client, user.courseId)
    await shop.pay(started.intentId, card)
    await shop.deliver(eventAbout(started.intentId))
    return { ...user, ...started }
  }
  type Bought = Awaited<ReturnType<typeof buy>>

  const givenBack = async (intentId: string) => (await shop.stripe.refunds.list({ payment_intent: intentId })).data
  const auditOf = (orderId: string) =>
    db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.thingId, orderId), eq(auditEntries.action, 'order.refund')))
  const told = async (userId: string, count = 2, waitMs = 5000) =>
    (await academy.mailsTo(`${userId}@example.org`, count, waitMs)).filter(mail => mail.includes('was refunded'))
  const learnersOf = (courseId: string) => countedLearners(academy.services, courseId)

  return {
    admin,
    other,
    buy,
    givenBack,
    auditOf,
    told,
    refund: (orderId: string, who: Client = admin.client, password = userPassword) =>
      who.post(`/api/admin/orders/${orderId}/refund`, { password }),
    /** Gives a part back, as the dialog does; `key` is that of its form. */
    refundPart: (
      orderId: string,
      part: { amount: number; left: number },
      { who = admin.client, key = randomUUID(), reason = 'Half of it was cancelled', note }: PartOptions = {},
    ) =>
      who.post(
        `/api/admin/orders/${orderId}/refund`,
        { password: userPassword, part, reason, ...(note && { note }) },
        { 'idempotency-key': key },
      ),
    requestsOf: (orderId: string) => db.select().from(refundRequests).where(eq(refundRequests.orderId, orderId)),
    /** Makes its requests some minutes old. */
    letPass: (orderId: string) =>
      db
        .update(refundRequests)
        .set({ requestedAt: new Date(academy.clock.now.getTime() - minutes(5)) })
        .where(eq(refundRequests.orderId, orderId)),
    reconcile: () => {
      const context: Context = { ...academy.services, actor: { kind: 'job', name: 'reconcile-payments' }, ip: '' }
      return reconcilePayments(context)
    },
    /** Everything that one refund does, once, whichever way its news came. @param by who is in the audit for it */
    expectRefunded: async (
      { orderId, intentId, courseId, client, userId }: Bought,
      by: string | null = admin.userId,
    ): Promise<void> => {
      expect(await shop.orderOf(orderId)).toMatchObject({ status: 'refunded', closedAt: expect.any(Date) })
      expect(await givenBack(intentId)).toMatchObject([{ amount: 8_900, status: 'succeeded' }])
      expect(await shop.owns(client, courseId)).toBe(false)
      expect(await learnersOf(courseId)).toBe(0)
      expect((await auditOf(orderId)).map(({ actorId }) => actorId)).toEqual(by ? [by] : [])
      expect(await told(userId)).toHaveLength(1)
    },
    /** Nothing of it has happened. */
    expectPaid: async ({ orderId, intentId, courseId, client }: Bought): Promise<void> => {
      expect((await shop.orderOf(orderId))?.status).toBe('paid')
      expect(await givenBack(intentId)).toEqual([])
      expect(await shop.owns(client, courseId)).toBe(true)
      expect(await auditOf(orderId)).toEqual([])
    },
  }
}

// Memberships for tests of their list, straight into the tables: paid in every way, in every state.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { seatGroups, seats } from '#src/features/seats/tables.ts'
import { days } from '#src/wire/durations.ts'

import type { TestAcademy } from '../academy.ts'
import { seedUser } from './courses.ts'

type Fields = Partial<typeof memberships.$inferInsert>
type Order = Partial<typeof orders.$inferInsert>

/** What is paid until a date. */
export const once = (fields: Fields = {}): Fields => ({
  subscriptionId: `pass_${randomUUID()}`,
  cancelAtPeriodEnd: true,
  ...fields,
})

/** @returns two plans, Gold that is on sale and Silver that is not, and people who hold them */
export async function openMembers(academy: TestAcademy) {
  const { db, now } = academy.services
  const started = now().getTime()
  /** So long after the test began, or before. */
  const at = (ms: number) => new Date(started + ms)
  const plan = { priceCents: 2_900, link: '', opens: 'none' } as const
  const [gold = '', silver = ''] = (
    await db
      .insert(plans)
      .values([
        { ...plan, name: 'Gold', duration: 'year', paymentId: 'own_gold', discount: 10 },
        { ...plan, name: 'Silver', duration: 'month', paymentId: 'own_silver', archivedAt: at(0) },
      ])
      .returning({ id: plans.id })
  ).map(({ id }) => id)
  let nth = 0

  const pay = (membershipId: string, userId: string, paid: Order) =>
    db.insert(orders).values({
      userId,
      planId: gold,
      membershipId,
      amountCents: 1_950,
      currency: 'usd',
      status: 'paid',
      paidAt: at(-days(5)),
      ...paid,
    })

  /** Somebody of a name that no other test finds, who holds Gold by a card unless told; and what they paid last for it. */
  const join = async (fields: Fields = {}, paid?: Order) => {
    const mark = `Mark${(nth += 1)}x`
    const userId = fields.userId ?? (await seedUser(academy)).userId
    await db
      .update(users)
      .set({ firstName: 'Nadia', lastName: `O'${mark}` })
      .where(eq(users.id, userId))
    const standard = { planId: gold, customerId: 'cus_1', priceId: 'price_1', status: 'active' } as const
    const price = { amountCents: 1_950, currency: 'usd', interval: 'year', cancelAtPeriodEnd: false }
    const period = { currentPeriodEnd: at(days(20)), startedAt: at(-days(40)), readAt: at(0) }
    const subscriptionId = `sub_${randomUUID()}`
    const [row] = await db
      .insert(memberships)
      .values({ ...standard, ...price, ...period, subscriptionId, ...fields, userId })
      .returning()
    const id = row?.id ?? ''
    if (paid) await pay(id, userId, paid)
    return { id, userId, mark }
  }

  /** Somebody who has a place that a team, or Chadia Payer, has paid for. */
  const takePlace = async (team: string, fields: Fields = {}) => {
    const buyer = await seedUser(academy)
    await db.update(users).set({ firstName: 'Chadia', lastName: 'Payer' }).where(eq(users.id, buyer.userId))
    const bought = { userId: buyer.userId, planId: gold, seats: 2, amountCents: 3_900, currency: 'usd' }
    const [order] = await db
      .insert(orders)
      .values({ ...bought, status: 'paid', paidAt: at(0) })
      .returning()
    const orderId = order?.id ?? ''
    await db.insert(seatGroups).values({ orderId, name: team })
    const [seat] = await db.insert(seats).values({ orderId }).returning()
    return join({ subscriptionId: `seat_${seat?.id}_0`, cancelAtPeriodEnd: true, amountCents: 0, ...fields })
  }

  return { at, gold, silver, join, takePlace }
}

// Places of a plan end on one day, and go on by a further payment of their buyer (decision 0104).
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { followPasses } from '#src/features/memberships/commands/passes/follow-passes.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { findPayments } from '#src/features/orders/commands/catching-up/find-payments.ts'
import { orders } from '#src/features/orders/tables.ts'
import { seedCourse } from '#src/testing/content/courses.ts'
import { meet } from '#src/testing/meet.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, minutes } from '#src/wire/durations.ts'
import { monthsAfter } from '#src/wire/money/passes.ts'

import { remindBuyers } from './commands/remind-buyers.ts'
import { seatGroups, seatPeriods } from './tables.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { refund } = await openRefunds({ academy, shop })
const desk = openSeatsDesk({ academy, shop })
const { planTeam, invited, take, read, renew } = desk
const { db } = academy.services
const { id: courseId } = await seedCourse(db, { priceCents: 5_000 })
const now = () => academy.services.now()

const groupOf = async (id: string) => {
  const [group] = await db.select().from(seatGroups).where(eq(seatGroups.orderId, id))
  if (!group?.startsAt || !group.endsAt) throw new Error('it was paid')
  return { startsAt: group.startsAt, endsAt: group.endsAt }
}

type Team = Awaited<ReturnType<typeof planTeam>>

/** Moves a group into the past, as time does. */
async function age(team: Team, ms: number): Promise<void> {
  const group = await groupOf(team.id)
  const startsAt = new Date(group.startsAt.getTime() - ms)
  const endsAt = monthsAfter(startsAt, 1)
  await db.update(seatGroups).set({ startsAt, endsAt }).where(eq(seatGroups.orderId, team.id))
  await db.update(memberships).set({ currentPeriodEnd: endsAt }).where(eq(memberships.planId, team.planId))
}

const endOf = async (userId: string) => {
  const [held] = await db.select().from(memberships).where(eq(memberships.userId, userId))
  return { status: held?.status, end: held?.currentPeriodEnd }
}

/** A team of whom one has taken their place. */
async function running(name: 'Basic' | 'Silver' | 'Gold') {
  const bought = await planTeam(2, { name })
  const person = await invited(bought)
  await take(person)
  return { bought, person }
}

const offSale = (id: string) => db.update(plans).set({ archivedAt: now() }).where(eq(plans.id, id))

test('the next period is bought from 14 days before the end, off sale too; group and places run on, and a refund takes it off', async () => {
  const { bought, person } = await running('Gold')
  expect((await bought.client.post(`/api/seats/${bought.id}/renew`, {})).body.code).toBe('not-renewable')
  const from = new Date((await groupOf(bought.id)).endsAt.getTime() - days(14)).toISOString()
  expect((await read(bought)).group).toMatchObject({ renewal: null, next: { amount: 58, from } })
  await age(bought, days(20))
  await offSale(bought.planId)
  const { startsAt } = await groupOf(bought.id)
  expect((await read(bought)).group.next).toBeNull()
  expect((await read(bought)).group.renewal).toEqual({ amount: 58, until: monthsAfter(startsAt, 2).toISOString() })
  const renewed = await renew(bought)
  const order = await shop.orderOf(renewed.orderId)
  expect(order).toMatchObject({ status: 'paid', seats: 2, renewsId: bought.id, amountCents: 5_800 })
  expect([order?.periodFrom, order?.periodTo]).toEqual([monthsAfter(startsAt, 1), monthsAfter(startsAt, 2)])
  expect((await groupOf(bought.id)).endsAt).toEqual(monthsAfter(startsAt, 2))
  expect(await endOf(person.userId)).toEqual({ status: 'active', end: monthsAfter(startsAt, 2) })
  expect((await read(bought)).group).toMatchObject({ standing: 'open', taken: 1, due: null, renewal: null })
  const { body } = await bought.client.get('/api/my-orders')
  expect(body.orders).toMatchObject([{ group: bought.id }, { group: bought.id }])
  const completion = await bought.client.post('/api/payment_state', { payment_intent: renewed.intentId })
  expect(completion.body).toMatchObject({ state: 'succeeded', places: bought.id })

  // The first order goes back: what the second paid for stays.
  expect((await refund(bought.id)).status).toBe(200)
  expect((await groupOf(bought.id)).endsAt).toEqual(monthsAfter(startsAt, 1))
  expect(await endOf(person.userId)).toEqual({ status: 'active', end: monthsAfter(startsAt, 1) })
  expect((await read(bought)).group.standing).toBe('open')
  expect((await refund(renewed.orderId)).status).toBe(200)
  expect((await endOf(person.userId)).status).toBe('ended')
  expect((await read(bought)).group.standing).toBe('closed')
  expect(await db.$count(seatPeriods, and(eq(seatPeriods.groupId, bought.id), isNull(seatPeriods.closedAt)))).toBe(0)
})

test('R2 two renewals at once are one order; what is paid late begins with its payment, for the same people', async () => {
  const { bought, person } = await running('Silver')
  await age(bought, days(40))
  await followPasses(desk.asJob())
  expect((await endOf(person.userId)).status).toBe('ended')
  expect(await shop.owns(person.client, courseId)).toBe(false)
  expect((await read(bought)).group).toMatchObject({ standing: 'over', taken: 1 })
  const late = await bought.client.post(`/api/seats/${bought.id}/invite`, { emails: ['late@example.org'] })
  expect(late.body.code).toBe('places-over')
  const placed = await meet(
    db,
    [orders],
    [1, 2].map(() => () => bought.client.post(`/api/seats/${bought.id}/renew`, {})),
  )
  expect(new Set(placed.map(({ body }) => body.order?._id)).size).toBe(1)
  await renew(bought)
  const { startsAt, endsAt } = await groupOf(bought.id)
  expect(endsAt).toEqual(monthsAfter(startsAt, 1))
  expect(Math.abs(now().getTime() - startsAt.getTime())).toBeLessThan(minutes(1))
  expect(await endOf(person.userId)).toEqual({ status: 'active', end: endsAt })
  expect(await shop.owns(person.client, courseId)).toBe(true)
  // What was paid for what is over moves nothing any more.
  expect((await refund(bought.id)).status).toBe(200)
  expect((await groupOf(bought.id)).endsAt).toEqual(endsAt)
})

test('a month after the end it is too late, and a stranger renews nothing', async () => {
  const { bought, person } = await running('Basic')
  await age(bought, days(20))
  expect((await person.client.post(`/api/seats/${bought.id}/renew`, {})).status).toBe(404)
  await age(bought, days(50))
  expect((await read(bought)).group.renewal).toBeNull()
  expect((await bought.client.post(`/api/seats/${bought.id}/renew`, {})).body.code).toBe('not-renewable')
})

test('R24 the payment of a next period whose order was lost lengthens its group', async () => {
  const { bought, person } = await running('Gold')
  await age(bought, days(20))
  const { endsAt, startsAt } = await groupOf(bought.id)
  const { body } = await bought.client.post(`/api/seats/${bought.id}/renew`, {})
  const started = await bought.client.post('/api/payment_create', { amount: 58, orderId: body.order._id })
  const intentId = String(started.body.clientSecret).split('_secret')[0] ?? ''
  await shop.pay(intentId)
  await db.delete(orders).where(eq(orders.id, body.order._id))
  await findPayments(desk.asJob(), {})
  expect(await shop.orderOf(body.order._id)).toMatchObject({ status: 'paid', renewsId: bought.id, periodFrom: endsAt })
  expect((await endOf(person.userId)).end).toEqual(monthsAfter(startsAt, 2))
})

test('buyer and holder are reminded 14 and 3 days before, once each, and the end is told', async () => {
  const { bought, person } = await running('Silver')
  const { endsAt } = await groupOf(bought.id)
  const followAt = async (before: number) => {
    const at = { ...desk.asJob(), now: () => new Date(endsAt.getTime() - before) }
    await remindBuyers(at)
    await followPasses(at)
  }
  for (const before of [days(14) + minutes(1), days(14), days(12), days(3), days(1), -minutes(1)])
    await followAt(before)
  const subjects = async (to: string, count: number) =>
    (await academy.mailsTo(to, count, 8_000)).map(mail => /^Subject: (.*)/m.exec(mail)?.[1] ?? '')
  const buyer = (await subjects(`${bought.userId}@example.org`, 3)).filter(subject => subject.includes('end on'))
  expect(buyer).toHaveLength(2)
  const holder = await subjects(`${person.userId}@example.org`, 3)
  expect(holder.filter(subject => subject.includes('ends on'))).toHaveLength(2)
  expect(holder.at(-1)).toContain('has ended')
  expect((await endOf(person.userId)).status).toBe('ended')
})

// Who confirms a transfer for a plan reads which days it pays for.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { memberships } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPassDesk } from '#src/testing/services/pass-desk.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import { days } from '#src/wire/durations.ts'
import { monthsAfter } from '#src/wire/money/passes.ts'

import { findPeriods } from './find-periods.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const desk = await openTransferDesk({ academy, shop })
const { services } = academy
const group = await openSeatsDesk({ academy, shop }).planTeam(2, { name: 'Gold' })
const pass = await openPassDesk({ academy, desk })
const planId = await pass.seed()

const found = async (reference: string) =>
  (await desk.admin.get(`/api/admin/transfers?words=${reference}`)).body.transfers[0]
const listed = async (orderId: string) => found((await desk.transferOf(orderId)).reference)
const dayOf = (instant: string | Date) => new Date(instant).toISOString().slice(0, 10)

test('L-MEM-6 a first period begins when it is confirmed, the next one where the first ends, and both stay as they were given', async () => {
  const { client, userId } = await seedUser(academy)
  const first = await pass.begin(client, planId)
  const before = await listed(first.orderId)
  const today = services.now()
  expect(before).toMatchObject({ course: 'Silver, month', isPlan: true, period: { isNext: false } })
  expect([before.period.from, before.period.to].map(dayOf)).toEqual([today, monthsAfter(today, 1)].map(dayOf))
  expect((await desk.confirm(before._id)).status).toBe(200)

  await pass.age(userId, days(20))
  const { startedAt, currentPeriodEnd: end } = await pass.heldOf(userId)
  const next = await pass.begin(client, planId)
  const waiting = await listed(next.orderId)
  expect(waiting.period).toEqual({
    from: end.toISOString(),
    to: monthsAfter(startedAt, 2).toISOString(),
    isNext: true,
  })
  expect((await desk.confirm(waiting._id)).status).toBe(200)
  expect((await pass.endOf(userId)).toISOString(), 'as it was said').toBe(waiting.period.to)
  expect((await listed(next.orderId)).period).toEqual({ ...waiting.period, isNext: false })
})

test('D-8 R5 what nothing can be given for says so before it is confirmed, and names no days after it', async () => {
  const { client, userId } = await seedUser(academy)
  const { orderId } = await pass.begin(client, planId)
  const waiting = await listed(orderId)
  expect(waiting).toMatchObject({ isBarred: false, period: { isNext: false } })
  // They subscribe to it meanwhile.
  const subscribed = {
    userId,
    planId,
    subscriptionId: `sub_${crypto.randomUUID()}`,
    customerId: 'cus_1',
    priceId: 'price_1',
  }
  const times = { startedAt: services.now(), currentPeriodEnd: monthsAfter(services.now(), 1), readAt: services.now() }
  await services.db.insert(memberships).values({ ...subscribed, ...times, status: 'active', cancelAtPeriodEnd: false })
  expect(await listed(orderId)).toMatchObject({ isBarred: true, period: null })
  expect((await desk.confirm(waiting._id)).body).toEqual({ outcome: 'to-review' })
  expect(await listed(orderId)).toMatchObject({ isBarred: false, period: null })
})

test('R5 an order that another payment has settled gives its days to that one, and what went back has none', async () => {
  const { client } = await seedUser(academy)
  const { orderId } = await pass.begin(client, planId)
  const { _id, reference } = await listed(orderId)
  expect((await desk.confirm(_id)).status).toBe(200)
  expect(await listed(orderId)).toMatchObject({ isBarred: false, period: { isNext: false } })
  const isIt = eq(orders.id, orderId)
  await services.db.update(orders).set({ paymentIntentId: 'cg_other' }).where(isIt)
  expect(await found(reference)).toMatchObject({ isBarred: false, period: null })
  await services.db.update(orders).set({ paymentIntentId: _id, status: 'refunded' }).where(isIt)
  expect(await found(reference)).toMatchObject({ isBarred: false, period: null })
})

test('places of a plan go on from the last day of their group; a course has no days', async () => {
  const order = {
    plan: { id: group.planId, duration: 'month' as const },
    periodFrom: null,
    periodTo: null,
    order: { status: 'open' as const, paymentIntentId: null },
  }
  const transfer = (id: string, metadata: Record<string, string>) =>
    ({
      id,
      userId: crypto.randomUUID(),
      state: 'sent',
      metadata: { seats: '2', duration: 'month', ...metadata },
    }) as const
  const { periods, barred } = await findPeriods(services, [
    { ...order, transfer: transfer('next', { renewsId: group.id }) },
    { ...order, transfer: transfer('first', {}) },
    { ...order, transfer: transfer('lost', { renewsId: crypto.randomUUID() }) },
    { ...order, transfer: transfer('course', {}), plan: null },
    { ...order, transfer: transfer('other', {}), order: { status: 'paid', paymentIntentId: 'cg_1' } },
  ])
  const inMonths = (count: number) => dayOf(monthsAfter(services.now(), count))
  const [next, first, lost] = ['next', 'first', 'lost'].map(id => periods.get(id))
  expect([next?.isNext, dayOf(next?.from ?? ''), dayOf(next?.to ?? '')]).toEqual([true, inMonths(1), inMonths(2)])
  for (const one of [first, lost]) expect([one?.isNext, dayOf(one?.to ?? '')]).toEqual([false, inMonths(1)])
  expect(periods.has('course')).toBe(false)
  expect(periods.has('other')).toBe(false)
  expect([...barred]).toEqual(['other'])
})

// L-MEM-6, D-4, D-8: memberships without subscriptions, paid until a date and renewed by a new payment (decision 0097).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { memberships } from '#src/features/memberships/tables.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { meet } from '#src/testing/meet.ts'
import { openPassDesk } from '#src/testing/services/pass-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import { days, minutes } from '#src/wire/durations.ts'
import { monthsAfter } from '#src/wire/money/passes.ts'

import { orderMovements, orders } from './tables.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const desk = await openTransferDesk({ academy, shop })
const pass = await openPassDesk({ academy, desk })
const { mailsOf, heldOf, endOf, age, takeOffSale, offerCards } = pass
const now = () => academy.services.now()

test('A-MEM-1 a plan needs the provider’s link where cards are offered, and none elsewhere', async () => {
  const fields = { name: 'Basic', duration: 'year', price: 90, opens: 'none' }
  const made = await desk.admin.post('/api/memberships', fields)
  expect(made).toMatchObject({ status: 200, body: { plan: { paymentId: '', link: '', payable: 90 } } })
  expect(made.body.comparison).toEqual({ state: 'same', differences: [] })
  const { _id: id } = made.body.plan
  const changed = await desk.admin.put(`/api/admin/membership/${id}`, { ...fields, discount: 10 })
  expect(changed.body.plan).toMatchObject({ payable: 81, paymentId: '' })
  expect((await desk.admin.post('/api/memberships', { ...fields, name: 'Gold', price: 0 })).status).toBe(400)
  expect((await desk.admin.post('/api/memberships', { ...fields, name: 'Gold', paymentId: 'own_x' })).status).toBe(400)
  await takeOffSale(id)
  expect((await desk.admin.put(`/api/admin/membership/${id}/sale`, { onSale: true })).body).toEqual({ onSale: true })
  await offerCards(true)
  const refused = await desk.admin.post('/api/memberships', { ...fields, name: 'Gold' })
  expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('paymentId') })
  await offerCards(false)
  await takeOffSale(id)
})

test('L-MEM-6 D-4 who transfers for a plan has it until a date, and reads that nothing is taken by itself', async () => {
  const { id: courseId } = await seedCourse(db)
  const planId = await pass.seed({ discount: 10 })
  const { client, userId } = await seedUser(academy)
  const page = await client.get(`/api/memberships/${planId}/order`)
  expect(page.body).toMatchObject({ amount: 26.1, isRenewal: false, stops: [], transfer: null })
  const { orderId } = await pass.begin(client, planId)
  const [told = ''] = await mailsOf(userId, 1)
  for (const word of ['Silver membership, monthly', '$26.10', 'Your membership begins']) expect(told).toContain(word)
  expect((await client.get(`/api/transfer/${orderId}`)).body.transfer).toMatchObject({
    course: null,
    plan: { name: 'Silver' },
  })
  expect((await client.get('/api/my-orders')).body.orders).toMatchObject([
    { status: 'waiting', plan: { name: 'Silver' } },
  ])
  const transfer = await desk.transferOf(orderId)
  const list = (await desk.admin.get(`/api/admin/transfers?words=${transfer.reference}`)).body
  expect(list.transfers).toMatchObject([{ course: 'Silver, month', isPlan: true }])
  expect(await shop.owns(client, courseId)).toBe(false)
  expect((await desk.confirm(transfer.id)).body).toEqual({ outcome: 'paid' })

  expect(await shop.owns(client, courseId)).toBe(true)
  const held = await heldOf(userId)
  expect(held).toMatchObject({ status: 'active', subscriptionId: `pass_${orderId}`, cancelAtPeriodEnd: true })
  expect(held.currentPeriodEnd).toEqual(monthsAfter(held.startedAt, 1))
  expect(await shop.orderOf(orderId)).toMatchObject({
    status: 'paid',
    membershipId: held.id,
    periodTo: held.currentPeriodEnd,
  })
  expect(await pass.mine(client)).toMatchObject([{ paidOnce: true, renewable: false, payable: 26.1 }])
  const welcome = (await mailsOf(userId, 2)).join('')
  for (const word of ['Nothing is taken by itself', 'Open until', '$26.10']) expect(welcome).toContain(word)
  expect((await client.get(`/api/my-orders/${orderId}/receipt`)).body.receipt.period).toMatchObject({
    to: held.currentPeriodEnd.toISOString(),
  })
  const person = (await desk.admin.get(`/api/admin/users/${userId}`)).body
  expect(person.memberships).toMatchObject([{ paidBy: 'transfer' }])
  expect(await db.select().from(orderMovements).where(eq(orderMovements.orderId, orderId))).toMatchObject([
    { what: 'payment', amountCents: 2610 },
  ])
  // It has begun just now: nobody buys it twice.
  expect((await client.post(`/api/memberships/${planId}/order`, {})).body.code).toBe('membership-held')
  for (const call of [
    client.put(`/api/memberships/${held.id}/cancel`, {}),
    client.put(`/api/memberships/${held.id}/keep`, {}),
    client.post(`/api/memberships/${held.id}/portal`, {}),
  ])
    expect((await call).body.code).toBe('membership-paid-once')
  await takeOffSale(planId)
})

test('R3 two confirmations, two orders and two renewals at once each count once; what is paid twice is held twice as long', async () => {
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  const placed = await meet(
    db,
    [orders],
    [1, 2].map(() => () => client.post(`/api/memberships/${planId}/order`, {})),
  )
  expect(new Set(placed.map(({ body }) => body.order._id)).size).toBe(1)
  const { orderId } = await pass.begin(client, planId)
  const { id } = await desk.transferOf(orderId)
  const answers = await Promise.all([desk.confirm(id), desk.confirm(id, desk.other)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const first = await endOf(userId)

  // An order that was given up is paid all the same, and another one at the same moment.
  await age(userId, days(20))
  const early = await pass.begin(client, planId)
  const late = await desk.transferOf(early.orderId)
  expect((await client.post(`/api/transfer/${early.orderId}/give-up`, {})).body).toEqual({ course: null })
  const again = await pass.begin(client, planId)
  const two = await desk.transferOf(again.orderId)
  expect(again.orderId).not.toBe(early.orderId)
  await meet(db, [memberships], [() => desk.confirm(late.id), () => desk.confirm(two.id, desk.other)])
  const held = await pass.heldBy(userId)
  expect(held).toHaveLength(1)
  const start = held[0]?.startedAt ?? now()
  expect(held[0]?.currentPeriodEnd).toEqual(monthsAfter(start, 3))
  expect(first).toBeDefined()
  const periods = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.periodFrom)
  expect(periods.map(one => one.status)).toEqual(['paid', 'paid', 'paid'])
  expect(periods[1]?.periodTo).toEqual(periods[2]?.periodFrom)
  await takeOffSale(planId)
})

test('its holder is reminded 14 and 3 days before, once each; it ends on its day, closes, and may be renewed for a month', async () => {
  const { id: courseId } = await seedCourse(db)
  const planId = await pass.seed({ duration: 'year' })
  const { client, userId } = await seedUser(academy)
  await pass.buy(client, planId)
  const end = await endOf(userId)
  const before = (ms: number) => new Date(end.getTime() - ms)
  const subjects = async (count: number) =>
    (await academy.mailsTo(`${userId}@example.org`, count, 8000)).map(mail => /^Subject: (.*)/m.exec(mail)?.[1])
  await pass.followAt(before(days(14) + minutes(1)))
  for (const ms of [days(14), days(12), days(3), days(1)]) await pass.followAt(before(ms))
  const told = await subjects(4)
  expect(told.filter(subject => subject?.includes('membership ends'))).toHaveLength(2)
  expect(await shop.owns(client, courseId)).toBe(true)
  // Two replicas end it at the same moment.
  await Promise.all([pass.followAt(end), pass.followAt(end)])
  expect(await shop.owns(client, courseId)).toBe(false)
  expect((await pass.heldBy(userId))[0]).toMatchObject({ status: 'ended', endedAt: end })
  expect((await subjects(5)).filter(subject => subject?.includes('has ended'))).toHaveLength(1)
  await age(userId, days(370))
  expect(await pass.mine(client)).toMatchObject([{ status: 'ended', renewable: true }])

  await pass.buy(client, planId)
  const [, anew] = await pass.heldBy(userId)
  expect(anew?.status).toBe('active')
  expect(Math.abs((anew?.startedAt.getTime() ?? 0) - now().getTime())).toBeLessThan(minutes(5))
  expect(await shop.owns(client, courseId)).toBe(true)
  await takeOffSale(planId)
})

import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { seedCourse, seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

import { orderData } from './commands/personal-data.ts'
import { orders } from './tables.ts'

const { academy, shop } = await openTestShop()
const desk = openPlans(academy)
const { db } = academy.services
const { client: admin, userId: adminId } = await seedUser(academy, { role: 'admin' })

const list = async (query: string) => (await admin.get(`/api/admin/orders?limit=100&${query}`)).body
const detail = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).body.order
const refund = (id: string, password = userPassword) => admin.post(`/api/admin/orders/${id}/refund`, { password })
const paidBy = (userId: string) => db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.paidAt)
const waitFor = (userId: string, expected: readonly object[]) =>
  expect.poll(() => paidBy(userId), { timeout: 20_000 }).toMatchObject(expected)

/** Somebody who has paid 190 dollars for a year of Gold. */
async function join() {
  await desk.clear()
  const learner = await seedUser(academy)
  const plan = await desk.seed({ name: 'Gold', duration: 'year', priceCents: 19_000, opens: 'all' })
  await desk.buy(plan, { reference: learner.userId })
  await waitFor(learner.userId, [{ status: 'paid' }])
  const [order] = await paidBy(learner.userId)
  return { ...learner, id: order?.id ?? '', intentId: order?.paymentIntentId ?? '' }
}

/** The same person buys a course for 89 dollars. */
async function buyCourse({ client }: Pick<Awaited<ReturnType<typeof join>>, 'client'>) {
  const { id: courseId } = await seedCourse(db, { title: 'Golden Gait', priceCents: 8_900 })
  const { orderId, intentId } = await shop.start(client, courseId)
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  return orderId
}

test('A-ORD memberships stand among the orders with their plan: filtered by kind, found by their plan, and summed', async () => {
  const member = await join()
  await shop.stripe.subscriptions.update((await desk.membershipsOf(member.userId))[0]?.subscriptionId ?? '', {
    cancel_at_period_end: true,
  })
  const courseOrder = await buyCourse({ client: (await seedUser(academy)).client })
  const idsOf = async (query: string) => (await list(query)).orders.map(({ _id }: { _id: string }) => _id)
  const all = await list('')
  expect(all.orders.map(({ _id }: { _id: string }) => _id)).toEqual([courseOrder, member.id])
  expect(all.orders[1]).toMatchObject({
    course: null,
    plan: { name: 'Gold', duration: 'year' },
    amount: 190,
    state: 'paid',
  })
  expect(all.paidAmount).toBe(279)
  expect(await idsOf('kind=memberships')).toEqual([member.id])
  expect((await list('kind=memberships')).paidAmount).toBe(190)
  expect(await idsOf('kind=courses')).toEqual([courseOrder])
  expect(await idsOf('words=gold yearly')).toEqual([member.id])
  expect(await idsOf('words=gold monthly')).toEqual([])
  expect(await idsOf(`words=${member.intentId}`)).toEqual([member.id])
  expect((await admin.get('/api/admin/orders?kind=gifts')).status).toBe(400)
  expect((await admin.get('/api/admin/earnings?period=7d')).body.total, 'the home page counts both').toBe(279)
  expect((await admin.get('/api/admin/attention')).body.latestOrders).toMatchObject([
    { _id: courseOrder, course: 'Golden Gait', plan: null },
    { _id: member.id, course: null, thumbnail: '', plan: { name: 'Gold', duration: 'year' }, amount: 190 },
  ])
  const person = (await admin.get(`/api/admin/users/${member.userId}`)).body
  expect(person).toMatchObject({ spent: 190, orders: [{ _id: member.id, course: null, plan: { name: 'Gold' } }] })
})

test('T85 a part of a payment of a membership goes back, and the membership goes on', async () => {
  const member = await join()
  const part = { password: userPassword, reason: 'A week without trainings', part: { amount: 40, left: 190 } }
  const send = (key: string) => admin.post(`/api/admin/orders/${member.id}/refund`, part, { 'idempotency-key': key })
  const key = randomUUID()
  const answers = await Promise.all([send(key), send(key)])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect((await send(key)).body).toEqual({ refunded: true })
  expect(await paidBy(member.userId)).toMatchObject([{ status: 'paid', refundedCents: 4_000 }])
  expect((await shop.stripe.refunds.list({ payment_intent: member.intentId })).data).toMatchObject([{ amount: 4_000 }])
  await desk.becomes(member, [{ status: 'active' }])
  const mails = (await academy.mailsTo(`${member.userId}@example.org`, 2)).map(mailText)
  expect(mails.filter(mail => /A part of your payment was refunded[^]*\$40\.00 USD/.test(mail))).toHaveLength(1)
  const isPart = and(eq(auditEntries.thingId, member.id), eq(auditEntries.action, 'order.refund-part'))
  expect(await db.select().from(auditEntries).where(isPart)).toMatchObject([
    { actorId: adminId, thingName: 'Gold, year', after: { amountCents: 4_000, reason: 'A week without trainings' } },
  ])
  expect((await refund(member.id)).status).toBe(200)
  await desk.becomes(member, [{ status: 'ended' }])
  expect((await shop.stripe.refunds.list({ payment_intent: member.intentId })).data).toHaveLength(2)
})

test('T80 the file of orders says what kind each is, of which plan and for which period', async () => {
  const { userId, id } = await join()
  const [order] = await paidBy(userId)
  await confirmByPassword(admin)
  const { text } = await admin.get('/api/admin/orders.csv?kind=memberships')
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(lines[0]).toContain(
    '"Kind","Course","Plan","Period from","Period to","Amount","Refunded","Currency","Payment"',
  )
  const row = lines.find(line => line.includes(id))
  const period = `"${order?.periodFrom?.toISOString()}","${order?.periodTo?.toISOString()}"`
  expect(row).toContain(`"membership","","Gold, year",${period},"190.00","0.00","USD","${order?.paymentIntentId}"`)
  expect(lines.filter(line => line.includes('"course"'))).toEqual([])
})

test('T79 T85 an administrator refunds a payment of a membership whole, and is told before what ends with it', async () => {
  const member = await join()
  expect(await detail(member.id)).toMatchObject({
    plan: { name: 'Gold', duration: 'year' },
    course: null,
    access: [],
    canWithdraw: false,
    refundBar: null,
    hasReceipt: true,
    certificateGoes: false,
    membership: { status: 'active', endsWithRefund: true },
  })
  expect((await refund(member.id, 'not the password')).status).not.toBe(200)
  expect((await member.client.post(`/api/admin/orders/${member.id}/refund`, { password: userPassword })).status).toBe(
    403,
  )
  expect((await admin.post(`/api/admin/orders/${member.id}/withdraw`, { password: userPassword })).status).toBe(404)
  const answers = await Promise.all([refund(member.id), refund(member.id)])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(await paidBy(member.userId)).toMatchObject([{ status: 'refunded', refundedCents: 19_000 }])
  expect((await shop.stripe.refunds.list({ payment_intent: member.intentId })).data).toMatchObject([{ amount: 19_000 }])
  await desk.becomes(member, [{ status: 'ended' }])
  const isRefund = and(eq(auditEntries.thingId, member.id), eq(auditEntries.action, 'order.refund'))
  expect(await db.select().from(auditEntries).where(isRefund)).toMatchObject([
    { actorId: adminId, thingName: 'Gold, year', after: { amountCents: 19_000, payment: member.intentId } },
  ])
  const after = await detail(member.id)
  expect(after).toMatchObject({
    state: 'refunded',
    refundBar: 'refunded',
    membership: { status: 'ended', endsWithRefund: false },
  })
  const steps = after.timeline.map(({ what }: { what: string }) => what).filter((what: string) => what !== 'message')
  expect(steps).toEqual(['created', 'paid', 'refund-asked', 'refunded'])
  expect((await list('kind=memberships&status=refunded')).refundedAmount).toBe(190)
})

test('T29 a receipt of a membership is its payer’s: strangers find nothing, and each payment has its own', async () => {
  const member = await join()
  const stranger = await seedUser(academy)
  desk.sandbox.advance(days(366))
  await waitFor(member.userId, [{ id: member.id }, { status: 'paid' }])
  const { body } = await member.client.get('/api/my-orders')
  expect(body.orders).toMatchObject([
    { course: null, plan: { name: 'Gold', duration: 'year' }, amount: 190, period: { from: expect.any(String) } },
    { _id: member.id },
  ])
  for (const { _id } of body.orders) {
    const { receipt } = (await member.client.get(`/api/my-orders/${_id}/receipt`)).body
    expect(receipt).toMatchObject({
      _id,
      plan: { name: 'Gold' },
      payment: expect.stringMatching(/^pi_/),
      buyer: 'Demo Learner',
    })
    expect((await stranger.client.get(`/api/my-orders/${_id}/receipt`)).status).toBe(404)
    expect((await academy.client().get(`/api/my-orders/${_id}/receipt`)).status).toBe(401)
  }
  expect((await stranger.client.get('/api/my-orders')).body.orders).toEqual([])
  const { rows } = await orderData.collect(db, { userId: member.userId, emails: [] })
  expect(rows, 'T29 their data holds both').toMatchObject([
    { plan: 'Gold', duration: 'year', course: null, amountCents: 19_000 },
    { plan: 'Gold' },
  ])
  await db.transaction(tx => orderData.erase(tx, { userId: member.userId, emails: [] }))
  expect(await paidBy(member.userId), 'the books keep them').toHaveLength(2)
})

test('T85 a refund of an earlier period is said to end nothing, and ends nothing', async () => {
  const member = await join()
  desk.sandbox.advance(days(366))
  await waitFor(member.userId, [{ id: member.id }, { status: 'paid' }])
  expect((await detail(member.id)).membership).toMatchObject({ status: 'active', endsWithRefund: false })
  expect((await refund(member.id)).status).toBe(200)
  expect(await paidBy(member.userId)).toMatchObject([{ status: 'refunded' }, { status: 'paid' }])
  expect(await desk.membershipsOf(member.userId)).toMatchObject([{ status: 'active' }])
})

// Plans that staff give by hand, with and without a sum (decision 0106).
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { followPasses } from '#src/features/memberships/commands/passes/follow-passes.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import type { Context } from '#src/server/context.ts'
import { seedCourse, seedUser, userPassword } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openPassDesk } from '#src/testing/services/pass-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import { days, seconds } from '#src/wire/durations.ts'
import { lastSecondOf } from '#src/wire/money/pass-ends.ts'
import { monthsAfter } from '#src/wire/money/passes.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const desk = await openTransferDesk({ academy, shop })
const pass = await openPassDesk({ academy, desk })
const admin = (await seedUser(academy, { role: 'admin' })).client
const context: Context = { ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' }
const now = () => academy.services.now()

// One of each name and rhythm is on sale at a time.
beforeEach(() => db.update(plans).set({ archivedAt: academy.services.now() }))

const give = (userId: string, body: object, { who = admin, key = randomUUID() } = {}) =>
  who.post(
    `/api/admin/users/${userId}/memberships`,
    { periods: 1, heldUntil: null, reason: 'Helped at the congress', ...body },
    { 'idempotency-key': key },
  )
const inCash = { password: userPassword, note: 'Given back in cash' }
const statusOf = ({ status }: { status: number }) => status
const ascending = (one: number, other: number) => one - other
const heldBy = (userId: string) => db.select().from(memberships).where(eq(memberships.userId, userId))
const endOf = async (userId: string) => (await heldBy(userId))[0]?.currentPeriodEnd.toISOString() ?? null
const endsIn = (userId: string, ms: number) =>
  db
    .update(memberships)
    .set({ currentPeriodEnd: new Date(now().getTime() + ms) })
    .where(eq(memberships.userId, userId))
const mailsOf = async (userId: string, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mailText)
const shownTo = async (userId: string) => (await admin.get(`/api/admin/users/${userId}`)).body

test('a plan without a sum is a membership without an order: open until its day, mailed, ended by staff', async () => {
  const planId = await pass.seed()
  const { id: courseId } = await seedCourse(db, { priceCents: 5_000 })
  await db.update(plans).set({ opens: 'all' }).where(eq(plans.id, planId))
  const { client, userId } = await seedUser(academy)
  expect((await give(userId, { planId, periods: 3 })).body).toEqual({ changed: true })
  const [held] = await heldBy(userId)
  expect(held).toMatchObject({ status: 'active', amountCents: 0, cancelAtPeriodEnd: true })
  expect(held?.currentPeriodEnd).toEqual(monthsAfter(held?.startedAt ?? now(), 3))
  expect([await shop.ordersFor(userId), await shop.owns(client, courseId)]).toEqual([[], true])
  expect(await mailsOf(userId, 1)).toEqual([expect.stringContaining('our team has given you this membership')])
  expect(await pass.mine(client)).toMatchObject([{ paidOnce: true, payable: 0, status: 'active' }])
  expect((await shownTo(userId)).memberships).toMatchObject([{ paidBy: 'given', lastBill: null }])
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.thingId, userId), eq(auditEntries.action, 'user.give-membership')))
  expect(entry?.after).toMatchObject({ plan: 'Silver, monthly', reason: 'Helped at the congress' })
  const asked = { password: userPassword, reason: 'A mistake', when: 'now' }
  expect((await admin.post(`/api/admin/memberships/${held?.id}/end`, asked)).body).toEqual({ changed: true })
  expect(await shop.owns(client, courseId)).toBe(false)
  expect((await heldBy(userId))[0]?.status).toBe('ended')
})

test('P1 with a sum it is an order: receipt, books, a refund that takes its days back', async () => {
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  const fresh = (await seedUser(academy, { role: 'admin' })).client
  expect((await give(userId, { planId, periods: 2, paid: '45.50' }, { who: fresh })).body.code).toBe(
    'confirmation-needed',
  )
  await confirmByPassword(admin)
  expect((await give(userId, { planId, periods: 2, paid: '45.505' })).status).toBe(400)
  expect((await give(userId, { planId, periods: 2, paid: '45.50' })).body).toEqual({ changed: true })
  const [order] = await shop.ordersFor(userId)
  const [held] = await heldBy(userId)
  if (!order || !held) throw new Error('nothing was sold')
  const period = { membershipId: held.id, periodTo: held.currentPeriodEnd }
  const paidByHand = expect.stringMatching(/^trh_/)
  expect(order).toMatchObject({ status: 'paid', amountCents: 4_550, paymentIntentId: paidByHand, planId, ...period })
  expect(held.currentPeriodEnd).toEqual(monthsAfter(held.startedAt, 2))
  expect((await client.get(`/api/my-orders/${order.id}/receipt`)).body.receipt).toMatchObject({ amount: 45.5 })
  const { methods } = (await admin.get('/api/admin/books')).body
  expect(methods).toContainEqual(expect.objectContaining({ method: 'hand', gross: 45.5, fees: 0 }))
  expect((await shownTo(userId)).memberships).toMatchObject([{ paidBy: 'hand', lastBill: { paid: 45.5 } }])
  expect((await admin.post(`/api/admin/orders/${order.id}/refund`, inCash)).body).toEqual({ refunded: true })
  expect((await heldBy(userId))[0]?.status).toBe('ended')
})

test('what is given lengthens what is paid until a date, by months or to a day, and a refund takes just its own days', async () => {
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  await pass.buy(client, planId)
  const first = await endOf(userId)
  expect((await give(userId, { planId, heldUntil: first })).body).toEqual({ changed: true })
  const second = await endOf(userId)
  expect(second).toBe(monthsAfter((await heldBy(userId))[0]?.startedAt ?? now(), 2).toISOString())
  expect(await pass.mine(client)).toMatchObject([{ payable: 29 }])
  expect((await mailsOf(userId, 3)).at(-1)).toContain('our team has made your membership longer')
  const until = new Date(Date.parse(second ?? '') + days(17)).toISOString().slice(0, 10)
  for (const wrong of ['2020-01-01', '2099-01-01', 'soon'])
    expect([
      wrong,
      (await give(userId, { planId, periods: undefined, until: wrong, heldUntil: second })).status,
    ]).toEqual([wrong, 400])
  await confirmByPassword(admin)
  const sold = { planId, periods: undefined, until, heldUntil: second, paid: 12 }
  expect((await give(userId, sold)).body).toEqual({ changed: true })
  expect(await endOf(userId)).toBe(`${until}T23:59:59.000Z`)
  // A period more counts from that day on.
  expect((await give(userId, { planId, heldUntil: await endOf(userId) })).status).toBe(200)
  expect(await endOf(userId)).toBe(monthsAfter(new Date(`${until}T23:59:59.000Z`), 1).toISOString())
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.amountCents, 1_200)))
  expect((await admin.post(`/api/admin/orders/${order?.id}/refund`, inCash)).body).toEqual({ refunded: true })
  const goneMs = Number(order?.periodTo) - Number(order?.periodFrom)
  const whole = monthsAfter(new Date(`${until}T23:59:59.000Z`), 1).getTime()
  expect(Date.parse((await endOf(userId)) ?? '')).toBe(whole - goneMs)
  // What was paid before is what it costs again.
  expect(await pass.mine(client)).toMatchObject([{ payable: 29, lastPaid: 29 }])
})

test('R2 two administrators at once, and one form that is sent twice, give once', async () => {
  const planId = await pass.seed()
  const { userId } = await seedUser(academy)
  const other = (await seedUser(academy, { role: 'admin' })).client
  const answers = await Promise.all([give(userId, { planId }), give(userId, { planId }, { who: other })])
  expect(answers.map(statusOf).toSorted(ascending)).toEqual([200, 409])
  const heldUntil = await endOf(userId)
  const key = randomUUID()
  const twice = await Promise.all([1, 2, 3].map(() => give(userId, { planId, heldUntil }, { key })))
  expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await give(userId, { planId, heldUntil }, { key })).body).toEqual({ changed: true })
  expect(await heldBy(userId)).toHaveLength(1)
  expect(await endOf(userId)).toBe(monthsAfter((await heldBy(userId))[0]?.startedAt ?? now(), 2).toISOString())
  await confirmByPassword(admin)
  const paid = { planId, heldUntil: await endOf(userId), paid: 30 }
  const sales = await Promise.all([1, 2].map(() => give(userId, paid)))
  expect(sales.map(statusOf).toSorted(ascending)).toEqual([200, 409])
  expect(await shop.ordersFor(userId)).toHaveLength(1)
})

test('T26 D-8 a subscription of the plan is refused with words; one of another plan stays; learners and strangers give nothing', async () => {
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  const [at, end] = [now(), monthsAfter(now(), 1)]
  const sub = { userId, planId, customerId: 'cus_1', priceId: 'price_1', status: 'active' as const }
  const period = { startedAt: at, currentPeriodEnd: end, cancelAtPeriodEnd: false, readAt: at, billsReadAt: at }
  await db.insert(memberships).values({ ...sub, ...period, subscriptionId: `sub_${userId}` })
  const { plans: offered } = (await admin.get(`/api/admin/users/${userId}/plans`)).body
  expect(offered).toContainEqual(expect.objectContaining({ _id: planId, isSubscribed: true, heldUntil: null }))
  const refused = await give(userId, { planId })
  expect(refused).toMatchObject({ status: 409, body: { code: 'membership-held' } })
  const otherId = await pass.seed({ name: 'Gold' })
  expect((await give(userId, { planId: otherId })).status).toBe(200)
  expect((await heldBy(userId)).find(one => one.planId === planId)).toMatchObject({ cancelAtPeriodEnd: false })
  expect((await give(userId, { planId: otherId, heldUntil: null }, { who: client })).status).toBe(403)
  expect((await client.get(`/api/admin/users/${userId}/plans`)).status).toBe(403)
  expect((await give(userId, { planId: randomUUID() })).status).toBe(404)
  expect((await give(randomUUID(), { planId })).status).toBe(404)
  for (const wrong of [
    { reason: '' },
    { periods: 0 },
    { periods: 37 },
    { periods: 1, until: '2027-01-01' },
    { paid: -1 },
  ])
    expect([wrong, (await give(userId, { planId: otherId, ...wrong })).status]).toEqual([wrong, 400])
  await db.update(plans).set({ archivedAt: now() }).where(eq(plans.id, otherId))
  expect((await give((await seedUser(academy)).userId, { planId: otherId })).body.code).toBe('plan-off-sale')
})

test('what was given ends on its day by itself, and its holder renews it by a payment', async () => {
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  await give(userId, { planId })
  await endsIn(userId, days(5))
  expect(await pass.mine(client)).toMatchObject([{ renewable: true }])
  await pass.buy(client, planId)
  expect(await pass.mine(client)).toMatchObject([{ payable: 29 }])
  await endsIn(userId, -seconds(5))
  await followPasses(context)
  expect((await heldBy(userId))[0]?.status).toBe('ended')
})

test('where only cards are taken, no mail promises a renewal that is not there', async () => {
  const planId = await pass.seed()
  const { userId } = await seedUser(academy)
  await desk.offer({ offersTransfer: false })
  await expect.poll(() => academy.services.identity().transfer).toBeNull()
  await give(userId, { planId })
  for (const ms of [days(5), -seconds(5)]) {
    await endsIn(userId, ms)
    await followPasses(context)
  }
  const mails = (await mailsOf(userId, 3)).join(' ')
  expect(mails).toContain('to go on, write to us')
  expect(mails).not.toMatch(/renew it|Renew your/)
})

test('by the academy’s clock months end with a day, and what goes back by hand leaves what was there before', async () => {
  const zone = 'Europe/Berlin'
  const networks = { linkedin: '', instagram: '', youtube: '', facebook: '' }
  const place = {
    ...networks,
    name: 'Kinesis',
    email: '',
    phone: '',
    address: '',
    publisher: '',
    series: '',
    timeZone: zone,
  }
  expect(await admin.put('/api/admin/identity', place)).toMatchObject({ status: 200 })
  await expect.poll(() => academy.services.identity().timeZone, { timeout: 10_000 }).toBe(zone)
  const planId = await pass.seed()
  const { client, userId } = await seedUser(academy)
  const year = now().getUTCFullYear() + 1
  await give(userId, { planId, periods: undefined, until: `${year}-01-31` })
  expect(await endOf(userId)).toBe(lastSecondOf(zone, `${year}-01-31`).toISOString())
  await give(userId, { planId, periods: 3, heldUntil: await endOf(userId) })
  const april = lastSecondOf(zone, `${year}-04-30`).toISOString()
  expect(await endOf(userId)).toBe(april)
  // Both ends are among the last days of a month, and no month lies between.
  await confirmByPassword(admin)
  const sold = { planId, periods: undefined, until: `${year}-05-29`, heldUntil: april, paid: 10 }
  expect((await give(userId, sold)).body).toEqual({ changed: true })
  const [order] = await shop.ordersFor(userId)
  expect((await admin.post(`/api/admin/orders/${order?.id}/refund`, inCash)).body).toEqual({ refunded: true })
  expect(await endOf(userId)).toBe(april)
  expect(await pass.mine(client)).toMatchObject([{ payable: 0, lastPaid: 0 }])
  expect((await shownTo(userId)).memberships).toMatchObject([{ paidBy: 'given', payable: 0 }])
  const told = (await mailsOf(userId, 4)).at(-1) ?? ''
  expect(told).toContain('goes back to you from our team')
  expect(told).not.toMatch(/bank|the way it was paid/)
})

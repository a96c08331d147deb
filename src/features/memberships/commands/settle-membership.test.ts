import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import type { Client } from '#src/testing/client.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openShop } from '#src/testing/services/shop.ts'
import { days } from '#src/wire/durations.ts'

import { memberships, plans } from '../tables.ts'

const academy = await keepAcademy()
const shop = openShop(academy)
const desk = openPlans(academy)
beforeEach(() => desk.clear())

/** Somebody with an active membership of the plan. */
async function join(plan: SeededPlan, card?: string) {
  const learner = await seedUser(academy)
  await desk.buy(plan, { reference: learner.userId, ...(card && { card }) })
  const [membership] = await desk.becomes(learner, [{ status: 'active' }])
  return { ...learner, subscriptionId: membership?.subscriptionId ?? '' }
}

test('API-19 E-9 D-5 L-MEM-6 a paid plan is recorded by webhook for whom the reference names, and welcomed', async () => {
  const plan = await desk.seed()
  const learner = await join(plan)
  expect(await desk.mine(learner.client)).toMatchObject([
    { name: 'Silver', duration: 'month', payable: 29, status: 'active', cancelAtPeriodEnd: false, endedAt: null },
  ])
  const listed = await learner.client.get('/api/memberships')
  expect(listed.body).toMatchObject({
    IsUserMemberships: true,
    membershipId: { name: 'Silver', duration: 'month' },
  })
  const [mail] = await academy.mailsTo(`${learner.userId}@example.org`)
  expect(mail).toContain('Subject: Your Silver membership has started')
  expect(await desk.mine((await seedUser(academy)).client)).toEqual([])
})

test('D-4 a plan opens all courses, the later ones too, no drafts, and closes them when it ends', async () => {
  const { db } = academy.services
  const { id: early } = await seedCourse(db)
  const learner = await join(await desk.seed({ opens: 'all' }))
  const { id: later } = await seedCourse(db)
  const { id: draft } = await seedCourse(db, { publishedAt: null })
  expect(await desk.opens(learner.client, early)).toBe(true)
  expect(await desk.opens(learner.client, later)).toBe(true)
  expect((await learner.client.get(`/api/course/${draft}`)).status).toBe(404)
  expect(await shownAs(learner.client, later)).toMatchObject({ included: true, learning: { startedLessons: 0 } })
  expect((await learner.client.post('/api/order/', { courseId: later })).status).toBe(409)
  await academy.services.payments.cancelSubscription(learner.subscriptionId, 'now')
  await desk.becomes(learner, [{ status: 'ended' }])
  expect(await desk.opens(learner.client, early)).toBe(false)
  expect(await desk.opens(learner.client, later)).toBe(false)
  const mails = await academy.mailsTo(`${learner.userId}@example.org`, 2)
  expect(mails.at(-1)).toContain('Subject: Your Silver membership has ended')
})

test('D-4 a plan opens the chosen courses alone, and its end takes no purchase away', async () => {
  const { db } = academy.services
  const { id: chosen } = await seedCourse(db)
  const { id: other } = await seedCourse(db)
  const { client, userId, courseId: bought } = await shop.meet()
  const { intentId } = await shop.start(client, bought)
  await shop.pay(intentId)
  await expect.poll(() => desk.opens(client, bought)).toBe(true)
  const plan = await desk.seed({ opens: 'chosen', courseIds: [chosen, bought] })
  await desk.buy(plan, { reference: userId })
  const [membership] = await desk.becomes({ client, userId }, [{ status: 'active' }])
  expect(await desk.opens(client, chosen)).toBe(true)
  expect(await desk.opens(client, other)).toBe(false)
  await academy.services.payments.cancelSubscription(membership?.subscriptionId ?? '', 'now')
  await desk.becomes({ client, userId }, [{ status: 'ended' }])
  expect(await desk.opens(client, chosen)).toBe(false)
  expect(await desk.opens(client, bought)).toBe(true)
  expect(await desk.coverageOf(userId)).toEqual([])
})

test('D-4 a plan that opens nothing opens nothing', async () => {
  const { id } = await seedCourse(academy.services.db)
  const learner = await join(await desk.seed({ opens: 'none' }))
  expect(await desk.opens(learner.client, id)).toBe(false)
})

test('D-5 a renewal moves the period on; a failed one closes the courses and tells its holder, until it is paid', async () => {
  const { id } = await seedCourse(academy.services.db)
  const learner = await join(await desk.seed({ opens: 'all' }), '4000000000000341')
  const [before] = await desk.membershipsOf(learner.userId)
  desk.sandbox.advance(days(32))
  const [unpaid] = await desk.becomes(learner, [{ status: 'past-due' }])
  // The period goes on although nobody paid: the date opens nothing.
  expect(unpaid?.currentPeriodEnd.getTime()).toBeGreaterThan(before?.currentPeriodEnd.getTime() ?? 0)
  expect(await desk.opens(learner.client, id)).toBe(false)
  expect((await learner.client.get('/api/memberships')).body.IsUserMemberships).toBe(true)
  const mails = await academy.mailsTo(`${learner.userId}@example.org`, 2)
  expect(mails.at(-1)).toContain('could not be renewed')
  // The provider tries again for two weeks, then it gives up.
  const afterDays = async () => {
    desk.sandbox.advance(days(3))
    return (await desk.membershipsOf(learner.userId))[0]?.status
  }
  await expect.poll(afterDays, { interval: 250 }).toBe('ended')
})

test('D-5 a paid renewal keeps the membership and moves its end', async () => {
  const learner = await join(await desk.seed())
  const [before] = await desk.membershipsOf(learner.userId)
  desk.sandbox.advance(days(32))
  await expect
    .poll(async () => (await desk.membershipsOf(learner.userId))[0]?.currentPeriodEnd.getTime())
    .toBeGreaterThan(before?.currentPeriodEnd.getTime() ?? 0)
  expect(await desk.mine(learner.client)).toMatchObject([{ status: 'active' }])
  const mails = await academy.mailsTo(`${learner.userId}@example.org`, 2)
  expect(mails.map(mailText).at(-1)).toMatch(/Your payment has arrived[^]*\$29\.00[^]*See the receipt/)
})

const eventAbout = (subscriptionId: string, id: string, type = 'customer.subscription.updated') => ({
  id,
  object: 'event',
  type,
  livemode: false,
  data: { object: { object: 'subscription', id: subscriptionId, status: 'active', metadata: {} } },
})

test('D-5 T84 an event in any order, twice and at once, tells no more than what the provider knows now', async () => {
  const learner = await join(await desk.seed({ opens: 'all' }))
  await academy.services.payments.cancelSubscription(learner.subscriptionId, 'now')
  await desk.becomes(learner, [{ status: 'ended' }])
  // It claims to be active: a late copy of an old event.
  const late = [1, 1, 2, 3].map(number => shop.deliver(eventAbout(learner.subscriptionId, `evt_late${number}`)))
  expect((await Promise.all(late)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await desk.becomes(learner, [{ status: 'ended' }])
  expect(await desk.coverageOf(learner.userId)).toEqual([])
  expect(await academy.mailsTo(`${learner.userId}@example.org`, 2)).toHaveLength(2)
})

test('D-5 twenty events of one checkout at once make one membership and one mail', async () => {
  const plan = await desk.seed({ opens: 'all' })
  const learner = await seedUser(academy)
  shop.breakWith({ webhooks: { drop: true } })
  const sessionId = await desk.buy(plan, { reference: learner.userId })
  const subscriptionId = (await academy.services.payments.findCheckoutSubscription(sessionId)) ?? ''
  expect(await desk.mine(learner.client)).toEqual([])
  const events = Array.from({ length: 20 }, (_, index) =>
    shop.deliver(eventAbout(subscriptionId, `evt_at_once${index}`)),
  )
  expect(new Set((await Promise.all(events)).map(({ status }) => status))).toEqual(new Set([200]))
  shop.breakWith({ webhooks: {} })
  await desk.becomes(learner, [{ status: 'active' }])
  expect(await desk.coverageOf(learner.userId)).toHaveLength(1)
  expect(await academy.mailsTo(`${learner.userId}@example.org`)).toHaveLength(1)
})

test('T84 an answer that is older than what stands there changes nothing', async () => {
  const learner = await join(await desk.seed())
  await academy.services.db
    .update(memberships)
    .set({ status: 'past-due', readAt: new Date(Date.now() + days(1)) })
    .where(eq(memberships.userId, learner.userId))
  await shop.deliver(eventAbout(learner.subscriptionId, 'evt_older'))
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'past-due' }])
})

/** The subscription goes on at a price that no plan of ours has, as after a price migration at the provider. */
async function moveToUnknown(subscriptionId: string, cents: number) {
  const subscription = await shop.stripe.subscriptions.retrieve(subscriptionId)
  const [item] = subscription.items.data
  const product = typeof item?.price.product === 'string' ? item.price.product : ''
  const price = await shop.stripe.prices.create({
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
    product,
  })
  await shop.stripe.subscriptions.update(subscriptionId, { items: [{ id: item?.id ?? '', price: price.id }] })
}

test.each([
  { plan: 'one that left the sale long ago', change: { archivedAt: new Date(0) } },
  { plan: 'one that had that price long ago', change: { replacedAt: new Date(0), paymentId: 'price_later' } },
])('D-5 a subscription that the provider moves is of the plan of its price: $plan', async ({ change }) => {
  const { db } = academy.services
  const [own, other] = [await desk.seed(), await desk.seed({ name: 'Gold' })]
  const learner = await join(own)
  await db
    .update(plans)
    .set({ formerPaymentIds: [other.priceId], ...change })
    .where(eq(plans.id, other.id))
  // Its own plan is known by its link, too.
  await db.update(plans).set({ updatedAt: new Date() }).where(eq(plans.id, own.id))
  const { items } = await shop.stripe.subscriptions.retrieve(learner.subscriptionId)
  const item = { id: items.data[0]?.id ?? '', price: other.priceId }
  await shop.stripe.subscriptions.update(learner.subscriptionId, { items: [item] })
  expect(await desk.becomes(learner, [{ planId: other.id, status: 'active' }])).toHaveLength(1)
})

test('D-4 D-5 a subscription at an unknown price keeps its plan while it lives, says what is paid, and closes when it ends', async () => {
  const { id } = await seedCourse(academy.services.db)
  const learner = await join(await desk.seed({ opens: 'all' }))
  await moveToUnknown(learner.subscriptionId, 3500)
  await desk.becomes(learner, [{ status: 'active', amountCents: 3500 }])
  expect(await desk.mine(learner.client)).toMatchObject([{ name: 'Silver', payable: 35 }])
  expect(await desk.opens(learner.client, id)).toBe(true)
  await academy.services.payments.cancelSubscription(learner.subscriptionId, 'now')
  await desk.becomes(learner, [{ status: 'ended' }])
  expect(await desk.opens(learner.client, id)).toBe(false)
  expect(await desk.casesOf(learner.userId)).toEqual([])
})

test('D-5 the holder of a subscription at an unknown price cancels it themselves', async () => {
  const learner = await join(await desk.seed({ opens: 'all' }))
  await moveToUnknown(learner.subscriptionId, 3500)
  await desk.becomes(learner, [{ amountCents: 3500 }])
  const [{ _id: id }] = await desk.mine(learner.client)
  const cancelled = await learner.client.put(`/api/memberships/${id}/cancel`)
  expect(cancelled.body.membership).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, payable: 35 })
  desk.sandbox.advance(days(32))
  await desk.becomes(learner, [{ status: 'ended' }])
  expect(await desk.coverageOf(learner.userId)).toEqual([])
})

test('D-5 a holder reads the price that they pay, whatever the plan costs by now', async () => {
  const plan = await desk.seed({ name: 'Gold', priceCents: 5900, discount: 10, soldAtCents: 5310 })
  const learner = await join(plan)
  await academy.services.db.update(plans).set({ priceCents: 7900 }).where(eq(plans.id, plan.id))
  expect(await desk.mine(learner.client)).toMatchObject([
    { payable: 53.1, currency: 'usd', interval: 'month', lastPaid: 53.1 },
  ])
})

test('T84 a forged event is refused, and changes nothing', async () => {
  const learner = await join(await desk.seed())
  const event = eventAbout(learner.subscriptionId, 'evt_forged', 'customer.subscription.deleted')
  expect((await shop.deliver(event, { secret: 'whsec_wrong' })).status).toBe(400)
  expect((await shop.deliver(event, { timestamp: Math.floor(Date.now() / 1000) - 3600 })).status).toBe(400)
  expect(await desk.membershipsOf(learner.userId)).toMatchObject([{ status: 'active' }])
})

/** A course as the learner's catalogue shows it. */
async function shownAs(client: Client, id: string) {
  const { courses } = (await client.get('/api/courses?limit=100')).body
  return courses.find((course: { _id: string }) => course._id === id)
}

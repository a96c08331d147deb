import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout, openShop } from '#src/testing/services/shop.ts'
import { days, seconds } from '#src/wire/durations.ts'

const academy = await keepAcademy()
const desk = openPlans(academy)
const shop = openShop(academy)
const { client: admin } = await seedUser(academy, { role: 'admin' })

/** Pays for somebody with an email that another account has: staff decide. @returns the case */
async function payForAnother(plan: SeededPlan, { userId }: { userId: string }, card?: string) {
  const payer = await seedUser(academy)
  await desk.buy(plan, { reference: userId, email: `${payer.userId}@example.org`, ...(card && { card }) })
  await expect.poll(() => desk.casesOf(payer.userId)).toMatchObject([{ reason: 'other-payer', closedAt: null }])
  const [found] = await desk.casesOf(payer.userId)
  return { id: found?.id ?? '', subscriptionId: found?.subject ?? '', email: `${userId}@example.org` }
}
type Found = Awaited<ReturnType<typeof payForAnother>>
type Choice = { others?: 'end' | 'stay'; seen?: readonly string[] }
const grant = ({ id, email }: Found, plan: SeededPlan, choice: Choice = {}) =>
  admin.post(`/api/admin/payments/cases/${id}/grant`, { planId: plan.id, email, ...choice })
/** What whoever grants is shown. */
const shown = async ({ id, email }: Found) =>
  (await admin.get(`/api/admin/payments/cases/${id}/receiver?email=${email}`)).body
const seenOf = async (found: Found): Promise<string[]> =>
  (await shown(found)).memberships.map(({ _id }: { _id: string }) => _id)
const welcomes = async (userId: string, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mailText).filter(text => /welcome to gold/i.test(text))
/** Whether each of somebody's memberships renews, the oldest first. */
const renewing = async (userId: string) =>
  (await desk.membershipsOf(userId)).map(({ status, cancelAtPeriodEnd }) => status === 'active' && !cancelAtPeriodEnd)

/** Waits until no subscription is about to be stopped. */
async function noneToStop() {
  const stops = `select from pgboss.job where name = 'stop-membership' and state < 'completed'`
  await expect.poll(async () => (await academy.services.db.execute(stops)).rows.length).toBe(0)
}

/** Somebody who holds a plan, for whom another account pays; and a plan to be granted. */
async function holdOne(card?: string) {
  await desk.clear()
  const [held, other] = [await desk.seed(), await desk.seed({ name: 'Gold' })]
  const holder = await seedUser(academy)
  await desk.buy(held, { reference: holder.userId })
  const [membership] = await desk.becomes(holder, [{ planId: held.id, status: 'active' }])
  return { ...holder, held, other, membershipId: membership?.id ?? '', found: await payForAnother(held, holder, card) }
}

test('T84 D-5 the plan that staff granted stays, although another one is sold at that price', async () => {
  await desk.clear()
  const [sold, granted] = [await desk.seed(), await desk.seed({ name: 'Gold', duration: 'year', opens: 'all' })]
  const holder = await seedUser(academy)
  const found = await payForAnother(sold, holder)
  expect((await grant(found, granted)).body).toEqual({ granted: true })
  await shop.stripe.subscriptions.update(found.subscriptionId, { cancel_at_period_end: true })
  await desk.becomes(holder, [{ planId: granted.id, cancelAtPeriodEnd: true }])
  expect(await desk.mine(holder.client)).toMatchObject([{ name: 'Gold', payable: 29, interval: 'month' }])
})

test('T84 D-8 staff grant nobody a plan that they have already', async () => {
  const { userId, held, other, found } = await holdOne()
  expect((await grant(found, held)).body).toMatchObject({
    code: 'membership-held',
    message: 'They have this plan already. Choose another one, or refund this payment',
  })
  expect(await desk.membershipsOf(userId)).toHaveLength(1)
  expect((await grant(found, other, { seen: await seenOf(found) })).body).toEqual({ granted: true })
  expect(await desk.membershipsOf(userId)).toMatchObject([{ planId: held.id }, { planId: other.id }])
})

test('T84 D-8 a granted plan takes the place of the same one that is not paid, unless staff let it stay', async () => {
  await desk.clear()
  const plan = await desk.seed()
  const holder = await seedUser(academy)
  await desk.buy(plan, { reference: holder.userId, card: '4000000000000341' })
  const [old] = await desk.becomes(holder, [{ planId: plan.id, status: 'active' }])
  desk.sandbox.advance(days(32))
  await desk.becomes(holder, [{ status: 'past-due' }])
  const found = await payForAnother(plan, holder)
  const isRunning = async () => (await shop.stripe.subscriptions.retrieve(old?.subscriptionId ?? '')).status
  expect((await grant(found, plan, { others: 'stay', seen: await seenOf(found) })).body).toEqual({ granted: true })
  await noneToStop()
  expect(await isRunning()).toBe('past_due')
  await shop.stripe.subscriptions.cancel(found.subscriptionId)
  await desk.becomes(holder, [{ status: 'past-due' }, { status: 'ended' }])
  const again = await payForAnother(plan, holder)
  expect((await grant(again, plan, { seen: await seenOf(again) })).body).toEqual({ granted: true })
  await expect.poll(isRunning).toBe('canceled')
})

test('T84 D-8 who grants is shown what the receiver holds, who need not be the payer, and nothing of a stranger', async () => {
  const { userId, found } = await holdOne()
  expect(await shown(found)).toMatchObject({
    name: 'Demo Learner',
    memberships: [{ name: 'Silver', payable: 29, interval: 'month', status: 'active', cancelAtPeriodEnd: false }],
  })
  expect((await shown({ ...found, email: '' })).memberships, 'of the payer').toEqual([])
  expect((await shown({ ...found, email: 'nobody@example.org' })).code).toBe('email-unknown')
  const learner = await seedUser(academy)
  const asked = await learner.client.get(`/api/admin/payments/cases/${found.id}/receiver?email=${userId}@example.org`)
  expect(asked.status).toBe(403)
})

test('T84 D-8 a granted plan has the other one end with its period, and its holder hears of both', async () => {
  const { userId, other, found, membershipId } = await holdOne()
  expect((await grant(found, other, { seen: [membershipId] })).body).toEqual({ granted: true })
  await expect.poll(() => renewing(userId), { timeout: seconds(20) }).toEqual([false, true])
  const [mail = ''] = await welcomes(userId, 2)
  expect(mail).toContain('What you held before stops, and is not charged again')
  expect(mail).toMatch(/Silver, monthly\s+open until \d+ \w+ \d{4}, then it ends/)
})

test('T84 D-8 staff may leave the other plan as it is, even one that its holder had agreed to replace', async () => {
  const { userId, client, other, found, membershipId } = await holdOne()
  expect((await client.post('/api/memberships/accept', { id: other.id })).status).toBe(200)
  expect((await grant(found, other, { others: 'stay', seen: [membershipId] })).body).toEqual({ granted: true })
  const [mail = ''] = await welcomes(userId, 2)
  expect(mail).toContain('goes on being charged until you cancel it')
  expect(mail).toMatch(/Silver, monthly\s+\$29.00 USD per month, renews on/)
  const { subscriptionId: id } = found
  const news = { data: { object: { object: 'subscription', id } } }
  await shop.deliver({ ...eventAbout('', 'customer.subscription.updated'), ...news })
  await noneToStop()
  expect(await renewing(userId)).toEqual([true, true])
})

test('T84 D-8 nothing is granted beside a plan that was not shown, or that renews again', async () => {
  const { userId, client, other, found, membershipId } = await holdOne()
  expect((await grant(found, other)).body.code).toBe('plans-held')
  await client.put(`/api/memberships/${membershipId}/cancel`)
  expect((await shown(found)).memberships).toMatchObject([{ cancelAtPeriodEnd: true }])
  await client.put(`/api/memberships/${membershipId}/keep`)
  expect((await grant(found, other)).body.code).toBe('plans-held')
  expect(await desk.membershipsOf(userId)).toHaveLength(1)
  const again = await payForAnother(await desk.seed({ name: 'Basic' }), { userId })
  const third = await desk.seed({ name: 'Basic', duration: 'year' })
  const answers = await Promise.all([
    grant(found, other, { seen: [membershipId] }),
    grant(again, third, { seen: [membershipId] }),
  ])
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'plans-held']))
  const [late, plan] = answers[0]?.status === 200 ? ([again, third] as const) : ([found, other] as const)
  const seen = await seenOf(late)
  expect(seen, 'all that is held').toHaveLength(2)
  expect((await grant(late, plan, { seen })).status).toBe(200)
  const left = async () => (await renewing(userId)).filter(Boolean)
  await expect.poll(left, { timeout: seconds(20) }).toEqual([true])
})

test('T84 D-8 for a subscription that is not paid no other plan ends', async () => {
  const { userId, other, found, membershipId } = await holdOne('4000000000000341')
  desk.sandbox.advance(days(32))
  const isUnpaid = async () => (await shop.stripe.subscriptions.retrieve(found.subscriptionId)).status
  await expect.poll(isUnpaid, { timeout: seconds(20) }).toBe('past_due')
  const refused = await grant(found, other, { seen: [membershipId] })
  expect(refused.body).toMatchObject({ code: 'conflict', message: expect.stringContaining('not paid at the moment') })
  expect((await grant(found, other, { others: 'stay', seen: [membershipId] })).status).toBe(200)
  expect(await desk.membershipsOf(userId)).toMatchObject([{ status: 'active' }, { status: 'past-due' }])
})

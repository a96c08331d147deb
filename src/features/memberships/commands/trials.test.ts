import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openPaymentLinks } from '#src/testing/services/payment-links.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

import { remindTrials } from './remind-trials.ts'

const { academy, shop } = await openTestShop()
const { db } = academy.services
const desk = openPlans(academy)
const links = openPaymentLinks(shop.stripe)
beforeEach(() => desk.clear())

/** Declines every charge but that of a checkout. */
const FAILS_LATER = '4000000000000341'

/** Both clocks go on. */
const pass = (ms: number) => {
  desk.sandbox.advance(ms)
  academy.clock.now = new Date(academy.clock.now.getTime() + ms)
}
const remind = () => remindTrials({ ...academy.services, actor: { kind: 'job', name: 'remind-trials' }, ip: '' })
const paidBy = (userId: string) => db.select().from(orders).where(eq(orders.userId, userId))
const mailsOf = async (userId: string, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mailText)
const subjects = (mails: readonly string[]) => mails.map(mail => /^Subject: (.*)$/m.exec(mail)?.[1])

const sell = () => desk.seed({ name: 'Gold', opens: 'all', trialDays: 14 })
async function join(card?: string) {
  const [plan, learner] = [await sell(), await seedUser(academy)]
  await desk.buy(plan, { reference: learner.userId, ...(card && { card }) })
  const [membership] = await desk.becomes(learner, [{ status: 'active', paidCents: 0 }])
  return { ...learner, plan, membership }
}

test('free days open a plan, are said on its page and by mail, and are no order', async () => {
  const { userId, client, plan, membership } = await join()
  expect(await desk.coverageOf(userId)).toHaveLength(1)
  const [mine] = await desk.mine(client)
  const end = membership?.currentPeriodEnd.toISOString()
  expect(mine).toMatchObject({ status: 'active', payable: 29, lastPaid: null, trialEndsAt: end, currentPeriodEnd: end })
  const { plans } = (await client.get('/api/memberships')).body
  expect(plans).toMatchObject([{ _id: plan.id, trialDays: 14, held: true, hadTrial: true }])
  const [mail = ''] = await mailsOf(userId, 1)
  expect(mail).toContain('Nothing was charged.')
  expect(mail).toContain('First payment')
  expect(mail).not.toContain('payment has arrived')
  await desk.arrived()
  expect(await paidBy(userId)).toEqual([])
})

test('when they end, the first bill is an order with a receipt, and nothing else changes', async () => {
  const { userId, client } = await join()
  pass(days(14.1))
  await expect.poll(() => paidBy(userId), { timeout: 20_000 }).toMatchObject([{ amountCents: 2_900, status: 'paid' }])
  await desk.becomes({ userId, client }, [{ status: 'active', paidCents: 2_900 }])
  expect(await desk.mine(client)).toMatchObject([{ trialEndsAt: null, payable: 29, lastPaid: 29 }])
  expect(await mailsOf(userId, 2)).toEqual(expect.arrayContaining([expect.stringContaining('receipt')]))
})

test('cancelled within them it stays open to their end, and is never charged', async () => {
  const { userId, client } = await join()
  const [{ _id: id }] = await desk.mine(client)
  expect((await client.put(`/api/memberships/${id}/cancel`, {})).status).toBe(200)
  expect(await desk.mine(client)).toMatchObject([{ status: 'active', cancelAtPeriodEnd: true, lastPaid: null }])
  await remind()
  pass(days(14.1))
  await desk.becomes({ userId, client }, [{ status: 'ended', paidCents: 0 }])
  await desk.arrived()
  expect(await paidBy(userId)).toEqual([])
  expect(await desk.coverageOf(userId)).toEqual([])
})

test('a card that is declined after them closes the plan until it is paid', async () => {
  const { userId, client } = await join(FAILS_LATER)
  pass(days(14.1))
  await desk.becomes({ userId, client }, [{ status: 'past-due' }])
  expect(await desk.mine(client)).toMatchObject([{ status: 'past-due', trialEndsAt: null }])
  expect(subjects(await mailsOf(userId, 2))).toContain('Your Gold membership could not be renewed')
  expect(await paidBy(userId)).toEqual([])
})

test('three days before its first payment its holder is reminded, once', async () => {
  const { userId } = await join()
  const [plan, short] = [await desk.seed({ name: 'Basic', trialDays: 3 }), await seedUser(academy)]
  await desk.buy(plan, { reference: short.userId })
  await desk.becomes(short, [{ status: 'active' }])
  await remind()
  pass(days(11.5))
  await Promise.all([remind(), remind()])
  await remind()
  const mails = await mailsOf(userId, 2)
  expect(subjects(mails).filter(subject => subject?.startsWith('Your first payment for Gold is on'))).toHaveLength(1)
  expect(await academy.mailsTo(`${short.userId}@example.org`, 0)).toHaveLength(1)
})

test('the free days of a plan are had once: the second time it opens with its first payment', async () => {
  const { userId, client, plan } = await join()
  const [{ _id: id }] = await desk.mine(client)
  await client.put(`/api/memberships/${id}/cancel`, {})
  pass(days(14.1))
  await desk.becomes({ userId, client }, [{ status: 'ended' }])
  const checkout = await desk.buy(plan, { reference: userId })
  await desk.becomes({ userId, client }, [{ status: 'ended' }, { status: 'past-due', paidCents: 0 }])
  const state = await client.post('/api/checkout_state', { session_id: checkout })
  expect(state.body).toEqual({ state: 'trial-used' })
  expect(await desk.coverageOf(userId)).toEqual([])
  const [again] = await desk.mine(client)
  expect(again).toMatchObject({ status: 'past-due', trialEndsAt: again.currentPeriodEnd })
  expect(subjects(await mailsOf(userId, 3))).toContain('Your Gold membership opens with its first payment')
  pass(days(14.1))
  await desk.becomes({ userId, client }, [{ status: 'ended' }, { status: 'active', paidCents: 2_900 }])
  expect(await desk.coverageOf(userId)).toHaveLength(1)
})

test('a second one that is cancelled before its first payment is never charged', async () => {
  const { userId, client, plan } = await join()
  const [{ _id: id }] = await desk.mine(client)
  await client.put(`/api/memberships/${id}/cancel`, {})
  pass(days(14.1))
  await desk.becomes({ userId, client }, [{ status: 'ended' }])
  await desk.buy(plan, { reference: userId })
  await desk.becomes({ userId, client }, [{ status: 'ended' }, { status: 'past-due' }])
  const [again] = await desk.mine(client)
  expect((await client.put(`/api/memberships/${again._id}/cancel`, {})).status).toBe(200)
  await desk.becomes({ userId, client }, [{ status: 'ended' }, { status: 'ended' }])
  pass(days(14.1))
  await desk.arrived()
  expect(await paidBy(userId)).toEqual([])
})

test('a plan keeps what its link gives when it is saved, and when it is put back on sale', async () => {
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  const gold = await sell()
  await db.execute(`update plans set trial_days = null`)
  const terms = { name: 'Gold', duration: 'month', price: 29, paymentId: gold.priceId, link: gold.link, opens: 'all' }
  const asked = new URLSearchParams({ price: '29', duration: 'month', paymentId: gold.priceId, link: gold.link })
  expect((await admin.get(`/api/admin/memberships/comparison?${asked}`)).body).toMatchObject({
    state: 'same',
    trialDays: 14,
  })
  expect((await admin.put(`/api/admin/membership/${gold.id}`, terms)).body.plan).toMatchObject({ trialDays: 14 })
  await db.execute(`update plans set trial_days = null`)
  for (const onSale of [false, true])
    expect((await admin.put(`/api/admin/membership/${gold.id}/sale`, { onSale })).status).toBe(200)
  await links.becomes(gold, true)
  expect((await admin.get(`/api/admin/membership/${gold.id}`)).body.plan).toMatchObject({ trialDays: 14 })
})

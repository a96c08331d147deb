import { beforeEach, expect, test } from 'vitest'

import { seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout, openShop } from '#src/testing/services/shop.ts'

const academy = await keepAcademy()
const desk = openPlans(academy)
const shop = openShop(academy)
beforeEach(() => desk.clear())

const emailOf = ({ userId }: SeededUser) => `${userId}@example.org`
const buy = (learner: SeededUser, plan: SeededPlan) =>
  desk.buy(plan, { reference: learner.userId, email: emailOf(learner) })
const mailsTo = async (learner: SeededUser, count: number) =>
  (await academy.mailsTo(emailOf(learner), count)).map(mailText)

const paymentOf = async (held: { customerId: string } | undefined) =>
  (await shop.stripe.paymentIntents.list({ customer: held?.customerId ?? '' })).data[0]?.id ?? ''

test('T85 whose bank gives the money back after all hears that the membership is open again', async () => {
  const learner = await seedUser(academy)
  await buy(learner, await desk.seed())
  const intentId = await paymentOf((await desk.becomes(learner, [{ status: 'active' }]))[0])
  const disputeId = await shop.dispute(intentId)
  await shop.verdict(disputeId, 'lost')
  await desk.becomes(learner, [{ status: 'past-due' }])
  await shop.overturn(disputeId)
  await shop.deliver(eventAbout(intentId, 'charge.dispute.funds_reinstated'))
  await desk.becomes(learner, [{ status: 'active' }])
  const mails = await mailsTo(learner, 3)
  expect(mails.filter(text => /open again/i.test(text) && /Renews on\s+\d+ \w+ \d{4}/.test(text))).toHaveLength(1)
})

test('D-8 whose plan is refunded hears until when the one before it is open', async () => {
  const [silver, gold] = [await desk.seed(), await desk.seed({ name: 'Gold', priceCents: 5900 })]
  const learner = await seedUser(academy)
  await buy(learner, silver)
  await desk.becomes(learner, [{ status: 'active' }])
  await learner.client.post('/api/memberships/accept', { id: gold.id })
  await buy(learner, gold)
  const [, newer] = await desk.becomes(learner, [{ cancelAtPeriodEnd: true }, { status: 'active' }])
  await shop.stripe.refunds.create({ payment_intent: await paymentOf(newer) })
  await desk.becomes(learner, [{ status: 'active', cancelAtPeriodEnd: true }, { status: 'ended' }])
  const [ended = ''] = (await mailsTo(learner, 3)).filter(text => /gold membership has ended/i.test(text))
  expect(ended).toContain('What you hold besides runs out, and is not charged again:')
  expect(ended).toMatch(/Silver, monthly\s+open until \d+ \w+ \d{4}, then it ends/)
})

test('D-8 whose membership the provider moves onto a plan that is held hears which of the two stops, once', async () => {
  const [silver, gold] = [await desk.seed(), await desk.seed({ name: 'Gold', priceCents: 5900 })]
  const learner = await seedUser(academy)
  await buy(learner, silver)
  await desk.becomes(learner, [{ status: 'active' }])
  await buy(learner, gold)
  const [older] = await desk.becomes(learner, [{ status: 'active' }, { status: 'active' }])
  const { id, items } = await shop.stripe.subscriptions.retrieve(older?.subscriptionId ?? '')
  await shop.stripe.subscriptions.update(id, { items: [{ id: items.data[0]?.id ?? '', price: gold.priceId }] })
  await desk.becomes(learner, [
    { planId: gold.id, cancelAtPeriodEnd: true },
    { planId: gold.id, cancelAtPeriodEnd: false },
  ])
  const told = (await mailsTo(learner, 3)).filter(text => /you will not pay for gold twice/i.test(text))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/Gold, monthly\s+open until \d+ \w+ \d{4}, then it ends/)
  expect(told[0]).toMatch(/Gold, monthly\s+\$59.00 USD per month, renews on/)
})

import { expect, test } from 'vitest'

import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { seconds } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin, buy, givenBack, reconcile } = await openRefunds({ academy, shop })

test('T85 R5 a dispute that is won after its buyer has paid again gives that payment back, and the course stays', async () => {
  const first = await buy()
  const { client, userId, courseId, intentId, orderId } = first
  const disputeId = await shop.dispute(intentId)
  await shop.verdict(disputeId, 'lost')
  await reconcile()
  expect(await shop.owns(client, courseId)).toBe(false)
  const again = await shop.start(client, courseId)
  await shop.pay(again.intentId)
  await shop.deliver(eventAbout(again.intentId))
  await shop.overturn(disputeId)
  await reconcile()
  await expect.poll(() => givenBack(intentId), { timeout: seconds(20) }).toMatchObject([{ amount: 8_900 }])
  const refundCase = async () => (await shop.casesOf(intentId)).find(({ kind }) => kind === 'payment')
  await expect.poll(refundCase).toMatchObject({ reason: 'second', userId, outcome: 'refunded' })
  await reconcile()
  expect((await shop.orderOf(orderId))?.status).toBe('refunded')
  expect((await shop.orderOf(again.orderId))?.status).toBe('paid')
  expect(await givenBack(again.intentId)).toEqual([])
  expect(await shop.owns(client, courseId)).toBe(true)
  const mails = await academy.mailsTo(`${userId}@example.org`, 4)
  const subjects = mails.map(mail => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? '')
  expect(subjects).toContain('Your second payment for Sprint Mechanics goes back')
  expect(subjects).not.toContain('Your payment stands: Sprint Mechanics')
})

test('T85 D-5 of two memberships of a plan that are both paid since a dispute was won, one runs out and staff decide about its money', async () => {
  shop.breakWith({ webhooks: {} })
  const desk = openPlans(academy)
  await desk.clear()
  const learner = await seedUser(academy)
  const gold = await desk.seed({ name: 'Gold', duration: 'year', priceCents: 29_000, opens: 'all' })
  const buy = () => desk.buy(gold, { reference: learner.userId, email: `${learner.userId}@example.org` })
  await buy()
  const [first] = await desk.becomes(learner, [{ status: 'active' }])
  const { data } = await shop.stripe.paymentIntents.list({ customer: first?.customerId ?? '' })
  const intentId = data[0]?.id ?? ''
  const disputeId = await shop.dispute(intentId)
  await shop.verdict(disputeId, 'lost')
  await desk.becomes(learner, [{ status: 'past-due' }])
  await buy()
  const goesOn = { status: 'active', cancelAtPeriodEnd: false }
  await desk.becomes(learner, [{ status: 'past-due', cancelAtPeriodEnd: true }, goesOn])
  await shop.overturn(disputeId)
  await shop.deliver(eventAbout(intentId, 'charge.dispute.funds_reinstated'))
  await desk.becomes(learner, [{ status: 'active', cancelAtPeriodEnd: true }, goesOn])
  const open = async () => (await admin.client.get('/api/admin/payments/cases?limit=100')).body.cases
  const ours = async () => (await open()).filter(({ subject }: { subject: string }) => subject === intentId)
  const [found, ...others] = await ours()
  expect(found).toMatchObject({ reason: 'won-twin', amount: 290, grant: null, canRefund: true, canClose: true })
  expect(found.user._id).toBe(learner.userId)
  expect(others).toEqual([])
  const url = `/api/admin/payments/cases/${found._id}/refund`
  expect((await admin.client.post(url, { password: userPassword })).status).toBe(200)
  await desk.becomes(learner, [{ status: 'ended' }, goesOn])
  const mails = (await academy.mailsTo(`${learner.userId}@example.org`)).map(mailText).join('\n')
  expect(mails).toMatch(/paid for it twice[^]*\$290\.00 USD goes back/)
  expect(await ours()).toEqual([])
})

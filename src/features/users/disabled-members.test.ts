import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { reconcileMemberships } from '#src/features/memberships/commands/reconcile.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { userPassword as password, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout, openShop } from '#src/testing/services/shop.ts'
import { days } from '#src/wire/durations.ts'

const academy = await keepAcademy()
const desk = openPlans(academy)
const shop = openShop(academy)
const admin = await seedUser(academy, { role: 'admin' })
beforeEach(() => desk.clear())

const disable = ({ userId }: SeededUser, isOpen = false) =>
  admin.client.put(`/api/admin/users/${userId}/access`, { isOpen, password })
const renews = { status: 'active', cancelAtPeriodEnd: false }
const runsOut = { status: 'active', cancelAtPeriodEnd: true }

/** What the provider has taken for a subscription. */
async function paymentsFor(subscriptionId: string): Promise<number> {
  const { customer } = await shop.stripe.subscriptions.retrieve(subscriptionId)
  const { data } = await shop.stripe.paymentIntents.list({ limit: 100 })
  return data.filter(one => one.customer === customer && one.status === 'succeeded').length
}

test('D-5 T69 nobody is charged again for a disabled account: what is paid runs out, what is not ends', async () => {
  const learner = await seedUser(academy)
  await desk.buy(await desk.seed(), { reference: learner.userId })
  await desk.becomes(learner, [renews])
  await desk.buy(await desk.seed({ name: 'Gold', priceCents: 5900 }), {
    reference: learner.userId,
    card: '4000000000000341',
  })
  await desk.becomes(learner, [renews, renews])
  desk.sandbox.advance(days(32))
  const [silver] = await desk.becomes(learner, [renews, { status: 'past-due' }])
  await expect.poll(() => paymentsFor(silver?.subscriptionId ?? '')).toBe(2)

  expect((await disable(learner)).body).toEqual({ changed: true })
  await desk.becomes(learner, [runsOut, { status: 'ended' }])
  expect((await disable(learner)).body.code).toBe('conflict')
  desk.sandbox.advance(days(32))
  await desk.becomes(learner, [{ status: 'ended' }, { status: 'ended' }])
  expect(await paymentsFor(silver?.subscriptionId ?? '')).toBe(2)
  const entries = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, learner.userId))
  expect(entries).toMatchObject([
    {
      action: 'user.disable',
      before: { disabled: false, renewingMemberships: ['Gold', 'Silver'] },
      after: { disabled: true, renewingMemberships: [] },
    },
  ])
})

test('D-5 T85 what a bank took back runs out for a disabled account, and is there again when the bank returns it', async () => {
  const learner = await seedUser(academy)
  await desk.buy(await desk.seed(), { reference: learner.userId })
  const [held] = await desk.becomes(learner, [renews])
  const { data } = await shop.stripe.paymentIntents.list({ customer: held?.customerId ?? '' })
  const intentId = data[0]?.id ?? ''
  const disputeId = await shop.dispute(intentId)
  await shop.verdict(disputeId, 'lost')
  await desk.becomes(learner, [{ status: 'past-due' }])
  await disable(learner)
  await desk.becomes(learner, [{ status: 'past-due', cancelAtPeriodEnd: true }])
  await shop.overturn(disputeId)
  await shop.deliver(eventAbout(intentId, 'charge.dispute.funds_reinstated'))
  await desk.becomes(learner, [runsOut])
  desk.sandbox.advance(days(32))
  await desk.becomes(learner, [{ status: 'ended' }])
  expect(await paymentsFor(held?.subscriptionId ?? '')).toBe(1)
})

test('D-5 once the account is open again its holder may keep the membership, until it is disabled again', async () => {
  const learner = await seedUser(academy)
  await desk.buy(await desk.seed(), { reference: learner.userId })
  await desk.becomes(learner, [renews])
  await disable(learner)
  const [held] = await desk.becomes(learner, [runsOut])
  await disable(learner, true)
  await desk.becomes(learner, [runsOut])
  const back = academy.client()
  await back.post('/api/login', { email: `${learner.userId}@example.org`, password })
  expect((await back.put(`/api/memberships/${held?.id}/keep`)).body.membership).toMatchObject(renews)
  await disable(learner)
  await desk.becomes(learner, [runsOut])
})

const isCancelled = async (subscriptionId: string) =>
  (await shop.stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end

test('D-5 what is paid for a disabled account is before staff, is not charged again, and is theirs once it is open', async () => {
  const learner = await seedUser(academy)
  const plan = await desk.seed()
  await disable(learner)
  await desk.buy(plan, { reference: learner.userId })
  await expect.poll(() => desk.casesOf(learner.userId)).toMatchObject([{ reason: 'disabled', planId: plan.id }])
  const [found] = await desk.casesOf(learner.userId)
  await expect.poll(() => isCancelled(found?.subject ?? '')).toBe(true)
  expect(await desk.membershipsOf(learner.userId)).toEqual([])
  await disable(learner, true)
  await reconcileMemberships({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
  await desk.becomes(learner, [runsOut])
  const [mail = ''] = await academy.mailsTo(`${learner.userId}@example.org`)
  expect(mailText(mail)).toMatch(/Open until\s+\d+ \w+ \d{4}/)
  expect(mailText(mail)).not.toMatch(/renews/i)
})

test('D-5 what waits for staff is not charged again once its payer is disabled', async () => {
  const [named, payer] = [await seedUser(academy), await seedUser(academy)]
  await desk.buy(await desk.seed(), { reference: named.userId, email: `${payer.userId}@example.org` })
  await expect.poll(() => desk.casesOf(payer.userId)).toMatchObject([{ reason: 'other-payer', closedAt: null }])
  const [found] = await desk.casesOf(payer.userId)
  await disable(payer)
  await expect.poll(() => isCancelled(found?.subject ?? '')).toBe(true)
  desk.sandbox.advance(days(32))
  expect(await paymentsFor(found?.subject ?? '')).toBe(1)
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { eraseUser } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { openCase } from '#src/server/payments/cases.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, seconds } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop()
const desk = openPlans(academy)
const { db, payments } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })

type Case = { subject: string; kind: string; _id: string }
const caseOf = async (subject: string) => {
  const { cases } = (await admin.get('/api/admin/payments/cases?limit=100')).body
  return cases.find((one: Case) => one.subject === subject && one.kind !== 'dispute')
}
const grant = (id: string, body: object = {}) => admin.post(`/api/admin/payments/cases/${id}/grant`, body)
const becomes = (subject: string, expected: object) =>
  expect.poll(() => caseOf(subject), { timeout: seconds(20) }).toMatchObject(expected)

const takenBack = { code: 'money-gone', message: expect.stringContaining('bank has taken this money back') }
const allBack = { code: 'money-gone', message: expect.stringContaining('All of this money has gone back') }

/** A subscription that waits for staff, and the payment of its bill. */
async function waitForStaff() {
  await desk.clear()
  const plan = await desk.seed({ opens: 'all' })
  const [named, payer] = [await seedUser(academy), await seedUser(academy)]
  const sessionId = await desk.buy(plan, { reference: named.userId, email: `${payer.userId}@example.org` })
  const subscriptionId = (await payments.findCheckoutSubscription(sessionId)) ?? ''
  await becomes(subscriptionId, { grant: 'plan', lost: null })
  const { customer } = await shop.stripe.subscriptions.retrieve(subscriptionId)
  const { data } = await shop.stripe.paymentIntents.list({
    customer: typeof customer === 'string' ? customer : customer.id,
  })
  const { _id: id } = await caseOf(subscriptionId)
  return { plan, payer, named, subscriptionId, intentId: data[0]?.id ?? '', id: String(id) }
}

test('T84 T85 nothing is granted for a subscription whose money the bank took back, until more is paid', async () => {
  const { plan, payer, subscriptionId, intentId, id } = await waitForStaff()
  await shop.verdict(await shop.dispute(intentId), 'lost')
  await becomes(subscriptionId, { grant: null, canRefund: false, canClose: true, lost: 'charged-back' })
  expect((await grant(id, { planId: plan.id })).body).toMatchObject(takenBack)
  expect(await desk.membershipsOf(payer.userId)).toEqual([])
  desk.sandbox.advance(days(32))
  await becomes(subscriptionId, { grant: 'plan', canRefund: true, lost: null })
  expect((await grant(id, { planId: plan.id })).status).toBe(200)
})

test('T84 nothing is granted for a subscription whose money went back at the provider, whatever was heard of it', async () => {
  const { plan, payer, subscriptionId, intentId, id } = await waitForStaff()
  await shop.stripe.refunds.create({ payment_intent: intentId })
  expect((await grant(id, { planId: plan.id })).body).toMatchObject(allBack)
  expect(await desk.membershipsOf(payer.userId)).toEqual([])
  await becomes(subscriptionId, { grant: null, canRefund: true, lost: 'refunded' })
})

test('T85 a membership that is paid twice since a dispute was won: its case hears that its money went back elsewhere', async () => {
  const { intentId } = await waitForStaff()
  await openCase(db, { kind: 'payment', subject: intentId, reason: { code: 'won-twin' } })
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await expect
    .poll(() => caseOf(intentId), { timeout: seconds(20) })
    .toMatchObject({ reason: 'won-twin', lost: 'refunded' })
})

/** A paid order whose payment says another amount. */
async function payOther() {
  await desk.clear()
  const user = await shop.meet()
  const started = await shop.start(user.client, user.courseId)
  await shop.stripe.paymentIntents.update(started.intentId, { amount: 9_500 })
  await shop.pay(started.intentId)
  await shop.deliver(eventAbout(started.intentId))
  await becomes(started.intentId, { grant: 'course', lost: null })
  const { _id: id } = await caseOf(started.intentId)
  return { ...user, ...started, id: String(id) }
}

test('T20 T85 no course is granted for a payment that the bank took back', async () => {
  const { client, courseId, intentId, id } = await payOther()
  await shop.verdict(await shop.dispute(intentId), 'lost')
  await becomes(intentId, { grant: null, canRefund: false, canClose: true, lost: 'charged-back' })
  expect((await grant(id)).body).toMatchObject(takenBack)
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('T20 T84 no course is granted for a payment that went back at the provider', async () => {
  const { client, courseId, intentId, id } = await payOther()
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await becomes(intentId, { grant: null, lost: 'refunded' })
  expect((await grant(id)).body).toMatchObject(allBack)
  expect(await shop.owns(client, courseId)).toBe(false)
})

test('T20 R5 a payment for a course that staff opened meanwhile is not said to be granted: it is refunded', async () => {
  const { userId, courseId, intentId, id } = await payOther()
  await grantCourse(academy.services.db, { userId, courseId, source: 'grant' })
  const held = { code: 'conflict', message: expect.stringContaining('They have this course already') }
  expect((await grant(id)).body).toMatchObject(held)
  expect(await shop.casesOf(intentId)).toMatchObject([{ reason: 'amount', closedAt: null }])
})

const waiting = {
  plan: waitForStaff,
  course: async () => {
    const { intentId } = await payOther()
    return { intentId, subscriptionId: intentId }
  },
} as const

test.for(['plan', 'course'] as const)(
  'T20 T84 T85 who grants a %s reads that its payment is disputed, as long as the bank has not decided',
  async thing => {
    const { subscriptionId: subject, intentId } = await waiting[thing]()
    await expect.poll(() => caseOf(subject)).toMatchObject({ grant: thing, disputed: false })
    const disputeId = await shop.dispute(intentId)
    await expect.poll(() => caseOf(subject)).toMatchObject({ grant: thing, disputed: true })
    await shop.verdict(disputeId, 'won')
    await expect.poll(() => caseOf(subject)).toMatchObject({ grant: thing, disputed: false })
  },
)

/** Once nothing is on its way any more that would say the reason anew. */
async function setReason(id: string, reason: string) {
  await shop.heard()
  await db.update(paymentCases).set({ reason }).where(eq(paymentCases.id, id))
}
const notGranted = { code: 'conflict', message: 'Nothing can be granted for this. Refund it, or close the case' }

test.for(['second', 'won-twin', 'other-mode', 'no-subscription'])(
  'T84 a subscription that is before staff as “%s” is granted to nobody, not even by a direct call',
  async reason => {
    const { plan, payer, subscriptionId, id } = await waitForStaff()
    await setReason(id, reason)
    await becomes(subscriptionId, { grant: null })
    expect((await grant(id, { planId: plan.id })).body).toMatchObject(notGranted)
    expect((await admin.get(`/api/admin/payments/cases/${id}/receiver`)).body.code).toBe('conflict')
    expect(await desk.membershipsOf(payer.userId)).toEqual([])
  },
)

test.for(['second', 'won-twin', 'no-person', 'no-payment'])(
  'T20 T84 a payment that is before staff as “%s” opens no course, not even by a direct call',
  async reason => {
    const { client, courseId, intentId, id } = await payOther()
    await setReason(id, reason)
    await becomes(intentId, { grant: null })
    expect((await grant(id)).body).toMatchObject(notGranted)
    expect(await shop.owns(client, courseId)).toBe(false)
  },
)

test('T29 T84 what an account paid that was erased since goes to nobody until staff name somebody', async () => {
  const { plan, payer, named, id } = await waitForStaff()
  const person = { userId: payer.userId, emails: [`${payer.userId}@example.org`] }
  await db.transaction(tx => eraseUser(academy.services, tx, person))
  expect((await grant(id, { planId: plan.id })).body.code).toBe('email-unknown')
  expect((await admin.get(`/api/admin/payments/cases/${id}/receiver`)).body.code).toBe('email-unknown')
  expect((await grant(id, { planId: plan.id, email: `${named.userId}@example.org` })).status).toBe(200)
  expect(await desk.membershipsOf(named.userId)).toMatchObject([{ status: 'active' }])
})

import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const desk = openPlans(academy)
const { db } = academy.services
const { client: admin, userId: adminId } = await seedUser(academy, { role: 'admin' })

/** Somebody who has paid 190 dollars for a year of Gold, with the membership and its bill. */
async function join() {
  await desk.clear()
  const learner = await seedUser(academy)
  const plan = await desk.seed({ name: 'Gold', duration: 'year', priceCents: 19_000, opens: 'all' })
  await desk.buy(plan, { reference: learner.userId })
  const bills = () => db.select().from(orders).where(eq(orders.userId, learner.userId))
  await expect.poll(bills, { timeout: 20_000 }).toMatchObject([{ status: 'paid' }])
  const [membership] = await desk.membershipsOf(learner.userId)
  return { ...learner, id: membership?.id ?? '', bills }
}
type Member = Awaited<ReturnType<typeof join>>

const end = (
  { id }: Pick<Member, 'id'>,
  body: object,
  { key = randomUUID(), who = admin, password = userPassword } = {},
) =>
  who.post(
    `/api/admin/memberships/${id}/end`,
    { password, reason: 'They asked for it', ...body },
    { 'idempotency-key': key },
  )
/** What the form says of the last bill: how much of it goes back, and how much it showed to be left. */
const shown = async ({ bills }: Member, amount: number, left = 190) => ({ order: (await bills())[0]?.id, amount, left })
const auditOf = ({ userId }: Member) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.thingId, userId), eq(auditEntries.action, 'user.end-membership')))
const mailsOf = async ({ userId }: Member, pattern: RegExp) =>
  (await academy.mailsTo(`${userId}@example.org`, 2)).map(mailText).filter(mail => pattern.test(mail))

test('T79 D-8 staff end a membership with its period: it stays open until then, the member reads it, no money moves', async () => {
  const member = await join()
  expect((await end(member, {}, { password: 'wrong' })).status).toBe(403)
  expect((await end(member, { reason: '' })).status).toBe(400)
  expect((await end(member, {}, { who: member.client })).status).toBe(403)
  expect((await end({ id: randomUUID() }, {})).status).toBe(404)
  expect((await end(member, {})).body).toEqual({ changed: true })
  await desk.becomes(member, [{ status: 'active', cancelAtPeriodEnd: true }])
  expect(await member.bills()).toMatchObject([{ status: 'paid', refundedCents: 0 }])
  expect(await auditOf(member)).toMatchObject([
    { actorId: adminId, after: { reason: 'They asked for it', back: 'none' } },
  ])
  expect(await mailsOf(member, /Your Gold membership ends on/)).toHaveLength(1)
})

test('T85 R3 staff end a membership now with a part of its last bill, which goes back once, however often it is sent', async () => {
  const member = await join()
  const body = { when: 'now', back: await shown(member, 40) }
  const key = randomUUID()
  const answers = await Promise.all([end(member, body, { key }), end(member, body, { key })])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  await end(member, body, { key })
  await desk.becomes(member, [{ status: 'ended' }])
  const [bill] = await member.bills()
  expect(bill).toMatchObject({ status: 'paid', refundedCents: 4_000 })
  const { data } = await shop.stripe.refunds.list({ payment_intent: bill?.paymentIntentId ?? '' })
  expect(data).toMatchObject([{ amount: 4_000 }])
  expect((await end(member, body)).body.code).toBe('membership-ended')
})

test('T85 what is refused leaves the membership as it was; all of the last bill ends it at once', async () => {
  const member = await join()
  const tooMuch = await end(member, { when: 'now', back: await shown(member, 191) })
  expect(tooMuch.status).toBe(400)
  expect((await end(member, { when: 'now', back: await shown(member, 1, 100) })).body.code).toBe('refund-changed')
  await desk.becomes(member, [{ status: 'active', cancelAtPeriodEnd: false }])
  const { memberships } = (await admin.get(`/api/admin/users/${member.userId}`)).body
  expect(memberships).toMatchObject([{ lastBill: { paid: 190, left: 190, currency: 'usd' } }])
  expect((await end(member, { back: await shown(member, 190) })).body).toEqual({ changed: true })
  await desk.becomes(member, [{ status: 'ended' }])
  expect(await member.bills()).toMatchObject([{ status: 'refunded', refundedCents: 19_000 }])
})

test('T85 R3 of what was shown another bill never goes back in its place, and nobody else’s does', async () => {
  const member = await join()
  const back = await shown(member, 190)
  const [bill] = await member.bills()
  // Somebody has given it back elsewhere, whose membership runs on: the bill before it is the last one now.
  const { userId, planId, membershipId, currency } = bill ?? expect.fail('a bill')
  const before = { userId, planId, membershipId, currency, amountCents: 9_900, status: 'paid' as const }
  const [former] = await db
    .insert(orders)
    .values({ ...before, paymentIntentId: `pi_${randomUUID().replaceAll('-', '')}`, paidAt: new Date(0) })
    .returning()
  await db
    .update(orders)
    .set({ status: 'refunded', refundedCents: 19_000 })
    .where(eq(orders.id, back.order ?? ''))
  expect((await end(member, { back })).body).toEqual({ changed: true })
  await desk.becomes(member, [{ status: 'ended' }])
  const [now] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, former?.id ?? ''))
  expect(now).toMatchObject({ status: 'paid', refundedCents: 0 })
  const other = await seedUser(academy)
  const plan = await desk.seed({ name: 'Basic', priceCents: 900 })
  await desk.buy(plan, { reference: other.userId })
  const [held] = await desk.becomes(other, [{ status: 'active' }])
  expect((await end({ id: held?.id ?? '' }, { back: { ...back, order: former?.id } })).body.code).toBe('conflict')
})

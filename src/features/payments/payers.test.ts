import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { eraseUser } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { accountEmails } from '#src/features/accounts/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { openCase } from '#src/server/payments/cases.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout, openShop } from '#src/testing/services/shop.ts'

import { forgetPayers, paymentData } from './commands/personal-data.ts'

const academy = await keepAcademy()
const desk = openPlans(academy)
const shop = openShop(academy)
const { db } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })

type Case = { _id: string; subject: string; payerEmail: string | null }
const list = async (state = 'open'): Promise<Case[]> =>
  (await admin.get(`/api/admin/payments/cases?limit=100&state=${state}`)).body.cases
const decide = (id: string, verb: 'grant' | 'refund' | 'close', body: object) =>
  admin.post(`/api/admin/payments/cases/${id}/${verb}`, body)
const tell = (id: string) =>
  shop.deliver({ ...eventAbout('', 'customer.subscription.updated'), data: { object: { object: 'subscription', id } } })

/** Somebody without an account pays at a plan's link. */
async function payAs(email: string, plan: SeededPlan): Promise<Case> {
  await desk.buy(plan, { reference: '', email })
  const found = async () => (await list()).find(({ payerEmail }) => payerEmail === email)
  await expect.poll(found).toBeDefined()
  await shop.heard() // what is told of it later would open it anew after a test has changed it
  const [one] = await db.select().from(paymentCases).where(eq(paymentCases.payerEmail, email))
  return { _id: one?.id ?? '', subject: one?.subject ?? '', payerEmail: email }
}

test('T84 strangers who pay for a plan are told apart by what they typed, with the plan, and to whom it was given', async () => {
  await desk.clear()
  const plan = await desk.seed()
  const one = await payAs('stranger1@example.org', plan)
  await payAs('stranger2@example.org', plan)
  const sold = { _id: plan.id, name: 'Silver', duration: 'month' }
  expect(await list()).toMatchObject([
    { user: null, payerEmail: 'stranger1@example.org', plan: sold, holder: null },
    { user: null, payerEmail: 'stranger2@example.org', plan: sold, holder: null },
  ])
  const { userId } = await seedUser(academy)
  expect((await decide(one._id, 'grant', { planId: plan.id, email: `${userId}@example.org` })).status).toBe(200)
  expect(await list('closed')).toMatchObject([
    { outcome: 'granted', payerEmail: 'stranger1@example.org', plan: sold, holder: { _id: userId } },
  ])
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.thingId, one._id))
  expect(entry?.after).toMatchObject({ outcome: 'granted', receiverId: userId })
  expect(JSON.stringify(entry), 'the audit keeps no email').not.toContain('stranger1@')
  const { names } = (await admin.get(`/api/admin/activity?thing=${one._id}`)).body
  expect(names).toMatchObject({ [userId]: 'Demo Learner' })
})

test('T84 who pays at a link that names nobody is known by a proven email, waits for staff, and hears of a refund', async () => {
  await desk.clear()
  const { client, userId } = await seedUser(academy)
  const { _id } = await payAs(`${userId}@example.org`, await desk.seed())
  expect(await list()).toMatchObject([{ reason: 'no-person', user: { _id: userId }, grant: 'plan' }])
  expect((await client.get('/api/memberships/mine')).body).toMatchObject({ memberships: [], underReview: true })
  expect((await decide(_id, 'refund', { password: userPassword })).status).toBe(200)
  expect((await academy.mailsTo(`${userId}@example.org`, 1)).map(mailText).join()).toContain('$29.00 USD goes back')
})

test('T84 who opens an account after they paid hears of the refund, too', async () => {
  await desk.clear()
  const { userId } = await seedUser(academy)
  const { _id } = await payAs('later@example.org', await desk.seed())
  await db.update(accountEmails).set({ email: 'later@example.org' }).where(eq(accountEmails.userId, userId))
  expect((await decide(_id, 'refund', { password: userPassword })).status).toBe(200)
  expect((await academy.mailsTo('later@example.org', 1)).map(mailText).join()).toContain('$29.00 USD goes back')
})

test('T84 a case that was decided before it told who paid does not come back for that', async () => {
  await desk.clear()
  const { _id, subject } = await payAs('early@example.org', await desk.seed())
  const [kept] = await db.select().from(paymentCases)
  const facts = { subscription: subject, until: kept?.facts?.['until'] ?? '' }
  await db.update(paymentCases).set({ payerEmail: null, planId: null, facts })
  expect((await decide(_id, 'close', { reason: 'Paid back in cash' })).status).toBe(200)
  await tell(subject)
  expect(await list()).toEqual([])
})

test('T84 a case that is older than that learns who paid with the next message', async () => {
  await desk.clear()
  const { subject } = await payAs('older@example.org', await desk.seed())
  await db.update(paymentCases).set({ payerEmail: null, planId: null })
  await tell(subject)
  expect(await list()).toMatchObject([{ payerEmail: 'older@example.org', plan: { name: 'Silver' } }])
})

test('T84 who is told that a case was decided meanwhile can read by whom', async () => {
  await desk.clear()
  const { _id } = await payAs('twice@example.org', await desk.seed())
  expect((await decide(_id, 'close', { reason: 'Paid back in cash' })).status).toBe(200)
  for (const answer of [
    await decide(_id, 'grant', {}),
    await decide(_id, 'refund', { password: userPassword }),
    await decide(_id, 'close', { reason: 'Again' }),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: 'case-decided' } })
  expect((await decide(crypto.randomUUID(), 'grant', {})).status).toBe(404)
})

test('T29 the email of who paid goes with its owner, does not come back, and is in no export', async () => {
  await desk.clear()
  const owner = await seedUser(academy)
  const email = `${owner.userId}@example.org`
  const { _id, subject } = await payAs(email, await desk.seed())
  const subject29 = { userId: owner.userId, emails: [email] }
  const kept = await paymentData.collect(db, subject29)
  expect(kept).toMatchObject({ rows: [{ payment: subject, amountCents: 2900 }] })
  expect(JSON.stringify(kept)).not.toContain(email)
  await db.transaction(tx => eraseUser(academy.services, tx, subject29))
  await tell(subject)
  expect((await list()).map(({ payerEmail }) => payerEmail)).toEqual([null])
  expect((await decide(_id, 'refund', { password: userPassword })).status, 'the money still goes back').toBe(200)
})

test('T29 somebody else who paid is still known while the case is open, when the person that it names goes', async () => {
  await desk.clear()
  const plan = await desk.seed()
  const [named, open, decided] = [
    await seedUser(academy),
    await payAs('parent@example.org', plan),
    await payAs('grandparent@example.org', plan),
  ]
  await db.update(paymentCases).set({ userId: named.userId })
  expect((await decide(decided._id, 'close', { reason: 'Paid back in cash' })).status).toBe(200)
  const emails = [`${named.userId}@example.org`]
  await db.transaction(tx => eraseUser(academy.services, tx, { userId: named.userId, emails }))
  expect(await list()).toMatchObject([{ _id: open._id, payerEmail: 'parent@example.org' }])
  expect((await list('closed')).map(({ payerEmail }) => payerEmail)).toEqual([null])
})

test('T29 who paid is forgotten half a year after the decision, and not before', async () => {
  await desk.clear()
  const plan = await desk.seed()
  const [open, fresh, old] = [
    await payAs('open@example.org', plan),
    await payAs('fresh@example.org', plan),
    await payAs('old@example.org', plan),
  ]
  for (const { _id } of [fresh, old]) await decide(_id, 'close', { reason: 'Paid back in cash' })
  const ago = (age: string) => ({ openedAt: sql`now() - ${age}::interval`, closedAt: sql`now() - ${age}::interval` })
  await db.update(paymentCases).set(ago('179 days')).where(eq(paymentCases.id, fresh._id))
  await db.update(paymentCases).set(ago('181 days')).where(eq(paymentCases.id, old._id))
  await db
    .update(paymentCases)
    .set({ openedAt: sql`now() - interval '1 year'` })
    .where(eq(paymentCases.id, open._id))
  await forgetPayers(academy.services)
  expect((await list()).map(({ payerEmail }) => payerEmail)).toEqual(['open@example.org'])
  expect((await list('closed')).map(({ payerEmail }) => payerEmail)).toEqual(['fresh@example.org', null])
})

test('T29 a new cause about what was forgotten brings no email back', async () => {
  const about = { kind: 'subscription', subject: `sub_${crypto.randomUUID()}` } as const
  const come = (until: string) =>
    openCase(db, { ...about, reason: { code: 'no-plan', facts: { until } }, payerEmail: 'payer@example.org' })
  await come('2026-01-01')
  const isIt = eq(paymentCases.subject, about.subject)
  await db.update(paymentCases).set({ payerEmail: '', outcome: 'closed', closedAt: new Date() }).where(isIt)
  expect(await come('2026-02-01')).toBe('case')
  expect((await db.select().from(paymentCases).where(isIt)).map(({ payerEmail }) => payerEmail)).toEqual(['', ''])
})

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { reconcileMemberships } from './reconcile.ts'

const academy = await keepAcademy()
const desk = openPlans(academy)
const { db } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })
beforeEach(() => desk.clear())

const cases = async () => (await admin.get('/api/admin/payments/cases?limit=100&state=open')).body.cases
const reconcile = () => reconcileMemberships({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })
const portalOf = async ({ client }: Awaited<ReturnType<typeof seedUser>>) => {
  const [{ _id: id }] = await desk.mine(client)
  return client.post(`/api/memberships/${id}/portal`)
}

/** A stranger has got a link that names somebody else, and has paid with the email of their own account. */
async function payForAnother({ secondEmail }: { secondEmail?: string } = {}) {
  const plan = await desk.seed({ opens: 'all' })
  const [named, payer] = [await seedUser(academy), await seedUser(academy)]
  if (secondEmail) await db.insert(accountEmails).values({ email: secondEmail, userId: payer.userId, isPrimary: false })
  const email = secondEmail ?? `${payer.userId}@example.org`
  const sessionId = await desk.buy(plan, { reference: named.userId, email: email.toUpperCase() })
  await expect.poll(async () => (await cases()).length).toBe(1)
  const [found] = await cases()
  const state = async (client = payer.client) =>
    (await client.post('/api/checkout_state', { session_id: sessionId })).body.state
  return { plan, named, payer, found, state }
}

test.for([[undefined], ['second@example.org']])(
  'T84 who pays with the email of another account than the named one, %s, is a case, and nobody has anything',
  async ([secondEmail]) => {
    const { named, payer, found, state } = await payForAnother({ ...(secondEmail && { secondEmail }) })
    expect(found).toMatchObject({
      kind: 'subscription',
      reason: 'other-payer',
      facts: { named: named.userId },
      user: { _id: payer.userId },
      amount: 29,
      grant: 'plan',
      canRefund: true,
    })
    expect(await state()).toBe('review')
    expect(await desk.membershipsOf(named.userId)).toEqual([])
    expect(await desk.coverageOf(named.userId)).toEqual([])
    expect(await academy.mailsTo(`${named.userId}@example.org`, 0)).toEqual([])
    await db.delete(accountEmails).where(eq(accountEmails.userId, payer.userId))
    await reconcile()
    expect(await desk.membershipsOf(named.userId), 'once seen, only staff begin it').toEqual([])
    expect(await cases()).toHaveLength(1)
  },
)

test('T84 staff give what a stranger was made to pay to who paid, with the portal', async () => {
  const { plan, named, payer, found, state } = await payForAnother()
  const granted = await admin.post(`/api/admin/payments/cases/${found._id}/grant`, { planId: plan.id })
  expect(granted.status, granted.text).toBe(200)
  expect(await desk.membershipsOf(payer.userId)).toMatchObject([{ status: 'active' }])
  expect(await desk.membershipsOf(named.userId)).toEqual([])
  expect([await state(), await state(named.client)]).toEqual(['active', 'other'])
  expect((await portalOf(payer)).status).toBe(200)
})

test('T84 staff give it to who is named, where that was meant; the card stays with who pays', async () => {
  const { plan, named, payer, found, state } = await payForAnother()
  const email = `${named.userId}@example.org`
  const granted = await admin.post(`/api/admin/payments/cases/${found._id}/grant`, { planId: plan.id, email })
  expect(granted.status, granted.text).toBe(200)
  expect(await desk.membershipsOf(named.userId)).toMatchObject([{ status: 'active' }])
  expect([await state(), await state(named.client)]).toEqual(['other', 'active'])
  expect(await portalOf(named)).toMatchObject({ status: 403, body: { code: 'payer-unproven' } })
  expect(await desk.membershipsOf(payer.userId)).toEqual([])
})

test('T84 what somebody pays whom nobody here knows is granted; their card and bills are not shown, cancelling works', async () => {
  const child = await seedUser(academy)
  await desk.buy(await desk.seed(), { reference: child.userId, email: 'parent@example.net' })
  const [membership] = await desk.becomes(child, [{ status: 'active' }])
  expect(await portalOf(child)).toMatchObject({ status: 403, body: { code: 'payer-unproven' } })
  const cancelled = await child.client.put(`/api/memberships/${membership?.id}/cancel`)
  expect(cancelled.body.membership).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  const kept = await child.client.put(`/api/memberships/${membership?.id}/keep`)
  expect(kept.body.membership).toMatchObject({ cancelAtPeriodEnd: false })
  await db.insert(accountEmails).values({ email: 'parent@example.net', userId: child.userId, isPrimary: false })
  expect((await portalOf(child)).status, 'once the email is proven').toBe(200)
})

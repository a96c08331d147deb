import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { seedCourse, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openShop } from '#src/testing/services/shop.ts'
import { days } from '#src/wire/durations.ts'

import { memberships, plans } from '../tables.ts'

const academy = await keepAcademy()
const { db } = academy.services
const desk = openPlans(academy)
const shop = openShop(academy)
beforeEach(() => desk.clear())

type Member = SeededUser & { id: string; subscriptionId: string }

/** Somebody with an active membership of the plan, who has just proven who they are. */
async function join(plan: SeededPlan, card?: string, payer?: string): Promise<Member> {
  const learner = await seedUser(academy)
  const email = payer ?? `${learner.userId}@example.org`
  await desk.buy(plan, { reference: learner.userId, email, ...(card && { card }) })
  const [held] = await desk.becomes(learner, [{ status: 'active' }])
  await confirmByPassword(learner.client)
  return { ...learner, id: held?.id ?? '', subscriptionId: held?.subscriptionId ?? '' }
}

const yearly = () => desk.seed({ duration: 'year', priceCents: 29_000, opens: 'all' })
const gold = () => desk.seed({ name: 'Gold', priceCents: 5900 })
const preview = ({ client, id }: Member, plan: SeededPlan) => client.get(`/api/memberships/${id}/change/${plan.id}`)
const agree = ({ client, id }: Member, plan: SeededPlan, { at, takes, next }: Shown) =>
  client.post(`/api/memberships/${id}/change`, { planId: plan.id, at, takes, next })
type Shown = { at: number; takes: number; next: number }
const billsOf = async ({ subscriptionId }: Member) =>
  (await shop.stripe.invoices.list({ subscription: subscriptionId })).data.map(({ amount_paid: paid }) => paid)
const shownTo = async (member: Member, plan: SeededPlan) => (await preview(member, plan)).body.change

test('D-8 month to year: what is shown is taken, once; the plan, the order of the difference and a mail follow', async () => {
  const { id: courseId } = await seedCourse(db)
  const member = await join(await desk.seed())
  const plan = await yearly()
  const change = await shownTo(member, plan)
  expect(change).toMatchObject({ takes: 261, credit: 0, next: 290, currency: 'usd' })
  expect(new Date(change.nextAt).getTime() - Date.now()).toBeGreaterThan(days(364))
  expect(await billsOf(member)).toEqual([2900])
  expect(await desk.opens(member.client, courseId)).toBe(false)

  expect((await agree(member, plan, change)).body.membership).toMatchObject({
    name: 'Silver',
    duration: 'year',
    payable: 290,
  })
  expect(await desk.opens(member.client, courseId)).toBe(true)
  await expect
    .poll(async () => (await shop.ordersFor(member.userId)).map(({ amountCents, planId }) => [amountCents, planId]), {
      timeout: 20_000,
    })
    .toEqual([
      [2900, expect.any(String)],
      [26_100, plan.id],
    ])
  // Its answer was lost: the same again takes nothing.
  expect((await agree(member, plan, change)).status).toBe(200)
  expect(await billsOf(member)).toEqual([26_100, 2900])
  const mails = await academy.mailsTo(`${member.userId}@example.org`, 3)
  expect(mails.filter(mail => mail.includes('Subject: Your plan is Silver now'))).toHaveLength(1)
})

test('T29 T95 a change asks for the password first, and is nobody else’s', async () => {
  const plan = await gold()
  const member = await join(await desk.seed())
  const change = await shownTo(member, plan)
  const stranger = { ...member, client: (await seedUser(academy)).client }
  expect((await preview(stranger, plan)).status).toBe(404)
  expect((await stranger.client.get(`/api/memberships/${member.id}/change`)).status).toBe(404)
  expect((await agree(stranger, plan, change)).body.code).toBe('confirmation-needed')
  await confirmByPassword(stranger.client)
  expect((await agree(stranger, plan, change)).status).toBe(404)
  expect((await agree({ ...member, client: academy.client() }, plan, change)).status).toBe(401)
  expect(await billsOf(member)).toEqual([2900])
})

test('R5 ten presses at once and two tabs with two plans: one change, one bill', async () => {
  const member = await join(await desk.seed())
  const [plan, other] = [await gold(), await yearly()]
  const [change, otherwise] = [await shownTo(member, plan), await shownTo(member, other)]
  const tabs = await Promise.all([
    ...Array.from({ length: 5 }, () => agree(member, plan, change)),
    ...Array.from({ length: 5 }, () => agree(member, other, otherwise)),
  ])
  const won = tabs.filter(({ status }) => status === 200)
  expect(won).toHaveLength(5)
  expect(new Set(won.map(({ body }) => `${body.membership.name} ${body.membership.duration}`)).size).toBe(1)
  expect(await billsOf(member)).toHaveLength(2)
})

test('a card that is declined changes nothing, and says so', async () => {
  const member = await join(await desk.seed(), '4000000000000341')
  const plan = await gold()
  expect(await agree(member, plan, await shownTo(member, plan))).toMatchObject({
    status: 409,
    body: { code: 'change-declined' },
  })
  expect(await desk.membershipsOf(member.userId)).toMatchObject([{ status: 'active', amountCents: 2900 }])
  expect(await billsOf(member)).toEqual([2900])
  expect(await shop.stripe.subscriptions.retrieve(member.subscriptionId)).toMatchObject({ status: 'active' })
})

test('a cheaper plan takes nothing; what is left of the dearer one pays the next bills', async () => {
  const member = await join(await gold())
  const plan = await desk.seed()
  const change = await shownTo(member, plan)
  expect(change).toMatchObject({ takes: 0, credit: 30, next: 29 })
  expect((await agree(member, plan, change)).status).toBe(200)
  const { body } = await member.client.get(`/api/memberships/${member.id}/next`)
  expect(body.payment).toEqual({ amount: 0, currency: 'usd', card: { brand: 'visa', last4: '4242' } })
})

test('what came between is not agreed to: a renewal, a new price, another sum, a second of long ago', async () => {
  const member = await join(await desk.seed())
  const plan = await gold()
  const outdated = { status: 409, body: { code: 'change-outdated' } }
  const { at, takes, next } = await shownTo(member, plan)
  expect(takes).toBe(30)
  expect(await agree(member, plan, { at, takes: takes - 1, next })).toMatchObject(outdated)
  expect(await agree(member, plan, { at: at - 3600, takes, next })).toMatchObject(outdated)
  const dearer = await desk.seed({ name: 'Gold', duration: 'year', priceCents: 9900, soldAtCents: 9900 })
  const { id: priceId } = await shop.stripe.prices.create({
    currency: 'usd',
    unit_amount: 9900,
    recurring: { interval: 'month' },
    product_data: { name: 'Gold' },
  })
  await db.update(plans).set({ paymentId: priceId }).where(eq(plans.id, plan.id))
  expect(await agree(member, plan, { at, takes, next })).toMatchObject(outdated)
  const late = await shownTo(member, dearer)
  desk.sandbox.advance(days(32))
  await expect.poll(() => billsOf(member), { timeout: 20_000 }).toEqual([2900, 2900])
  expect(await agree(member, dearer, late)).toMatchObject(outdated)
  expect(await billsOf(member)).toEqual([2900, 2900])
})

test('T29 nobody charges the card of who paid for them, nor reads what is left of their money', async () => {
  const member = await join(await desk.seed(), undefined, 'club@elsewhere.example')
  const plan = await gold()
  expect((await preview(member, plan)).body.code).toBe('payer-unproven')
  const at = Math.floor(Date.now() / 1000)
  expect((await agree(member, plan, { at, takes: 30, next: 59 })).body.code).toBe('payer-unproven')
  expect(await billsOf(member)).toEqual([2900])
})

test('a cheaper plan whose price went up meanwhile is not agreed to, though nothing is taken now', async () => {
  const member = await join(await gold())
  const plan = await desk.seed()
  const change = await shownTo(member, plan)
  expect(change.takes).toBe(0)
  expect((await agree(member, plan, { ...change, next: change.next - 1 })).body.code).toBe('change-outdated')
})

test('why a plan is not changed: it ends, is not paid, is disputed, is paid otherwise, or the other one cannot be had', async () => {
  const plan = await gold()
  const month = await desk.seed()
  const code = async (member: Member, wanted = plan) => (await preview(member, wanted)).body.code
  const member = await join(month)
  expect(await code(member, month)).toBe('membership-held')
  expect(await code(member, { ...plan, id: crypto.randomUUID() })).toBe('not-found')
  const byLink = await desk.seed({ name: 'Basic', priceCents: 900 })
  await db.update(plans).set({ paymentId: 'plink_1' }).where(eq(plans.id, byLink.id))
  expect(await code(member, byLink)).toBe('change-not-offered')
  const { body } = await member.client.get(`/api/memberships/${member.id}/change`)
  expect(body).toMatchObject({
    bar: null,
    plans: [
      { name: 'Basic', isOffered: false },
      { name: 'Gold', isOffered: true },
    ],
  })
  await db.update(plans).set({ archivedAt: new Date() }).where(eq(plans.id, byLink.id))
  expect(await code(member, byLink)).toBe('plan-off-sale')

  await member.client.put(`/api/memberships/${member.id}/cancel`)
  expect(await code(member)).toBe('change-ending')
  await member.client.put(`/api/memberships/${member.id}/keep`)
  const [order] = await shop.ordersFor(member.userId)
  await shop.dispute(order?.paymentIntentId ?? '')
  expect(await code(member)).toBe('change-disputed')
  await db.update(memberships).set({ status: 'past-due' }).where(eq(memberships.id, member.id))
  expect(await code(member)).toBe('change-past-due')
  const set = { status: 'active', subscriptionId: 'pass_1' } as const
  await db.update(memberships).set(set).where(eq(memberships.id, member.id))
  expect(await code(member)).toBe('change-elsewhere')
  expect((await member.client.get(`/api/memberships/${member.id}/next`)).body).toEqual({ payment: null })
})

test('R12 a provider that is away changes nothing; a change whose answer is lost is made once', async () => {
  const member = await join(await desk.seed())
  const plan = await gold()
  const change = await shownTo(member, plan)
  const path = `/v1/subscriptions/${member.subscriptionId}`
  shop.breakWith({
    api: [{ kind: 'status', status: 500, when: 'before', path: '/v1/invoices/create_preview', times: 9 }],
  })
  expect((await preview(member, plan)).status).toBe(503)
  expect((await agree(member, plan, change)).status).toBe(503)
  await shop.mend()
  shop.breakWith({ api: [{ kind: 'reset', when: 'after', path, times: 1 }], webhooks: { drop: true } })
  const lost = await agree(member, plan, change)
  await shop.mend()
  const again = await agree(member, plan, change)
  expect([lost.status, again.status]).toContain(200)
  expect(await billsOf(member)).toEqual([3000, 2900])
  expect(await desk.membershipsOf(member.userId)).toMatchObject([{ amountCents: 5900 }])
})

import { beforeEach, expect, test } from 'vitest'

import { seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { openPlans, type SeededPlan } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { eventAbout, openShop } from '#src/testing/services/shop.ts'
import { days } from '#src/wire/durations.ts'

const academy = await keepAcademy()
const { stripe, deliver } = openShop(academy)
const desk = openPlans(academy)
beforeEach(() => desk.clear())

const renews = { status: 'active', cancelAtPeriodEnd: false }
const runsOut = { status: 'active', cancelAtPeriodEnd: true }

/** Buys one plan after the other. @returns the subscriptions */
async function holdBoth(learner: SeededUser, ...bought: readonly { plan: SeededPlan; card?: string }[]) {
  for (const [count, { plan, card }] of bought.entries()) {
    await desk.buy(plan, { reference: learner.userId, ...(card && { card }) })
    await desk.becomes(
      learner,
      bought.slice(0, count + 1).map(() => renews),
    )
  }
  return (await desk.membershipsOf(learner.userId)).map(({ subscriptionId }) => subscriptionId)
}

/** The provider moves a subscription to the price of another plan. */
async function move(subscriptionId: string | undefined, { priceId }: SeededPlan): Promise<void> {
  const { id, items } = await stripe.subscriptions.retrieve(subscriptionId ?? '')
  await stripe.subscriptions.update(id, { items: [{ id: items.data[0]?.id ?? '', price: priceId }] })
}

const seedTwo = async () => [await desk.seed(), await desk.seed({ name: 'Gold', priceCents: 5900 })] as const

test.for(['older', 'newer'])(
  'D-8 D-5 of two subscriptions that the provider makes the same plan, moving the %s, one goes on',
  async moved => {
    const [silver, gold] = await seedTwo()
    const learner = await seedUser(academy)
    const [older, newer] = await holdBoth(learner, { plan: silver }, { plan: gold })
    if (moved === 'older') await move(older, gold)
    else await move(newer, silver)
    const { id: planId } = moved === 'older' ? gold : silver
    const [stopped] = await desk.becomes(learner, [
      { ...runsOut, planId },
      { ...renews, planId },
    ])
    expect((await learner.client.put(`/api/memberships/${stopped?.id}/keep`)).body.code).toBe('membership-replaced')
    desk.sandbox.advance(days(32))
    await desk.becomes(learner, [{ status: 'ended' }, renews])
  },
)

/** Somebody who has not paid the last bill of their plan. */
async function owe() {
  const plan = await desk.seed()
  const learner = await seedUser(academy)
  const email = `${learner.userId}@example.org`
  await desk.buy(plan, { reference: learner.userId, email, card: '4000000000000341' })
  await desk.becomes(learner, [renews])
  desk.sandbox.advance(days(32))
  const [own] = await desk.becomes(learner, [{ status: 'past-due' }])
  return { plan, learner, email, subscriptionId: own?.subscriptionId ?? '' }
}

test('D-8 T84 what a stranger pays in somebody’s name leaves their own unpaid subscription to them', async () => {
  const { plan, learner, email, subscriptionId } = await owe()
  await desk.buy(plan, { reference: learner.userId, email: 'stranger@example.net' })
  const [, gift] = await desk.becomes(learner, [{ status: 'past-due' }, renews])
  for (const id of [gift?.subscriptionId ?? '', subscriptionId])
    await deliver({
      ...eventAbout('', 'customer.subscription.updated'),
      data: { object: { object: 'subscription', id } },
    })
  const stops = `select from pgboss.job where name = 'stop-membership' and data->>'subscriptionId' = '${subscriptionId}'`
  expect((await academy.services.db.execute(stops)).rows).toEqual([])
  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('past_due')
  const told = (await academy.mailsTo(email, 3)).map(mailText).filter(text => /hold another membership/.test(text))
  expect(told).toEqual([expect.stringMatching(/Silver, monthly\s+\$29.00 USD per month, not paid at the moment/)])
})

test.for([['the email of their account'], ['another email, coming back from there']])(
  'D-8 what they pay themselves with %s takes the place of their own unpaid subscription',
  async ([how]) => {
    const { plan, learner, email, subscriptionId } = await owe()
    const isBack = how?.startsWith('another')
    const session = await desk.buy(plan, { reference: learner.userId, ...(!isBack && { email }) })
    if (isBack) await learner.client.post('/api/checkout_state', { session_id: session })
    await desk.becomes(learner, [{ status: 'ended' }, renews])
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
  },
)

test('D-8 D-5 a subscription that the provider moves takes the place of an unpaid one of that plan', async () => {
  const [silver, gold] = await seedTwo()
  const learner = await seedUser(academy)
  const [paid] = await holdBoth(learner, { plan: silver }, { plan: gold, card: '4000000000000341' })
  desk.sandbox.advance(days(32))
  await desk.becomes(learner, [renews, { status: 'past-due' }])
  await move(paid, gold)
  const held = await desk.becomes(learner, [
    { ...renews, planId: gold.id },
    { status: 'ended', planId: gold.id },
  ])
  expect(held).toHaveLength(2)
})

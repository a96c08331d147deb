import { expect, test } from 'vitest'

import { eraseUser } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { learnersOf } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy, refund } = await openRefunds({ academy, shop })

type Bought = Awaited<ReturnType<typeof buy>>
const give = async ({ intentId }: Bought, amount: number) =>
  (await shop.stripe.refunds.create({ payment_intent: intentId, amount })).id
const hear = ({ intentId }: Bought, type = 'charge.refunded') => shop.deliver(eventAbout(intentId, type))
const owed = async ({ intentId }: Bought) =>
  (await shop.casesOf(intentId)).filter(({ closedAt }) => !closedAt).map(({ amountCents }) => amountCents)
const mailsOf = async ({ userId }: Bought, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mailText)

test('T85 a part of an order that fails before anything was heard of it is owed as that part', async () => {
  const bought = await buy()
  await shop.failRefund(await give(bought, 200))
  await hear(bought, 'refund.failed')
  expect(await owed(bought)).toEqual([200])
  const failed = (await mailsOf(bought, 2)).at(-1)
  expect(failed).toMatch(/did not reach you[^]*\$2\.00 USD/)
  expect(failed).not.toContain('$89.00')
})

test('T85 what failed of an order is owed until it has gone back in parts, and its buyer reads each sum', async () => {
  const bought = await buy()
  const first = await give(bought, 500)
  await hear(bought)
  expect((await mailsOf(bought, 2)).at(-1)).toMatch(
    /A part of your payment was refunded[^]*is open to you[^]*\$5\.00 USD/,
  )
  await shop.failRefund(first)
  await hear(bought, 'refund.failed')
  expect(await owed(bought)).toEqual([500])
  expect((await mailsOf(bought, 3)).at(-1)).toMatch(/did not reach you[^]*\$5\.00 USD/)
  await give(bought, 200)
  await hear(bought)
  expect(await owed(bought)).toEqual([300])
  expect((await mailsOf(bought, 4)).at(-1)).toMatch(/A part of your payment[^]*\$2\.00 USD/)
  const second = await give(bought, 300)
  await hear(bought)
  expect(await owed(bought)).toEqual([])
  expect(await shop.casesOf(bought.intentId)).toMatchObject([{ kind: 'refund', outcome: 'settled' }])
  await shop.failRefund(second)
  await hear(bought, 'refund.failed')
  expect(await owed(bought)).toEqual([300])
  expect((await mailsOf(bought, 6)).at(-1)).toMatch(/did not reach you[^]*\$3\.00 USD/)
  expect((await refund(bought.orderId)).status).toBe(200)
  expect(await owed(bought)).toEqual([])
  const all = await mailsOf(bought, 7)
  expect(all.at(-1)).toMatch(/was refunded[^]*\$87\.00 USD/)
  expect(await shop.owns(bought.client, bought.courseId)).toBe(false)
})

test('T85 the bank takes back what is left of an order, and its buyer and staff read that sum', async () => {
  const bought = await buy()
  await give(bought, 2_000)
  await hear(bought)
  const disputeId = await shop.dispute(bought.intentId)
  await hear(bought, 'charge.dispute.created')
  expect(await owed(bought)).toEqual([6_900])
  await shop.verdict(disputeId, 'lost')
  await hear(bought, 'charge.dispute.closed')
  expect((await mailsOf(bought, 3)).at(-1)).toMatch(/Your bank has returned[^]*\$69\.00 USD/)
  await shop.overturn(disputeId)
  await hear(bought, 'charge.dispute.funds_reinstated')
  expect((await mailsOf(bought, 4)).at(-1)).toMatch(/Your payment stands[^]*\$69\.00 USD/)
})

test('T29 T85 a refund that fails for who was erased meanwhile opens nothing, and is owed', async () => {
  const bought = await buy()
  const refundId = await give(bought, 8_900)
  await hear(bought)
  const { db } = academy.services
  const person = { userId: bought.userId, emails: [`${bought.userId}@example.org`] }
  await db.transaction(tx => eraseUser(academy.services, tx, person))
  await shop.failRefund(refundId)
  await hear(bought, 'refund.failed')
  expect(await owed(bought)).toEqual([8_900])
  expect(await shop.grantsOf(bought.userId)).toEqual([])
  expect(await learnersOf(academy.services, bought.courseId)).toBe(0)
})

import { expect, test } from 'vitest'

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

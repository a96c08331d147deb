import { expect, test } from 'vitest'

import { confirmByPassword } from '#src/testing/factors.ts'
import { openInvoicing } from '#src/testing/services/invoicing.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { hours } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } }, { environment: { LOG_LEVEL: 'error' } })
const { admin, buy, refund, refundPart } = await openRefunds({ academy, shop })
await confirmByPassword(admin.client)
const { switchOn, run, of, all } = openInvoicing(academy, admin.client)
await switchOn()

type Bought = Awaited<ReturnType<typeof buy>>
const give = async ({ intentId }: Bought, amount: number) =>
  (await shop.stripe.refunds.create({ payment_intent: intentId, amount })).id
const hear = ({ intentId }: Bought, type = 'charge.refunded') => shop.deliver(eventAbout(intentId, type))
const buyInvoiced = async () => {
  const bought = await buy()
  expect((await bought.client.post(`/api/my-orders/${bought.orderId}/invoices`, {})).status).toBe(200)
  return bought
}
/** Kind, total and tax of what was issued about an order, after the job has run twice. */
const issued = async ({ orderId }: Bought) => {
  await run()
  await run()
  return (await of(orderId)).map(({ kind, totalCents, taxCents }) => [kind, totalCents, taxCents])
}
const invoice = ['invoice', 8_900, 1_421]

test('T85 what went back is credited once, whole, in a series of its own, and names its invoice', async () => {
  const bought = await buyInvoiced()
  expect(await issued(bought)).toEqual([invoice])
  expect((await refund(bought.orderId)).status).toBe(200)
  expect(await issued(bought)).toEqual([invoice, ['credit-note', -8_900, -1_421]])
  const [first, credit] = await of(bought.orderId)
  expect(credit).toMatchObject({
    number: expect.stringMatching(/^CN-\d{4}-00001$/),
    invoiceId: first?.id,
    seller: first?.seller,
    buyer: first?.buyer,
    rate: 1_900,
  })
})

test('T85 a part that staff give back is credited as that part, and the rest after it', async () => {
  const bought = await buyInvoiced()
  expect((await refundPart(bought.orderId, { amount: 10, left: 89 })).status).toBe(200)
  expect((await issued(bought)).map(([kind, total]) => [kind, total])).toEqual([
    ['invoice', 8_900],
    ['credit-note', -1_000],
  ])
  expect((await refund(bought.orderId)).status).toBe(200)
  expect((await issued(bought)).map(([, total]) => total)).toEqual([8_900, -1_000, -7_900])
})

test('T85 parts are credited one by one, and their taxes add up to that of the invoice', async () => {
  const bought = await buyInvoiced()
  for (const amount of [33, 33, 4_567]) {
    await give(bought, amount)
    await hear(bought)
    await run()
  }
  await give(bought, 8_900 - 33 - 33 - 4_567)
  await hear(bought)
  const [first, ...credits] = await issued(bought)
  expect(first).toEqual(invoice)
  expect(credits.map(([, total]) => total)).toEqual([-33, -33, -4_567, -4_267])
  expect(credits.reduce((sum, [, , tax]) => sum + Number(tax), 0)).toBe(-1_421)
})

test('T85 parts that went back between two runs are one credit note', async () => {
  const bought = await buyInvoiced()
  await give(bought, 100)
  await give(bought, 200)
  await hear(bought)
  expect(await issued(bought)).toEqual([invoice, ['credit-note', -300, -48]])
})

test('T85 a refund that failed takes its credit back, and the one that comes again is credited anew', async () => {
  const bought = await buyInvoiced()
  const id = await give(bought, 8_900)
  await hear(bought)
  expect(await issued(bought)).toEqual([invoice, ['credit-note', -8_900, -1_421]])
  await shop.failRefund(id)
  await hear(bought, 'refund.failed')
  const back = [invoice, ['credit-note', -8_900, -1_421], ['credit-reversal', 8_900, 1_421]]
  expect(await issued(bought)).toEqual(back)
  await give(bought, 8_900)
  await hear(bought)
  expect(await issued(bought)).toEqual([...back, ['credit-note', -8_900, -1_421]])
  const { body } = await bought.client.get('/api/my-invoices')
  expect(body.invoices.map(({ kind }: { kind: string }) => kind)).toEqual([
    'credit-note',
    'credit-reversal',
    'credit-note',
    'invoice',
  ])
})

test('T85 what the bank takes back for good is credited to the sum of the invoice, and not when it is won after all', async () => {
  const bought = await buyInvoiced()
  await give(bought, 2_000)
  await hear(bought)
  const disputeId = await shop.dispute(bought.intentId)
  await hear(bought, 'charge.dispute.created')
  expect((await issued(bought)).slice(1)).toEqual([['credit-note', -2_000, -319]])
  await shop.verdict(disputeId, 'lost')
  await hear(bought, 'charge.dispute.closed')
  expect((await issued(bought)).slice(2)).toEqual([['credit-note', -6_900, -1_102]])
  await shop.overturn(disputeId)
  await hear(bought, 'charge.dispute.funds_reinstated')
  expect((await issued(bought)).slice(3)).toEqual([['credit-reversal', 6_900, 1_102]])
})

test('T85 what was refunded before its invoice was issued gets both', async () => {
  const bought = await buy()
  expect((await refund(bought.orderId)).status).toBe(200)
  academy.clock.now = new Date(academy.clock.now.getTime() + hours(2))
  expect(await issued(bought)).toEqual([invoice, ['credit-note', -8_900, -1_421]])
})

test('credit notes go on after invoices were switched off, and no settings of today stand in them', async () => {
  const bought = await buyInvoiced()
  await switchOn({ isOn: false, legalName: 'Other Ltd', rate: '7' })
  await refund(bought.orderId)
  expect(await issued(bought)).toEqual([invoice, ['credit-note', -8_900, -1_421]])
  expect((await of(bought.orderId))[1]).toMatchObject({ seller: { name: 'Sprint Science GmbH' } })
  await switchOn()
})

test('several runs at once credit nothing twice, and both series have no gap', async () => {
  const bought = await Promise.all([1, 2, 3, 4].map(buyInvoiced))
  for (const one of bought) {
    await give(one, 500)
    await hear(one)
  }
  await Promise.all([run(), run(), run(), run()])
  for (const one of bought) expect(await issued(one)).toEqual([invoice, ['credit-note', -500, -80]])
  for (const series of ['INV', 'CN']) {
    const serials = (await all()).filter(row => row.series === series).map(({ serial }) => serial)
    expect(serials).toEqual(serials.map((_, index) => index + 1))
  }
})

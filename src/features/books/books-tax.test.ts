import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { invoices } from '#src/features/invoices/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { openInvoicing } from '#src/testing/services/invoicing.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { seconds } from '#src/wire/durations.ts'

import { checkBooks } from './queries/check/check-books.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin, buy, refund } = await openRefunds({ academy, shop })
const { db, payments } = academy.services
await confirmByPassword(admin.client)
const { switchOn, run, of } = openInvoicing(academy, admin.client)
await switchOn()

const read = async (query = 'period=this_year') => (await admin.client.get(`/api/admin/books?${query}`)).body
const check = async () => {
  const found: string[] = []
  const range = { start: undefined, end: new Date(Date.now() + seconds(5)) }
  const { documents } = await checkBooks({ db, payments }, range, ({ about, words }) => found.push(`${about} ${words}`))
  return { found, documents }
}
type Bought = Awaited<ReturnType<typeof buy>>
const invoice = async ({ client, orderId }: Bought) => {
  expect((await client.post(`/api/my-orders/${orderId}/invoices`, {})).status).toBe(200)
}
const ledger = async () =>
  (await admin.client.get('/api/admin/ledger.csv?period=this_year')).text
    .split('\r\n')
    .slice(1, -1)
    .map(line => line.slice(1, -1).split('","'))

test('T85 tax of what was issued is a figure of its own, by day, course and method, and its credit takes it back', async () => {
  const [kept, back, unwritten] = [await buy(), await buy(), await buy()]
  expect((await read()).total).toMatchObject({ gross: 267, net: 267, tax: 0 })
  for (const one of [kept, back]) await invoice(one)
  const { total, steps, methods, sold, chargesTax } = await read()
  const two = { net: 267, tax: 28.42 }
  expect([total, chargesTax, methods]).toMatchObject([two, true, [{ method: 'card', payments: 3, ...two }]])
  expect([steps.at(-1), sold.length]).toMatchObject([two, 3])
  expect(sold.map(({ tax }: { tax: number }) => tax).toSorted()).toEqual([0, 14.21, 14.21])
  expect((await read('period=this_year&sort=-tax&limit=2')).sold).toMatchObject([{ tax: 14.21 }, { tax: 14.21 }])

  await refund(back.orderId)
  await run()
  expect((await read()).total).toMatchObject({ refunds: 89, net: 178, tax: 14.21 })
  expect(await of(unwritten.orderId), 'of what has no invoice there is none').toEqual([])
  expect((await read('period=last_year')).total).toMatchObject({ tax: 0 })
})

test('T85 the file of the ledger names the document of each tax, in its place by time, and adds up to nothing', async () => {
  const bought = await buy()
  await invoice(bought)
  const lines = await ledger()
  const sum = (column: number) => lines.reduce((all, cells) => all + Math.round(100 * Number(cells[column] ?? 0)), 0)
  expect(sum(5)).toBe(sum(6))
  const [row] = await of(bought.orderId)
  expect(lines.slice(-2).map(cells => [cells[3], cells[4], cells[5], cells[6], cells[11]])).toEqual([
    ['tax', 'sales:courses', '14.21', '', row?.number],
    ['tax', 'tax', '', '14.21', row?.number],
  ])
  const times = lines.map(([at]) => at ?? '')
  expect(times).toEqual(times.toSorted())
})

test('T85 a document of another sum than its order is found', async () => {
  expect((await check()).found).toEqual([])
  const [bought, part] = [await buy(), await buy()]
  for (const one of [bought, part]) await invoice(one)
  await shop.stripe.refunds.create({ payment_intent: part.intentId, amount: 900 })
  await shop.deliver(eventAbout(part.intentId, 'charge.refunded'))
  const uncredited = `document ${part.orderId}: credited $0.00 USD, went back $9.00 USD`
  expect((await check()).found).toEqual([uncredited])
  await run()
  const { found, documents } = await check()
  expect([found, documents]).toEqual([[], await db.$count(invoices)])
  await db
    .update(orders)
    .set({ amountCents: sql`amount_cents - 100` })
    .where(eq(orders.id, bought.orderId))
  expect((await check()).found).toContain(`document ${bought.orderId}: invoiced $89.00 USD, paid $88.00 USD`)
})

test('that there is a tax is said where the academy charges one', async () => {
  for (const chargesTax of [true, false]) {
    await switchOn({ chargesTax })
    expect(await read()).toMatchObject({ chargesTax })
  }
})

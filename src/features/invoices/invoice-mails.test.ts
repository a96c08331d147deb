import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { billingDetails } from '#src/features/invoices/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { company, openInvoicing } from '#src/testing/services/invoicing.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const { switchOn, run, sell, wasOn } = openInvoicing(academy, admin)

beforeEach(async () => {
  await academy.asOwner('truncate invoices, invoicing, billing_details, orders cascade')
  await switchOn()
  await wasOn()
})

/** Sells to who buys for a business, or as it is told. */
async function sellTo(billing: object = company) {
  const sold = await sell()
  await sold.client.put('/api/billing', billing)
  return sold
}
const told = async ({ userId }: { userId: string }, count: number) => {
  const mails = await academy.mailsTo(`${userId}@example.org`, count, count === 0 ? 0 : 15_000)
  return mails.map(mail => /^Subject: (.*)$/m.exec(mail)?.[1])
}
const refund = ({ orderId }: { orderId: string }) =>
  db.update(orders).set({ refundedCents: 8_900 }).where(eq(orders.id, orderId))

test('a business is told of its invoice and of what is credited, once each, with the way to it', async () => {
  const sold = await sellTo()
  await run()
  await run()
  expect(await told(sold, 1)).toEqual([expect.stringMatching(/^Invoice INV-\d{4}-00001$/)])
  await refund(sold)
  await Promise.all([run(), run()])
  expect(await told(sold, 2)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Invoice/), expect.stringMatching(/^Credit note CN-\d{4}-00001$/)]),
  )
  const [mail = ''] = await academy.mailsTo(`${sold.userId}@example.org`, 2)
  expect(mailText(mail)).toContain(`/receipt/${sold.orderId}`)
  expect(mailText(mail)).toContain('Coureurs SARL')
  await run()
  expect(await told(sold, 2)).toHaveLength(2)
})

test('nobody else is told: a person, who asks at the screen, where it is switched off, and who is erased', async () => {
  const asks = await sellTo()
  expect((await asks.client.post(`/api/my-orders/${asks.orderId}/invoices`, {})).status).toBe(200)
  const person = await sellTo({ ...company, company: '', taxNumber: '' })
  await run()
  await switchOn({ isMailed: false })
  await wasOn()
  const silent = await sellTo()
  await run()
  await switchOn()
  await wasOn()
  const gone = await sell()
  await db.insert(billingDetails).values({ ...company, userId: gone.userId })
  await academy.asOwner(`update users set erased_at = now() where id = '${gone.userId}'`)
  await run()
  const last = await sellTo()
  await run()
  // It is sent after all others.
  expect(await told(last, 1)).toHaveLength(1)
  for (const one of [asks, person, silent, gone]) expect(await told(one, 0)).toEqual([])
})

test('staff who issue the invoice of a business tell it', async () => {
  const sold = await sellTo()
  expect((await admin.post(`/api/my-orders/${sold.orderId}/invoices`, {})).status).toBe(200)
  expect(await told(sold, 1)).toHaveLength(1)
})

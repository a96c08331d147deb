// D-1: where tax is added, and a buyer pays none, invoice and receipt say why (decision 0107).
import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openTaxDesk } from '#src/testing/services/tax-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { client: admin } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const { set, say, begin, pay, run, of } = await openTaxDesk({ academy, shop, admin })

const billing = { name: 'Ada', company: '', line1: '', line2: '', postalCode: '', city: '' }

test('buyers of countries without a rate pay none where the academy says so, and the order says why', async () => {
  await set({ taxesAbroad: false })
  const { client, courseId } = await shop.meet()
  await say(client, 'CH')
  const { orderId, intentId, answer } = await begin(client, courseId)
  expect(answer.body).toMatchObject({ amount: 89, tax: { amount: 0, rate: 0, reason: 'no-rate' } })
  await pay(intentId)
  await client.put('/api/billing', { ...billing, country: 'CH', taxNumber: '' })
  await run()
  const [invoice] = await of(orderId)
  expect(invoice).toMatchObject({ noTax: 'no-rate', netCents: 8_900, taxCents: 0, rate: 0 })
  const why = 'No MwSt is charged: the buyer is abroad (Switzerland).'
  expect((await client.get(`/api/invoices/${invoice?.id}/xml`)).text).toContain(why)
  expect((await admin.get('/api/admin/invoices.csv')).text).toContain(`"no-rate","${orderId}"`)
  await set({ taxesAbroad: false, addsTax: false })
  const included = await begin(client, (await shop.meet()).courseId)
  await pay(included.intentId)
  await run()
  expect(await of(included.orderId)).toMatchObject([{ noTax: 'no-rate', totalCents: 8_900, taxCents: 0 }])
  await set()
})

test.each([
  ['FR', 'FR12345678901', 'MwSt: reverse charge $0.00'],
  ['CH', '', 'No MwSt is charged $0.00'],
])('the mailed receipt of %s says why there is no tax', async (country, number, words) => {
  await set({ taxesAbroad: false })
  const { client, courseId, userId } = await shop.meet()
  await say(client, country, number)
  await pay((await begin(client, courseId)).intentId)
  const [mail = ''] = (await academy.mailsTo(`${userId}@example.org`, 1)).map(mailText)
  expect(mail.replaceAll(/\s+/g, ' ')).toContain(words)
  await set()
})

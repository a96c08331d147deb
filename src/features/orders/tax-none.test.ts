// D-1: where tax is added, and a buyer pays none, invoice and receipt say why (decision 0107).
import { expect, test } from 'vitest'

import { billingDetails } from '#src/features/invoices/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { street } from '#src/testing/services/invoicing.ts'
import { openTaxDesk } from '#src/testing/services/tax-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { client: admin } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const { set, say, begin, pay, run, runLater, of } = await openTaxDesk({ academy, shop, admin })

const billing = { name: 'Ada', company: '', ...street }

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

test('D-1 a number of impossible shape is refused, and one that was kept before takes no tax away', async () => {
  await set({ taxesAbroad: true })
  const { client, courseId, userId } = await shop.meet()
  for (const number of ['DE987654321', 'FR123', '12345678901']) {
    const { status, body } = await say(client, 'FR', number)
    const message = 'A tax number of this country looks like FR12345678901'
    expect([status, body.fields]).toEqual([400, [{ path: 'taxNumber', message }]])
  }
  await academy.services.db.insert(billingDetails).values({ ...billing, userId, country: 'FR', taxNumber: 'FR123' })
  expect((await client.get('/api/billing')).body.billing).toMatchObject({ ...street, taxNumber: 'FR123' })
  const { orderId, intentId } = await begin(client, courseId)
  expect(await shop.orderOf(orderId)).toMatchObject({ netCents: 8_900, taxCents: 1_780, untaxed: null })
  await pay(intentId)
  // It is asked for once more, for an hour.
  await runLater()
  expect(await of(orderId)).toMatchObject([{ noTax: null, taxCents: 1_780, buyer: { taxNumber: 'FR123' } }])
  // Said again as it is written by hand.
  expect((await say(client, 'FR', ' fr 12 345.678.901 ')).body.tax).toMatchObject({
    reason: 'reverse-charge',
    taxNumber: 'FR12345678901',
  })
})

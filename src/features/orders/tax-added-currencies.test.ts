// D-3: what is added is charged, whichever currency the academy sells in (decision 0107).
import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { street } from '#src/testing/services/invoicing.ts'
import { openShop } from '#src/testing/services/shop.ts'
import { openTaxDesk } from '#src/testing/services/tax-desk.ts'

test.each([
  // 10 % of 1,005 yen are 100.5
  ['jpy', { country: 'JP', taxName: '消費税', rate: '10' }, 1_005, [101, 1_106], '¥1,106 JPY'],
  // 5 % of 10.050 dinars are 0.5025; the last of three decimals is never charged
  ['kwd', { country: 'KW', taxName: 'VAT', rate: '5' }, 10_050, [500, 10_550], 'KWD 10.550'],
  // Whole króna, which are counted in hundredths
  ['isk', { country: 'IS', taxName: 'VSK', rate: '24' }, 10_300, [2_500, 12_800], 'ISK 128'],
] as const)('D-3 in %s price and tax are charged, invoiced and credited to the last unit', async (...given) => {
  const [currency, settings, priceCents, [taxCents, totalCents], words] = given
  await using academy = await startAcademy({ environment: { ACADEMY_CURRENCY: currency, LOG_LEVEL: 'error' } })
  const shop = openShop(academy)
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  await confirmByPassword(admin)
  const desk = await openTaxDesk({ academy, shop, admin })
  await desk.set({ countryRates: [], reverseCharge: false, ...settings })
  const { client, courseId, userId } = await shop.meet({ priceCents, currency })
  await client.put('/api/billing', { ...ada, country: settings.country })
  const { orderId, intentId } = await desk.begin(client, courseId)
  expect(await shop.orderOf(orderId)).toMatchObject({ netCents: priceCents, taxCents, amountCents: totalCents })
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).amount).toBe(totalCents)
  await desk.pay(intentId)
  await desk.run()
  const [mail = ''] = await academy.mailsTo(`${userId}@example.org`, 1)
  expect(mail.replaceAll('=C2=A0', ' ').replaceAll('=C2=A5', '¥').replaceAll(' ', ' ')).toContain(words)
  await shop.stripe.refunds.create({ payment_intent: intentId })
  await desk.reconcile()
  await shop.heard()
  await desk.run()
  const [invoice, credit] = await desk.of(orderId)
  expect(invoice).toMatchObject({ netCents: priceCents, taxCents, totalCents, taxName: settings.taxName })
  expect(credit).toMatchObject({ netCents: -priceCents, taxCents: -taxCents, totalCents: -totalCents })
  const pdf = await client.get(`/api/invoices/${invoice?.id}/pdf`)
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  const xml = (await client.get(`/api/invoices/${invoice?.id}/xml`)).text
  expect(xml).toContain(`currencyID="${currency.toUpperCase()}"`)
})

const ada = { name: 'Ada', company: '', ...street, taxNumber: '' }

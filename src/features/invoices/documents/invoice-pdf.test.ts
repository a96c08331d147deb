import { expect, test } from 'vitest'

import { isHarmlessPdf } from '#src/server/pdfs/inspect-pdf.ts'
import { factsOf } from '#src/testing/content/invoice-facts.ts'
import type { InvoiceFacts } from '#src/wire/documents.ts'

import { renderInvoice } from './invoice-pdf.tsx'

const nobody = { name: 'Demo Learner', company: '', line1: '', line2: '', postalCode: '', city: '', country: '' }
const at = new Date('2026-11-30T10:00:00Z')
const facts = factsOf({ issuedAt: at, buyer: { ...nobody, taxNumber: '' }, currency: 'usd' })
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

test('R28 the same facts give the same bytes', async () => {
  const [one, other] = [await renderInvoice(facts), await renderInvoice(facts)]
  expect(one.equals(other)).toBe(true)
  expect(one.subarray(0, 5).toString()).toBe('%PDF-')
  expect(isHarmlessPdf(one)).toBe(true)
})

const long = 'عبد الرحمن بن محمد بن عبد الله الأكاديمية الرياضية للعلوم '
test.each([
  ['a credit note', { kind: 'credit-note', about: { number: 'INV-2026-00001', issuedAt: at }, accent: '#0a5fd7' }],
  ['credit taken back', { kind: 'credit-reversal', about: { number: 'INV-2026-00001', issuedAt: at } }],
  ['reverse charge', { noTax: 'reverse-charge', rate: 0, taxCents: 0, netCents: 8_900 }],
  ['no rate', { noTax: 'no-rate', rate: 0, taxCents: 0, netCents: 8_900, buyer: { ...facts.buyer, country: 'US' } }],
  ['no tax', { noTax: 'not-charged', rate: 0, taxCents: 0, netCents: 8_900 }],
  ['a tax that was added', { lines: [{ title: 'Places', totalCents: 8_900, netCents: 7_479, quantity: 3 }] }],
  ['yen', { currency: 'jpy', totalCents: 1_250, netCents: 1_050, taxCents: 200, taxName: '消費税' }],
  ['dinars of a thousand', { currency: 'kwd', totalCents: 10_010_000, netCents: 8_411_765, taxCents: 1_598_235 }],
  ['a long name from right to left', { buyer: { ...nobody, company: long.repeat(2), city: long, taxNumber: '12' } }],
  ['a long title', { lines: [{ title: `${long}${'Sprint mechanics '.repeat(12)}`, totalCents: 8_900 }] }],
  ['a word that no line holds', { lines: [{ title: 'W'.repeat(200), totalCents: 8_900 }] }],
  [
    'everything at its limit',
    { seller: { ...facts.seller, name: 'W'.repeat(120), address: 'A\n'.repeat(8), foot: 'foot '.repeat(80) } },
  ],
] as [string, Partial<InvoiceFacts>][])('%s fits on one page', async (_name, changed) => {
  expect(pagesOf(await renderInvoice({ ...facts, ...changed }))).toBe(1)
})

test('an invoice of many lines goes on with the next page', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => ({ title: `Course ${index}`, totalCents: 100 }))
  expect(pagesOf(await renderInvoice({ ...facts, lines }))).toBeGreaterThan(1)
})

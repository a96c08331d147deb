// An invoice as data: the Cross Industry Invoice of UN/CEFACT as EN 16931 has it, which Factur-X and ZUGFeRD carry too.
import XmlBuilder from 'fast-xml-builder'
import { createTranslator } from 'use-intl'

import { catalogues } from '#src/web/words/messages.ts'
import { isInUnion } from '#src/wire/countries.ts'
import type { InvoiceFacts } from '#src/wire/documents.ts'
import { decimalOf } from '#src/wire/money/money.ts'
import { taxIn, writtenRate } from '#src/wire/money/tax.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import { vatNumberOf } from '../policy.ts'
import { notesOf, whyNoTax, type Say } from './content.ts'
import { buyerParty, sellerParty } from './parties-xml.ts'

const spaces = {
  '@_xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@_xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@_xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  '@_xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/** What XML 1.0 has no way to say, not even escaped: control characters, and halves of a character. */
const UNSAYABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const builder = new XmlBuilder({
  ignoreAttributes: false,
  format: true,
  suppressEmptyNode: true,
  tagValueProcessor: (_name, value) => String(value).replaceAll(UNSAYABLE, ''),
})

/** UNTDID 1001. What takes credit back bills that sum anew: many programs refuse a credit note below zero. */
const types = { invoice: 380, 'credit-note': 381, 'credit-reversal': 380 } as const

/** UNTDID 4461: how it was paid does not stand on an invoice. */
const NOT_SAID = 1

/** Writes an invoice or a credit note; the same facts give the same bytes. @returns the XML */
export async function writeInvoice(invoice: InvoiceFacts): Promise<Buffer> {
  const t = createTranslator({ locale: 'en', messages: (await catalogues.en()).default })
  const xml = builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      ...spaces,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': types[invoice.kind],
        'ram:IssueDateTime': { 'udt:DateTimeString': day(invoice.issuedAt, invoice.timeZone) },
        'ram:IncludedNote': [...notesOf(invoice, t), invoice.seller.foot]
          .filter(Boolean)
          .map(note => ({ 'ram:Content': note })),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': linesOf(invoice),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': sellerParty(invoice),
          'ram:BuyerTradeParty': buyerParty(invoice, categoryOf(invoice) !== 'O', t),
          'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': invoice.orderId },
        },
        'ram:ApplicableHeaderTradeDelivery': '',
        'ram:ApplicableHeaderTradeSettlement': settlementOf(invoice, t),
      },
    },
  })
  return Buffer.from(xml)
}

/** Format 102 of UNTDID 2379: the day that stands on the PDF. */
const day = (at: Date, timeZone: string) => ({
  '#text': dayIn(timeZone, at).replaceAll('-', ''),
  '@_format': '102',
})

/**
 * UNTDID 5305: taxed, taxed with nothing, reverse charge, exempt, sold to outside of the Union, which only who has a number for
 * value added tax can say (BR-G-02); and outside of the tax for who has no number of it, as who has none can exempt nothing
 * (BR-E-02).
 */
function categoryOf({ noTax, rate, seller, buyer }: InvoiceFacts): 'S' | 'Z' | 'AE' | 'E' | 'G' | 'O' {
  if (noTax === 'reverse-charge') return 'AE'
  if (noTax === 'no-rate' && vatNumberOf(seller) && !isInUnion(buyer.country)) return 'G'
  if (noTax) return seller.taxNumber ? 'E' : 'O'
  return rate === 0 ? 'Z' : 'S'
}

const reasonCodes: Readonly<Record<string, string>> = { AE: 'VATEX-EU-AE', G: 'VATEX-EU-G', O: 'VATEX-EU-O' }

/** What is outside of the tax has no rate, not even of nothing (BR-O-05). */
const rateOf = (invoice: InvoiceFacts) => (categoryOf(invoice) === 'O' ? undefined : writtenRate(invoice.rate))

/** Lines are net here, and in the row gross where prices held their tax: the last one takes what rounding leaves, so that they add up (BR-CO-10). */
function linesOf(invoice: InvoiceFacts) {
  const { lines, rate, currency } = invoice
  let left = invoice.netCents
  return lines.map(({ title, totalCents, netCents }, index) => {
    const isLast = index === lines.length - 1
    const net = isLast ? left : (netCents ?? totalCents - taxIn(totalCents, rate, currency))
    left -= net
    const amount = decimalOf(net, currency)
    return {
      'ram:AssociatedDocumentLineDocument': { 'ram:LineID': index + 1 },
      'ram:SpecifiedTradeProduct': { 'ram:Name': title },
      'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': amount } },
      'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '#text': 1, '@_unitCode': 'C62' } },
      'ram:SpecifiedLineTradeSettlement': {
        'ram:ApplicableTradeTax': {
          'ram:TypeCode': 'VAT',
          'ram:CategoryCode': categoryOf(invoice),
          'ram:RateApplicablePercent': rateOf(invoice),
        },
        'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount },
      },
    }
  })
}

/** The sums. Nothing is left to pay: invoices are issued of what was paid, credit notes of what went back. */
function settlementOf(invoice: InvoiceFacts, t: Say) {
  const { currency, about } = invoice
  const sum = (cents: number) => decimalOf(cents, currency)
  const code = currency.toUpperCase()
  const category = categoryOf(invoice)
  return {
    'ram:InvoiceCurrencyCode': code,
    'ram:SpecifiedTradeSettlementPaymentMeans': { 'ram:TypeCode': NOT_SAID },
    'ram:ApplicableTradeTax': {
      'ram:CalculatedAmount': sum(invoice.taxCents),
      'ram:TypeCode': 'VAT',
      'ram:ExemptionReason': whyNoTax(invoice, t),
      'ram:BasisAmount': sum(invoice.netCents),
      'ram:CategoryCode': category,
      'ram:ExemptionReasonCode': reasonCodes[category],
      'ram:RateApplicablePercent': rateOf(invoice),
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': sum(invoice.netCents),
      'ram:TaxBasisTotalAmount': sum(invoice.netCents),
      'ram:TaxTotalAmount': { '#text': sum(invoice.taxCents), '@_currencyID': code },
      'ram:GrandTotalAmount': sum(invoice.totalCents),
      'ram:TotalPrepaidAmount': sum(invoice.totalCents),
      'ram:DuePayableAmount': sum(0),
    },
    'ram:InvoiceReferencedDocument': about
      ? {
          'ram:IssuerAssignedID': about.number,
          'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': day(about.issuedAt, invoice.timeZone) },
        }
      : undefined,
  }
}

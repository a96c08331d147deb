// What stands on an invoice, in words.
import type { createTranslator } from 'use-intl'

import type { Lettering, Letters } from '#src/web/pdf/typefaces.ts'
import type { Messages } from '#src/web/words/messages.ts'
import type { InvoiceFacts } from '#src/wire/documents.ts'
import { fromMinor, moneyFormat } from '#src/wire/money/money.ts'
import { writtenRate } from '#src/wire/money/tax.ts'

export type Say = ReturnType<typeof createTranslator<Messages>>

/** A sum with the code of its currency: a sign such as `$` is that of many. */
export const sumIn = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { ...moneyFormat(currency), currencyDisplay: 'code' }).format(fromMinor(cents, currency))

/** The digits alone. */
export const digitsOf = (cents: number, currency: string): string => {
  const { minimumFractionDigits, maximumFractionDigits } = moneyFormat(currency)
  return new Intl.NumberFormat('en', { minimumFractionDigits, maximumFractionDigits }).format(
    fromMinor(cents, currency),
  )
}

const dayOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(instant)

const countryOf = (code: string): string =>
  code ? (new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code) : ''

type Party = { readonly name: Lettering; readonly lines: readonly Lettering[] }

/** The letters of all words, which are read before anything is drawn. */
export async function contentOf({ line }: Letters, invoice: InvoiceFacts, t: Say) {
  const set = (texts: readonly string[]) => inTurn(texts.filter(Boolean), line)
  const { seller, buyer } = invoice
  const party = async (name: string, lines: readonly string[]): Promise<Party> => ({
    name: await line(name),
    lines: await set(lines),
  })
  return {
    seller: await party(seller.name, [
      ...seller.address.split('\n'),
      countryOf(seller.country),
      taxNumberOf(seller.taxNumber, t),
      seller.registration,
    ]),
    buyer: await party(buyer.company || buyer.name, [
      buyer.company ? buyer.name : '',
      buyer.line1,
      buyer.line2,
      `${buyer.postalCode} ${buyer.city}`.trim(),
      countryOf(buyer.country),
      taxNumberOf(buyer.taxNumber, t),
    ]),
    lines: await inTurn(invoice.lines, async ({ title, totalCents, netCents = totalCents, quantity }) => ({
      title: await line(title),
      each: quantity ? await line(`${quantity} × ${sumIn(netCents / quantity, invoice.currency)}`) : undefined,
      amount: sumIn(netCents, invoice.currency),
    })),
    facts: factsOf(invoice, t),
    taxName: await line(t('invoices.document.tax', { name: invoice.taxName, rate: writtenRate(invoice.rate) })),
    notes: await set(notesOf(invoice, t)),
    foot: await set(seller.foot.split('\n')),
  }
}

export type Content = Awaited<ReturnType<typeof contentOf>>

/** One after the other: each takes letters from faces that the others add to. */
async function inTurn<A, B>(list: readonly A[], make: (one: A) => Promise<B>): Promise<B[]> {
  const made: B[] = []
  for (const one of list) made.push(await make(one))
  return made
}

const taxNumberOf = (number: string, t: Say): string => number && t('invoices.document.taxNumber', { number })

const factsOf = ({ number, issuedAt, paidAt, about, orderId, timeZone }: InvoiceFacts, t: Say): [string, string][] => [
  [t('invoices.document.number'), number],
  [t('invoices.document.issued'), dayOf(issuedAt, timeZone)],
  about
    ? [
        t('invoices.document.about'),
        t('invoices.document.aboutOf', { number: about.number, date: dayOf(about.issuedAt, timeZone) }),
      ]
    : [t('invoices.document.paid'), dayOf(paidAt, timeZone)],
  [t('invoices.document.order'), orderId.slice(0, 8).toUpperCase()],
]

/** Why there is no tax, for the buyer and their tax office. */
export function whyNoTax({ noTax, taxName: name, buyer }: InvoiceFacts, t: Say): string | undefined {
  if (noTax === 'reverse-charge') return t('invoices.document.reverseCharge', { name })
  if (noTax === 'no-rate') return t('invoices.document.noRate', { name, country: countryOf(buyer.country) })
  return noTax ? t('invoices.document.noTax') : undefined
}

export function notesOf(invoice: InvoiceFacts, t: Say): string[] {
  const { kind, paidAt, about, timeZone } = invoice
  const number = about?.number ?? ''
  const said = {
    invoice: t('invoices.document.paidInFull', { date: dayOf(paidAt, timeZone) }),
    'credit-note': t('invoices.document.credited', { number }),
    'credit-reversal': t('invoices.document.creditTakenBack', { number }),
  }
  return [whyNoTax(invoice, t) ?? '', said[kind]].filter(Boolean)
}

import type { Charge } from '../objects.ts'
import { formatAmount } from '../payments/currencies.ts'
import { type Html, html, page } from './html.ts'
import { testModeStrip } from './strip.ts'

const brandNames: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' }

const row = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`

/** What the payer keeps: amount, card, date, and what was refunded. */
export function receiptPage(prefix: string, charge: Charge): string {
  const card = charge.payment_method_details?.card
  const date = new Date(charge.created * 1000)
  const body = html`<main class="sheet paper">
    ${testModeStrip}
    <h1>Receipt</h1>
    <dl>
      ${row('Amount paid', formatAmount(charge.amount, charge.currency))}
      ${charge.amount_refunded > 0 ? row('Refunded', formatAmount(charge.amount_refunded, charge.currency)) : html``}
      ${row('Date', date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }))}
      ${card ? row('Card', `${brandNames[card.brand ?? ''] ?? 'Card'} ending in ${card.last4 ?? ''}`) : html``}
      ${charge.description ? row('For', charge.description) : html``} ${row('Reference', charge.id)}
    </dl>
  </main>`
  return page({ prefix, title: 'Receipt', body, style: 'sheet.css' })
}

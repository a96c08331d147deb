import type { PaymentIntent } from '../objects.ts'
import { formatAmount } from '../payments/currencies.ts'
import { type Html, html, page } from './html.ts'
import { testModeStrip } from './strip.ts'

/** The bank's question about one payment; `undefined` when it was answered already. */
export function authenticatePage(prefix: string, intent: PaymentIntent | undefined): string {
  const question = (open: PaymentIntent): Html =>
    html`<h1>Confirm your payment</h1>
      <p>This stands in for your bank's page. Choose how the bank answers.</p>
      <dl>
        <dt>Amount</dt>
        <dd>${formatAmount(open.amount, open.currency)}</dd>
        <dt>Payment</dt>
        <dd class="code">${open.id}</dd>
      </dl>
      <div class="answers">
        <button type="button" class="primary" data-outcome="complete" disabled>Complete</button>
        <button type="button" data-outcome="fail" disabled>Fail</button>
      </div>
      <p class="error" role="alert"></p>`
  const over = html`<h1>This page is no longer open</h1>
    <p>The payment was confirmed or given up already.</p>
    <div class="answers"><button type="button" data-outcome="close" disabled>Close</button></div>`
  const body = html`<main class="sheet">${testModeStrip} ${intent ? question(intent) : over}</main>`
  return page({ prefix, title: '3-D Secure', body, style: 'sheet.css', script: 'authenticate.js' })
}

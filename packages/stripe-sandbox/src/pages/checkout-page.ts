import type { Price } from '../objects.ts'
import { formatAmount } from '../payments/currencies.ts'
import { type Checkout, fixedEmail } from '../subscriptions/checkout.ts'
import { type Html, html, page } from './html.ts'
import { testModeStrip } from './strip.ts'
import { cardFields, field } from './typed-card.ts'

/** `$19.00 per month`, `$19.00` */
export function formatPrice({ unit_amount: amount, currency, recurring }: Price): string {
  const money = formatAmount(amount ?? 0, currency)
  return recurring ? `${money} per ${recurring.interval}` : money
}

/** With what was typed, where the card was refused: another one goes on from there. */
type Shown = Checkout & { error?: string; email?: string; code?: string }

const codeField = (code = ''): Html =>
  html`<label>
    <span>Promotion code</span>
    <input name="promotion_code" autocomplete="off" value="${code}" />
  </label>`

function buttonOf({ session, price, sale }: Shown): string {
  if (sale.terms?.trialDays) return 'Start trial'
  const total = session.amount_total ?? 0
  if (session.mode === 'payment') return `Pay ${formatAmount(total, price.currency)}`
  const isPlain = total === price.unit_amount
  return isPlain ? `Subscribe for ${formatPrice(price)}` : `Subscribe, ${formatAmount(total, price.currency)} now`
}

const row = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`

function emailOf({ session, email }: Shown): Html {
  const fixed = fixedEmail(session)
  if (fixed)
    return html`<dl>${row('Email', fixed)}</dl>
      <input type="hidden" name="email" value="${fixed}" />`
  const value = email ?? session.customer_email ?? ''
  return field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', value })
}

const form = (prefix: string, shown: Shown): Html =>
  html`<form method="post" action="${prefix}/c/${shown.session.id}" class="fields">
    ${emailOf(shown)} ${cardFields} ${shown.session.allow_promotion_codes ? codeField(shown.code) : html``}
    <p class="error" role="alert">${shown.error ?? ''}</p>
    <div class="answers"><button class="primary">${buttonOf(shown)}</button></div>
  </form>`

/** What is added to the price and taken off it, where anything is. */
function extras({ session, price, sale }: Shown): readonly Html[] {
  const { amount_discount: discount = 0, amount_tax: tax = 0 } = session.total_details ?? {}
  const money = (amount: number | null) => formatAmount(amount ?? 0, price.currency)
  const days = sale.terms?.trialDays ?? 0
  const parts = [
    { is: days > 0, shown: row('Trial', `${days} days free`) },
    { is: discount > 0, shown: row('Discount', `-${money(discount)}`) },
    { is: tax > 0, shown: row('Tax', money(tax)) },
  ]
  const told = parts.filter(part => part.is).map(part => part.shown)
  return told.length > 0 ? [...told, row('Total due today', money(session.amount_total))] : []
}

/** What stands at a payment link that sells nothing any more. */
export const closedLinkPage = (prefix: string): string =>
  page({
    prefix,
    title: 'Checkout',
    style: 'sheet.css',
    body: html`<main class="sheet paper">
      ${testModeStrip}
      <h1>This link is no longer active.</h1>
      <p>Ask the business that gave it to you for another one.</p>
    </main>`,
  })

/** Where a payment link or a checkout leads: what is bought, and a form for email and card. */
export function checkoutPage(prefix: string, shown: Shown): string {
  const { session, name, price } = shown
  const isPaid = session.status === 'complete'
  const isPlan = session.mode === 'subscription'
  const body = html`<main class="sheet paper">
    ${testModeStrip}
    <h1>
      ${isPaid ? `Thanks for ${isPlan ? 'subscribing' : 'your payment'}` : `${isPlan ? 'Subscribe to' : 'Buy'} ${name}`}
    </h1>
    <dl>${row(name, formatPrice(price))} ${extras(shown)}</dl>
    ${session.status === 'open' ? form(prefix, shown) : html`<p>You may close this page.</p>`}
  </main>`
  return page({ prefix, title: 'Checkout', body, style: 'sheet.css' })
}

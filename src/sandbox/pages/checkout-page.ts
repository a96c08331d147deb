import type { CheckoutSession, Price } from '../objects.ts'
import { formatAmount } from './authenticate-page.ts'
import { type Html, html, page } from './html.ts'
import { testModeStrip } from './strip.ts'
import { cardFields, field } from './typed-card.ts'

/** `$19.00 per month` */
export function formatPrice({ unit_amount: amount, currency, recurring }: Price): string {
  return `${formatAmount(amount ?? 0, currency)} per ${recurring?.interval ?? ''}`
}

type Checkout = { session: CheckoutSession; price: Price; name: string; error?: string; email?: string }

const form = (prefix: string, { session, price, error, email }: Checkout): Html =>
  html`<form method="post" action="${prefix}/c/${session.id}" class="fields">
    ${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', value: email ?? session.customer_email ?? '' })}
    ${cardFields}
    <p class="error" role="alert">${error ?? ''}</p>
    <div class="answers"><button class="primary">Subscribe for ${formatPrice(price)}</button></div>
  </form>`

/** Where a payment link leads: what is bought, and a form for e-mail and card. */
export function checkoutPage(prefix: string, checkout: Checkout): string {
  const isPaid = checkout.session.status === 'complete'
  const body = html`<main class="sheet paper">
    ${testModeStrip}
    <h1>${isPaid ? 'Thanks for subscribing' : `Subscribe to ${checkout.name}`}</h1>
    <dl>
      <dt>${checkout.name}</dt>
      <dd>${formatPrice(checkout.price)}</dd>
    </dl>
    ${isPaid ? html`<p>You may close this page.</p>` : form(prefix, checkout)}
  </main>`
  return page({ prefix, title: 'Checkout', body, style: 'sheet.css' })
}

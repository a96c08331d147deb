import type pg from 'pg'

import type { Attempt } from '../deliveries/outbox.ts'
import type { Dispute, PaymentIntent, Price, Refund, Subscription } from '../objects.ts'
import { formatAmount } from '../payments/currencies.ts'
import { isUnderWay } from '../payments/dispute.ts'
import { find, list } from '../store.ts'
import { formatPrice } from './checkout-page.ts'
import { type Html, html, page } from './html.ts'
import { testModeStrip } from './strip.ts'

type SentEvent = { id: string; type: string; created: Date; state: string | null; log: Attempt[] | null }

async function recentEvents(pool: pg.Pool): Promise<SentEvent[]> {
  const found = await pool.query<SentEvent>(
    `SELECT e.id, e.type, e.created, d.state, d.log FROM sandbox.events e
     LEFT JOIN LATERAL (SELECT state, log FROM sandbox.deliveries WHERE event = e.id ORDER BY seq DESC LIMIT 1) d ON true
     ORDER BY e.seq DESC LIMIT 50`,
  )
  return found.rows
}

const time = (at: Date): Html => html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19)}Z</time>`

/** One thing to do to a row. @param path of what it is done to, below the prefix */
const action = (path: string, name: string, choice: Html = html``): Html =>
  html`<form method="post" action="${path}">${choice}<button>${name}</button></form>`

const head = (...names: string[]): Html =>
  html`<thead>
    <tr>
      ${names.map(name => html`<th>${name}</th>`)}
    </tr>
  </thead>`

const paymentRow = (prefix: string, intent: PaymentIntent): Html =>
  html`<tr>
    <td class="code">${intent.id}</td>
    <td>${formatAmount(intent.amount, intent.currency)}</td>
    <td>${intent.status}</td>
    <td>${time(new Date(intent.created * 1000))}</td>
    <td>
      ${
        intent.status === 'succeeded'
          ? [
              action(`${prefix}/payments/${intent.id}/refund`, 'Refund'),
              action(`${prefix}/payments/${intent.id}/dispute`, 'Dispute'),
            ]
          : ''
      }
    </td>
  </tr>`

const refundRow = (prefix: string, refund: Refund): Html =>
  html`<tr>
    <td class="code">${refund.id}</td>
    <td>${formatAmount(refund.amount, refund.currency)}</td>
    <td>${refund.status ?? ''}</td>
    <td>${time(new Date(refund.created * 1000))}</td>
    <td>${refund.status === 'failed' ? '' : action(`${prefix}/refunds/${refund.id}/fail`, 'Fail at the bank')}</td>
  </tr>`

const disputeRow = (prefix: string, dispute: Dispute): Html =>
  html`<tr>
    <td class="code">${dispute.id}</td>
    <td>${formatAmount(dispute.amount, dispute.currency)}</td>
    <td>${dispute.reason}: ${dispute.status}</td>
    <td>${time(new Date(dispute.created * 1000))}</td>
    <td>
      ${
        isUnderWay(dispute)
          ? [
              action(`${prefix}/disputes/${dispute.id}/won`, 'Won'),
              action(`${prefix}/disputes/${dispute.id}/lost`, 'Lost'),
            ]
          : ''
      }
    </td>
  </tr>`

async function buyerOf(pool: pg.Pool, { customer }: Subscription): Promise<string> {
  const found = typeof customer === 'string' ? await find(pool, 'customer', customer) : undefined
  return found?.object.email ?? ''
}

/** Moves a subscription to another of the prices in its currency. */
function priceChange(path: string, { currency, items }: Subscription, prices: readonly Price[]): Html {
  const others = prices.filter(price => price.currency === currency && price.id !== items.data[0].price.id)
  if (others.length === 0) return html``
  const options = others.map(price => html`<option value="${price.id}">${formatPrice(price)}</option>`)
  return action(
    path,
    'Change price',
    html`<select name="price" aria-label="New price">
      ${options}
    </select>`,
  )
}

type Sold = { buyer: string; prices: readonly Price[] }

const subscriptionRow = (prefix: string, subscription: Subscription, { buyer, prices }: Sold): Html => {
  const { id, status, items } = subscription
  const path = `${prefix}/subscriptions/${id}`
  return html`<tr>
    <td class="code">${id}</td>
    <td>${buyer}</td>
    <td>${formatPrice(items.data[0].price)}</td>
    <td>${status}</td>
    <td>${time(new Date(items.data[0].current_period_end * 1000))}</td>
    <td>
      ${status === 'active' ? [action(`${path}/renew`, 'Renew now'), priceChange(`${path}/price`, subscription, prices)] : ''}
    </td>
  </tr>`
}

function eventRow(prefix: string, event: SentEvent): Html {
  const attempts = (event.log ?? []).map(attempt => String(attempt.status ?? attempt.error ?? ''))
  return html`<tr>
    <td>${event.type}</td>
    <td class="code">${event.id}</td>
    <td>${event.state ?? ''} ${attempts.join(', ')}</td>
    <td>${time(event.created)}</td>
    <td>${action(`${prefix}/events/${event.id}/resend`, 'Resend')}</td>
  </tr>`
}

const table = (title: string, names: readonly string[], rows: readonly Html[]): Html =>
  html`<h2>${title}</h2>
    <table>
      ${head(...names)}
      <tbody>
        ${rows}
      </tbody>
    </table>`

/**
 * The newest payments, refunds, disputes, subscriptions and events, with what may be done to each: give a payment back,
 * dispute it, decide a dispute, fail a refund, end a period, change a price, send an event again.
 */
export async function adminPage(prefix: string, pool: pg.Pool): Promise<string> {
  const newest = { limit: 25 }
  const [payments, refunds, disputes, subscriptions, prices, events] = await Promise.all([
    list(pool, 'payment_intent', newest),
    list(pool, 'refund', newest),
    list(pool, 'dispute', newest),
    list(pool, 'subscription', newest),
    list(pool, 'price', { ...newest, matching: { active: true, type: 'recurring' } }),
    recentEvents(pool),
  ])
  const buyers = await Promise.all(subscriptions.data.map(subscription => buyerOf(pool, subscription)))
  const sold = subscriptions.data.map((subscription, index) =>
    subscriptionRow(prefix, subscription, { buyer: buyers[index] ?? '', prices: prices.data }),
  )
  const body = html`<main class="admin">
    ${testModeStrip}
    <h1>Sandbox payments</h1>
    ${table(
      'Payments',
      ['Payment', 'Amount', 'Status', 'Created', 'Take back'],
      payments.data.map(intent => paymentRow(prefix, intent)),
    )}
    ${table(
      'Refunds',
      ['Refund', 'Amount', 'Status', 'Created', 'Undo'],
      refunds.data.map(refund => refundRow(prefix, refund)),
    )}
    ${table(
      'Disputes',
      ['Dispute', 'Amount', 'Status', 'Created', 'Decide'],
      disputes.data.map(dispute => disputeRow(prefix, dispute)),
    )}
    ${table('Subscriptions', ['Subscription', 'Buyer', 'Price', 'Status', 'Paid until', 'Change'], sold)}
    ${table(
      'Events',
      ['Type', 'Event', 'Delivery', 'Created', 'Again'],
      events.map(event => eventRow(prefix, event)),
    )}
  </main>`
  return page({ prefix, title: 'Sandbox payments', body, style: 'sheet.css' })
}

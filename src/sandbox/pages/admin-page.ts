import type pg from 'pg'

import type { Attempt } from '../deliveries/outbox.ts'
import type { PaymentIntent, Subscription } from '../objects.ts'
import { find, list } from '../store.ts'
import { formatAmount } from './authenticate-page.ts'
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
const action = (path: string, name: string): Html =>
  html`<form method="post" action="${path}"><button>${name}</button></form>`

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
    <td>${intent.status === 'succeeded' ? action(`${prefix}/payments/${intent.id}/refund`, 'Refund') : ''}</td>
  </tr>`

async function buyerOf(pool: pg.Pool, { customer }: Subscription): Promise<string> {
  const found = typeof customer === 'string' ? await find(pool, 'customer', customer) : undefined
  return found?.object.email ?? ''
}

const subscriptionRow = (prefix: string, { id, status, items }: Subscription, buyer: string): Html =>
  html`<tr>
    <td class="code">${id}</td>
    <td>${buyer}</td>
    <td>${formatPrice(items.data[0].price)}</td>
    <td>${status}</td>
    <td>${time(new Date(items.data[0].current_period_end * 1000))}</td>
    <td>${status === 'active' ? action(`${prefix}/subscriptions/${id}/renew`, 'Renew now') : ''}</td>
  </tr>`

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

/**
 * The newest payments, subscriptions and events, with what may be done to each: give a payment back, end a period, send
 * an event again.
 */
export async function adminPage(prefix: string, pool: pg.Pool): Promise<string> {
  const [payments, subscriptions, events] = await Promise.all([
    list(pool, 'payment_intent', { limit: 25 }),
    list(pool, 'subscription', { limit: 25 }),
    recentEvents(pool),
  ])
  const buyers = await Promise.all(subscriptions.data.map(subscription => buyerOf(pool, subscription)))
  const body = html`<main class="admin">
    ${testModeStrip}
    <h1>Sandbox payments</h1>
    <h2>Payments</h2>
    <table>
      ${head('Payment', 'Amount', 'Status', 'Created', 'Give back')}
      <tbody>
        ${payments.data.map(intent => paymentRow(prefix, intent))}
      </tbody>
    </table>
    <h2>Subscriptions</h2>
    <table>
      ${head('Subscription', 'Buyer', 'Price', 'Status', 'Paid until', 'End the period')}
      <tbody>
        ${subscriptions.data.map((subscription, index) => subscriptionRow(prefix, subscription, buyers[index] ?? ''))}
      </tbody>
    </table>
    <h2>Events</h2>
    <table>
      ${head('Type', 'Event', 'Delivery', 'Created', 'Again')}
      <tbody>
        ${events.map(event => eventRow(prefix, event))}
      </tbody>
    </table>
  </main>`
  return page({ prefix, title: 'Sandbox payments', body, style: 'sheet.css' })
}

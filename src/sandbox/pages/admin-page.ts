import type pg from 'pg'

import type { Attempt } from '../deliveries/outbox.ts'
import type { PaymentIntent } from '../objects.ts'
import { list } from '../store.ts'
import { formatAmount } from './authenticate-page.ts'
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

const paymentRow = (intent: PaymentIntent): Html =>
  html`<tr>
    <td class="code">${intent.id}</td>
    <td>${formatAmount(intent.amount, intent.currency)}</td>
    <td>${intent.status}</td>
    <td>${time(new Date(intent.created * 1000))}</td>
  </tr>`

function eventRow(prefix: string, event: SentEvent): Html {
  const attempts = (event.log ?? []).map(attempt => String(attempt.status ?? attempt.error ?? ''))
  return html`<tr>
    <td>${event.type}</td>
    <td class="code">${event.id}</td>
    <td>${event.state ?? ''} ${attempts.join(', ')}</td>
    <td>${time(event.created)}</td>
    <td>
      <form method="post" action="${prefix}/events/${event.id}/resend"><button>Resend</button></form>
    </td>
  </tr>`
}

/** The newest payments and events, each event with its attempts and a way to send it again. */
export async function adminPage(prefix: string, pool: pg.Pool): Promise<string> {
  const [payments, events] = await Promise.all([list(pool, 'payment_intent', { limit: 25 }), recentEvents(pool)])
  const body = html`<main class="admin">
    ${testModeStrip}
    <h1>Sandbox payments</h1>
    <h2>Payments</h2>
    <table>
      <thead>
        <tr>
          <th>Payment</th>
          <th>Amount</th>
          <th>Status</th>
          <th>Created</th>
        </tr>
      </thead>
      <tbody>
        ${payments.data.map(paymentRow)}
      </tbody>
    </table>
    <h2>Events</h2>
    <table>
      <thead>
        <tr>
          <th>Type</th>
          <th>Event</th>
          <th>Delivery</th>
          <th>Created</th>
          <th>Again</th>
        </tr>
      </thead>
      <tbody>
        ${events.map(event => eventRow(prefix, event))}
      </tbody>
    </table>
  </main>`
  return page({ prefix, title: 'Sandbox payments', body, style: 'sheet.css' })
}

import type { PortalSession, Subscription } from '../objects.ts'
import { formatPrice } from './checkout-page.ts'
import { type Html, html, page } from './html.ts'
import { testModeStrip } from './strip.ts'
import { cardFields } from './typed-card.ts'

const day = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function stateOf({ status, cancel_at_period_end: ends, ended_at: endedAt, items }: Subscription): string {
  if (status === 'canceled') return `Ended on ${day(endedAt ?? 0)}`
  if (ends) return `Ends on ${day(items.data[0].current_period_end)}`
  return status === 'past_due' ? 'The last payment failed' : `Renews on ${day(items.data[0].current_period_end)}`
}

function actions(action: string, { status, cancel_at_period_end: ends }: Subscription): Html {
  if (status === 'canceled') return html``
  return html`<form method="post" action="${action}" class="answers">
      ${ends ? html`<button name="kind" value="keep" class="primary">Don’t cancel</button>` : html`<button name="kind" value="cancel">Cancel plan</button>`}
    </form>
    <details>
      <summary>Change card</summary>
      <form method="post" action="${action}" class="fields">
        ${cardFields}
        <div class="answers"><button name="kind" value="card" class="primary">Use this card</button></div>
      </form>
    </details>`
}

type Portal = { session: PortalSession; subscriptions: readonly Subscription[]; token: string; error?: string }

/** Where a customer looks after their own subscriptions. */
export function portalPage(prefix: string, { session, subscriptions, token, error }: Portal): string {
  const body = html`<main class="sheet paper">
    ${testModeStrip}
    <h1>Your subscriptions</h1>
    <p class="error" role="alert">${error ?? ''}</p>
    ${subscriptions.map(
      subscription =>
        html`<section>
          <dl>
            <dt>${formatPrice(subscription.items.data[0].price)}</dt>
            <dd>${stateOf(subscription)}</dd>
          </dl>
          ${actions(`${prefix}/p/${token}/${subscription.id}`, subscription)}
        </section>`,
    )}
    ${session.return_url ? html`<p><a href="${session.return_url}">Return to the shop</a></p>` : html``}
  </main>`
  return page({ prefix, title: 'Your subscriptions', body, style: 'sheet.css' })
}

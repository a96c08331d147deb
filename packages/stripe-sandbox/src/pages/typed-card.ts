import { z } from 'zod'

import type { Form } from '../api/form.ts'
import { parseParameters } from '../api/parameters.ts'
import { testCards } from '../cards.ts'
import { ApiError } from '../errors.ts'
import type { TypedCard } from '../payments/method.ts'
import { type Html, html } from './html.ts'

type Field = { name: string; label: string; autocomplete: string; type?: string; value?: string; placeholder?: string }

/** A labelled box of a plain form. */
export const field = ({ name, label, autocomplete, type = 'text', value = '', placeholder = '' }: Field): Html =>
  html`<label>
    <span>${label}</span>
    <input
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      placeholder="${placeholder}"
      required
    />
  </label>`

/** Boxes for a card. */
export const cardFields = html`${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242' })}
  <div class="pair">
    ${field({ name: 'expiry', label: 'Expiration', autocomplete: 'cc-exp', placeholder: 'MM / YY' })}
    ${field({ name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC' })}
  </div>
  <details>
    <summary>Test cards</summary>
    <ul>
      ${testCards.map(card => html`<li><span class="code">${card.number}</span> ${card.label ?? card.id.replace('pm_card_', '')}</li>`)}
    </ul>
  </details>`

const CardForm = z.object({
  number: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(4),
})

/** Reads what was typed into those boxes. @throws ApiError 402 for an expiry that is none */
export function typedCardOf(form: Form): TypedCard {
  const { number, expiry } = parseParameters(CardForm, form)
  const parts = expiry.match(/^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/)
  if (!parts)
    throw new ApiError(402, 'card_error', "Your card's expiration date is incomplete.", { code: 'invalid_expiry' })
  const year = Number(parts[2])
  return { number: number.replace(/[\s-]/g, ''), month: Number(parts[1]), year: year < 100 ? 2000 + year : year }
}

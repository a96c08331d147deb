import { testCards } from '../cards.ts'
import { countries } from './countries.ts'
import { type Html, html, page } from './html.ts'
import { testModeStrip } from './strip.ts'

const brand = html`<span class="brand" data-brand="unknown" aria-hidden="true">
  <svg class="plain" viewBox="0 0 24 24">
    <rect width="20" height="14" x="2" y="5" rx="2" />
    <path d="M2 10h20M6 14h2" />
  </svg>
  <span class="visa">VISA</span>
  <svg class="mastercard" viewBox="0 0 36 24">
    <circle cx="13.500" cy="12" r="8" />
    <circle cx="22.500" cy="12" r="8" />
  </svg>
</span>`

type Field = { name: string; label: string; placeholder: string; autocomplete: string; before?: Html }

const field = ({ name, label, placeholder, autocomplete, before }: Field): Html =>
  html`<div class="field" data-field="${name}">
    <label for="${name}">${label}</label>
    <div class="box">
      ${before ?? html``}<input
        id="${name}"
        name="${name}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        placeholder="${placeholder}"
        aria-describedby="${name}-error"
        aria-required="true"
        spellcheck="false"
      />
    </div>
    <p class="error" id="${name}-error" role="alert"></p>
  </div>`

const country = html`<div class="field" data-field="country">
  <label for="country">Country</label>
  <div class="box select">
    <select id="country" name="country" autocomplete="billing country">
      ${countries.map(({ code, name }) => html`<option value="${code}">${name}</option>`)}
    </select>
  </div>
</div>`

const shortcuts = html`<div class="shortcuts" role="group" aria-labelledby="shortcuts">
  <p id="shortcuts">Fill in a test card</p>
  <div>
    ${testCards
      .filter(card => card.label)
      .map(card => html`<button type="button" data-number="${card.number}">${card.label ?? ''}</button>`)}
  </div>
</div>`

/** The card form that the site frames. The card's number never leaves this document for the site's. */
export function cardPage(prefix: string): string {
  const body = html`<form id="card" novalidate data-prefix="${prefix}">
    ${testModeStrip}
    ${field({ name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', before: brand })}
    <div class="pair">
      ${field({ name: 'expiry', label: 'Expiration', placeholder: 'MM / YY', autocomplete: 'cc-exp' })}
      ${field({ name: 'cvc', label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc' })}
    </div>
    ${country} ${shortcuts}
  </form>`
  return page({ prefix, title: 'Card details', body, style: 'card.css', script: 'card.js' })
}

import { base } from './frame.js'

/**
 * One call with the publishable key.
 * @param {string} path below the sandbox
 * @param {{ fields: Record<string, string>, method?: 'GET' | 'POST' }} options
 * @returns {Promise<any>} the answer, or `{ error }`
 */
async function call(path, { fields, method = 'GET' }) {
  const encoded = new URLSearchParams(fields)
  const url = new URL(method === 'GET' ? `${path}?${encoded}` : path, base)
  try {
    const response = await fetch(url, method === 'GET' ? {} : { method, body: encoded })
    return await response.json()
  } catch {
    const message = 'The payment provider cannot be reached. Please try again.'
    return { error: { type: 'api_connection_error', message } }
  }
}

const intentPath = (/** @type {string} */ clientSecret) =>
  `v1/payment_intents/${encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')}`

/** @param {string} key @param {string} clientSecret */
export const retrieveIntent = (key, clientSecret) =>
  call(intentPath(clientSecret), { fields: { key, client_secret: clientSecret } })

/** @param {string} key @param {string} clientSecret @param {string} paymentMethod */
export const confirmIntent = (key, clientSecret, paymentMethod) =>
  call(`${intentPath(clientSecret)}/confirm`, {
    fields: { key, client_secret: clientSecret, payment_method: paymentMethod },
    method: 'POST',
  })

/** An answer as Stripe.js returns it: a payment that failed is an error. @param {any} answer */
export function resultOf(answer) {
  if (answer.error) return { error: answer.error }
  const failure = answer.status === 'requires_payment_method' && answer.last_payment_error
  return failure ? { error: { ...failure, payment_intent: answer } } : { paymentIntent: answer }
}

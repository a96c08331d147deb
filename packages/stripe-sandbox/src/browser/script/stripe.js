import { authenticate } from './authentication.js'
import { confirmIntent, resultOf, retrieveIntent } from './calls.js'
import { newEmitter } from './emitter.js'
import { newPaymentElement } from './payment-element.js'

/** What `confirmPayment` needs of a form and the site's code never gets. @type {WeakMap<object, any>} */
const forms = new WeakMap()

/** @param {string} key @param {any} options */
function newElements(key, options) {
  const form = { key, options: { ...options } }
  const emitter = newEmitter()
  /** @type {ReturnType<typeof newPaymentElement> | undefined} */
  let payment
  const elements = {
    create(/** @type {string} */ type, /** @type {any} */ settings = {}) {
      if (type !== 'payment') throw new Error(`The sandbox has no ${type} element.`)
      if (payment) throw new Error('Can only create one Element of type payment through Elements.')
      payment = newPaymentElement(form, settings)
      return payment.element
    },
    getElement: (/** @type {string} */ type) => (type === 'payment' && payment?.element) || null,
    update(/** @type {any} */ change) {
      Object.assign(form.options, change)
      payment?.dress()
    },
    submit: () => payment?.ask({ type: 'validate' }) ?? Promise.resolve({}),
    fetchUpdates: async () => {
      const { error } = form.options.clientSecret ? await retrieveIntent(key, form.options.clientSecret) : {}
      return error ? { error } : {}
    },
    ...emitter,
  }
  forms.set(elements, { form, payment: () => payment })
  return elements
}

/** Waits for the bank when it asks. @param {string} key @param {any} answer @param {any} appearance */
async function finishAction(key, answer, appearance) {
  const url = answer.status === 'requires_action' && answer.next_action?.use_stripe_sdk?.stripe_js
  if (!url) return answer
  await authenticate(url, appearance)
  return retrieveIntent(key, answer.client_secret)
}

/** @param {string} key @param {any} options of `confirmPayment` */
async function pay(key, { elements, clientSecret }) {
  const { form, payment } = forms.get(elements)
  const ask =
    payment()?.ask ?? (async () => ({ error: { type: 'invalid_request_error', message: 'No payment form.' } }))
  const checked = await ask({ type: 'validate' })
  if (checked.error) return checked
  const { paymentMethod, error } = await ask({ type: 'pay', key })
  if (error) return { error }
  const secret = clientSecret ?? form.options.clientSecret
  const answer = await confirmIntent(key, secret, paymentMethod)
  return resultOf(answer.error ? answer : await finishAction(key, answer, form.options.appearance))
}

/** Leaves for the site's return page, with what it reads there. @param {string} returnUrl @param {any} intent */
function leave(returnUrl, intent) {
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'processing' ? 'pending' : intent.status)
  location.assign(url)
  return new Promise(() => {})
}

/** @param {string} key */
function newStripe(key) {
  const unsupported = () => Promise.reject(new Error('The sandbox does not have this call.'))
  return {
    elements: (/** @type {any} */ options = {}) => newElements(key, options),
    async confirmPayment(/** @type {any} */ options) {
      const payment = forms.get(options.elements)?.payment()
      payment?.send({ type: 'freeze', frozen: true })
      const result = await pay(key, options)
      payment?.send({ type: 'freeze', frozen: false })
      if (result.error) {
        payment?.send({ type: 'problem', code: result.error.code, message: result.error.message })
        return result
      }
      const mustLeave = options.redirect !== 'if_required'
      return mustLeave ? leave(options.confirmParams.return_url, result.paymentIntent) : result
    },
    async retrievePaymentIntent(/** @type {string} */ clientSecret) {
      const answer = await retrieveIntent(key, clientSecret)
      return answer.error ? { error: answer.error } : { paymentIntent: answer }
    },
    async handleNextAction(/** @type {{ clientSecret: string }} */ { clientSecret }) {
      const answer = await retrieveIntent(key, clientSecret)
      return resultOf(answer.error ? answer : await finishAction(key, answer, undefined))
    },
    createToken: unsupported,
    createPaymentMethod: unsupported,
    confirmCardPayment: unsupported,
    _registerWrapper() {},
    registerAppInfo() {},
  }
}

Object.assign(window, { Stripe: Object.assign(newStripe, { version: 'endive' }) })

// The shop's own script: what the product does with Stripe.js, in its fewest lines.
const query = new URLSearchParams(location.search)
const clientSecret = query.get('secret') ?? ''
const { Stripe } = /** @type {any} */ (window)
const stripe = Stripe(query.get('key') ?? 'pk_test_sandbox')
const theme = query.get('theme')
const appearance = theme ? { theme, variables: { colorPrimary: '#c70039', borderRadius: '12px' } } : undefined
const elements = stripe.elements({ clientSecret, appearance })
const payment = elements.create('payment')
const result = document.getElementById('result')
const show = (/** @type {unknown} */ value) => result && (result.textContent = JSON.stringify(value))

/** Every event of the form, for tests. @type {any[]} */
const events = []
Object.assign(window, { shopEvents: events, stripe, elements })
for (const name of ['ready', 'change', 'loaderror', 'focus', 'blur']) {
  payment.on(name, (/** @type {object} */ detail) => events.push({ name, ...detail }))
}
payment.once('ready', () => show('ready')).once('loaderror', () => show('loaderror'))
payment.mount('#form')

const pay = async () => {
  show('paying')
  const { error } = await elements.submit()
  if (error) return show({ error })
  const confirmParams = { return_url: `${location.origin}/completion?from=shop` }
  return show(await stripe.confirmPayment({ elements, confirmParams, redirect: query.get('redirect') ?? 'always' }))
}
document.getElementById('pay')?.addEventListener('click', () => void pay())

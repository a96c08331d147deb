// The card provider's script and form. The sandbox's script speaks the same language, so nothing here knows which it is.
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'

/** A form that stands on the page and can be paid with. */
export type CardForm = { readonly stripe: Stripe; readonly elements: StripeElements; destroy: () => void }

const TIMEOUT_MS = 20_000

/** The script or its form did not come: the network is down, or the provider is. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

/** Loads the provider's script, once. @throws ProviderAway when it does not come */
async function loadProvider(url: string, publishableKey: string): Promise<Stripe> {
  if (!window.Stripe) await loadScript(url)
  if (!window.Stripe) throw new Error('The script brought no provider')
  return window.Stripe(publishableKey)
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => reject(new ProviderAway('The script did not come in time')), TIMEOUT_MS)
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new ProviderAway('The script did not come')))
    script.addEventListener('load', () => clearTimeout(timer))
    document.head.append(script)
  })
}

interface Options {
  scriptUrl: string
  publishableKey: string
  clientSecret: string
  place: HTMLElement
  /** Where the buyer has said that they are. The form still has its field: a card may be of another country. */
  country?: string | undefined
}

/** Puts the provider's form into `place`. @returns once it is ready to be filled in @throws ProviderAway, or what the provider's script throws */
export async function mountCardForm(options: Options): Promise<CardForm> {
  const { scriptUrl, publishableKey, clientSecret, place, country } = options
  const stripe = await loadProvider(scriptUrl, publishableKey)
  const elements = stripe.elements({ clientSecret, appearance: appearanceOf(place) })
  const form = elements.create(
    'payment',
    country ? { defaultValues: { billingDetails: { address: { country } } } } : {},
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const ready = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderAway('The form did not come in time')), TIMEOUT_MS)
    form.on('ready', () => resolve())
    form.on('loaderror', ({ error }) => reject(new Error(error.message ?? 'The form did not load')))
  })
  try {
    form.mount(place)
    await ready
  } catch (error) {
    form.destroy()
    throw error
  } finally {
    clearTimeout(timer)
  }
  const unfollow = followTheme(() => {
    void elements.update({ appearance: appearanceOf(place) })
  })
  const destroy = () => {
    unfollow()
    form.destroy()
  }
  return { stripe, elements, destroy }
}

/** Calls back when the page turns light or dark, by the switch in its foot or by the system. @returns how to stop */
function followTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', onChange)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', onChange)
  }
}

type Outcome = { status: 'processing' | 'succeeded' | 'settled' | 'given-up' | 'error'; id: string; refusal: string }

/** What a refusal means by what stands there already. */
const outcomes: Readonly<Record<string, Outcome['status']>> = { succeeded: 'settled', canceled: 'given-up' }

/** L-PAY-10, L-PAY-11: pays. @returns how it went, `settled` for what was paid before, as in another tab, `given-up` for what nobody can pay any more, with the provider's words when it was refused @throws what the script throws */
export async function confirm({ stripe, elements }: CardForm, returnUrl: string): Promise<Outcome> {
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  })
  if (error) {
    const status = outcomes[error.payment_intent?.status ?? ''] ?? 'error'
    return { status, id: '', refusal: error.message ?? '' }
  }
  const { status, id } = paymentIntent
  return { status: status === 'succeeded' || status === 'processing' ? status : 'error', id, refusal: '' }
}

/** The provider's form in our colours: read from a field of ours, because its frame cannot see our tokens. */
function appearanceOf(place: HTMLElement): Appearance {
  const field = document.createElement('input')
  field.className = 'input'
  place.append(field)
  const { color, backgroundColor, borderColor, borderRadius, fontFamily } = getComputedStyle(field)
  const ground = getComputedStyle(place).colorScheme
  field.remove()
  const isDark = ground.includes('dark') && matchesDark()
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      colorPrimary: getComputedStyle(document.documentElement)
        .getPropertyValue(isDark ? '--red-500' : '--red-600')
        .trim(),
      borderRadius,
      fontFamily,
      fontSizeBase: '16px',
    },
    rules: { '.Input': { borderColor } },
  }
}

function matchesDark(): boolean {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

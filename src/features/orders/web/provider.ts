// The card provider's script and form. The sandbox's script speaks the same language, so nothing here knows which it is.
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'

/** A form that stands on the page and can be paid with. */
export type CardForm = { readonly stripe: Stripe; readonly elements: StripeElements; destroy: () => void }

const SCRIPT_TIMEOUT_MS = 20_000

/** Loads the provider's script, once. @throws Error when it does not come */
async function loadProvider(url: string, publishableKey: string): Promise<Stripe> {
  if (!window.Stripe) await loadScript(url)
  if (!window.Stripe) throw new Error('The script brought no provider')
  return window.Stripe(publishableKey)
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => reject(new Error('The script did not come in time')), SCRIPT_TIMEOUT_MS)
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The script did not come')))
    script.addEventListener('load', () => clearTimeout(timer))
    document.head.append(script)
  })
}

type Options = { scriptUrl: string; publishableKey: string; clientSecret: string; place: HTMLElement }

/** Puts the provider's form into `place`. @returns once it is ready to be filled in */
export async function mountCardForm({ scriptUrl, publishableKey, clientSecret, place }: Options): Promise<CardForm> {
  const stripe = await loadProvider(scriptUrl, publishableKey)
  const elements = stripe.elements({ clientSecret, appearance: appearanceOf(place) })
  const form = elements.create('payment')
  const ready = new Promise<void>((resolve, reject) => {
    form.on('ready', () => resolve())
    form.on('loaderror', ({ error }) => reject(new Error(error.message ?? 'The form did not load')))
  })
  form.mount(place)
  await ready
  return { stripe, elements, destroy: () => form.destroy() }
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

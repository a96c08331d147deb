import { dressOf } from './appearance.js'
import { retrieveIntent } from './calls.js'
import { newEmitter } from './emitter.js'
import { openFrame } from './frame.js'

const elementType = 'payment'

/** @typedef {{ key: string, options: { clientSecret?: string, appearance?: any } }} Form */

/** What the form tells, as the site's listeners know it. @param {Form} form @param {ReturnType<typeof newEmitter>} emitter */
function newReceiver(form, emitter) {
  const announce = async () => {
    const { clientSecret } = form.options
    const answer = clientSecret ? await retrieveIntent(form.key, clientSecret) : {}
    if (answer.error) emitter.emit('loaderror', { elementType, error: answer.error })
    else emitter.emit('ready', { elementType })
  }
  return (/** @type {any} */ { type, complete, empty }) => {
    if (type === 'ready') void announce()
    else if (type === 'change') {
      emitter.emit('change', { elementType, complete, empty, collapsed: false, value: { type: 'card' } })
    } else emitter.emit(type, { elementType })
  }
}

/** The country that the browser's language stands for. Its name may be none that `Intl` reads, such as `en-US@posix`. */
function countryOfBrowser() {
  for (const language of navigator.languages) {
    try {
      return new Intl.Locale(language).maximize().region
    } catch {}
  }
  return undefined
}

/**
 * The card form of one page. `element` is what the site gets; `ask` and `dress` stay here.
 * @param {Form} form
 * @param {any} settings the options of `elements.create`
 */
export function newPaymentElement(form, settings) {
  const emitter = newEmitter()
  /** @type {ReturnType<typeof openFrame> | undefined} */
  let open
  const dress = () => {
    if (!open?.frame.parentElement) return
    const appearance = dressOf(form.options.appearance, open.frame.parentElement)
    open.frame.style.colorScheme = appearance.theme
    open.send(appearance)
  }
  const chain = (/** @type {(...args: any[]) => void} */ register) => {
    return (/** @type {any[]} */ ...args) => {
      register(...args)
      return element
    }
  }
  const element = {
    mount(/** @type {string | Element} */ target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place) throw new Error('The selector you specified applies to no DOM elements.')
      open = openFrame('card', 'Secure card payment input frame', newReceiver(form, emitter))
      // The form keeps two pixels free for its outlines of focus; its edges still meet those of the page.
      Object.assign(open.frame.style, { margin: '-2px', width: 'calc(100% + 4px)' })
      place.replaceChildren(open.frame)
      dress()
      const asked = settings?.defaultValues?.billingDetails?.address?.country
      open.send({ type: 'country', code: asked ?? countryOfBrowser() })
    },
    unmount() {
      open?.frame.remove()
      open = undefined
    },
    destroy: () => element.unmount(),
    update() {},
    collapse() {},
    focus: () => open?.send({ type: 'focus' }),
    blur: () => open?.frame.blur(),
    clear: () => open?.send({ type: 'clear' }),
    on: chain(emitter.on),
    off: chain(emitter.off),
    once: chain(emitter.once),
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress)
  const notMounted = { error: { type: 'invalid_request_error', message: 'The payment form is not mounted.' } }
  const ask = (/** @type {object} */ message) => open?.ask(message) ?? Promise.resolve(notMounted)
  const send = (/** @type {object} */ message) => open?.send(message)
  return { element, dress, ask, send }
}

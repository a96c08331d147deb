import { dressOf } from './appearance.js'
import { base, openFrame } from './frame.js'

/**
 * Opens the bank's page over the site.
 * @param {string} url of the page, from `next_action`
 * @param {any} appearance
 * @returns {Promise<void>} settled when the question is answered
 */
export function authenticate(url, appearance) {
  return new Promise(resolve => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', '3-D Secure')
    Object.assign(dialog.style, {
      background: 'transparent',
      border: '0',
      borderRadius: '16px',
      boxShadow: '0 0 0 100vmax rgb(17 12 12 / .56)',
      margin: 'auto',
      maxWidth: 'calc(100vw - 2rem)',
      overflow: 'hidden',
      padding: '0',
      width: '26rem',
    })
    const receive = (/** @type {any} */ message) => {
      if (message.type !== 'done') return
      dialog.close()
      dialog.remove()
      resolve()
    }
    // The public address in the answer may name the site otherwise than this page does: only its path counts.
    const page = new URL(url).pathname
    const { frame, send } = openFrame(new URL(page, base).pathname, '3-D Secure', receive)
    const dress = dressOf(appearance, document.body)
    frame.style.colorScheme = dress.theme
    frame.style.height = '22rem'
    dialog.addEventListener('cancel', event => {
      event.preventDefault()
      send({ type: 'cancel' })
    })
    dialog.append(frame)
    document.body.append(dialog)
    send(dress)
    dialog.showModal()
    frame.focus()
  })
}

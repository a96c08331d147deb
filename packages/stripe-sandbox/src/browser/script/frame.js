/** Where this script came from, `…/sandbox-pay/`. It is a classic script, so `currentScript` is set. */
export const base = new URL('.', document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '')

/**
 * Frames a page of the sandbox, in an origin of its own, and opens the line to it.
 * @param {string} path below the sandbox
 * @param {string} title
 * @param {(message: any) => void} receive
 */
export function openFrame(path, title, receive) {
  const frame = document.createElement('iframe')
  frame.src = new URL(path, base).href
  frame.title = title
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', background: 'transparent' })
  const { port1, port2 } = new MessageChannel()
  /** @type {Map<number, (value: any) => void>} */
  const waiting = new Map()
  port1.addEventListener('message', ({ data }) => {
    if (data.type === 'height') frame.style.height = `${data.height}px`
    else if (data.type === 'answer') waiting.get(data.id)?.(data.value)
    else receive(data)
  })
  port1.start()
  // An opaque origin cannot be named as the receiver; the port goes to the window we made, and it checks who we are.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage('connect', '*', [port2]), { once: true })
  const send = (/** @type {object} */ message) => port1.postMessage(message)
  const ask = (/** @type {object} */ message) =>
    new Promise(resolve => {
      const id = waiting.size + 1
      waiting.set(id, resolve)
      send({ ...message, id })
    })
  return { frame, send, ask }
}

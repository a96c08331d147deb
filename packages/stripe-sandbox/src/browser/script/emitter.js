/** @typedef {(detail: object) => void} Listener */

/** Named events with listeners. */
export function newEmitter() {
  /** @type {Map<string, Set<Listener>>} */
  const listeners = new Map()
  const on = (/** @type {string} */ name, /** @type {Listener} */ listener) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  }
  const off = (/** @type {string} */ name, /** @type {Listener=} */ listener) => {
    if (listener) listeners.get(name)?.delete(listener)
    else listeners.delete(name)
  }
  const once = (/** @type {string} */ name, /** @type {Listener} */ listener) => {
    const first = (/** @type {object} */ detail) => {
      off(name, first)
      listener(detail)
    }
    on(name, first)
  }
  const emit = (/** @type {string} */ name, /** @type {object} */ detail) => {
    for (const listener of listeners.get(name) ?? []) listener(detail)
  }
  return { on, off, once, emit }
}

// The frame's end of the line to the site. The site hands over a port once; all later messages go through it.

/**
 * Waits for the site that frames this page.
 * @returns {Promise<MessagePort>}
 */
export function connect() {
  return new Promise(resolve => {
    const listen = (/** @type {MessageEvent} */ event) => {
      const [port] = event.ports
      // This document runs in an origin of its own; `location.origin` is still the address it came from.
      if (event.source !== window.parent || event.origin !== location.origin || !port) return
      window.removeEventListener('message', listen)
      resolve(port)
    }
    window.addEventListener('message', listen)
  })
}

/**
 * Tells the site how high this page is, now and whenever that changes.
 * @param {MessagePort} port
 */
export function reportHeight(port) {
  const report = () =>
    port.postMessage({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })
  new ResizeObserver(report).observe(document.body)
  report()
}

const variables = new Map([
  ['colorPrimary', '--accent'],
  ['colorBackground', '--surface'],
  ['colorText', '--text'],
  ['colorTextSecondary', '--muted'],
  ['colorTextPlaceholder', '--placeholder'],
  ['colorDanger', '--error'],
  ['borderRadius', '--radius'],
  ['fontFamily', '--font'],
  ['fontSizeBase', '--size'],
  ['spacingUnit', '--unit'],
])

/**
 * Dresses this page as the site asks: `theme` is `light` or `dark`, `variables` those of the Appearance API.
 * @param {{ theme: string, variables?: Record<string, unknown> }} appearance
 */
export function applyAppearance(appearance) {
  const { style } = document.documentElement
  style.colorScheme = appearance.theme === 'dark' ? 'dark' : 'light'
  for (const [name, property] of variables) {
    const value = appearance.variables?.[name]
    if (typeof value === 'string' && value.length < 200) style.setProperty(property, value)
    else style.removeProperty(property)
  }
}

/**
 * The policy of a page: everything from here, no inline script or style, page data in a JSON block. Only the payment
 * page also allows the card provider's hosts, derived from where its script comes from; the sandbox's is our own. A page
 * that uploads may also call the storage.
 */
export function contentSecurityPolicy(options: {
  dev: boolean
  payment?: boolean | undefined
  /** Where the browser sends files by itself, if that is not here. */
  uploadsTo?: string | undefined
  site: { payments: { scriptUrl: string } }
}): string {
  const provider = options.payment ? providerHosts(options.site.payments.scriptUrl) : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...provider],
    // Developing, Vite puts styles into <style> and polls from a blob worker.
    'style-src': ["'self'", ...(options.dev ? ["'unsafe-inline'"] : [])],
    // Lengths and colours that are data (a progress of 37 %) stand in style attributes of the server's HTML.
    'style-src-attr': ["'unsafe-inline'"],
    'worker-src': options.dev ? ['blob:'] : ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...provider],
    'font-src': ["'self'", ...(options.dev ? ['data:'] : [])],
    'connect-src': ["'self'", ...provider, ...(options.uploadsTo ? [options.uploadsTo] : [])],
    // hls.js feeds the video element piece by piece, through an address of its own.
    'media-src': ["'self'", 'blob:'],
    'frame-src': options.payment ? ["'self'", ...provider] : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Stripe documents these hosts for its script, its frames and its calls. */
function providerHosts(scriptUrl: string): string[] {
  if (!/^https?:/.test(scriptUrl)) return []
  const { origin, hostname } = new URL(scriptUrl)
  const stripe = [
    'https://*.js.stripe.com',
    'https://api.stripe.com',
    'https://hooks.stripe.com',
    'https://*.stripe.com',
  ]
  return `.${hostname}`.endsWith('.stripe.com') ? [origin, ...stripe] : [origin]
}

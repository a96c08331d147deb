import type { FastifyReply } from 'fastify'

const csp = (framedBy: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

/** Sends a page under a policy of its own. @param framedBy who may show it in a frame */
export function sendPage(reply: FastifyReply, markup: string, framedBy: "'self'" | "'none'" = "'none'"): FastifyReply {
  return (
    reply
      .header('content-security-policy', csp(framedBy))
      .header('x-frame-options', framedBy === "'self'" ? 'SAMEORIGIN' : 'DENY')
      // Not `no-referrer`: with that, browsers name no origin in what the page's own forms send.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(markup)
  )
}

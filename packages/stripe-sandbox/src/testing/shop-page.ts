import { readFileSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'

// A page as the product's payment page is: the same content security policy, the real stripe-js loader's contract.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/shop.css"></head><body><main><h1>Enter Payment Details</h1>
<div id="form"></div><button id="pay">Pay Now</button><p id="result" role="status"></p></main>
<script src="/sandbox-pay/v3.js"></script><script src="/shop.js"></script></body></html>`

const style = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui;background:light-dark(#fcfaf8,#110c0c);color:light-dark(#1a1212,#f6f1ef)}
main{max-inline-size:34rem;margin:2rem auto;padding:1.5rem;border:1px solid light-dark(#e4e0df,#352d2d);border-radius:10px;background:light-dark(#fff,#1a1515)}
h1{font-size:1.375rem;margin:0 0 1rem}#pay{inline-size:100%;min-block-size:52px;margin-block-start:1rem;border:0;border-radius:10px;background:#c70039;color:#fff;font:500 1rem system-ui}`

const shopScript = readFileSync(new URL('shop-page.js', import.meta.url))

/** Adds a shop: `/shop?secret=…&redirect=…` pays, `/completion` shows what came back. */
export function addShop(site: FastifyInstance): void {
  site.get('/shop', (_request, reply) => reply.header('content-security-policy', policy).type('text/html').send(markup))
  site.get('/shop.css', (_request, reply) => reply.type('text/css').send(style))
  site.get('/shop.js', (_request, reply) => reply.type('text/javascript').send(shopScript))
  site.get('/completion', (_request, reply) =>
    reply.type('text/html').send('<title>Payment Status</title><link rel="icon" href="data:,">'),
  )
}

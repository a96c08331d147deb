import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

import { acceptForms } from '../api/accept-forms.ts'
import { inputOf } from '../api/routes.ts'
import { sendError } from '../api/send-error.ts'
import type { Sandbox } from '../call.ts'
import { newId } from '../identifiers.ts'
import { finishAuthentication } from '../payments/confirm.ts'
import { lockByToken } from '../store.ts'
import { inTransaction } from '../transaction.ts'
import { adminRoutes } from './admin-routes.ts'
import { readAssets } from './assets.ts'
import { authenticatePage } from './authenticate-page.ts'
import { cardPage } from './card-page.ts'
import { publishableRoutes } from './publishable-routes.ts'
import { receiptPage } from './receipt-page.ts'
import { sendPage } from './send-page.ts'
import { subscriptionPages } from './subscription-pages.ts'

function tokenRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const byToken = <K extends 'payment_intent' | 'charge'>(kind: K, token: string) =>
    inTransaction(sandbox.pool, tx => lockByToken(tx, kind, token))
  app.get('/authenticate/:id', async (request, reply) => {
    const open = await byToken('payment_intent', inputOf(request).id)
    return sendPage(reply, authenticatePage(sandbox.prefix, open?.object), "'self'")
  })
  app.post('/authenticate/:id', async (request, reply) => {
    const { id: token, form } = inputOf(request)
    await inTransaction(sandbox.pool, tx =>
      finishAuthentication(
        { tx, sandbox, now: sandbox.clock(), requestId: newId('req'), idempotencyKey: null },
        { token, passed: form.outcome === 'complete' },
      ),
    )
    sandbox.wake()
    return reply.status(204).send()
  })
  app.get('/receipts/:id', async (request, reply) => {
    const paid = await byToken('charge', inputOf(request).id)
    return paid ? sendPage(reply, receiptPage(sandbox.prefix, paid.object)) : reply.callNotFound()
  })
}

/**
 * The browser's side of the provider: script, card form, 3-D Secure, receipts, checkout, customer portal,
 * publishable-key calls, admin page.
 */
export function sandboxPages(sandbox: Sandbox): FastifyPluginAsync {
  return async app => {
    acceptForms(app)
    // The frames run in an origin of their own, so that the site cannot read them: to the browser all their loads are
    // cross-origin. No answer depends on cookies, so any page may make these calls, as with the real provider.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('x-content-type-options', 'nosniff')
      reply.header('cache-control', 'no-cache')
    })
    // Nor can the site's rule hold that writes come from its own origin: like a webhook, these calls bring their own
    // proof, a key with a payment's secret or a one-time token.
    app.addHook('onRoute', route => {
      route.config = { ...route.config, access: 'webhook' }
    })
    app.setErrorHandler(sendError)
    const assets = await readAssets()
    app.get('/v3.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(assets.script))
    app.get('/assets/:id', (request, reply) => {
      const asset = assets.files.get(inputOf(request).id)
      return asset ? reply.type(asset.type).send(asset.body) : reply.callNotFound()
    })
    app.get('/card', (_request, reply) => sendPage(reply, cardPage(sandbox.prefix), "'self'"))
    tokenRoutes(app, sandbox)
    publishableRoutes(app, sandbox)
    subscriptionPages(app, sandbox)
    adminRoutes(app, sandbox)
  }
}

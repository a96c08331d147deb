import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'

import type { Sandbox } from '../call.ts'
import { ApiError, invalidRequest } from '../errors.ts'
import { newId } from '../identifiers.ts'
import { apiVersion } from '../versions.ts'
import { acceptForms } from './accept-forms.ts'
import { parseForm } from './form.ts'
import { misbehave } from './misbehave.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import { checkoutRoutes } from './routes/checkout-routes.ts'
import { customerRoutes } from './routes/customer-routes.ts'
import { discountRoutes } from './routes/discount-routes.ts'
import { disputeRoutes } from './routes/dispute-routes.ts'
import { endpointRoutes } from './routes/endpoint-routes.ts'
import { intentRoutes } from './routes/intent-routes.ts'
import { linkRoutes } from './routes/link-routes.ts'
import { refundRoutes } from './routes/refund-routes.ts'
import { membershipRoutes } from './routes/subscription-routes.ts'
import { testRoutes } from './routes/test-routes.ts'
import { sameSecret } from './same-secret.ts'
import { sendError } from './send-error.ts'

function requireSecretKey(sandbox: Sandbox, request: FastifyRequest): void {
  const given = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
  if (!given) {
    throw new ApiError(401, 'invalid_request_error', 'You did not provide an API key. Use "Authorization: Bearer".')
  }
  if (!sameSecret(given, sandbox.secretKey)) {
    throw new ApiError(401, 'invalid_request_error', `Invalid API Key provided: ${given.slice(0, 8)}****`)
  }
}

function answerLikeTheProvider(app: FastifyInstance, sandbox: Sandbox): void {
  acceptForms(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id)
    reply.header('stripe-version', request.headers['stripe-version'] ?? apiVersion)
    const key = request.headers['idempotency-key']
    if (key) reply.header('idempotency-key', key)
    requireSecretKey(sandbox, request)
    const fault = sandbox.faults.takeApiFault(request.url, 'before')
    if (fault) await misbehave(fault, request, reply)
  })
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`
    return reply.status(404).send(invalidRequest(message).body())
  })
}

/**
 * The secret-key side of the provider: the `/v1` calls of the SDK, and what tests order (`test-routes.ts`).
 * It belongs on a loopback port of its own; nothing of it is reachable from the public port.
 */
export function buildApiServer(sandbox: Sandbox): FastifyInstance {
  const app = Fastify({
    genReqId: () => newId('req'),
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    routerOptions: { querystringParser: parseForm },
  })
  answerLikeTheProvider(app, sandbox)
  testRoutes(app, sandbox)
  intentRoutes(app, sandbox)
  refundRoutes(app, sandbox)
  disputeRoutes(app, sandbox)
  accountRoutes(app, sandbox)
  endpointRoutes(app, sandbox)
  catalogueRoutes(app, sandbox)
  discountRoutes(app, sandbox)
  linkRoutes(app, sandbox)
  customerRoutes(app, sandbox)
  checkoutRoutes(app, sandbox)
  membershipRoutes(app, sandbox)
  return app
}

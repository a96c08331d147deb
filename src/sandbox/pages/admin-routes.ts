import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { inputOf } from '../api/routes.ts'
import type { Sandbox } from '../call.ts'
import { resend } from '../deliveries/outbox.ts'
import { createRefund } from '../payments/refund.ts'
import { renewNow } from '../subscriptions/renew-due.ts'
import { adminPage } from './admin-page.ts'
import { run } from './run.ts'
import { sendPage } from './send-page.ts'

const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const localAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** True for the machine's own user on a site that serves this machine: neither a visitor nor another site's page. */
function isLocal(sandbox: Sandbox, request: FastifyRequest): boolean {
  const { origin } = request.headers
  return (
    localNames.has(new URL(sandbox.origin).hostname) &&
    localAddresses.has(request.ip) &&
    localNames.has(request.hostname) &&
    (origin === undefined || URL.parse(origin)?.host === request.host)
  )
}

/** The page of payments, subscriptions and events, and what may be done to each. */
export function adminRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/', async (request, reply) => {
    if (!isLocal(sandbox, request)) return reply.callNotFound()
    return sendPage(reply, await adminPage(sandbox.prefix, sandbox.pool))
  })
  const act = (path: string, verb: (id: string) => Promise<unknown>) =>
    app.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isLocal(sandbox, request)) return reply.callNotFound()
      await verb(inputOf(request).id)
      return reply.redirect(`${sandbox.prefix}/`, 303)
    })
  act('/events/:id/resend', async id => {
    await resend(sandbox.pool, id, sandbox.clock())
    sandbox.wake()
  })
  act('/payments/:id/refund', id => run(sandbox, call => createRefund(call, { payment_intent: id, metadata: {} })))
  act('/subscriptions/:id/renew', id => run(sandbox, call => renewNow(call, id)))
}

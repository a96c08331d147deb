import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Form } from '../api/form.ts'
import { parseParameters, wholeNumber } from '../api/parameters.ts'
import { inputOf } from '../api/routes.ts'
import type { Call, Sandbox } from '../call.ts'
import { giveTrial } from '../catalogue/payment-link.ts'
import { resend } from '../deliveries/outbox.ts'
import { decideDispute, openDispute } from '../payments/dispute.ts'
import { failRefund } from '../payments/refund-outcome.ts'
import { chargeIdOf, createRefund } from '../payments/refund.ts'
import { find } from '../store.ts'
import { renewNow } from '../subscriptions/renew-due.ts'
import { updateSubscription } from '../subscriptions/update-subscription.ts'
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

const PriceForm = z.object({ price: z.string().max(100) })
const TrialForm = z.object({ days: wholeNumber.check(z.gte(1), z.lte(730)) })

async function changePrice(call: Call, id: string, form: Form): Promise<void> {
  const { price } = parseParameters(PriceForm, form)
  const stored = await find(call.tx, 'subscription', id)
  const item = stored?.object.items.data[0].id ?? ''
  await updateSubscription(call, id, { item: { id: item, price, proration: 'create_prorations' } })
}

/** The page of payments, subscriptions and events, and what may be done to each. */
export function adminRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/', async (request, reply) => {
    if (!isLocal(sandbox, request)) return reply.callNotFound()
    return sendPage(reply, await adminPage(sandbox.prefix, sandbox.pool))
  })
  const act = (path: string, verb: (id: string, form: Form) => Promise<unknown>) =>
    app.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isLocal(sandbox, request)) return reply.callNotFound()
      const { id, form } = inputOf(request)
      await verb(id, form)
      return reply.redirect(`${sandbox.prefix}/`, 303)
    })
  act('/events/:id/resend', async id => {
    await resend(sandbox.pool, id, sandbox.clock())
    sandbox.wake()
  })
  act('/payments/:id/refund', id => run(sandbox, call => createRefund(call, { payment_intent: id, metadata: {} })))
  act('/payments/:id/dispute', id =>
    run(sandbox, async call =>
      openDispute(call, await chargeIdOf(call, { payment_intent: id, metadata: {} }), { reason: 'general' }),
    ),
  )
  act('/refunds/:id/fail', id => run(sandbox, call => failRefund(call, id)))
  for (const verdict of ['won', 'lost'] as const) {
    act(`/disputes/:id/${verdict}`, id => run(sandbox, call => decideDispute(call, id, verdict)))
  }
  act('/links/:id/trial', (id, form) =>
    run(sandbox, call => giveTrial(call, id, parseParameters(TrialForm, form).days)),
  )
  act('/subscriptions/:id/price', (id, form) => run(sandbox, call => changePrice(call, id, form)))
  act('/subscriptions/:id/renew', id => run(sandbox, call => renewNow(call, id)))
}

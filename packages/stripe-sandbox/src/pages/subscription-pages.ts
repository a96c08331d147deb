import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'

import { parseParameters } from '../api/parameters.ts'
import { inputOf } from '../api/routes.ts'
import type { Sandbox } from '../call.ts'
import { ApiError } from '../errors.ts'
import { openCheckout, payCheckout, readCheckout } from '../subscriptions/checkout.ts'
import { changeInPortal, type PortalChange, readPortal } from '../subscriptions/portal.ts'
import { checkoutPage, closedLinkPage } from './checkout-page.ts'
import { portalPage } from './portal-page.ts'
import { run } from './run.ts'
import { sendPage } from './send-page.ts'
import { typedCardOf } from './typed-card.ts'

/** What is wrong with what was typed is shown on the page; everything else is thrown on. */
async function messageOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof ApiError && error.status !== 404) return error.message
    throw error
  }
}

/** @returns undefined for what is not there */
async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

const Prefill = z.object({ prefilled_email: z.string().optional(), client_reference_id: z.string().optional() })
const CheckoutForm = z.object({
  email: z.email({ error: 'Your email is invalid.' }).max(512),
  promotion_code: z.string().max(500).optional(),
})
const PortalForm = z.object({ kind: z.enum(['cancel', 'keep', 'card']) })

function checkoutRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { prefix } = sandbox
  app.get('/b/:id', async (request, reply) => {
    const { id: token, form } = inputOf(request)
    const { prefilled_email: email, client_reference_id: reference } = parseParameters(Prefill, form)
    const session = await ifThere(run(sandbox, call => openCheckout(call, { token, email, reference })))
    if (!session) return sendPage(reply.status(404), closedLinkPage(prefix))
    return reply.redirect(`${prefix}/c/${session.id}`, 303)
  })
  app.get('/c/:id', async (request, reply) =>
    sendPage(reply, checkoutPage(prefix, await run(sandbox, call => readCheckout(call, inputOf(request).id)))),
  )
  app.post('/c/:id', async (request, reply) => {
    const { id, form } = inputOf(request)
    const pay = async (): Promise<void> => {
      const { email, promotion_code: code } = parseParameters(CheckoutForm, form)
      await run(sandbox, call => payCheckout(call, { id, email, card: typedCardOf(form), code }))
    }
    const error = await messageOf(pay())
    const checkout = await run(sandbox, call => readCheckout(call, id))
    if (!error) return reply.redirect(checkout.session.success_url ?? `${prefix}/c/${id}`, 303)
    const typed = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
    const shown = { ...checkout, error, email: typed('email'), code: typed('promotion_code') }
    return sendPage(reply.status(402), checkoutPage(prefix, shown))
  })
}

function portalRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { prefix } = sandbox
  const show = async (reply: FastifyReply, token: string, error?: string) => {
    const portal = await run(sandbox, call => readPortal(call, token))
    return sendPage(reply, portalPage(prefix, { ...portal, token, ...(error && { error }) }))
  }
  app.get('/p/:id', (request, reply) => show(reply, inputOf(request).id))
  app.post<{ Params: { id: string; subscription: string } }>('/p/:id/:subscription', async (request, reply) => {
    const { id: token, subscription: subscriptionId } = request.params
    const { form } = inputOf(request)
    const { kind } = parseParameters(PortalForm, form)
    const work = async (): Promise<void> => {
      const change: PortalChange = kind === 'card' ? { kind, card: typedCardOf(form) } : { kind }
      await run(sandbox, call => changeInPortal(call, { token, subscriptionId, change }))
    }
    const error = await messageOf(work())
    return error ? show(reply.status(402), token, error) : reply.redirect(`${prefix}/p/${token}`, 303)
  })
}

/** What the provider hosts for subscriptions: payment links (`/b/`), checkout (`/c/`), customer portal (`/p/`). */
export function subscriptionPages(app: FastifyInstance, sandbox: Sandbox): void {
  checkoutRoutes(app, sandbox)
  portalRoutes(app, sandbox)
}

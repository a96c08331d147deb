// Buying in a test: the academy's calls on one side, the sandbox's API in the role of the card form on the other.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { FaultOrder } from '@palestra/stripe-sandbox'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { expect } from 'vitest'

import { enrolments } from '#src/features/enrolments/tables.ts'
import { orders, paymentEvents } from '#src/features/orders/tables.ts'
import { paymentCases } from '#src/server/payments/tables.ts'

import type { TestAcademy } from '../academy.ts'
import type { Answer, Client } from '../client.ts'
import { seedCourse, seedUser, type SeededUser } from '../content/courses.ts'
import { query } from '../starting/database.ts'

export const webhookPath = '/api/webhooks/stripe'

export type Shop = ReturnType<typeof openShop>

/** @returns what a test of payments needs around an academy that runs with the sandbox */
export function openShop(academy: TestAcademy) {
  const { sandbox, services } = academy.academy
  if (!sandbox) throw new Error('This academy has no sandbox')
  const { hostname: host, port } = sandbox.apiUrl
  const secret = `whsec_${services.secret}`
  const stripe = new Stripe('sk_test_sandbox', { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
  const { db } = services

  /** Posts an event as the provider would; `timestamp` in seconds since 1970. */
  const deliver = async (event: object, signing: { secret?: string; timestamp?: number } = {}): Promise<Answer> => {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, ...signing })
    return academy.client().post(webhookPath, payload, { 'stripe-signature': signature })
  }

  /** Orders a course and starts its payment. @returns the ids of the order and the payment */
  const start = async (client: Client, courseId: string) => {
    const ordered = await client.post('/api/order/', { courseId })
    const { amount, order } = ordered.body
    const started = await client.post('/api/payment_create', { amount, orderId: order._id })
    return { orderId: String(order._id), intentId: intentIdOf(started) }
  }

  /** Tells the sandbox what a bank does. */
  const bank = async (path: string, order: object): Promise<{ id: string }> => {
    const headers = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' }
    const answer = await fetch(new URL(path, sandbox.apiUrl), { method: 'POST', headers, body: JSON.stringify(order) })
    if (!answer.ok) throw new Error(`The bank: ${answer.status} ${await answer.text()}`)
    return JSON.parse(await answer.text()) as { id: string } // the provider's own objects
  }

  return {
    stripe,
    secret,
    /** The buyer's bank disputes a payment, or only asks about it. @returns the dispute's id */
    dispute: async (intentId: string, isInquiry = false) =>
      (await bank('/disputes', { payment_intent: intentId, reason: 'fraudulent', isInquiry })).id,
    /** The bank decides a dispute. */
    verdict: (disputeId: string, verdict: 'won' | 'lost') => bank(`/disputes/${disputeId}`, { verdict }),
    /** A lost dispute is won after all: the provider may win it in a further round, and says so in the dispute itself. */
    overturn: (disputeId: string) =>
      academy.asOwner(
        `update sandbox.objects set object = object::jsonb || '{"status": "won", "is_charge_refundable": true}'
          where id = '${disputeId}'`,
      ),
    /** Makes a dispute or a refund as if it had begun that much earlier. */
    age: (id: string, ms: number) =>
      academy.asOwner(
        `update sandbox.objects set object = jsonb_set(object::jsonb, '{created}',
          to_jsonb((object->>'created')::bigint - ${ms / 1000})) where id = '${id}'`,
      ),
    /** The buyer's bank does not take what was given back. */
    failRefund: (refundId: string) => bank(`/refunds/${refundId}/fail`, {}),
    /** Cases about a payment or a subscription, the oldest first. */
    casesOf: (subject: string) =>
      db.select().from(paymentCases).where(eq(paymentCases.subject, subject)).orderBy(paymentCases.openedAt),
    deliver,
    /** Until the academy has taken in everything that the provider had to tell by now. */
    heard: async (): Promise<void> => {
      const waiting = `select from sandbox.deliveries where state = 'pending'`
      await expect.poll(() => query(academy.owner, waiting), { timeout: 20_000 }).toEqual([])
    },
    start,
    /** Breaks the provider's answers and webhooks from now on. */
    breakWith: (faults: FaultOrder) => sandbox.order(faults),
    /** Ends all that, and waits until the academy asks the provider again. */
    mend: async (): Promise<void> => {
      sandbox.order({ api: [], webhooks: {} })
      const asked = () =>
        services.payments.findIntent('pi_none').then(
          () => true,
          () => false,
        )
      while (!(await asked())) await sleep(20)
    },
    pay: (intentId: string, card = 'pm_card_visa') => stripe.paymentIntents.confirm(intentId, { payment_method: card }),
    /** A new learner with a new course to buy. */
    meet: async (course: Parameters<typeof seedCourse>[1] = {}): Promise<SeededUser & { courseId: string }> => {
      const { id: courseId } = await seedCourse(db, { title: 'Sprint Mechanics', priceCents: 8_900, ...course })
      return { ...(await seedUser(academy)), courseId }
    },
    orderOf: async (orderId: string) => {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
      return order
    },
    ordersFor: (userId: string) => db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt),
    grantsOf: (userId: string) => db.select().from(enrolments).where(eq(enrolments.userId, userId)),
    eventsOf: (intentId: string) => db.select().from(paymentEvents).where(eq(paymentEvents.paymentIntentId, intentId)),
    /** Payments that the provider knows for an order. */
    intentsFor: async (orderId: string) => {
      const { data } = await stripe.paymentIntents.list({ limit: 100 })
      return data.filter(intent => intent.metadata['orderId'] === orderId)
    },
    owns: async (client: Client, courseId: string): Promise<boolean> =>
      (await client.get(`/api/course/${courseId}`)).body.isPurchased,
  }
}

/** The payment behind an answer of `POST /payment_create`. */
export const intentIdOf = ({ body, status, text }: Answer): string => {
  const id = /^(pi_\w+)_secret_/.exec(body?.clientSecret ?? '')?.[1]
  if (!id) throw new Error(`No payment was started: ${status} ${text}`)
  return id
}

/** An event about a payment, as thin as the academy needs it. */
export const eventAbout = (intentId: string, type = 'payment_intent.succeeded', fields: object = {}) => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  type,
  livemode: false,
  data: { object: { object: 'payment_intent', id: intentId } },
  ...fields,
})

import { createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

import { type PaymentEvent, WebhookForged } from '../events.ts'
import { paymentIdOf } from './keys.ts'

/** Whether a signature is written like one, which can be told without what it signs. */
export const isChargilySignature = (signature: string | string[] | undefined): signature is string =>
  typeof signature === 'string' && /^[0-9a-f]{64}$/i.test(signature)

const Id = z.string().regex(/^\w{1,250}$/)
const Event = z.object({
  id: Id,
  type: z.string().max(100),
  data: z.object({ id: Id }).optional().catch(undefined),
})

type Received = { readonly body: Buffer; readonly signature: string | string[] | undefined }

/**
 * Reads an event of Chargily: what happened to which checkout. It says no time, so the same may come for ever; nothing but
 * its checkout's id is taken from it. The SDK's own check of the signature writes to the console (decision 0095).
 * @param livemode of the academy, to which the key belongs that signed it
 * @throws WebhookForged unless the body is an event that was signed with our key
 */
export function readChargilyEvent(secretKey: string, { body, signature }: Received, livemode: boolean): PaymentEvent {
  if (!isChargilySignature(signature)) throw new WebhookForged('no signature')
  const own = createHmac('sha256', secretKey).update(body).digest()
  if (!timingSafeEqual(own, Buffer.from(signature, 'hex'))) throw new WebhookForged('the signature does not fit')
  const event = Event.safeParse(parsed(body)).data
  if (!event) throw new WebhookForged('not an event')
  const { id, type, data } = event
  const intentId = data && type.startsWith('checkout.') ? paymentIdOf(data.id) : undefined
  return { id: `chargily_${id}`, type, livemode, intentId, subscriptionId: undefined }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

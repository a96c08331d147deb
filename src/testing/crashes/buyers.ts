// People who buy a course through an academy that may die at any moment, and their bank's webhooks: every call is made
// again until it is answered, as browsers' users and the provider do.
import { setTimeout as sleep } from 'node:timers/promises'

import Stripe from 'stripe'

import { minutes } from '#src/wire/durations.ts'

import { createClient, type Answer } from '../client.ts'
import { seedUser } from '../content/courses.ts'
import { eventAbout, intentIdOf, webhookPath } from '../services/shop.ts'
import type { World } from './world.ts'

export type Tally = {
  /** Payments of which an event was answered with 200. */
  readonly acknowledged: Set<string>
  /** Payments by the order that they are for. */
  readonly started: Map<string, Set<string>>
  paid: number
  /** Webhooks sent, most of them to an academy that was down. */
  attempts: number
  /** Calls that had to be made again, by what came of them: a status, or a connection that broke. */
  readonly turnedAway: Record<string, number>
}

export const newTally = (): Tally => ({
  acknowledged: new Set(),
  started: new Map(),
  paid: 0,
  attempts: 0,
  turnedAway: {},
})

const DUPLICATES = 0.3
const RETRY_MS = 150

/** One person buys one course, from the order to the answered webhook. */
export async function purchase(world: World, tally: Tally): Promise<void> {
  const { stripe, url, db, courseId, secret } = world
  const { client } = await seedUser({ services: { db, publicUrl: url }, client: () => createClient(url) })
  const { body } = await persist(tally, () => client.post('/api/order/', { courseId }))
  const orderId = String(body.order._id)
  const start = () => persist(tally, () => client.post('/api/payment_create', { amount: body.amount, orderId }))
  const started = await Promise.all(Math.random() < DUPLICATES ? [start(), start()] : [start()])
  tally.started.set(orderId, new Set(started.map(intentIdOf)))
  const [intentId = ''] = started.map(intentIdOf)
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
  tally.paid += 1
  const payload = JSON.stringify(eventAbout(intentId))
  const tell = async () => {
    await persist(tally, () => {
      tally.attempts += 1
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
      return createClient(url).post(webhookPath, payload, { 'stripe-signature': signature })
    })
    tally.acknowledged.add(intentId)
  }
  await Promise.all(Math.random() < DUPLICATES ? [tell(), tell()] : [tell()])
}

/** Asks until the answer is a success. @throws Error when it is refused for good, or nothing comes for five minutes */
async function persist({ turnedAway }: Tally, ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = Date.now() + minutes(5); Date.now() < end; await sleep(RETRY_MS)) {
    const answer = await ask().catch(() => undefined)
    if (answer && answer.status < 300) return answer
    if (answer && answer.status < 500) throw new Error(`Refused: ${answer.status} ${answer.text}`)
    const why = answer ? `${answer.status} ${answer.body?.code}` : 'connection'
    turnedAway[why] = (turnedAway[why] ?? 0) + 1
  }
  throw new Error('No answer within five minutes')
}

import type { Sandbox } from '../call.ts'
import { hours, minutes, seconds } from '../durations.ts'
import { settleDue } from '../payments/settle-due.ts'
import { renewDue } from '../subscriptions/renew-due.ts'
import type { Bell } from './bell.ts'
import { claimDue, type Delivery, nextDue, recordAttempt } from './outbox.ts'
import { sendEvent, type WebhookTarget } from './send.ts'

/** How long to wait after each failed attempt; after the last one the event is given up. */
export const standardRetryDelays: readonly number[] = [
  seconds(1),
  seconds(5),
  seconds(30),
  minutes(2),
  minutes(10),
  hours(1),
]

const batchSize = 10
// Another process, or this one before a crash, may have left work that nobody announces here.
const longestSleepMs = seconds(5)

export type WorkerOptions = {
  sandbox: Sandbox
  bell: Bell
  target: WebhookTarget
  retryDelays: readonly number[]
  onTrouble: (error: unknown) => void
}

export type Worker = { close: () => Promise<void> }

/** Starts the background work: sends, settles and renews what is due, sleeps until the next. */
export function startWorker({ sandbox, bell, target, retryDelays, onTrouble }: WorkerOptions): Worker {
  const closing = new AbortController()

  const deliver = async (delivery: Delivery): Promise<void> => {
    const now = sandbox.clock()
    const signedAt = sandbox.wallClock()
    const { endpoint } = delivery
    const to = endpoint ? { ...target, url: () => endpoint.url, secret: endpoint.secret } : target
    const attempt = await sendEvent(to, { payload: delivery.payload, now: signedAt, signal: closing.signal })
    const delay = retryDelays[delivery.attempts - 1]
    const next = delay === undefined ? undefined : new Date(now.getTime() + delay)
    await recordAttempt(sandbox.pool, delivery, { attempt, next })
  }

  const work = async (): Promise<number> => {
    await settleDue(sandbox)
    await renewDue(sandbox)
    const { newestFirst } = sandbox.faults.webhooks()
    const due = await claimDue(sandbox.pool, {
      now: sandbox.clock(),
      limit: batchSize,
      newestFirst,
      leaseMs: target.timeoutMs * 2,
    })
    if (newestFirst) for (const delivery of due) await deliver(delivery)
    else await Promise.all(due.map(deliver))
    return due.length
  }

  const loop = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        if ((await work()) > 0) continue
        const due = await nextDue(sandbox.pool)
        const untilDue = due ? due.getTime() - sandbox.clock().getTime() : longestSleepMs
        await bell.sleep(Math.min(Math.max(untilDue, 10), longestSleepMs))
      } catch (error) {
        if (closing.signal.aborted) return
        onTrouble(error)
        await bell.sleep(seconds(1))
      }
    }
  }

  const running = loop()
  return {
    close: async () => {
      closing.abort()
      bell.ring()
      await running
    },
  }
}

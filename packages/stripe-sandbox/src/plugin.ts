import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type pg from 'pg'

import { buildApiServer } from './api/server.ts'
import type { Sandbox } from './call.ts'
import { newBell } from './deliveries/bell.ts'
import type { WebhookTarget } from './deliveries/send.ts'
import { standardRetryDelays, startWorker } from './deliveries/worker.ts'
import { seconds } from './durations.ts'
import { type FaultOrder, newFaults } from './faults.ts'
import { sandboxPages } from './pages/plugin.ts'
import { type PastBuyer, subscribeSince } from './subscriptions/subscribe-since.ts'

export type SandboxOptions = {
  pool: pg.Pool
  /** Public origin of the site, e.g. `http://localhost:3000`. */
  origin: string
  /** Path of the browser's side below the origin. */
  prefix?: string
  /** Where events go, on this machine only. A function when the port is not known yet. Without it they wait where they are. */
  webhook?: { url: string | (() => string); secret: string; retryDelays?: readonly number[]; timeoutMs?: number }
  secretKey: string
  publishableKey: string
  /** The site is in production: the sandbox then refuses to start, */
  production: boolean
  /** unless this is true: a shop that takes no money has to be meant. */
  allowInProduction?: boolean
  /** Loopback port of the secret-key API, 0 for any. */
  apiPort?: number
  /** How long the processing card stays in `processing`, milliseconds. */
  processingMs?: number
  clock?: () => Date
  onTrouble: (error: unknown) => void
}

/** A running sandbox. */
export type RunningSandbox = {
  /** Base address of the secret-key API: host, port and protocol for the SDK. */
  apiUrl: URL
  prefix: string
  /** The browser's side; register it with `{ prefix }`. */
  pages: FastifyPluginAsync
  /** Breaks answers and webhooks as a test orders. */
  order: (faults: FaultOrder) => void
  /** Moves the provider's clock ahead, in this process: subscriptions renew and end at once. Webhooks stay signed by the machine's. */
  advance: (ms: number) => void
  /** Lets somebody have subscribed in the past, and paid since. @returns the id of the subscription */
  subscribeSince: (buyer: PastBuyer) => Promise<string>
  close: () => Promise<void>
}

function refuseMisuse({ production, allowInProduction, secretKey, publishableKey }: SandboxOptions): void {
  if (production && !allowInProduction) {
    throw new Error('The sandbox payment provider takes no money: in production it must be allowed explicitly')
  }
  if (!secretKey.startsWith('sk_test_') || !publishableKey.startsWith('pk_test_')) {
    throw new Error('The sandbox payment provider accepts test keys only (sk_test_…, pk_test_…)')
  }
}

function targetOf({ url, secret, timeoutMs = seconds(10) }: NonNullable<SandboxOptions['webhook']>): WebhookTarget {
  return { url: typeof url === 'string' ? () => url : url, secret, timeoutMs }
}

function newTime(wallClock: () => Date, wake: () => void): Pick<Sandbox, 'clock' | 'wallClock' | 'advance'> {
  let aheadMs = 0
  return {
    clock: () => new Date(wallClock().getTime() + aheadMs),
    wallClock,
    advance: ms => {
      aheadMs += ms
      wake()
    },
  }
}

/**
 * Starts the sandbox payment provider over the tables that ensureSchema() made: the secret-key API on a loopback port of
 * its own, and the webhooks. Without a `webhook` nothing happens by itself: what waits is left to another process.
 * @throws Error in production without `allowInProduction`, or for a key that is not a test key
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  refuseMisuse(options)
  const { pool, origin, prefix = '/sandbox-pay', secretKey, publishableKey } = options
  const { clock = () => new Date(), processingMs = seconds(5), apiPort = 0, webhook, onTrouble } = options
  const bell = newBell()
  const faults = newFaults()
  const keys = { secretKey, publishableKey }
  const time = newTime(clock, bell.ring)
  const sandbox: Sandbox = { pool, origin, prefix, ...keys, ...time, processingMs, faults, wake: bell.ring }
  const api = buildApiServer(sandbox)
  const address = await api.listen({ host: '127.0.0.1', port: apiPort })
  const retryDelays = webhook?.retryDelays ?? standardRetryDelays
  const worker = webhook && startWorker({ sandbox, bell, target: targetOf(webhook), retryDelays, onTrouble })
  return {
    apiUrl: new URL(address),
    prefix,
    pages: sandboxPages(sandbox),
    order: faults.order,
    advance: time.advance,
    subscribeSince: buyer => subscribeSince(sandbox, buyer),
    close: async () => {
      await api.close()
      await worker?.close()
    },
  }
}

/** Starts the sandbox, hangs its pages into the site and stops it with the site. */
export async function sandboxPayments(app: FastifyInstance, options: SandboxOptions): Promise<RunningSandbox> {
  const sandbox = await startSandbox(options)
  await app.register(sandbox.pages, { prefix: sandbox.prefix })
  app.addHook('onClose', sandbox.close)
  return sandbox
}

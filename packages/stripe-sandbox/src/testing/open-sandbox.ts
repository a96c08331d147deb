import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import Stripe from 'stripe'
import { afterAll, inject } from 'vitest'

import { type RunningSandbox, type SandboxOptions, sandboxPayments } from '../plugin.ts'
import { ensureSchema } from '../schema.ts'

export const keys = { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox' }
export const webhookSecret = 'whsec_test'

type Received = { event: Stripe.Event; signature: string; body: string; at: number }

export type TestSandbox = {
  sandbox: RunningSandbox
  stripe: Stripe
  pool: pg.Pool
  /** What the background work complained about. */
  trouble: unknown[]
  onTrouble: (error: unknown) => void
  /** Origin of a site that holds the sandbox's pages; more routes can be added before it listens. */
  site: string
  /** Every webhook that reached the site, in order, its signature checked. */
  received: Received[]
  /** What the site answers to the next webhooks; 200 when empty. */
  answers: number[]
  waitForEvent: (type: string, count?: number) => Promise<Received[]>
  close: () => Promise<void>
}

async function createDatabase(): Promise<{ settings: pg.PoolConfig; drop: () => Promise<void> }> {
  const server = inject('database')
  const name = `sandbox_test_${randomBytes(6).toString('hex')}`
  const onServer = async (statement: string) => {
    const client = new pg.Client(server)
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0`)
  return { settings: { ...server, database: name }, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

function receiveWebhooks(site: FastifyInstance, received: Received[], answers: number[]): void {
  site.register(async inner => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    inner.post('/webhook', async (request, reply) => {
      const body = String(request.body)
      const signature = String(request.headers['stripe-signature'])
      const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret)
      received.push({ event, signature, body, at: Date.now() })
      return reply.status(answers.shift() ?? 200).send()
    })
  })
}

/** The sandbox with a site around it, a database of its own and the real SDK. */
export async function openSandbox(
  options: Partial<SandboxOptions> & { addRoutes?: (site: FastifyInstance) => void; retryDelays?: number[] } = {},
): Promise<TestSandbox> {
  const { addRoutes, retryDelays, ...overrides } = options
  const database = await createDatabase()
  const pool = new pg.Pool(database.settings)
  // The database is dropped by force: connections on their way out may still hear of it.
  pool.on('connect', client => client.on('error', () => {}))
  pool.on('error', () => {})
  await ensureSchema(database.settings)
  const site = Fastify({ forceCloseConnections: true })
  const received: Received[] = []
  const answers: number[] = []
  const trouble: unknown[] = []
  const onTrouble = (error: unknown) => void trouble.push(error)
  const origin = () => {
    const address = site.server.address()
    return typeof address === 'object' && address ? `http://localhost:${address.port}` : ''
  }
  receiveWebhooks(site, received, answers)
  addRoutes?.(site)
  const sandbox = await sandboxPayments(site, {
    pool,
    origin: 'http://localhost:3000',
    webhook: {
      url: () => `${origin()}/webhook`,
      secret: webhookSecret,
      retryDelays: retryDelays ?? [20, 40, 60],
      timeoutMs: 500,
    },
    production: false,
    onTrouble,
    processingMs: 200,
    ...keys,
    ...overrides,
  })
  await site.listen({ host: 'localhost', port: 0 })
  const { hostname: host, port } = sandbox.apiUrl
  return {
    sandbox,
    stripe: new Stripe(keys.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false }),
    pool,
    trouble,
    onTrouble,
    site: origin(),
    received,
    answers,
    waitForEvent: (type, count = 1) => waitFor(() => of(received, type, count)),
    close: async () => {
      await site.close()
      await pool.end()
      await database.drop()
    },
  }
}

function of(received: Received[], type: string, count: number): Received[] | undefined {
  const found = received.filter(({ event }) => event.type === type)
  return found.length >= count ? found : undefined
}

/** Asks until there is an answer, at most five seconds. */
export async function waitFor<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 5000; Date.now() < end; await wait(20)) {
    const answer = await ask()
    if (answer !== undefined) return answer
  }
  throw new Error('Nothing came within five seconds')
}

/** The error that a call fails with. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (outcome instanceof Stripe.errors.StripeError) return outcome
  throw new Error('The call was not refused by the provider', { cause: outcome })
}

/** The sandbox of all tests of a file, closed after the last. */
export async function keepSandbox(): Promise<TestSandbox> {
  const shop = await openSandbox()
  afterAll(() => shop.close())
  return shop
}

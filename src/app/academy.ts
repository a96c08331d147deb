// The whole academy in one process: resources opened in their order, closed in the reverse one.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'

import { sandboxPayments, type RunningSandbox } from '@palestra/stripe-sandbox'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

import { findAddedName } from '#src/features/invoices/feature.ts'
import { systemClock, type Clock } from '#src/server/clock.ts'
import type { Services } from '#src/server/context.ts'
import { connect } from '#src/server/database/database.ts'
import { connectHeavyReads } from '#src/server/database/heavy-reads.ts'
import { countMigrations, knownMigrations } from '#src/server/database/migrating/migrate.ts'
import { configured, holdIdentity, offeredMethods } from '#src/server/identity/identity.ts'
import { openQueue } from '#src/server/jobs/queue.ts'
import { createMailer } from '#src/server/mail/mail.ts'
import { createLog } from '#src/server/observability/log.ts'
import { openChargily } from '#src/server/payments/chargily/chargily.ts'
import { isLiveKey } from '#src/server/payments/chargily/keys.ts'
import { openDoor } from '#src/server/payments/door.ts'
import { connectPayments } from '#src/server/payments/payments.ts'
import { openTransfers } from '#src/server/payments/transfers/transfers.ts'
import { builtRenderer, liveRenderer } from '#src/server/render.ts'
import { dataFolders } from '#src/server/settings/env.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { Site } from '#src/web/calls/page-data.ts'

import { brandOf } from './brand.ts'
import { openCaches, type CacheOptions } from './caches.ts'
import { contactOf, warnOfContact } from './contact.ts'
import { ofFeatures } from './features.ts'
import { jobsOf } from './jobs.ts'
import { assemble, createServer } from './server.ts'
import { demoEnder } from './starting/end-demo.ts'
import { prepareDatabase } from './starting/prepare-database.ts'
import { sandboxKeys } from './starting/sandbox-keys.ts'

export type AcademyOptions = CacheOptions & {
  /** Of the role that owns the tables; without one, that of `database` does. */
  readonly owner?: pg.PoolConfig
  readonly now?: Clock
  /** Fills the database after the migration and before anything is served. */
  readonly prepare?: (services: Services, sandbox: RunningSandbox | undefined) => Promise<unknown>
  readonly log?: ReturnType<typeof createLog>
  /** How long nobody asks a payment provider that is away. */
  readonly paymentsPauseMs?: number
  /** Whether jobs begin by the clock (the default), or only when they are sent. */
  readonly schedules?: boolean
}

export type Academy = {
  readonly app: FastifyInstance
  readonly services: Services
  readonly sandbox: RunningSandbox | undefined
  /** Answers "not ready" from now on, so that a balancer stops sending. */
  drain: () => void
  close: () => Promise<void>
}

/**
 * Opens everything and listens on `config.port`. What was opened is closed in the reverse order, also when a later step
 * fails: first the server, which lets requests finish, then the queue, at last the database.
 */
export async function openAcademy(options: AcademyOptions): Promise<Academy> {
  const { config, database, dev = false, now = systemClock, log = createLog(config.logLevel) } = options
  await using closing = new AsyncDisposableStack()
  await prepareDatabase({ database, owner: options.owner, hasSandbox: !config.stripe })
  const onTrouble = (error: Error) => log.warn({ err: error }, 'database connection')
  const { pool, db, close } = connect(database, onTrouble)
  closing.defer(close)
  const heavyReads = connectHeavyReads(database, onTrouble)
  closing.defer(heavyReads.close)
  // Whoever asks whether we are ready waits behind nobody: a full pool is no reason to leave.
  const probe = connect({ ...database, max: 1 }, onTrouble)
  closing.defer(probe.close)
  warnOfContact({ config, log })
  const identity = await holdIdentity({ db, log }, async () => {
    const [contact, addedTax] = await Promise.all([contactOf({ config, db }), findAddedName(db)])
    return configured({ ...contact, addedTax }, config)
  })
  const mailer = createMailer(config)
  closing.defer(mailer.close)
  const queue = openQueue(database, log, { beginsByItself: options.schedules })
  closing.defer(queue.stop)
  const { cache, keptReads, catchUp } = await openCaches({ options, db, log, identity, closing })
  const app = createServer({ trustProxyHops: config.trustProxyHops, log })
  closing.defer(() => app.close())
  const renderer = dev ? liveRenderer(app.server) : await builtRenderer()
  closing.defer(renderer.close)
  const secret = config.sessionSecret ?? (await loadOrCreateSecret(config.dataDir))
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const held = { config, publicUrl, secret, identity: identity.current, log, now }
  const shared = { ...held, db, heavyReads, keptReads, queue, renderer, ...ofFeatures }
  const { card, sandbox } = await openCardPayments(app, pool, { ...shared, pauseMs: options.paymentsPauseMs })
  const transfers = openTransfers({ db, now, livemode: card.livemode, terms: () => identity.current().transfer })
  const chargily = connectChargily({ ...shared, livemode: card.livemode, pauseMs: options.paymentsPauseMs })
  const payments = openDoor(card, { transfer: transfers, chargily })
  const storage = openStorage(shared)
  const endDemo = demoEnder({ ...shared, storage }, options.owner ?? database)
  const services = { ...shared, payments, storage, endDemo }
  await queue.start(jobsOf(services, mailer))
  await options.prepare?.(services, sandbox)
  await identity.renew()
  let draining = false
  const known = await knownMigrations()
  const health = {
    ping: () => probe.db.execute(sql`select 1`),
    isDraining: () => draining,
    isOutdated: async () => (await countMigrations(probe.db)) > known.length,
    metricsToken: config.metricsToken,
  }
  const site = siteOf(services, sandbox)
  await assemble(app, { services, site, cache, dev, health, catchUp })
  await app.listen({ port: config.port, host: config.host })
  const stack = closing.move()
  const drain = () => {
    draining = true
  }
  return { app, services, sandbox, drain, close: () => stack.disposeAsync() }
}

type ChargilyOptions = Pick<Services, 'config' | 'db' | 'log' | 'now' | 'publicUrl'> & {
  livemode: boolean
  pauseMs: number | undefined
}

function connectChargily({ config, db, log, now: clock, publicUrl, livemode, pauseMs }: ChargilyOptions) {
  const { chargilyKey: secretKey, chargilyApiUrl: apiUrl, production } = config
  if (production && secretKey && !isLiveKey(secretKey))
    log.warn({ event: 'payments-test-mode', provider: 'chargily' }, 'Chargily is in its test mode: no money moves')
  const onChange = (state: string) => log.warn({ event: 'payments-breaker', provider: 'chargily', state }, 'Chargily')
  return openChargily({ db, clock, publicUrl, livemode, secretKey, apiUrl, pauseMs, onChange })
}

type PaymentsOptions = Pick<Services, 'config' | 'publicUrl' | 'secret' | 'log'> & { pauseMs: number | undefined }

/** The card provider whose keys are configured, or else the sandbox, whose pages hang in our own server. */
async function openCardPayments(app: FastifyInstance, pool: pg.Pool, options: PaymentsOptions) {
  const { config, publicUrl, secret, log, pauseMs } = options
  const onChange = (state: string) => log.warn({ event: 'payments-breaker', state }, 'payment provider')
  const breaking = { pauseMs, onChange }
  if (config.stripe) {
    const card = connectPayments(config.stripe, { apiUrl: config.stripeApiUrl, ...breaking })
    if (config.production && !card.livemode)
      log.warn({ event: 'payments-test-mode' }, 'the payment provider is in its test mode: no money moves')
    return { card, sandbox: undefined }
  }
  const keys = sandboxKeys(secret)
  const sandbox = await sandboxPayments(app, {
    pool,
    origin: publicUrl,
    ...keys,
    webhook: {
      url: () => `http://127.0.0.1:${listeningPort(app)}/api/webhooks/stripe`,
      secret: keys.webhookSecret,
    },
    production: config.production,
    onTrouble: error => log.error({ err: error }, 'sandbox'),
  })
  return { card: connectPayments(keys, { apiUrl: sandbox.apiUrl.href, ...breaking }), sandbox }
}

/** What every page knows of this installation, as it is when the page is drawn. */
function siteOf(
  { config, identity, payments, publicUrl, endDemo }: Services,
  sandbox: RunningSandbox | undefined,
): () => Site {
  const fixed = {
    publicUrl,
    mailFiles: config.smtpUrl || config.production ? null : { folder: shownFolder(dataFolders(config.dataDir).mail) },
  }
  const card = {
    scriptUrl: sandbox ? `${sandbox.prefix}/v3.js` : config.stripeJsUrl,
    publishableKey: payments.publishableKey,
    testMode: !payments.livemode,
  }
  return () => {
    const own = identity()
    const { name, publisher, series, email = null, phone = null, networks, imprint, currency, timeZone } = own
    const contact = { contactEmail: email, contactPhone: phone, networks }
    const { isDemo, ribbon, signUp, addedTax } = own
    const mayEndDemo = endDemo !== undefined && ribbon !== null
    const is = { isDemo, ribbon, mayEndDemo, signUp, hasImprint: imprint !== null, currency, timeZone, addedTax }
    const paid = { payments: { ...card, methods: offeredMethods(own) } }
    return { ...fixed, ...paid, ...is, name, publisher, series, ...contact, brand: brandOf(own) }
  }
}

/** As one would type it here; null where that would tell who reads a page about the machine we are on. */
function shownFolder(folder: string): string | null {
  const from = relative(process.cwd(), folder)
  return from.startsWith('..') || isAbsolute(from) ? null : from
}

function listeningPort(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Outside production the secret may be made by us; it stays the same over restarts. */
async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return kept
  await mkdir(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return readFile(file, 'utf8')
}

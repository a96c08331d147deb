// The whole academy in one process: resources opened in their order, closed in the reverse one.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

import { sandboxPayments, type RunningSandbox } from '#src/sandbox/plugin.ts'
import { systemClock, type Clock } from '#src/server/clock.ts'
import type { Services } from '#src/server/context.ts'
import { listenForChanges } from '#src/server/database/changes.ts'
import { connect } from '#src/server/database/database.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { dataFolders, type Config, type StripeKeys } from '#src/server/env.ts'
import { createLog } from '#src/server/log.ts'
import { createPostman } from '#src/server/mail.ts'
import { PageCache } from '#src/server/page-cache.ts'
import { connectPayments } from '#src/server/payments.ts'
import { openQueue } from '#src/server/queue.ts'
import { builtRenderer, liveRenderer } from '#src/server/render.ts'
import { diskStorage } from '#src/server/storage/disk.ts'
import type { Site } from '#src/web/page-data.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

import { jobsOf } from './jobs.ts'
import { assemble, createServer } from './server.ts'

export type AcademyOptions = {
  readonly config: Config
  readonly database: pg.PoolConfig
  readonly dev?: boolean
  readonly now?: Clock
  /** Fills the database after the migration and before anything is served. */
  readonly prepare?: (services: Services) => Promise<void>
  /** Off: every page is drawn anew. */
  readonly pageCache?: boolean
}

export type Academy = {
  readonly app: FastifyInstance
  readonly services: Services
  readonly sandbox: RunningSandbox | undefined
  /** Answers "not ready" from now on, so that a balancer stops sending. */
  drain: () => void
  close: () => Promise<void>
}

const sandboxKeys = (secret: string): StripeKeys => ({
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: `whsec_${secret}`,
})

/** Opens everything and listens on `config.port`; what was opened is closed again when a later step fails. */
export async function openAcademy({
  config,
  database,
  dev = false,
  now = systemClock,
  prepare,
  pageCache = !dev,
}: AcademyOptions): Promise<Academy> {
  await using closing = new AsyncDisposableStack()
  const log = createLog(config.logLevel)
  await migrate(database)
  const { pool, db, close } = connect(database, error => log.warn({ err: error }, 'database connection'))
  closing.defer(close)
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir))
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const app = createServer({ trustProxyHops: config.trustProxyHops, log })
  closing.defer(() => app.close())
  const renderer = dev ? await liveRenderer(app.server) : await builtRenderer()
  closing.defer(renderer.close)
  const keys = config.stripe ?? sandboxKeys(secret)
  const webhookUrl = () => `http://127.0.0.1:${listeningPort(app)}/api/webhooks/stripe`
  const sandbox = config.stripe
    ? undefined
    : await sandboxPayments(app, {
        pool,
        origin: publicUrl,
        ...keys,
        webhook: { url: webhookUrl, secret: keys.webhookSecret },
        production: config.production,
        onTrouble: error => log.error({ err: error }, 'sandbox'),
      })
  const queue = openQueue(database, log)
  const services: Services = {
    config,
    publicUrl,
    secret,
    db,
    queue,
    storage: diskStorage(dataFolders(config.dataDir).files),
    payments: connectPayments(keys, sandbox ? sandbox.apiUrl.href : config.stripeApiUrl),
    renderer,
    log,
    now,
  }
  await queue.start(jobsOf(services, createPostman(config)))
  closing.defer(queue.stop)
  await prepare?.(services)
  const cache = pageCache ? new PageCache({ freshMs: seconds(5), staleMs: minutes(1), maxBytes: 64e6 }) : undefined
  const listener = await listenForChanges(database, {
    onChange: tags => cache?.drop(tags),
    onGap: () => cache?.clear(),
  })
  closing.defer(listener.close)
  let draining = false
  const health = {
    ping: () => db.execute(sql`select 1`),
    isDraining: () => draining,
    metricsToken: config.metricsToken,
  }
  await assemble(app, { services, site: siteOf(services, sandbox), cache, dev, health })
  await app.listen({ port: config.port, host: config.host })
  const stack = closing.move()
  return {
    app,
    services,
    sandbox,
    drain: () => {
      draining = true
    },
    close: () => stack.disposeAsync(),
  }
}

function siteOf({ config, payments, publicUrl }: Services, sandbox: RunningSandbox | undefined): Site {
  return {
    publicUrl,
    contactEmail: 'hello@palestra.example',
    contactPhone: '+213 21 555 014',
    mailFolder: config.smtpUrl ? null : dataFolders(config.dataDir).mail,
    payments: {
      scriptUrl: sandbox ? `${sandbox.prefix}/v3.js` : config.stripeJsUrl,
      publishableKey: payments.publishableKey,
      testMode: !payments.livemode,
    },
  }
}

export function listeningPort(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Outside production the secret may be made by us; it stays the same over restarts. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return kept
  await mkdir(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return readFile(file, 'utf8')
}

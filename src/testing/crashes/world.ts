// What outlives the academy that is killed: the database, and the payment provider with its own memory.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startSandbox, ensureSchema } from '@palestra/stripe-sandbox'
import type pg from 'pg'
import Stripe from 'stripe'

import { connect } from '#src/server/database/database.ts'
import { migrate } from '#src/server/database/migrating/migrate.ts'
import { seconds } from '#src/wire/durations.ts'

import { seedCourse } from '../content/courses.ts'
import { freePort } from '../starting/free-port.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

const keys = { secretKey: 'sk_test_crashes', publishableKey: 'pk_test_crashes' }

/** Opens the database, starts the provider and puts one course up for sale. @param settings of an empty database */
export async function openWorld(settings: pg.PoolConfig) {
  await migrate(settings)
  const { pool, db, close } = connect({ ...settings, max: 10 }, () => undefined)
  await ensureSchema(settings)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const secret = 'whsec_crashes'
  const webhook = { url: `${url}/nowhere`, secret }
  const sandbox = await startSandbox({ pool, origin: url, ...keys, webhook, production: false, onTrouble: () => {} })
  const { hostname: host, port: apiPort } = sandbox.apiUrl
  const dataDir = await mkdtemp(join(tmpdir(), 'palestra-crashes-'))
  const { id: courseId } = await seedCourse(db, { priceCents: 8_900 })
  return {
    url,
    secret,
    db,
    pool,
    courseId,
    stripe: new Stripe(keys.secretKey, { host, port: apiPort, protocol: 'http', telemetry: false }),
    /** No webhook but ours; and a payment's creation takes a while, so that a kill falls into it. */
    slowDown: () =>
      sandbox.order({
        api: [{ kind: 'delay', when: 'after', path: '/v1/payment_intents', delayMs: 20, times: 1000 }],
        webhooks: { drop: true },
      }),
    environment: {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(settings),
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      SESSION_SECRET: 'a-secret-that-only-crashes-know-0123456789',
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: sandbox.apiUrl.href,
    },
    close: async () => {
      await sandbox.close()
      await Promise.race([close(), new Promise(done => setTimeout(done, seconds(5)))])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A socket's folder stands in the query: an address needs a host. */
function addressOf({ host = 'localhost', port = 5432, user = '', password, database = '' }: pg.PoolConfig): string {
  const who = typeof password === 'string' && password ? `${user}:${encodeURIComponent(password)}` : user
  return `postgresql://${who}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

// What can be wrong with a configuration that reads well. No check says a secret.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rmdir, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

import { joinDatabase } from '@palestra/embedded-postgres'
import { createTransport } from 'nodemailer'
import type pg from 'pg'

import { findVideoTools } from '#src/features/videos/engine/tools.ts'
import { connectForHours } from '#src/server/backup/catalog.ts'
import { knownMigrations, migrationsOf } from '#src/server/database/migrating/migrate.ts'
import { connectCheckouts } from '#src/server/payments/chargily/client.ts'
import { isLiveKey } from '#src/server/payments/chargily/keys.ts'
import { findEndpoint, type FoundEndpoint, webhookVersion } from '#src/server/payments/webhooks.ts'
import { dataFolders, ownDatabase, type Config, type StripeKeys } from '#src/server/settings/env.ts'
import { seconds } from '#src/wire/durations.ts'

import { webhookUrl } from './payment-commands.ts'
import { databaseWords, filesWords, storageOf } from './place.ts'
import { bytesWords } from './terminal.ts'

/** `note`: works, and somebody should know. */
export type Finding = { readonly state: 'ok' | 'note' | 'fault'; readonly about: string; readonly words: string }
type Check = (config: Config) => Promise<Omit<Finding, 'about'>>

const ok = (words: string) => ({ state: 'ok', words }) as const
const note = (words: string) => ({ state: 'note', words }) as const
const fault = (words: string) => ({ state: 'fault', words }) as const

const OLDEST_POSTGRES = 15

const checkDatabase: Check = async config => {
  const own = ownDatabase(config.dataDir)
  if (!config.databaseUrl && !existsSync(join(own.dataDir, 'cluster')))
    return note(`${databaseWords(config)}: not there yet, the first start makes it`)
  const embedded = config.databaseUrl ? undefined : await joinDatabase(own)
  const { databaseUrl, databaseOwnerUrl = databaseUrl } = config
  try {
    const found = await askDatabase(
      config,
      embedded ? { ...embedded.config, ssl: false } : { connectionString: databaseOwnerUrl },
    )
    if (found.state !== 'ok') return found
    const powers = await powersOf(embedded ? { ...embedded.serving, ssl: false } : { connectionString: databaseUrl })
    return powers ? note(`${found.words}; ${powers}`) : found
  } finally {
    await embedded?.close()
  }
}

/** What the role that serves could do and does not need to. */
async function powersOf(serving: pg.ClientConfig): Promise<string | undefined> {
  const client = await connectForHours({ ...serving, connectionTimeoutMillis: seconds(10) })
  try {
    const { rows } = await client.query<{ role: string }>(
      `select rolname as role from pg_roles where rolname = current_user and (
         rolsuper or rolcreaterole or rolbypassrls or has_database_privilege(current_database(), 'create')
         or has_schema_privilege('public', 'create') or has_schema_privilege('pgboss', 'create')
         or has_table_privilege('public.audit_entries', 'update, delete, truncate, trigger')
         or exists (select from pg_class c where c.oid = 'public.audit_entries'::regclass and pg_has_role(c.relowner, 'member')))`,
    )
    return rows[0] && `${rows[0].role} serves and may change tables (DATABASE_OWNER_URL parts the two)`
  } finally {
    await client.end()
  }
}

async function askDatabase(config: Config, settings: pg.ClientConfig) {
  const client = await connectForHours({ ...settings, connectionTimeoutMillis: seconds(10) })
  try {
    const { rows } = await client.query<{ number: number; version: string; commits: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
         current_setting('synchronous_commit') as commits`,
    )
    const { number = 0, version = '', commits = '' } = rows[0] ?? {}
    const words = `${databaseWords(config)}: PostgreSQL ${version}`
    if (number < OLDEST_POSTGRES * 10_000) return fault(`${words}, and it has to be ${OLDEST_POSTGRES} or later`)
    if (commits === 'off') return fault(`${words}, synchronous_commit is off: an acknowledged payment could be lost`)
    const [there, known] = [await migrationsOf(client), await knownMigrations()]
    const isOlder = there.every((hash, n) => hash === known[n])
    if (!isOlder) return fault(`${words}, its tables are of a later version than this one`)
    return there.length < known.length
      ? note(`${words}, the next start applies ${known.length - there.length} migrations`)
      : ok(`${words}, synchronous_commit ${commits}`)
  } finally {
    await client.end()
  }
}

/** Nothing of the probe stays, not a folder either: who checks a configuration has not begun an academy. */
const checkFiles: Check = async config => {
  const storage = storageOf(config)
  const key = `probe/${randomUUID()}.txt`
  const root = dataFolders(config.dataDir).files
  const made = config.s3 ? [] : [join(root, 'probe'), ...[root, config.dataDir].filter(folder => !existsSync(folder))]
  try {
    await storage.put(key, Buffer.from(key))
    if ((await text(await storage.read(key))) !== key) return fault(`${filesWords(config)}: a file came back changed`)
  } finally {
    await storage.remove(key).catch(() => {})
    for (const folder of made) await rmdir(folder).catch(() => {}) // somebody uses it by now
  }
  return ok(`${filesWords(config)}: written, read and removed`)
}

const SCARCE_BYTES = 1e9
const TOO_FEW_BYTES = 1e8

const checkSpace: Check = async ({ dataDir }) => {
  let there = resolve(dataDir)
  while (!existsSync(there)) there = dirname(there)
  const { bavail, bsize } = await statfs(there)
  const words = `${bytesWords(bavail * bsize)} free in ${dataDir}`
  if (bavail * bsize < TOO_FEW_BYTES) return fault(words)
  return bavail * bsize < SCARCE_BYTES ? note(words) : ok(words)
}

const checkMail: Check = async ({ smtpUrl, dataDir }) => {
  if (!smtpUrl) return note(`no SMTP_URL: mails become files in ${dataFolders(dataDir).mail}`)
  const transport = createTransport({ url: smtpUrl, connectionTimeout: seconds(10), socketTimeout: seconds(10) })
  try {
    await transport.verify()
    return ok(`${new URL(smtpUrl).hostname} lets us in`)
  } finally {
    transport.close()
  }
}

const checkPayments: Check = async ({ stripe, stripeApiUrl, production, publicUrl }) => {
  if (!stripe) return note('no keys: the sandbox stands in, no money moves')
  const modes = modesOf(stripe)
  if (modes.includes('unknown')) return fault('a key is none of sk_…, rk_…, pk_… and whsec_…')
  const mode = `keys of the ${modes[0]} mode`
  if (!publicUrl) return note(`${mode}; without PUBLIC_URL nobody knows the address of the webhook endpoint`)
  const asking = { keys: stripe, apiUrl: stripeApiUrl }
  const found = await findEndpoint(asking, webhookUrl(publicUrl))
  const lack = endpointLack(found, webhookUrl(publicUrl))
  if (lack) return note(`${mode}; ${lack}`)
  return modes[0] === 'test' && production
    ? note(`${mode}: no money moves`)
    : ok(`${mode}; the webhook endpoint has every event`)
}

/** What is wrong with an endpoint, in words. */
function endpointLack(found: FoundEndpoint, url: string): string | undefined {
  if (found.is === 'missing') return `no webhook endpoint ${url}: payments setup-webhook makes it`
  if (found.is === 'unreadable')
    return `the key may not read webhook endpoints: compare yours with docs/operations.md, Stripe, step 2`
  if (!found.isEnabled) return `the webhook endpoint ${url} is switched off`
  if (found.missing.length > 0) return `the webhook endpoint lacks ${found.missing.join(', ')}`
  return found.version && found.version !== webhookVersion
    ? `the webhook endpoint speaks version ${found.version}, this academy ${webhookVersion}`
    : undefined
}

function modesOf({ secretKey, publishableKey, webhookSecret }: StripeKeys): string[] {
  const secret = /^[sr]k_(live|test)_/.exec(secretKey)?.[1]
  const publishable = /^pk_(live|test)_/.exec(publishableKey)?.[1]
  return [secret ?? 'unknown', publishable ?? 'unknown', ...(webhookSecret.startsWith('whsec_') ? [] : ['unknown'])]
}

const checkChargily: Check = async ({ chargilyKey: secretKey, chargilyApiUrl: apiUrl, publicUrl, production }) => {
  if (!secretKey) return ok('no key of Chargily: nobody pays by it')
  await connectCheckouts({ secretKey, apiUrl }).ask()
  const mode = `Chargily takes the key of its ${isLiveKey(secretKey) ? 'live' : 'test'} mode`
  if (production && !isLiveKey(secretKey)) return note(`${mode}: no money moves`)
  return publicUrl ? ok(mode) : note(`${mode}; without PUBLIC_URL it does not reach our webhook`)
}

const checkVideoTools: Check = async ({ ffmpegPath }) =>
  (await findVideoTools(ffmpegPath))
    ? ok(`${ffmpegPath} and ffprobe answer`)
    : note(`${ffmpegPath} and ffprobe are not there: videos are played as they were uploaded`)

const checks: readonly (readonly [about: string, check: Check])[] = [
  ['database', checkDatabase],
  ['files', checkFiles],
  ['disk', checkSpace],
  ['mail', checkMail],
  ['payments', checkPayments],
  ['chargily', checkChargily],
  ['videos', checkVideoTools],
]

/** Tries everything that a configuration names, one after the other; what cannot be reached is a fault with its words. */
export async function* checkConfig(config: Config): AsyncGenerator<Finding> {
  for (const [about, check] of checks) {
    const found = await check(config).catch((error: unknown) => fault(wordsOf(error)))
    yield { about, ...found }
  }
}

/** Some errors say nothing themselves, but what caused them does. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(wordsOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

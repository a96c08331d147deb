// All configuration, read once and validated. Nothing else in the product reads process.env.
import { join, resolve } from 'node:path'

import type { Networks } from '#src/wire/networks.ts'

import { isProduction, isThisMachine, problemsOf } from './env-rules.ts'
import { Variables } from './env-variables.ts'

/** Every variable that is read. docs/operations.md explains them. */
export const variableNames = Object.keys(Variables.shape)

/** Which of them are set, without their values. */
export const variablesSet = (): string[] => variableNames.filter(name => process.env[name]?.trim())

export type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string }
/** `endpoint`: an origin, without a slash at its end. */
export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}
/** How people reach the academy; what is absent is shown nowhere. */
export type Contact = {
  readonly email: string | undefined
  readonly phone: string | undefined
  /** A line: where letters go. */
  readonly address: string | undefined
  /** The academy's own pages elsewhere. */
  readonly networks: Networks
}
export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** Whoever owns the tables; absent where `databaseUrl` names that role. */
  databaseOwnerUrl: string | undefined
  sessionSecret: string | undefined
  demo: 'on' | 'off' | 'when-empty'
  admin: { email: string; password: string } | undefined
  smtpUrl: string | undefined
  mailFrom: string
  contact: Contact
  /** Whether somebody said where to write to; the sender of the mails stands in. */
  hasContactEmail: boolean
  /** Absent: the sandbox provider stands in, which production refuses. */
  stripe: StripeKeys | undefined
  stripeApiUrl: string | undefined
  stripeJsUrl: string
  /** Absent: nobody pays by Chargily. */
  chargilyKey: string | undefined
  chargilyApiUrl: string | undefined
  /** Absent: files lie below `dataDir`. */
  s3: S3Settings | undefined
  metricsToken: string | undefined
  /** The program that encodes videos; ffprobe stands beside it. */
  ffmpegPath: string
  neutralSignIn: boolean
  /** Whether administrators reach the dashboard without a second factor. */
  adminSecondFactor: 'required' | 'optional'
  /** What becomes of a certificate that was earned with a purchase whose money went back. */
  certificatesAfterRefund: 'kept' | 'revoked'
  currency: string
  trustProxyHops: number
  /** How much finished pages may take; 0 to draw each anew. */
  pageCacheBytes: number
  /** What one address may read in a minute; 0 for no end. */
  readsPerMinute: number
  logLevel: NonNullable<Variables['LOG_LEVEL']>
}

/** Why the configuration cannot be used, worded for whoever reads the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the configuration, from this process's environment unless another one is given. An empty variable counts as
 * absent, so `SMTP_URL= npm start` means what it looks like.
 * @throws ConfigError with one line for each variable that is missing or wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined])
  const parsed = Variables.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const problems = problemsOf(parsed.data)
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return configOf(parsed.data)
}

/** React picks its fast build by this variable when it is first imported: call it before that. */
export function chooseFastReact(): void {
  process.env['NODE_ENV'] = 'production'
}

function configOf(v: Variables): Config {
  return {
    production: isProduction(v),
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    databaseOwnerUrl: v.DATABASE_OWNER_URL,
    sessionSecret: v.SESSION_SECRET,
    demo: v.DEMO ?? (isDemoExpected(v) ? 'when-empty' : 'off'),
    admin: v.ADMIN_EMAIL && v.ADMIN_PASSWORD ? { email: v.ADMIN_EMAIL, password: v.ADMIN_PASSWORD } : undefined,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM ?? 'no-reply@palestra.example',
    contact: contactOf(v),
    hasContactEmail: v.CONTACT_EMAIL !== undefined,
    stripe: stripeKeysOf(v),
    stripeApiUrl: v.STRIPE_API_URL,
    stripeJsUrl: v.STRIPE_JS_URL ?? 'https://js.stripe.com/endive/stripe.js',
    chargilyKey: v.CHARGILY_SECRET_KEY,
    chargilyApiUrl: v.CHARGILY_API_URL,
    s3: s3Of(v),
    metricsToken: v.METRICS_TOKEN,
    ffmpegPath: v.FFMPEG_PATH,
    neutralSignIn: v.NEUTRAL_SIGN_IN === 'on',
    adminSecondFactor: v.ADMIN_SECOND_FACTOR,
    certificatesAfterRefund: v.CERTIFICATES_AFTER_REFUND,
    currency: v.ACADEMY_CURRENCY,
    trustProxyHops: v.TRUST_PROXY_HOPS,
    pageCacheBytes: v.PAGE_CACHE_MB * 1_000_000,
    readsPerMinute: v.READS_PER_MINUTE,
    logLevel: v.LOG_LEVEL ?? (isProduction(v) ? 'info' : 'warn'),
  }
}

/** Whoever listens to other machines says DEMO=on, because its passwords are known. */
const isDemoExpected = (v: Variables): boolean => !v.DATABASE_URL && !isProduction(v) && isThisMachine(v.HOST)

function contactOf(v: Variables): Contact {
  const networks = Object.entries({
    linkedin: v.LINKEDIN_URL,
    instagram: v.INSTAGRAM_URL,
    youtube: v.YOUTUBE_URL,
    facebook: v.FACEBOOK_URL,
  }).filter(([, url]) => url)
  return {
    email: v.CONTACT_EMAIL ?? v.MAIL_FROM?.match(/[^\s@<]+@[^\s@>]+(?=>?$)/)?.[0],
    phone: v.CONTACT_PHONE,
    address: v.CONTACT_ADDRESS,
    networks: Object.fromEntries(networks),
  }
}

function stripeKeysOf(v: Variables): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = v
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = v
  return secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret } : undefined
}

function s3Of(v: Variables): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = v
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = v
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint: new URL(endpoint).origin, region, bucket, accessKeyId, secretAccessKey }
}

/** Folders below DATA_DIR, each for one kind of data. */
export const dataFolders = (dataDir: string) => ({
  database: join(dataDir, 'postgres'),
  files: join(dataDir, 'files'),
  mail: join(dataDir, 'mail'),
  encoding: join(dataDir, 'encoding'),
  backups: join(dataDir, 'backups'),
})

/** The database that comes with the academy: where it lies, and the name of it and of the role that serves. */
export const ownDatabase = (dataDir: string) => ({ dataDir: dataFolders(dataDir).database, name: 'palestra' })

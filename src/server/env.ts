// All configuration, read once and validated. Nothing else in the product reads process.env.
import { join, resolve } from 'node:path'

import { z } from 'zod'

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().max(most, `must be at most ${most}`))

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` }).optional()

const text = z.string().optional()

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(/^https?$/, 'https://academy.example'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/name'),
  DATABASE_OWNER_URL: address(/^postgres(ql)?$/, 'postgresql://owner:password@host:5432/name'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: z.enum(['on', 'off']).optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@host:465'),
  MAIL_FROM: z.string().default('Palestra <no-reply@palestra.example>'),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: address(/^https?$/, 'https://api.stripe.com'),
  STRIPE_JS_URL: address(/^https?$/, 'https://js.stripe.com/…'),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.eu-central-1.amazonaws.com'),
  S3_REGION: text,
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  FFMPEG_PATH: z.string().default('ffmpeg'),
  NEUTRAL_SIGN_IN: z.enum(['on', 'off']).default('off'),
  ACADEMY_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/, 'must be a currency code in lower case, like usd')
    .default('usd'),
  TRUST_PROXY_HOPS: wholeNumber(10).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
})
type Variables = z.output<typeof Variables>

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
  /** Absent: the sandbox provider stands in, which production refuses. */
  stripe: StripeKeys | undefined
  stripeApiUrl: string | undefined
  stripeJsUrl: string
  /** Absent: files lie below `dataDir`. */
  s3: S3Settings | undefined
  metricsToken: string | undefined
  /** The program that encodes films; ffprobe stands beside it. */
  ffmpegPath: string
  neutralSignIn: boolean
  currency: string
  trustProxyHops: number
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

type Rule = readonly [isBroken: (variables: Variables) => boolean, text: string]

const stripeKeysIn = (v: Variables): number =>
  [v.STRIPE_SECRET_KEY, v.STRIPE_PUBLISHABLE_KEY, v.STRIPE_WEBHOOK_SECRET].filter(Boolean).length

const s3Values = (v: Variables): (string | undefined)[] => [
  v.S3_ENDPOINT,
  v.S3_REGION,
  v.S3_BUCKET,
  v.S3_ACCESS_KEY_ID,
  v.S3_SECRET_ACCESS_KEY,
]

const rules: readonly Rule[] = [
  [
    v => stripeKeysIn(v) % 3 !== 0,
    'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: set all or none',
  ],
  [
    v => s3Values(v).some(Boolean) && !s3Values(v).every(Boolean),
    'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none',
  ],
  [
    v => /[^/]\/+[^/]|[?#]/.test(v.S3_ENDPOINT?.split('://')[1] ?? ''),
    'S3_ENDPOINT: without a path, the bucket has a name of its own',
  ],
  [v => Boolean(v.DATABASE_OWNER_URL && !v.DATABASE_URL), 'DATABASE_OWNER_URL: it belongs to a DATABASE_URL'],
  [v => Boolean(v.ADMIN_EMAIL) !== Boolean(v.ADMIN_PASSWORD), 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
  [v => /[^/]\/+[^/]/.test(v.PUBLIC_URL?.split('://')[1] ?? ''), 'PUBLIC_URL: the site has no folder of its own'],
]

const productionRules: readonly Rule[] = [
  [v => !v.SESSION_SECRET, 'SESSION_SECRET: production needs one, at least 32 characters'],
  [v => !v.PUBLIC_URL, 'PUBLIC_URL: production needs the address that people use'],
  [v => Boolean(v.PUBLIC_URL?.startsWith('http:')), 'PUBLIC_URL: production needs https'],
  [v => isPlainHttpElsewhere(v.S3_ENDPOINT), 'S3_ENDPOINT: production needs https'],
  [v => stripeKeysIn(v) === 0, 'STRIPE_SECRET_KEY: production needs a payment provider'],
  [v => v.DEMO === 'on', 'DEMO: the demo academy has known passwords and is refused in production'],
  ...(['DATABASE_URL', 'DATABASE_OWNER_URL'] as const).map((name): Rule => [
    v => goesOverTheNetworkInTheClear(v[name]),
    `${name}: say ?sslmode=verify-full, or ?sslmode=disable where the network itself is private`,
  ]),
]

const problemsOf = (variables: Variables): string[] =>
  [...rules, ...(variables.NODE_ENV === 'production' ? productionRules : [])]
    .filter(([isBroken]) => isBroken(variables))
    .map(([, problem]) => problem)

const onThisMachine = /^(|localhost|127\..*|\[::1\])$/

function goesOverTheNetworkInTheClear(url: string | undefined): boolean {
  if (!url) return false
  const { hostname, searchParams } = new URL(url)
  return !onThisMachine.test(hostname) && !searchParams.has('sslmode')
}

const isPlainHttpElsewhere = (url: string | undefined): boolean =>
  Boolean(url?.startsWith('http:')) && !onThisMachine.test(new URL(url ?? '').hostname)

function configOf(v: Variables): Config {
  return {
    production: v.NODE_ENV === 'production',
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    databaseOwnerUrl: v.DATABASE_OWNER_URL,
    sessionSecret: v.SESSION_SECRET,
    demo: v.DEMO ?? (v.DATABASE_URL || v.NODE_ENV === 'production' ? 'off' : 'when-empty'),
    admin: v.ADMIN_EMAIL && v.ADMIN_PASSWORD ? { email: v.ADMIN_EMAIL, password: v.ADMIN_PASSWORD } : undefined,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    stripe: stripeKeysOf(v),
    stripeApiUrl: v.STRIPE_API_URL,
    stripeJsUrl: v.STRIPE_JS_URL ?? 'https://js.stripe.com/endive/stripe.js',
    s3: s3Of(v),
    metricsToken: v.METRICS_TOKEN,
    ffmpegPath: v.FFMPEG_PATH,
    neutralSignIn: v.NEUTRAL_SIGN_IN === 'on',
    currency: v.ACADEMY_CURRENCY,
    trustProxyHops: v.TRUST_PROXY_HOPS,
    logLevel: v.LOG_LEVEL ?? (v.NODE_ENV === 'production' ? 'info' : 'warn'),
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
})

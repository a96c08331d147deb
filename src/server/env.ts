// All configuration, read once and validated. Nothing else in the product reads process.env.
import { join, resolve } from 'node:path'

import { z } from 'zod'

/** Empty counts as absent, so `SMTP_URL= npm start` means what it looks like. */
const text = z
  .string()
  .trim()
  .transform(value => value || undefined)
  .optional()

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: text.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  SESSION_SECRET: text.pipe(z.string().min(32).optional()),
  DEMO: z.enum(['on', 'off']).optional(),
  ADMIN_EMAIL: text.pipe(z.email().optional()),
  ADMIN_PASSWORD: text.pipe(z.string().min(8).optional()),
  SMTP_URL: text.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.string().default('Palestra <no-reply@palestra.example>'),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: text.pipe(z.url().optional()),
  STRIPE_JS_URL: text.pipe(z.url().optional()),
  METRICS_TOKEN: text.pipe(z.string().min(16).optional()),
  NEUTRAL_SIGN_IN: z.enum(['on', 'off']).default('off'),
  ACADEMY_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/)
    .default('usd'),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})
type Variables = z.output<typeof Variables>

export type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string }
export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  sessionSecret: string | undefined
  demo: 'on' | 'off' | 'when-empty'
  admin: { email: string; password: string } | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Absent: the sandbox provider stands in, which production refuses. */
  stripe: StripeKeys | undefined
  stripeApiUrl: string | undefined
  stripeJsUrl: string
  metricsToken: string | undefined
  neutralSignIn: boolean
  currency: string
  trustProxyHops: number
  logLevel: Variables['LOG_LEVEL']
}

/** Why the configuration cannot be used, worded for whoever reads the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with one line for each variable that is missing or wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Variables.safeParse(environment)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const problems = problemsOf(parsed.data)
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return configOf(parsed.data)
}

function problemsOf(v: Variables): string[] {
  const stripe = [v.STRIPE_SECRET_KEY, v.STRIPE_PUBLISHABLE_KEY, v.STRIPE_WEBHOOK_SECRET].filter(Boolean).length
  const production = v.NODE_ENV === 'production'
  return [
    stripe % 3 !== 0 &&
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: set all or none',
    Boolean(v.ADMIN_EMAIL) !== Boolean(v.ADMIN_PASSWORD) && 'ADMIN_EMAIL and ADMIN_PASSWORD belong together',
    production && !v.SESSION_SECRET && 'SESSION_SECRET: production needs one, at least 32 characters',
    production && !v.PUBLIC_URL && 'PUBLIC_URL: production needs the address that people use',
    production && v.PUBLIC_URL?.startsWith('http:') && 'PUBLIC_URL: production needs https',
    production && stripe === 0 && 'STRIPE_SECRET_KEY: production needs a payment provider',
    production && v.DEMO === 'on' && 'DEMO: the demo academy has known passwords and is refused in production',
  ].filter(problem => typeof problem === 'string')
}

function configOf(v: Variables): Config {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = v
  return {
    production: v.NODE_ENV === 'production',
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    sessionSecret: v.SESSION_SECRET,
    demo: v.DEMO ?? (v.DATABASE_URL || v.NODE_ENV === 'production' ? 'off' : 'when-empty'),
    admin: v.ADMIN_EMAIL && v.ADMIN_PASSWORD ? { email: v.ADMIN_EMAIL, password: v.ADMIN_PASSWORD } : undefined,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    stripe: secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret } : undefined,
    stripeApiUrl: v.STRIPE_API_URL,
    stripeJsUrl: v.STRIPE_JS_URL ?? 'https://js.stripe.com/endive/stripe.js',
    metricsToken: v.METRICS_TOKEN,
    neutralSignIn: v.NEUTRAL_SIGN_IN === 'on',
    currency: v.ACADEMY_CURRENCY,
    trustProxyHops: v.TRUST_PROXY_HOPS,
    logLevel: v.LOG_LEVEL,
  }
}

/** Folders below DATA_DIR, each for one kind of data. */
export const dataFolders = (dataDir: string) => ({
  database: join(dataDir, 'postgres'),
  files: join(dataDir, 'files'),
  mail: join(dataDir, 'mail'),
})

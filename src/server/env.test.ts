import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { ConfigError, readConfig, variableNames } from './env.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://academy.example/',
  SESSION_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const s3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

test('nothing has to be configured to start', () => {
  expect(readConfig({})).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    sessionSecret: undefined,
    demo: 'when-empty',
    admin: undefined,
    smtpUrl: undefined,
    mailFrom: 'Palestra <no-reply@palestra.example>',
    stripe: undefined,
    stripeApiUrl: undefined,
    stripeJsUrl: 'https://js.stripe.com/endive/stripe.js',
    s3: undefined,
    metricsToken: undefined,
    ffmpegPath: 'ffmpeg',
    neutralSignIn: false,
    currency: 'usd',
    trustProxyHops: 0,
    logLevel: 'warn',
  })
})

test('an empty or blank variable counts as absent', () => {
  const blank = Object.fromEntries(variableNames.map(name => [name, '  ']))
  expect(readConfig(blank)).toEqual(readConfig({}))
})

test('a complete production configuration is taken, without a slash at the end of its address', () => {
  const config = readConfig({ ...production, ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'long enough' })
  expect(config).toMatchObject({
    production: true,
    publicUrl: 'https://academy.example',
    demo: 'off',
    admin: { email: 'a@b.example', password: 'long enough' },
    stripe: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' },
    logLevel: 'info',
  })
})

test('files are kept in S3 when all five of its values are there', () => {
  expect(readConfig({ ...production, ...s3 }).s3).toEqual({
    endpoint: 'https://s3.example',
    region: 'eu-central-1',
    bucket: 'media',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
  const onThisMachine = readConfig({ ...production, ...s3, S3_ENDPOINT: 'http://127.0.0.1:7480' })
  expect(onThisMachine.s3?.endpoint).toBe('http://127.0.0.1:7480')
})

test('T25 T77 production without its secrets says one line for each', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
    'SESSION_SECRET: production needs one, at least 32 characters',
    'PUBLIC_URL: production needs the address that people use',
    'STRIPE_SECRET_KEY: production needs a payment provider',
  ])
})

test.each([
  [{ PUBLIC_URL: 'http://academy.example' }, 'PUBLIC_URL: production needs https'],
  [{ SESSION_SECRET: 'too short' }, 'SESSION_SECRET: must have at least 32 characters'],
  [{ STRIPE_WEBHOOK_SECRET: '' }, 'set all or none'],
  [{ DEMO: 'on' }, 'DEMO: the demo academy has known passwords'],
  [{ DATABASE_URL: 'postgresql://user:word@db.example/palestra' }, 'DATABASE_URL: say ?sslmode=verify-full'],
  [{ PUBLIC_URL: 'https://academy.example/folder' }, 'PUBLIC_URL: the site has no folder of its own'],
  [{ PUBLIC_URL: 'ftp://academy.example' }, 'PUBLIC_URL: must be an address like'],
  [{ METRICS_TOKEN: 'guess' }, 'METRICS_TOKEN: must have at least 16 characters'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'belong together: set all or none'],
  [{ ...s3, S3_REGION: '' }, 'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong'],
  [{ ...s3, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT: production needs https'],
  [{ ...s3, S3_ENDPOINT: 'https://s3.example/media' }, 'S3_ENDPOINT: without a path'],
  [{ ...s3, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT: must be an address like'],
  [{ ...s3, S3_BUCKET: 'My Bucket' }, 'S3_BUCKET: must be the name of a bucket'],
  [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
  [{ PORT: '0x50' }, 'PORT: must be a whole number'],
  [{ PORT: '65536' }, 'PORT: must be at most 65535'],
  [{ TRUST_PROXY_HOPS: '-1' }, 'TRUST_PROXY_HOPS: must be a whole number'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must be an address like'],
  [{ ACADEMY_CURRENCY: 'Euro' }, 'ACADEMY_CURRENCY: must be a currency code'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: '],
])('T77 production refuses %o in one clear line', (wrong, line) => {
  const faults = faultsOf({ ...production, ...wrong })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(line)
})

test.each([
  'postgresql://user:word@localhost/palestra',
  'postgresql://user:word@127.0.0.1:5433/palestra',
  'postgresql:///palestra?host=/run/postgresql',
  'postgresql://user:word@db.example/palestra?sslmode=verify-full',
  'postgresql://user:word@db.private/palestra?sslmode=disable',
])('T77 a database on this machine needs no TLS, one elsewhere says what it uses: %s', DATABASE_URL => {
  expect(readConfig({ ...production, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
})

test('docs/operations.md explains exactly the variables that are read', () => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(new Set(rows)).toEqual(new Set(variableNames))
  expect(rows).toHaveLength(variableNames.length)
})

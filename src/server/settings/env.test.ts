import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { production } from '#src/testing/starting/production.ts'

import { ConfigError, readConfig, variableNames } from './env.ts'

const s3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

const admin = { ADMIN_EMAIL: 'a@b.example' }

function faultsOf(environment: Readonly<Record<string, string>>): string[] {
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
    pageCacheBytes: 64_000_000,
    readsPerMinute: 6000,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    sessionSecret: undefined,
    demo: 'when-empty',
    admin: undefined,
    smtpUrl: undefined,
    mailFrom: 'no-reply@palestra.example',
    contact: { email: undefined, phone: undefined, address: undefined, networks: {} },
    hasContactEmail: false,
    stripe: undefined,
    stripeApiUrl: undefined,
    stripeJsUrl: 'https://js.stripe.com/endive/stripe.js',
    chargilyKey: undefined,
    chargilyApiUrl: undefined,
    s3: undefined,
    metricsToken: undefined,
    ffmpegPath: 'ffmpeg',
    neutralSignIn: false,
    adminSecondFactor: 'optional',
    certificatesAfterRefund: 'kept',
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
  const config = readConfig({
    ...production,
    PUBLIC_URL: 'https://academy.example/',
    ADMIN_EMAIL: 'a@b.example',
    ADMIN_PASSWORD: 'Long enough, 4 sure',
  })
  expect(config).toMatchObject({
    production: true,
    publicUrl: 'https://academy.example',
    demo: 'off',
    admin: { email: 'a@b.example', password: 'Long enough, 4 sure' },
    stripe: { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_that_only_tests_know' },
    mailFrom: 'Academy <no-reply@academy.example>',
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

test('T25 T77 ASVS 12.2.1 ASVS 15.2.3 production without its secrets says one line for each', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
    'SESSION_SECRET: production needs one, at least 32 characters',
    'PUBLIC_URL: production needs the address that people use',
    'STRIPE_SECRET_KEY: production needs a payment provider',
    'SMTP_URL: production needs a mail server, or nobody can sign up',
    'MAIL_FROM: production needs the sender of its mails, like Academy <no-reply@academy.example>',
  ])
})

const whyAddress = 'PUBLIC_URL is not an address of this machine, so the rules of production hold:'
const whyKeys = 'The keys of the payment provider are live, so the rules of production hold:'
const live = {
  STRIPE_SECRET_KEY: 'rk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: production.STRIPE_WEBHOOK_SECRET,
}

test.each([
  ['a public address', { PUBLIC_URL: 'https://academy.example', HOST: '0.0.0.0' }, whyAddress],
  ['an address in the local network', { PUBLIC_URL: 'http://192.168.1.7:3000' }, whyAddress],
  ['a public address called development', { PUBLIC_URL: 'https://a.example', NODE_ENV: 'development' }, whyAddress],
  ['live keys', live, whyKeys],
])(
  'T25 T76 T77 ASVS 6.3.2 ASVS 12.3.1 %s brings the rules of production, whatever NODE_ENV says',
  (_name, environment, why) => {
    const faults = faultsOf(environment)
    expect(faults).toContain(why)
    expect(faults).toContain('SESSION_SECRET: production needs one, at least 32 characters')
    expect(faultsOf({ ...environment, DEMO: 'on' })).toContain(
      'DEMO: the demo academy has known passwords and is refused in production',
    )
    const { NODE_ENV: _, ...complete } = production
    const config = readConfig({ ...complete, ...environment, PUBLIC_URL: 'https://academy.example' })
    expect(config).toMatchObject({ production: true, demo: 'off', logLevel: 'info' })
  },
)

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'https://127.8.0.1', 'http://[::1]:3000'])(
  'T76 %s is this machine, so the demo may come by itself',
  PUBLIC_URL => {
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ production: false, demo: 'when-empty' })
  },
)

test('T76 who listens to other machines has to say DEMO=on, since its passwords are known', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe('off')
  expect(readConfig({ HOST: '::' }).demo).toBe('off')
  expect(readConfig({ HOST: '::1' }).demo).toBe('when-empty')
  expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe('on')
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
  [{ CHARGILY_SECRET_KEY: 'test_pk_x' }, 'CHARGILY_SECRET_KEY: must be the secret key of Chargily'],
  [{ ACADEMY_CURRENCY: 'Euro' }, 'ACADEMY_CURRENCY: must be a currency code'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: '],
  [{ SESSION_SECRET: 'a'.repeat(32) }, 'SESSION_SECRET: not random enough'],
  [{ SESSION_SECRET: 'change-me-please-change-me-please-' }, 'SESSION_SECRET: not random enough'],
  [{ STRIPE_WEBHOOK_SECRET: 'w' }, 'STRIPE_WEBHOOK_SECRET: the signing secret'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_' }, 'STRIPE_WEBHOOK_SECRET: the signing secret'],
  [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'one is of the live mode and one of the test mode'],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }, 'one is of the live mode and one of the test mode'],
  [{ STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL: production needs https'],
  [{ STRIPE_JS_URL: 'http://js.example/v3.js' }, 'STRIPE_JS_URL: production needs https'],
  [{ SMTP_URL: '' }, 'SMTP_URL: production needs a mail server'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL: say smtps://'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM: production needs the sender'],
  [{ MAIL_FROM: 'Academy' }, 'MAIL_FROM: must be an address'],
  [{ ...admin, ADMIN_PASSWORD: 'aaaaaaaa' }, 'ADMIN_PASSWORD: needs a capital letter, a digit, one of !'],
  [{ ...admin, ADMIN_PASSWORD: 'P@ssw0rd!' }, 'ADMIN_PASSWORD: is a common password'],
])('T77 ASVS 13.2.3 production refuses %o in one clear line', (wrong, line) => {
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

test.each([
  'smtps://mail.example',
  'smtp://mail.example?requireTLS=true',
  'smtp://127.0.0.1:25',
  'smtp://mail?ignoreTLS=true',
])('T77 a mail server elsewhere is told how its line is kept secret: %s', SMTP_URL => {
  expect(readConfig({ ...production, SMTP_URL }).smtpUrl).toBe(SMTP_URL)
})

test('docs/operations.md explains exactly the variables that are read', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(new Set(rows)).toEqual(new Set(variableNames))
  expect(rows).toHaveLength(variableNames.length)
})

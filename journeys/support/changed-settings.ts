// An academy with every setting away from its default, for JOURNEY_SETTINGS=changed.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { openDatabase } from '@palestra/embedded-postgres'
import type pg from 'pg'

import type { Variables } from '#src/server/settings/env-variables.ts'
import { openSmtpServer } from '#src/testing/services/smtp.ts'

type Name = keyof Variables

/** What stays as it is, and what tests it instead. */
export const unchanged: Partial<Record<Name, string>> = {
  NODE_ENV:
    'production asks for https and for the real provider: src/server/settings/env-rules.test.ts, src/app/starting/main.test.ts',
  HOST: 'tests talk to this machine alone',
  DEMO: 'the journeys walk through the demo academy',
  ACADEMY_CURRENCY: 'the journeys read prices in dollars',
  ADMIN_SECOND_FACTOR: 'journeys sign in by password: src/features/factors/required-page.test.ts',
  STRIPE_SECRET_KEY: 'the journeys pay in the sandbox: src/server/payments',
  STRIPE_PUBLISHABLE_KEY: 'as above',
  STRIPE_WEBHOOK_SECRET: 'as above',
  STRIPE_API_URL: 'as above',
  STRIPE_JS_URL: 'as above',
  CHARGILY_SECRET_KEY: 'it sells in dinars: journeys/buying/chargily.spec.ts',
  CHARGILY_API_URL: 'as above',
  S3_ENDPOINT: 'npm run test:s3',
  S3_REGION: 'as above',
  S3_BUCKET: 'as above',
  S3_ACCESS_KEY_ID: 'as above',
  S3_SECRET_ACCESS_KEY: 'as above',
}

const urlOf = ({ host = '', port, user = '', password }: pg.PoolConfig): string => {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${secret}@localhost:${port ?? 5432}/palestra?host=${encodeURIComponent(host)}`
}

type Place = { readonly port: number; readonly url: string; readonly dataDir: string }
type Servers = { readonly serving: string; readonly owner: string; readonly mails: string }

/** The settings, by name. */
export const changedSettings = ({ port, url, dataDir }: Place, { serving, owner, mails }: Servers) => ({
  PORT: String(port),
  PUBLIC_URL: url,
  DATA_DIR: dataDir,
  DATABASE_URL: serving,
  DATABASE_OWNER_URL: owner,
  SESSION_SECRET: 'a-secret-of-the-journeys-and-of-nothing-else',
  ADMIN_EMAIL: 'admin@demo.palestra.example',
  ADMIN_PASSWORD: 'Admin-2026',
  SMTP_URL: mails,
  MAIL_FROM: 'Another Academy <office@other.example>',
  CONTACT_EMAIL: 'office@other.example',
  CONTACT_PHONE: '+213 21 555 099',
  CONTACT_ADDRESS: '1 Other Street, Oran',
  LINKEDIN_URL: 'https://www.linkedin.com/company/other',
  INSTAGRAM_URL: 'https://www.instagram.com/other',
  YOUTUBE_URL: 'https://www.youtube.com/@other',
  FACEBOOK_URL: 'https://www.facebook.com/other',
  METRICS_TOKEN: 'a-token-of-the-journeys',
  FFMPEG_PATH: 'no-such-encoder',
  NEUTRAL_SIGN_IN: 'on',
  CERTIFICATES_AFTER_REFUND: 'revoked',
  TRUST_PROXY_HOPS: '1',
  PAGE_CACHE_MB: '1',
  READS_PER_MINUTE: '0',
  LOG_LEVEL: 'debug',
})

/**
 * Opens what the settings name: a database server with two roles, and a mail server that keeps what it takes where
 * journeys look for mails.
 */
export async function changeSettings(place: Place) {
  const database = await openDatabase({ dataDir: join(place.dataDir, 'elsewhere'), name: 'palestra' })
  const folder = join(place.dataDir, 'mail')
  await mkdir(folder, { recursive: true })
  let count = 0
  const mails = await openSmtpServer(0, ({ to, text }) => {
    count += 1
    return writeFile(join(folder, `${String(count).padStart(6, '0')}-${to.join('-')}.eml`), text)
  })
  return {
    environment: changedSettings(place, {
      serving: urlOf(database.serving),
      owner: urlOf(database.config),
      mails: mails.url,
    }),
    close: async () => {
      await mails[Symbol.asyncDispose]()
      await database.close()
    },
  }
}

import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { production } from '#src/testing/starting/production.ts'

import { problemsOf } from './env-rules.ts'
import { Variables } from './env-variables.ts'

type Given = Readonly<Record<string, string>>
type Wrong = [wrong: Given, line: string]

const problemsIn = (given: Given): string[] => problemsOf(Variables.parse(given))

test.each<Wrong>([
  ...[
    'palestra-production-session-key-9',
    'please-change-this-before-you-start',
    'abcdefghijklmnopqrstuvwxyz012345',
  ].map((SESSION_SECRET): Wrong => [{ SESSION_SECRET }, 'SESSION_SECRET: not random enough']),
  [{ METRICS_TOKEN: 'aaaaaaaaaaaaaaaa' }, 'METRICS_TOKEN: not random enough'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_0000000000000000' }, 'STRIPE_WEBHOOK_SECRET: the signing secret'],
  [{ STRIPE_SECRET_KEY: 'x' }, 'STRIPE_SECRET_KEY: take the secret or a restricted key'],
  [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_x' }, 'STRIPE_PUBLISHABLE_KEY: take the publishable key'],
  [{ STRIPE_API_URL: 'http://127.evil.example' }, 'STRIPE_API_URL: production needs https'],
  [{ CHARGILY_API_URL: 'http://chargily.example' }, 'CHARGILY_API_URL: production needs https'],
  [{ PUBLIC_URL: 'https://user:word@academy.example' }, 'PUBLIC_URL: take away'],
  [{ PUBLIC_URL: 'https://academy.example?x=1/2' }, 'PUBLIC_URL: take away'],
  [{ PUBLIC_URL: 'https://academy.example/#top' }, 'PUBLIC_URL: take away'],
  ...['?requireTLS=false', '?requireTLS=0', '?requireTLS=true&requireTLS=false', '?ignoreTLS=false'].map(
    (query): Wrong => [{ SMTP_URL: `smtp://mail.example${query}` }, 'SMTP_URL: say smtps://'],
  ),
  [{ SMTP_URL: 'smtp:///?host=mail.example' }, 'SMTP_URL: '],
  [{ SMTP_URL: 'smtp://127.evil.example' }, 'SMTP_URL: say smtps://'],
  [{ SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, 'SMTP_URL: take tls.rejectUnauthorized away'],
  [{ SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=0' }, 'SMTP_URL: take tls.rejectUnauthorized away'],
  ...['no-verify', 'prefer', 'allow', 'require', 'banana', '', 'verify-full&sslmode=no-verify'].map((mode): Wrong => [
    { DATABASE_URL: `postgresql://u:w@db.example/x?sslmode=${mode}` },
    'DATABASE_URL: say ?sslmode',
  ]),
  [{ DATABASE_URL: 'postgresql:///x?host=db.example' }, 'DATABASE_URL: say ?sslmode=verify-full'],
  [{ DATABASE_URL: 'postgresql://u:w@localhost/x?host=db.example' }, 'DATABASE_URL: say ?sslmode=verify-full'],
  [{ DATABASE_URL: 'postgresql://u:w@127.evil.example/x' }, 'DATABASE_URL: say ?sslmode=verify-full'],
])('T77 ASVS 13.2.3 production takes no setting that switches a protection off: %o', (wrong, line) => {
  const problems = problemsIn({ ...production, ...wrong })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(line)
})

test('T76 a name that only begins like this machine is another one', () => {
  expect(problemsIn({ PUBLIC_URL: 'http://127.evil.example' })).toContain(
    'PUBLIC_URL is not an address of this machine, so the rules of production hold:',
  )
})

test('T77 secrets that random generators make are taken', () => {
  for (let n = 0; n < 300; n += 1) {
    const SESSION_SECRET = randomBytes(32).toString(n % 2 ? 'base64' : 'hex')
    const METRICS_TOKEN = randomBytes(16).toString('hex')
    expect(problemsIn({ ...production, SESSION_SECRET, METRICS_TOKEN })).toEqual([])
  }
})

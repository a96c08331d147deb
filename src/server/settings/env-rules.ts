// What the variables must be together, and what production asks of them.
import { isIPv4 } from 'node:net'

import { isLiveKey } from '../payments/chargily/keys.ts'
import { whatPasswordLacks } from '../security/password-rules.ts'
import type { Variables } from './env-variables.ts'
import { isGuessable } from './guessable.ts'

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
  [
    v => /[^/]\/+[^/]/.test(v.PUBLIC_URL?.split('://')[1]?.split(/[?#]/, 1)[0] ?? ''),
    'PUBLIC_URL: the site has no folder of its own',
  ],
  [
    v => /[@?#]/.test(v.PUBLIC_URL ?? ''),
    'PUBLIC_URL: take away what stands before @, and from ? or # on: it is protocol and name alone',
  ],
]

const productionRules: readonly Rule[] = [
  [v => !v.SESSION_SECRET, 'SESSION_SECRET: production needs one, at least 32 characters'],
  [
    v => isGuessable(v.SESSION_SECRET ?? UNGUESSED, 9),
    'SESSION_SECRET: not random enough. Take the output of: openssl rand -base64 32',
  ],
  [
    v => isGuessable(v.METRICS_TOKEN ?? UNGUESSED, 6),
    'METRICS_TOKEN: not random enough. Take the output of: openssl rand -hex 16',
  ],
  [v => !v.PUBLIC_URL, 'PUBLIC_URL: production needs the address that people use'],
  [v => Boolean(v.PUBLIC_URL?.startsWith('http:')), 'PUBLIC_URL: production needs https'],
  [v => isPlainHttpElsewhere(v.S3_ENDPOINT), 'S3_ENDPOINT: production needs https'],
  [v => stripeKeysIn(v) === 0, 'STRIPE_SECRET_KEY: production needs a payment provider'],
  [
    v => new Set([modeOf(v.STRIPE_SECRET_KEY), modeOf(v.STRIPE_PUBLISHABLE_KEY), undefined]).size > 2,
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is of the live mode and one of the test mode, take both of the same',
  ],
  [
    v => stripeKeysIn(v) === 3 && !/^[sr]k_(live|test)_\w/.test(v.STRIPE_SECRET_KEY ?? ''),
    'STRIPE_SECRET_KEY: take the secret or a restricted key of Stripe, which begins with sk_ or rk_ and its mode',
  ],
  [
    v => stripeKeysIn(v) === 3 && !/^pk_(live|test)_\w/.test(v.STRIPE_PUBLISHABLE_KEY ?? ''),
    'STRIPE_PUBLISHABLE_KEY: take the publishable key of Stripe, which begins with pk_ and its mode',
  ],
  [
    v => stripeKeysIn(v) === 3 && !isSigningSecret(v.STRIPE_WEBHOOK_SECRET ?? ''),
    'STRIPE_WEBHOOK_SECRET: the signing secret of the webhook endpoint, whsec_ and at least 16 random characters',
  ],
  ...(['STRIPE_API_URL', 'STRIPE_JS_URL', 'CHARGILY_API_URL'] as const).map((name): Rule => [
    v => isPlainHttpElsewhere(v[name]),
    `${name}: production needs https`,
  ]),
  [v => !v.SMTP_URL, 'SMTP_URL: production needs a mail server, or nobody can sign up'],
  [
    v => sendsMailInTheClear(v.SMTP_URL),
    'SMTP_URL: say smtps://, or add ?requireTLS=true, or ?ignoreTLS=true where the network itself is private',
  ],
  [
    v => trustsAnyCertificate(v.SMTP_URL),
    'SMTP_URL: take tls.rejectUnauthorized away. A certificate of your own is trusted by NODE_EXTRA_CA_CERTS=file',
  ],
  [v => !v.MAIL_FROM, 'MAIL_FROM: production needs the sender of its mails, like Academy <no-reply@academy.example>'],
  [v => v.DEMO === 'on', 'DEMO: the demo academy has known passwords and is refused in production'],
  ...(['DATABASE_URL', 'DATABASE_OWNER_URL'] as const).map((name): Rule => [
    v => goesOverTheNetworkInTheClear(v[name]),
    `${name}: say ?sslmode=verify-full, or ?sslmode=disable where the network itself is private`,
  ]),
]

/**
 * Whether the rules of production hold: where NODE_ENV says so, and also where the address or a key shows that real
 * people come, whatever NODE_ENV says. One forgotten variable would otherwise give them an academy with known passwords.
 */
export const isProduction = (v: Variables): boolean => v.NODE_ENV === 'production' || whyProduction(v) !== undefined

function whyProduction(v: Variables): string | undefined {
  if (v.NODE_ENV === 'production') return undefined
  if (v.PUBLIC_URL && !isThisMachine(new URL(v.PUBLIC_URL).hostname))
    return 'PUBLIC_URL is not an address of this machine, so the rules of production hold:'
  if (modeOf(v.STRIPE_SECRET_KEY) === 'live' || modeOf(v.STRIPE_PUBLISHABLE_KEY) === 'live')
    return 'The keys of the payment provider are live, so the rules of production hold:'
  if (v.CHARGILY_SECRET_KEY && isLiveKey(v.CHARGILY_SECRET_KEY))
    return 'The key of Chargily is live, so the rules of production hold:'
  return undefined
}

/** @returns a line for each fault, and before those of production why they are asked for */
export function problemsOf(v: Variables): string[] {
  const ofProduction = isProduction(v) ? [...brokenOf(productionRules, v), ...passwordProblem(v)] : []
  const why = ofProduction.length > 0 ? whyProduction(v) : undefined
  return [...brokenOf(rules, v), ...(why ? [why] : []), ...ofProduction]
}

const brokenOf = (some: readonly Rule[], v: Variables): string[] =>
  some.filter(([isBroken]) => isBroken(v)).map(([, problem]) => problem)

function passwordProblem({ ADMIN_PASSWORD }: Variables): string[] {
  const lack = ADMIN_PASSWORD && whatPasswordLacks(ADMIN_PASSWORD)
  return lack ? [`ADMIN_PASSWORD: ${lack}`] : []
}

const modeOf = (key: string | undefined): string | undefined => /^[srp]k_(live|test)_/.exec(key ?? '')?.[1]

/** Stands for a secret that is not there, which other rules speak of. */
const UNGUESSED = 'Xk9$mPq2!vT7&zRw4'

const isSigningSecret = (secret: string): boolean =>
  /^whsec_\S{16,}$/.test(secret) && !/(.)\1{7}/.test(secret) && new Set(secret.slice(6)).size > 5

/** `localhost`, an address that never leaves this machine, or no host at all. A name that only begins like one is none. */
export const isThisMachine = (host: string): boolean =>
  ['', 'localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'))

/** Variables without a value, and what is no address, are the matter of other rules. */
const parse = (url: string | undefined): URL | undefined => (url && URL.canParse(url) ? new URL(url) : undefined)

/** The mail library takes a word for yes, 0 and false for no, and of a word that comes twice both. */
const saysYes = ({ searchParams }: URL, name: string): boolean => {
  const said = searchParams.getAll(name)
  return said.length > 0 && said.every(one => one === 'true' || one === '1')
}

function sendsMailInTheClear(address: string | undefined): boolean {
  const url = parse(address)
  if (url?.protocol !== 'smtp:') return false
  // Without a name in its place, the address may say another one behind the question mark.
  if (url.hostname && isThisMachine(url.hostname)) return false
  return !saysYes(url, 'requireTLS') && !saysYes(url, 'ignoreTLS')
}

function trustsAnyCertificate(address: string | undefined): boolean {
  const url = parse(address)
  return Boolean(url?.searchParams.has('tls.rejectUnauthorized') && !saysYes(url, 'tls.rejectUnauthorized'))
}

/** Whatever else the driver knows is TLS that asks for no certificate, or may be none. */
const KNOWN_LINES = ['verify-full', 'disable']

function goesOverTheNetworkInTheClear(address: string | undefined): boolean {
  const url = parse(address)
  if (!url) return false
  // The driver takes the last of each, and a host that is said there for the one of the address.
  const host = url.searchParams.getAll('host').at(-1) || decodeURIComponent(url.hostname)
  const isSocket = host.startsWith('/')
  return !isSocket && !isThisMachine(host) && !KNOWN_LINES.includes(url.searchParams.getAll('sslmode').at(-1) ?? '')
}

const isPlainHttpElsewhere = (address: string | undefined): boolean => {
  const url = parse(address)
  return url?.protocol === 'http:' && !isThisMachine(url.hostname)
}

// The variables of the environment that are read, each with the shape that it must have by itself.
import { z } from 'zod'

import { currencies } from '../payments/currencies.ts'

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().max(most, `must be at most ${most}`))

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` }).optional()

const text = z.string().optional()

export const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(/^https?$/, 'https://academy.example'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/name'),
  DATABASE_OWNER_URL: address(/^postgres(ql)?$/, 'postgresql://owner:password@host:5432/name'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: z.enum(['on', 'off']).optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@host:465'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an address like Academy <no-reply@academy.example>')
    .optional(),
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?(?=(\D*\d){6})[\d\s().-]{6,30}$/, 'must be a phone number like +213 21 555 014')
    .optional(),
  CONTACT_ADDRESS: z
    .string()
    .max(200, 'must be at most 200 characters')
    .regex(/^[^\r\n]*$/, 'must be a single line')
    .optional(),
  LINKEDIN_URL: address(/^https$/, 'https://www.linkedin.com/company/academy'),
  INSTAGRAM_URL: address(/^https$/, 'https://www.instagram.com/academy'),
  YOUTUBE_URL: address(/^https$/, 'https://www.youtube.com/@academy'),
  FACEBOOK_URL: address(/^https$/, 'https://www.facebook.com/academy'),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: address(/^https?$/, 'https://api.stripe.com'),
  STRIPE_JS_URL: address(/^https?$/, 'https://js.stripe.com/…'),
  CHARGILY_SECRET_KEY: z
    .string()
    .regex(/^((test|live)_)?sk_\w+$/, 'must be the secret key of Chargily, like test_sk_… or live_sk_…')
    .optional(),
  CHARGILY_API_URL: address(/^https?$/, 'https://pay.chargily.net/api/v2'),
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
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).default('optional'),
  CERTIFICATES_AFTER_REFUND: z.enum(['kept', 'revoked']).default('kept'),
  ACADEMY_CURRENCY: z
    .string()
    .refine(
      code => currencies.includes(code),
      'must be a currency code in lower case, like usd, that the provider takes',
    )
    .default('usd'),
  TRUST_PROXY_HOPS: wholeNumber(10).default(0),
  PAGE_CACHE_MB: wholeNumber(10_000).default(64),
  READS_PER_MINUTE: wholeNumber(999_999).default(6000),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
})
export type Variables = z.output<typeof Variables>

import type { Limit } from '#src/server/limits/limits.ts'
import { hours, minutes } from '#src/wire/durations.ts'

/** How long a challenge waits for its answer, and a sign-in for its second step. */
export const stepLifeMs = minutes(5)
/** Answers to one second step; after that the password is asked for again. */
export const STEP_TRIES = 5

export const PASSKEYS_MAX = 10
export const RECOVERY_CODES = 10

/** What an authenticator app is told (RFC 6238): all of them know this one, many know no other. */
export const appSettings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after now whose code is taken, for clocks that differ. */
export const APP_WINDOW = 1

export const limits = {
  /** Wrong codes after a right password, of one account: a known browser has its own counter (T89). */
  secondStep: { name: 'second-step', max: 10, windowMs: hours(1) },
  /** Wrong codes of a new app, in one session. */
  setUps: { name: 'app-set-up', max: 10, windowMs: minutes(15) },
  /** Challenges for sign-ins with a passkey alone, from one network address. */
  challenges: { name: 'passkey-challenge', max: 100, windowMs: minutes(15) },
  /** Mails that tell of wrong codes after a right password. */
  warnings: { name: 'second-step-warning', max: 1, windowMs: hours(24) },
} as const satisfies Record<string, Limit>

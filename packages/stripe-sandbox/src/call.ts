import type pg from 'pg'

import type { Faults } from './faults.ts'
import type { Transaction } from './transaction.ts'

/** What every part of the sandbox shares. */
export type Sandbox = {
  pool: pg.Pool
  /** Public origin of the site, e.g. `http://localhost:3000`. */
  origin: string
  /** Path of the browser's side below the origin, e.g. `/sandbox-pay`. */
  prefix: string
  secretKey: string
  publishableKey: string
  /** The provider's time: this machine's, and what a test has moved it ahead. */
  clock: () => Date
  /** This machine's time, by which webhooks are signed. */
  wallClock: () => Date
  /** Moves `clock` ahead. */
  advance: (ms: number) => void
  /** How long the processing card stays in `processing`, milliseconds. */
  processingMs: number
  faults: Faults
  /** Tells the background work that something is due. */
  wake: () => void
}

/** One call that changes something: its transaction and what events say about their cause. */
export type Call = {
  tx: Transaction
  sandbox: Sandbox
  now: Date
  requestId: string | null
  idempotencyKey: string | null
  /** It tells of the past, whose events are not sent any more. */
  isPast?: boolean
}

/** Seconds since 1970, the provider's unit of time. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

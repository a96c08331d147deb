// What every query and command gets: the resources of the process, and who is asking.
import type { Actor } from './actor.ts'
import type { Answers } from './answers.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/database.ts'
import type { HeavyReads } from './database/heavy-reads.ts'
import type { Identity } from './identity/identity.ts'
import type { Queue } from './jobs/queue.ts'
import type { KeptReads } from './keeping/keeper.ts'
import type { Log } from './observability/log.ts'
import type { Payments } from './payments/payments.ts'
import type { PersonalData } from './personal-data.ts'
import type { Renderer } from './render.ts'
import type { Config } from './settings/env.ts'
import type { Storage } from './storage/storage.ts'

export type Services = {
  readonly config: Config
  /** The site's own address, without a slash at the end. */
  readonly publicUrl: string
  readonly secret: string
  /** What the academy is called and how it is reached, as it is now. */
  readonly identity: () => Identity
  readonly db: Db
  /** Where routes that are bound as `heavy` read; without it they read like the others. */
  readonly heavyReads?: HeavyReads
  /** What reads give that is the same for everybody; without it everything is read anew. */
  readonly keptReads?: KeptReads | undefined
  readonly queue: Queue
  readonly storage: Storage
  readonly payments: Payments
  readonly renderer: Renderer
  readonly log: Log
  readonly now: Clock
  /** What every feature knows of a person, in the order of its removal. */
  readonly personalData: readonly PersonalData[]
  /**
   * Saves the demo in a file and empties the academy; absent without demo, and where strangers reach it.
   * @returns the path of the file; undefined where somebody else was faster
   */
  readonly endDemo?: (() => Promise<string | undefined>) | undefined
  /** What features above answer to those below. */
  readonly answers: Answers
}

export type Context = Services & {
  readonly actor: Actor
  /** The canonical address of the caller; empty for jobs. */
  readonly ip: string
  /** Names a browser that signed in before. */
  readonly device?: string
  /** Proves that this browser began a sign-up. */
  readonly signUp?: string
  /** The browser's half of a sign-in that waits for its second step. */
  readonly step?: string
  /** What the caller's browser says of itself; absent for jobs. */
  readonly userAgent?: string
  /** Names what the caller makes, and stays the same when it is sent again: an answer may be lost. */
  readonly key?: string
  /** Aborted when who sent the form has hung up: what they still wait for need not be done. */
  readonly gone?: AbortSignal
}

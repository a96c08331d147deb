// Who does something: one type for people, jobs and webhooks, so that all of them use the same verbs.
import type { AccountId } from '#src/wire/ids.ts'

import type { Config } from './settings/env.ts'

export type Role = 'learner' | 'admin'

export type User = {
  readonly kind: 'user'
  readonly id: AccountId
  /** What they may do: a learner's rights as long as `mustEnrol`. */
  readonly role: Role
  /** Whether signing in took a second factor, which prompts ask for as well. */
  readonly hasFactor: boolean
  /** Whether their role is theirs only once they have a second factor (ASVS 6.3.3). */
  readonly mustEnrol: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly image: string | null
  readonly sessionId: string
  /** When the account will be deleted, once that was asked for. */
  readonly deletionAt?: string
}

export type Actor =
  | { readonly kind: 'visitor' }
  | User
  | { readonly kind: 'job'; readonly name: string }
  | { readonly kind: 'webhook'; readonly source: 'stripe' | 'chargily' }
  /** Whoever works on the command line of the academy's own machine. */
  | { readonly kind: 'operator' }

export const visitor: Actor = { kind: 'visitor' }
export const operator: Actor = { kind: 'operator' }

/** The person who is signed in, if one is. */
export const userOf = (actor: Actor): User | undefined => (actor.kind === 'user' ? actor : undefined)

/** Whether a role asks for a second factor in this academy. */
export const needsFactor = (identity: () => Pick<Config, 'adminSecondFactor'>, role: Role): boolean =>
  identity().adminSecondFactor === 'required' && role !== 'learner'

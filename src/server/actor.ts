// Who does something: one type for people, jobs and webhooks, so that all of them use the same verbs.
import type { AccountId } from '#src/wire/ids.ts'

export type Role = 'learner' | 'admin'

export type Person = {
  readonly kind: 'person'
  readonly id: AccountId
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly image: string | null
  readonly sessionId: string
}

export type Actor =
  | { readonly kind: 'visitor' }
  | Person
  | { readonly kind: 'job'; readonly name: string }
  | { readonly kind: 'webhook'; readonly source: 'stripe' }
  /** Whoever works on the command line of the academy's own machine. */
  | { readonly kind: 'operator' }

export const visitor: Actor = { kind: 'visitor' }
export const operator: Actor = { kind: 'operator' }

/** The person who is signed in, if one is. */
export const personOf = (actor: Actor): Person | undefined => (actor.kind === 'person' ? actor : undefined)

// Payments as the card provider lists them.
import { createHash } from 'node:crypto'

import type Stripe from 'stripe'

import { asks, dateOf, type Intent, intentOf, isFailed, stateOf } from './intents.ts'

/** A payment that something happened to, and a short text that is another one with everything that happens to it. */
export type Touched = Pick<Intent, 'id'> & { readonly mark: string }

/** @returns the payments of which something was given back since then, or of which that failed, or that were disputed */
export async function listTouched(stripe: Stripe, since: Date): Promise<Touched[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
    stripe.disputes.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  ])
  const refundsOf = Map.groupBy(refunds, paymentOf)
  const disputesOf = Map.groupBy(disputes, paymentOf)
  const ids = new Set([...refundsOf.keys(), ...disputesOf.keys()])
  return [...ids]
    .filter(id => id !== undefined)
    .map(id => ({ id, mark: markOf(refundsOf.get(id) ?? [], disputesOf.get(id) ?? []) }))
}

/** By what happened, not by how much: of two things of which one is too old for the list, there is still one. */
function markOf(refunds: readonly Stripe.Refund[], disputes: readonly Stripe.Dispute[]): string {
  const happened = [
    ...refunds.map(refund => `${refund.id} ${isFailed(refund)}`),
    ...disputes.map(dispute => `${dispute.id} ${asks(dispute)} ${stateOf(dispute.status)}`),
  ]
  return createHash('sha256').update(happened.toSorted().join()).digest('base64url').slice(0, 22)
}

const paymentOf = ({ payment_intent: intent }: Pick<Stripe.Refund, 'payment_intent'>): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id

/** A payment with the moment it was begun. */
export type ListedIntent = Intent & { readonly createdAt: Date }

/** A page of a list, and the id that the next one begins after; none on the last. */
export type Page<T> = { readonly items: readonly T[]; readonly next: string | undefined }

/** @param after the `next` of the page before @returns payments begun since then, a hundred, the latest first */
export async function listIntents(stripe: Stripe, since: Date, after?: string): Promise<Page<ListedIntent>> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const cursor = after ? { starting_after: after } : {}
  const { data, has_more: hasMore } = await stripe.paymentIntents.list({
    created,
    limit: 100,
    expand: ['data.latest_charge'],
    ...cursor,
  })
  const items = data.map(intent => ({ ...intentOf(intent), createdAt: dateOf(intent.created) }))
  return { items, next: hasMore ? data.at(-1)?.id : undefined }
}

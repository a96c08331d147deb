import { and, eq, isNotNull, sql } from 'drizzle-orm'

import { isSameLink } from '#src/features/memberships/policy.ts'
import { isOnSale } from '#src/features/memberships/queries/find-plan.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'

/** @param link as a plan had it */
export type SoldAt = { readonly link: string }

/**
 * Closes a payment link that no plan is sold at any more: it would go on selling at the old price. Who is paying there
 * already may finish. Doing it twice does no harm.
 */
export async function closePaymentLink(context: Context, { link }: SoldAt): Promise<void> {
  const { payments, log } = context
  if (link === '' || (await isSoldAt(context, link))) return
  const found = await findLink(context, link)
  if (!found?.isActive) return
  await payments.closePaymentLink(found.id)
  log.info({ event: 'payment-link-closed', paymentLinkId: found.id }, 'a payment link that no plan has was closed')
  // The plan may have come back on sale meanwhile, and its job have found the link still open.
  await openPaymentLink(context, { link })
}

/** Opens the payment link of a plan that is sold there again. Doing it twice does no harm. */
export async function openPaymentLink(context: Context, { link }: SoldAt): Promise<void> {
  const { payments, log } = context
  if (link === '' || !(await isSoldAt(context, link))) return
  const found = await findLink(context, link)
  if (!found || found.isActive) return
  await payments.openPaymentLink(found.id)
  log.info({ event: 'payment-link-opened', paymentLinkId: found.id }, 'the payment link of a plan was opened again')
  await closePaymentLink(context, { link })
}

const addressOf = (link: string): string => link.split('?', 1)[0] ?? ''

const isAt = (link: string) => eq(sql`split_part(${plans.link}, '?', 1)`, addressOf(link))

const isSoldAt = async ({ db }: Context, link: string): Promise<boolean> =>
  (await db.$count(plans, and(isOnSale, isAt(link)))) > 0

/** Whether a plan that was taken off sale has this link: then it is closed. */
export const isOffSaleAt = async ({ db }: Context, link: string): Promise<boolean> =>
  (await db.$count(plans, and(isNotNull(plans.archivedAt), isAt(link)))) > 0

async function findLink({ payments, log }: Context, link: string) {
  const address = addressOf(link)
  const found = await payments.findPaymentLinkAt(url => isSameLink(url, address))
  if (found === 'unsure')
    log.warn(
      { event: 'payment-link-open', link: address },
      'a payment link was not found among so many: close or open it by hand, as its plan is sold',
    )
  return typeof found === 'string' ? undefined : found
}

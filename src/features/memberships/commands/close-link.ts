import { eq, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'

import { isSameLink } from '../policy.ts'
import { plans } from '../tables.ts'

/** @param link as a plan had it */
export type ClosePaymentLink = { readonly link: string }

/**
 * Closes a payment link that no plan is sold at any more: it would go on selling at the old price. Who is paying there
 * already may finish. Doing it twice does no harm.
 */
export async function closePaymentLink({ db, payments, log }: Context, { link }: ClosePaymentLink): Promise<void> {
  const [address = ''] = link.split('?')
  const sold = await db.$count(plans, eq(sql`split_part(${plans.link}, '?', 1)`, address))
  if (sold > 0) return
  const found = await payments.findPaymentLinkAt(url => isSameLink(url, address))
  if (found === 'unsure')
    return log.warn(
      { event: 'payment-link-open', link: address },
      'a payment link that no plan has was not found among so many: close it by hand',
    )
  if (found === 'none' || !found.isActive) return
  await payments.closePaymentLink(found.id)
  log.info({ event: 'payment-link-closed', paymentLinkId: found.id }, 'a payment link that no plan has was closed')
}

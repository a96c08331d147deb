import type { Context } from '#src/server/context.ts'

import { findUncredited, findUninvoiced } from '../queries/find-due.ts'
import { creditInvoice } from './credit-invoice.ts'
import { issueInvoice } from './issue-invoice.ts'

/**
 * Issues what waits, one after the other, each in a transaction of its own: an end at any moment leaves neither a gap nor
 * a number twice. What fails is told and tried again by the next run; it holds nothing else up.
 */
export async function issueDue(context: Context): Promise<void> {
  const { log } = context
  const one = async (id: string, issue: () => Promise<unknown>) => {
    try {
      await issue()
    } catch (error) {
      log.error({ event: 'invoice-not-issued', id, err: error }, 'an invoice could not be issued')
    }
  }
  for (const id of await findUninvoiced(context)) await one(id, () => issueInvoice(context, id))
  for (const id of await findUncredited(context)) await one(id, () => creditInvoice(context, id))
}

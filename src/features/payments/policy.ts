import { isMoney } from '#src/server/payments/cases.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'

type Cause = Pick<typeof paymentCases.$inferSelect, 'kind' | 'reason'>

/**
 * What may be given for the money of a case, whoever asks: a membership of a plan, a course, or nothing, as where its buyer
 * has that already, or nobody knows who that is.
 */
export function grantable({ kind, reason }: Cause): 'plan' | 'course' | null {
  if (!isMoney({ kind, reason }) || reason === 'second' || reason === 'won-twin') return null
  if (kind === 'subscription') return 'plan'
  return reason === 'no-person' ? null : 'course'
}

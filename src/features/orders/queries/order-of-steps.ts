// The provider's messages arrive in any order, also after the academy has asked and acted on the answer.

type Step = { readonly at: string; readonly what: string; readonly type: string | null }

/** Where each step of a dispute belongs among the others; what stands at one place keeps the order of its arrival. */
const places: Readonly<Record<string, number>> = {
  'charge.dispute.created': 0,
  'charge.dispute.funds_withdrawn': 1,
  'charge.dispute.updated': 1,
  'charge.dispute.closed': 2,
  'charged-back': 3,
  'charge.dispute.funds_reinstated': 4,
  restored: 5,
}
const nameOf = ({ what, type }: Step): string => (what === 'message' ? (type ?? '') : what)
const placeOf = (step: Step): number | undefined => places[nameOf(step)]

/**
 * The oldest first. A dispute begins before it ends, whichever was heard of first: its steps change places among
 * themselves. Where a payment was disputed twice, they stay as they came.
 */
export function inOrder<S extends Step>(steps: readonly S[]): S[] {
  const byTime = steps.toSorted((one, other) => one.at.localeCompare(other.at))
  const ofDispute = byTime.filter(step => placeOf(step) !== undefined)
  if (ofDispute.filter(step => placeOf(step) === 0).length > 1) return byTime
  const next = ofDispute.toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0)).values()
  return byTime.map(step => (placeOf(step) === undefined ? step : (next.next().value ?? step)))
}

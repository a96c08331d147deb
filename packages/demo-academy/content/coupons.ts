/** A coupon; `courses` are slugs, for one of chosen courses. */
export interface DemoCoupon {
  readonly code: string
  readonly percentOff?: number
  readonly amountOffCents?: number
  readonly maxUses?: number
  readonly endsInDays?: number
  readonly courses?: readonly string[]
  readonly note: string
  /** How many orders were paid with it. */
  readonly uses: number
}

export const coupons: readonly DemoCoupon[] = [
  {
    code: 'NEW-SEASON',
    percentOff: 20,
    maxUses: 40,
    endsInDays: 45,
    note: 'On the leaflet of the autumn coaching day.',
    uses: 12,
  },
  {
    code: 'STRENGTH-WEEK',
    amountOffCents: 400,
    courses: ['squat-mechanics'],
    note: 'For the clubs of the strength week. Sent as a link.',
    uses: 0,
  },
]

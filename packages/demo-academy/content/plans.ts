/** A plan; prices in cents. `courses` are slugs, for a plan that opens chosen ones. */
export interface DemoPlan {
  readonly name: 'Basic' | 'Silver' | 'Gold'
  readonly monthCents: number
  readonly yearCents: number
  readonly discount: number
  readonly description: string
  readonly benefits: readonly string[]
  readonly courses?: readonly string[]
}

/** Only what the academy has: nobody visits a laboratory or answers questions in a demo. */
export const plans: readonly DemoPlan[] = [
  {
    name: 'Basic',
    monthCents: 400,
    yearCents: 4000,
    discount: 0,
    description: 'Start with the essentials.',
    benefits: ['PDF worksheets', 'Certificates anyone can verify'],
    courses: ['acute-chronic-load', 'squat-mechanics', 'protein-for-athletes', 'skill-acquisition'],
  },
  {
    name: 'Silver',
    monthCents: 900,
    yearCents: 9000,
    discount: 0,
    description: 'For coaches who plan every week.',
    benefits: ['New courses as they appear', 'PDF worksheets', 'Certificates anyone can verify'],
  },
  {
    name: 'Gold',
    monthCents: 1900,
    yearCents: 20_900,
    discount: 10,
    description: 'For those who want the academy to grow.',
    benefits: [
      'New courses as they appear',
      'PDF worksheets',
      'Certificates anyone can verify',
      'Your share pays for new lessons',
    ],
  },
]

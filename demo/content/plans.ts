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

const everything = ['All video courses', 'Worksheets and data sets', 'Certificates', 'Live session each month']

export const plans: readonly DemoPlan[] = [
  {
    name: 'Basic',
    monthCents: 1200,
    yearCents: 12_000,
    discount: 0,
    description: 'Start with the essentials.',
    benefits: ['Four starter courses', 'Monthly research letter', 'Community questions'],
    courses: ['acute-chronic-load', 'squat-mechanics', 'protein-for-athletes', 'skill-acquisition'],
  },
  {
    name: 'Silver',
    monthCents: 2900,
    yearCents: 29_000,
    discount: 0,
    description: 'For coaches who plan every week.',
    benefits: everything,
  },
  {
    name: 'Gold',
    monthCents: 5900,
    yearCents: 65_000,
    discount: 10,
    description: 'For staff who build departments.',
    benefits: [...everything, 'Two laboratory visits a year'],
  },
]

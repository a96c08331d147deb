// What the form of a coupon holds, and how it travels.
import { amountIn, typedOf } from '#src/web/manager/forms/typed-price.ts'

import type { getCouponLoader } from './loaders.ts'

type Coupon = Awaited<ReturnType<typeof getCouponLoader>>['coupon']

export type CouponValues = Pick<Coupon, 'code' | 'kind' | 'things' | 'scope' | 'note' | 'courses' | 'plans'> & {
  /** As typed: percent, or an amount. */
  value: string
  /** Empty for no limit. */
  maxUses: string
  perPerson: string
  /** `YYYY-MM-DD`, or nothing. */
  startsOn: string
  endsOn: string
}

export const noCoupon: CouponValues = {
  code: '',
  kind: 'percent',
  value: '',
  maxUses: '',
  perPerson: '1',
  startsOn: '',
  endsOn: '',
  things: 'courses',
  scope: 'all',
  courses: [],
  plans: [],
  note: '',
}

export const valuesOf = ({
  code,
  kind,
  value,
  things,
  scope,
  courses,
  plans,
  note,
  ...coupon
}: Coupon): CouponValues => ({
  code,
  kind,
  things,
  scope,
  courses,
  plans,
  note,
  value: typedOf(value),
  maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses),
  perPerson: coupon.perPerson === null ? '' : String(coupon.perPerson),
  startsOn: coupon.startsOn ?? '',
  endsOn: coupon.endsOn ?? '',
})

const limitOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** The fields as the call takes them. */
export const inputOf = ({ value, maxUses, perPerson, startsOn, endsOn, courses, plans, ...rest }: CouponValues) => ({
  ...rest,
  value: amountIn(value),
  maxUses: limitOf(maxUses),
  perPerson: limitOf(perPerson),
  startsOn: startsOn || null,
  endsOn: endsOn || null,
  scope: rest.things === 'everything' ? ('all' as const) : rest.scope,
  courseIds: rest.things === 'courses' && rest.scope === 'chosen' ? courses.map(({ _id }) => _id) : [],
  planIds: rest.things === 'plans' && rest.scope === 'chosen' ? plans.map(({ _id }) => _id) : [],
})

/** Without those that one hand writes like another: 0 and O, 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const PART = 4

/** A code that can be read out and typed, and that nobody guesses: two parts of four. */
export function makeCode(): string {
  const drawn: string[] = []
  while (drawn.length < 2 * PART) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // Of the last few no letter would be as likely as the others.
    if (byte < LETTERS.length * 8) drawn.push(LETTERS[byte % LETTERS.length] ?? '')
  }
  return `${drawn.slice(0, PART).join('')}-${drawn.slice(PART).join('')}`
}

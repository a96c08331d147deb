import type { Method } from '#src/wire/money/methods.ts'

import type { pricingLoader } from './loaders.ts'

type Loaded = Awaited<ReturnType<typeof pricingLoader>>
export type PlanList = Extract<Loaded['list'], { plans: unknown }>
export type ListedPlan = PlanList['plans'][number]
export type Duration = Loaded['duration']

/** L-MEM-3: of three plans the middle one; of any other number none. */
export const popularOf = (plans: readonly ListedPlan[]): ListedPlan | undefined =>
  plans.length === 3 ? plans[1] : undefined

/** What a year of a plan saves at most against twelve months of it, in dollars; 0 when it saves nothing. */
export function yearlySaving(plans: readonly ListedPlan[]): number {
  const savings = plans
    .filter(({ duration }) => duration === 'month')
    .map(month => {
      const year = plans.find(({ name, duration }) => duration === 'year' && name === month.name)
      return year ? month.payable * 12 - year.payable : 0
    })
  return Math.max(0, Math.floor(Math.max(0, ...savings)))
}

/** How a plan can be paid for: by card, and it renews by itself; or once, until a date (decision 0097). */
export const waysOf = (
  { link, payable }: Pick<ListedPlan, 'link' | 'payable'>,
  methods: readonly Method[],
): { readonly byCard: boolean; readonly once: boolean } => ({
  byCard: link !== null && methods.includes('card'),
  once: payable > 0 && methods.some(method => method !== 'card'),
})

/** Where one period of a plan is paid for; with a coupon also by card. */
export const paymentOf = ({ _id }: Pick<ListedPlan, '_id'>, coupon?: string | null): string =>
  `/payment/plan/${_id}${coupon ? `?${new URLSearchParams({ coupon })}` : ''}`

/** The page of the plans with one of them chosen: from there it goes on to its checkout once somebody is signed in. */
export function choiceOf({ _id, duration }: Pick<ListedPlan, '_id' | 'duration'>): string {
  return `/pricing?${new URLSearchParams({ ...(duration === 'year' && { duration }), plan: _id })}`
}

/** L-MEM-6: a plan's link with the buyer's email and id, under the names that the provider knows. */
export function checkoutAddress(link: string, { _id, email }: { _id: string; email: string }): string {
  const address = new URL(link)
  address.searchParams.set('prefilled_email', email)
  address.searchParams.set('client_reference_id', _id)
  return address.href
}

// What the form of a plan holds, and how it travels.
import { amountIn, typedOf } from '#src/web/manager/forms/typed-price.ts'

import type { getPlanLoader } from './loaders.ts'

type Plan = Awaited<ReturnType<typeof getPlanLoader>>['plan']

export type PlanValues = Pick<Plan, 'description' | 'paymentId' | 'link' | 'opens' | 'courses'> & {
  name: Plan['name'] | ''
  duration: Plan['duration']
  /** Dollars, as typed. */
  price: string
  discount: string
  benefits: string[]
}

export const noPlan: PlanValues = {
  name: '',
  duration: 'month',
  price: '',
  discount: '',
  description: '',
  benefits: [],
  paymentId: '',
  link: '',
  opens: 'none',
  courses: [],
}

export const valuesOf = ({ name, duration, price, discount, ...plan }: Plan): PlanValues => ({
  name,
  duration,
  price: typedOf(price),
  discount: discount ? String(discount) : '',
  description: plan.description,
  benefits: plan.benefits,
  paymentId: plan.paymentId,
  link: plan.link,
  opens: plan.opens,
  courses: plan.courses,
})

/** The fields as the call takes them. A form without a name is not sent. */
export const inputOf = ({ name, price, discount, courses, ...plan }: PlanValues) => ({
  ...plan,
  name: name || 'Basic',
  price: amountIn(price),
  discount: Number(discount || 0),
  courseIds: plan.opens === 'chosen' ? courses.map(({ _id }) => _id) : [],
})

import { sql } from 'drizzle-orm'

/** The columns of a membership that begins until a date: no provider has a customer, a price or bills of it, and none renews it. */
export const ofNoProvider = {
  customerId: '',
  priceId: '',
  status: 'active',
  cancelAtPeriodEnd: true,
  readAt: sql`now()`,
  billsReadAt: sql`now()`,
} as const

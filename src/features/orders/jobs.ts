import type { Context } from '#src/server/context.ts'
import type { Job } from '#src/server/jobs/queue.ts'

import { findBills, followRecorded, recordBills } from './commands/bills/record-bills.ts'
import { askOverdue } from './commands/buying/checkout-pages.ts'
import { bookPastOrders } from './commands/catching-up/book-past-orders.ts'
import { catchUpWithSubscriptions } from './commands/catching-up/catch-up.ts'
import { findPayments } from './commands/catching-up/find-payments.ts'
import { reconcilePayments } from './commands/catching-up/reconcile.ts'
import { MOST_AN_HOUR, readFees } from './commands/fees/read-fees.ts'
import { refundSecondPayment, type SecondPayment } from './commands/refunds/refund-payment.ts'
import { enlistFees } from './queries/fees-due.ts'

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'reconcile-payments': Record<string, never>
    'catch-up-with-subscriptions': Record<string, never>
    'find-payments': { since?: string }
    'book-past-orders': Record<string, never>
    'read-fees': Record<string, never>
    'enlist-fees': Record<string, never>
    'refund-payment': SecondPayment
    'cancel-payment': { intentId: string }
    'record-bills': { subscriptionId: string }
    'follow-bill': { intentId: string }
    'find-bills': Record<string, never>
    'ask-overdue-checkouts': Record<string, never>
  }
}

const reconciliation = (context: (name: string) => Context): Job<'reconcile-payments'> => ({
  name: 'reconcile-payments',
  schedule: '*/5 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: async () => {
    await reconcilePayments(context('reconcile-payments'))
  },
})

const catchUp = (context: (name: string) => Context): Job<'catch-up-with-subscriptions'> => ({
  name: 'catch-up-with-subscriptions',
  schedule: '*/10 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: async () => {
    await catchUpWithSubscriptions(context('catch-up-with-subscriptions'))
  },
})

const finding = (context: (name: string) => Context): Job<'find-payments'> => ({
  name: 'find-payments',
  schedule: '23 * * * *',
  retries: 24,
  retryDelaySeconds: 60,
  run: async ({ since }) => {
    await findPayments(context('find-payments'), { ...(since && { since }) })
  },
})

const booking = (context: (name: string) => Context): Job<'book-past-orders'> => ({
  name: 'book-past-orders',
  schedule: '*/10 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: async (_, { signal }) => {
    await bookPastOrders(context('book-past-orders'), signal)
  },
})

const readingFees = (context: (name: string) => Context): Job<'read-fees'> => ({
  name: 'read-fees',
  schedule: '* * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: async (_, { signal }) => {
    await readFees(context('read-fees'), signal)
  },
})

const enlistingFees = (context: (name: string) => Context): Job<'enlist-fees'> => ({
  name: 'enlist-fees',
  schedule: '41 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: async () => {
    const { db, now } = context('enlist-fees')
    await enlistFees(db, { now: now(), most: MOST_AN_HOUR })
  },
})

const refund = (context: (name: string) => Context): Job<'refund-payment'> => ({
  name: 'refund-payment',
  retries: 30,
  retryDelaySeconds: 10,
  run: data => refundSecondPayment(context('refund-payment'), data),
})

const cancellation = (context: (name: string) => Context): Job<'cancel-payment'> => ({
  name: 'cancel-payment',
  retries: 10,
  retryDelaySeconds: 5,
  run: async ({ intentId }) => {
    await context('cancel-payment').payments.cancelIntent(intentId)
  },
})

const recording = (context: (name: string) => Context): Job<'record-bills'> => ({
  name: 'record-bills',
  retries: 30,
  retryDelaySeconds: 5,
  run: async data => {
    await recordBills(context('record-bills'), data)
  },
})

const following = (context: (name: string) => Context): Job<'follow-bill'> => ({
  name: 'follow-bill',
  retries: 30,
  retryDelaySeconds: 5,
  run: data => followRecorded(context('follow-bill'), data),
})

const billing = (context: (name: string) => Context): Job<'find-bills'> => ({
  name: 'find-bills',
  schedule: '*/5 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: () => findBills(context('find-bills')),
})

const asking = (context: (name: string) => Context): Job<'ask-overdue-checkouts'> => ({
  name: 'ask-overdue-checkouts',
  schedule: '*/5 * * * *',
  retries: 0,
  retryDelaySeconds: 60,
  run: () => askOverdue(context('ask-overdue-checkouts')),
})

export const orderJobs = (context: (name: string) => Context) => [
  reconciliation(context),
  catchUp(context),
  finding(context),
  booking(context),
  readingFees(context),
  enlistingFees(context),
  refund(context),
  cancellation(context),
  recording(context),
  following(context),
  billing(context),
  asking(context),
]

import type { Answers } from '#src/server/answers.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'
import type { AddedTax } from '#src/wire/money/tax.ts'

import { orderData } from './commands/personal-data.ts'
import type { ordersContract } from './contract/orders.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { orderJobs } from './jobs.ts'
import { couponUses } from './queries/coupon-uses.ts'
import type { PlacesOrder } from './queries/course-order.ts'
import { lastPaymentsOf } from './queries/last-payments.ts'
import { ordersRawRoutes, ordersRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof ordersContract> {}
}

declare module '#src/server/answers.ts' {
  interface Answers {
    /** What is added to prices for each of these people now; null of everybody where prices include their tax. */
    addedTaxes: (db: Db, userIds: readonly string[]) => Promise<(userId: string) => AddedTax | null>
    /** Tells the buyer where a transfer goes to that has just begun. */
    tellTransfer: (context: Context, tx: Db, transferId: string) => Promise<void>
    /**
     * Opens the places of an order whose money is here; and again where it had gone back. Called once each time.
     * @param opened `interval`: of a plan, how long was paid for
     * @returns of a plan, which days those are, and of which group: its own where there is none that it was to go on with
     */
    openPlaces: (
      context: Context,
      tx: Tx,
      opened: { order: PlacesOrder; interval: 'month' | 'year' | null },
    ) => Promise<{ groupId: string; from: Date; to: Date } | undefined>
    /** Closes them and what they opened; of a plan, ends them so much sooner. @returns whether there were any */
    closePlaces: (
      context: Context,
      tx: Tx,
      closed: { order: PlacesOrder; cause: 'refund' | 'chargeback' },
    ) => Promise<boolean>
    /** Whether the places that an order has paid for are open now, by whatever order. */
    arePlacesOpen: (context: Context, tx: Tx, orderId: string) => Promise<boolean>
  }
}

export const ordersFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints },
  routes: ordersRoutes,
  raw: ordersRawRoutes,
  jobs: orderJobs,
  personalData: orderData,
})

export const orderAnswers = { couponUses, lastPaymentsOf } satisfies Partial<Answers>

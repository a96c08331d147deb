import type { SQL } from 'drizzle-orm'

import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { couponData } from './commands/personal-data.ts'
import type { couponsContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { couponsRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof couponsContract> {}
}

declare module '#src/server/answers.ts' {
  interface Answers {
    /**
     * Every use of a coupon, as a query in brackets: `coupon_id`, `order_id` (null where there is none yet), `user_id`, `course_id`,
     * `plan_id`, `discount_cents`, `amount_cents`, `currency`, `status`, `created_at`, `paid_at`.
     */
    couponUses: () => SQL
  }
}

export const couponsFeature = defineFeature({
  endpoints: dashboardEndpoints,
  routes: couponsRoutes,
  personalData: couponData,
})

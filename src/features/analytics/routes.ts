import { bind } from '#src/server/http/api/routes.ts'

import { analyticsContract } from './contract.ts'
import { byMonth } from './queries/count-by-month.ts'
import { countThings } from './queries/count-things.ts'
import { findAttention } from './queries/find-attention.ts'
import { findGrowth } from './queries/find-growth.ts'
import { findStorageUse } from './queries/find-storage-use.ts'
import { sumEarnings } from './queries/sum-earnings.ts'

export const analyticsRoutes = bind(analyticsContract, {
  counts: { run: countThings, heavy: true },
  growth: { run: findGrowth, heavy: true },
  earnings: { run: sumEarnings, heavy: true },
  userAnalytics: { run: byMonth('users'), heavy: true },
  courseAnalytics: { run: byMonth('courses'), heavy: true },
  orderAnalytics: { run: byMonth('orders'), heavy: true },
  attention: { run: findAttention, heavy: true },
  storageUse: findStorageUse,
})

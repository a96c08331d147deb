import type { Db } from '#src/server/database/database.ts'
import { isInquiry } from '#src/server/payments/cases.ts'

import { refundBarOf } from '../policy.ts'

type Order = Omit<Parameters<typeof refundBarOf>[0], 'isInquiry'>

/** Why an order cannot be given back through the provider, as it and the case of its dispute say. */
export async function findRefundBar(db: Db, order: Order): Promise<ReturnType<typeof refundBarOf>> {
  const { dispute, paymentIntentId } = order
  const asked = dispute === 'open' && paymentIntentId !== null && (await isInquiry(db, paymentIntentId))
  return refundBarOf({ ...order, isInquiry: asked })
}

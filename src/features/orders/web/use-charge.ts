import { useCallback, useState } from 'react'

import type { Applied } from './coupon-link.ts'
import { type OrderTax, type Sum, useSum, type Where } from './tax.ts'

export type Charge = Sum & { readonly discount: number }

type Charged = {
  readonly price: number
  readonly applied: Applied | undefined
  readonly where: Where
  /** Of an order that waits without a coupon, which may keep another price. */
  readonly kept?: Sum | undefined
}

/** What will be charged, and what a coupon takes off: as it is shown before there is an order, and then the order's own. */
export function useCharge({ price, applied, where, kept }: Charged) {
  const [ordered, setOrdered] = useState<{ of: string } & Charge>()
  const of = `${applied?.code} ${where.key}`
  const offered = useSum()(applied?.amount ?? price, where.tax)
  const shown = { ...(keptBy({ applied, where, kept }) ?? offered), discount: applied?.discount ?? 0 }
  const onAmount = useCallback(
    (dollars: number, discount: number, tax: OrderTax | null) => setOrdered({ of, dollars, discount, tax }),
    [of],
  )
  return { charge: ordered?.of === of ? ordered : shown, onAmount }
}

/** An order that waits keeps what it says, while its tax is that of where its buyer is, and no coupon is taken. */
function keptBy({ applied, where, kept }: Omit<Charged, 'price'>): Sum | undefined {
  if (!kept || applied) return undefined
  return where.tax === null || kept.tax?.country === where.tax.country ? kept : undefined
}

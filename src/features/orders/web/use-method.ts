import { useState } from 'react'

import { usePage } from '#src/web/calls/page-data.ts'
import { type Method, takesAmount } from '#src/wire/money/methods.ts'
import { toMinor } from '#src/wire/money/money.ts'

import type { Buying } from './buying.ts'

/** By which means something can be paid, and by which of them its buyer wants to; nothing where no method takes such a sum. */
export interface Way {
  readonly methods: readonly Method[]
  readonly method: Method | undefined
  readonly choose: (method: Method) => void
}

type Costs = Pick<Buying, 'isPlan' | 'card'> & {
  /** By which means the buyer began to pay: who has begun stays at that. */
  readonly begun: Method | null
  /** What it costs by a method: what the card provider sells has no tax of the academy. */
  readonly cost: (method: Method) => number
}

/** What the academy offers for such a sum; a plan is paid by card only where its provider can be asked (`card`). */
export function useMethod({ isPlan, card, begun, cost }: Costs): Way {
  const { currency, payments } = usePage().site
  const [chosen, choose] = useState(begun)
  const methods = payments.methods.filter(
    one => !(isPlan && !card && one === 'card') && takesAmount(one, toMinor(cost(one), currency)),
  )
  return { methods, method: methods.find(one => one === chosen) ?? methods[0], choose }
}

import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { amountIn } from '#src/web/manager/forms/typed-price.ts'
import { usePriceCheck } from '#src/web/manager/forms/use-price-check.ts'
import { useAmount } from '#src/web/words/prices.ts'
import type { Method } from '#src/wire/money/methods.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'
import { refundFault, refundStepOf } from '#src/wire/money/refund-part.ts'

/** A payment of which something may go back. */
export type Refundable = {
  readonly paidCents: number
  readonly leftCents: number
  readonly currency: string
  readonly method: Method
  /** Whether it was received by hand, such as in cash. */
  readonly isByHand: boolean
}

type Scope = 'none' | 'all' | 'part'
type Values = { scope: Scope; amount: string; reason: string; note: string }

/**
 * How much goes back, why, and how: what was typed, and what is wrong with it.
 * @param mayBeNone whether nothing may go back, as where something ends besides
 */
export function useRefundForm(payment: Refundable, mayBeNone = false) {
  const form = useForm<Values>({
    defaultValues: { scope: mayBeNone ? 'none' : 'all', amount: '', reason: '', note: '' },
    reValidateMode: 'onSubmit',
  })
  const [scope, amount] = useWatch({ control: form.control, name: ['scope', 'amount'] })
  const faultOf = useFault(payment)
  const { leftCents, currency } = payment
  const scopes = scopesOf(payment, mayBeNone)
  const isPart = scope === 'part' && scopes.includes('part')
  const isRight = !isPart || faultOf(amount) === true
  return {
    form,
    scope,
    scopes,
    isPart,
    /** What is ended besides is ended for a reason. */
    needsReason: isPart || mayBeNone,
    faultOf,
    typed: amount,
    /** What goes back; undefined as long as it cannot. */
    cents: isRight ? (isPart ? toMinor(amountIn(amount), currency) : leftCents) : undefined,
    /** Whether all of it is right; what is not is shown then. */
    check: () => form.trigger(undefined, { shouldFocus: true }),
    said: () => {
      const { note, reason } = form.getValues()
      return { ...(note.trim() && { note }), ...(reason.trim() && { reason }) }
    },
  }
}

/** Of so little that is left no part is less. */
function scopesOf({ leftCents, currency, method }: Refundable, mayBeNone: boolean): readonly Scope[] {
  const canBePart = leftCents > refundStepOf(method, currency)
  return (['none', 'all', 'part'] as const).filter(
    scope => ({ none: mayBeNone, all: leftCents > 0, part: canBePart })[scope],
  )
}

export type RefundForm = ReturnType<typeof useRefundForm>

/** @returns a function that says what is wrong with a part as it was typed, or true */
function useFault({ leftCents, currency, method }: Refundable): (typed: string) => string | true {
  const t = useTranslations('managers.orders.partFaults')
  const check = usePriceCheck(currency)
  const written = useAmount()
  return typed => {
    const wrong = check(typed)
    if (wrong !== true) return wrong
    const fault = refundFault({ amount: amountIn(typed), leftCents, currency, method })
    return fault ? t(fault, { left: written(fromMinor(leftCents, currency), currency) }) : true
  }
}

/** What is sent again for the same sum has the same key, until it was refused: then it would be refused again. */
export function useRefundKey() {
  const kept = useRef<{ readonly cents: number | undefined; readonly key: string }>(undefined)
  return (cents: number | undefined) => {
    if (kept.current?.cents !== cents) kept.current = undefined
    kept.current ??= { cents, key: crypto.randomUUID() }
    const { key } = kept.current
    const forget = () => {
      kept.current = undefined
    }
    return { key, forget }
  }
}

import { useEffect, useState } from 'react'
import type { z } from 'zod'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'

import type { PaidCourse, PaidPlan } from '../contract/paying.ts'

const POLL_MS = 2000
const POLLS = 15

export type Truth =
  /** `isOver`: nobody asks any more. */
  | { state: 'unknown'; isOver?: boolean }
  | {
      state: 'waiting' | 'succeeded' | 'processing' | 'refunded' | 'error'
      isOver?: boolean
      course?: z.output<typeof PaidCourse> | null
      plan?: z.output<typeof PaidPlan> | null
      /** The order, where it is of places for others. */
      places?: string | null
    }

type Asked = {
  paymentIntent: string | null
  /** What the address of who comes back from a provider's own page names in its place. */
  order: string | null
  /** Whether that provider says that it was paid. */
  isExpected: boolean
}

/** Whether a refusal says something of the payment; of a server that is busy, or was asked too often, it does not. */
const isAnswer = (error: unknown): boolean => isCallRefused(error) && error.status < 500 && error.status !== 429

/**
 * The server's word on a payment (D-2). Asked once, and again while the bank is still at work; the address of the page
 * proves nothing. Unknown for a visitor, who owns no payment.
 */
export function usePaymentState({ paymentIntent, order, isExpected }: Asked): Truth {
  const isSignedIn = useViewer() !== null
  const [truth, setTruth] = useState<Truth>({ state: 'unknown' })
  useEffect(() => {
    const asked = paymentIntent ? { payment_intent: paymentIntent } : order ? { order } : undefined
    if (!isSignedIn || !asked) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async (left: number) => {
      const answer = await api()
        .paymentState(asked)
        .catch((error: unknown): Truth => ({ state: isAnswer(error) ? 'error' : 'unknown' }))
      if (isGone) return
      setTruth(isOpen(answer) ? { ...answer, isOver: left === 0 } : answer)
      if (left > 0 && (answer.state === 'processing' || isOpen(answer)))
        timer = setTimeout(() => void ask(left - 1), POLL_MS)
    }
    // What its provider says was paid, or may have been.
    const isOpen = ({ state }: Truth) => state === 'unknown' || (state === 'waiting' && isExpected)
    void ask(POLLS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [paymentIntent, order, isExpected, isSignedIn])
  return truth
}

import { useEffect, useState } from 'react'

import { api, isCallRefused } from '#src/web/calls/api.ts'

const POLL_MS = 2000
const POLLS = 10

export type CheckoutState = 'active' | 'waiting' | 'review' | 'returned' | 'other' | 'trial-used' | 'unknown'

/** The server's word on a checkout that led back here (D-5): asked until it is decided, or for some seconds. */
export function useCheckout(sessionId: string | null): { state: CheckoutState; isOver: boolean } {
  const [answer, setAnswer] = useState<{ state: CheckoutState; isOver: boolean }>({ state: 'waiting', isOver: false })
  useEffect(() => {
    if (!sessionId) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async (left: number) => {
      const state = await askOnce(sessionId)
      if (isGone) return
      const isDecided = state !== 'waiting' && state !== 'unknown'
      setAnswer({ state, isOver: isDecided || left === 0 })
      if (!isDecided && left > 0) timer = setTimeout(() => void ask(left - 1), POLL_MS)
    }
    void ask(POLLS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [sessionId])
  return answer
}

async function askOnce(sessionId: string): Promise<CheckoutState> {
  try {
    return (await api().checkoutState({ session_id: sessionId })).state
  } catch (error) {
    if (!isCallRefused(error)) throw error
    return 'unknown'
  }
}

import { useEffect, useState } from 'react'

import { api, type Api } from '#src/web/calls/api.ts'

export type StaffFound = Awaited<ReturnType<Api['staffSearch']>>['found'][number]

/** How long somebody pauses before they are answered. */
const PAUSE_MS = 120

interface Answer {
  /** What was asked for. */
  q: string
  found: readonly StaffFound[]
  failed: boolean
}

/** What the words find. Until the answer to the last words is here, the one before it stays. */
export function useFound(words: string): { found: readonly StaffFound[]; failed: boolean; isWaiting: boolean } {
  const [answer, setAnswer] = useState<Answer>({ q: '', found: [], failed: false })
  const q = words.trim()
  useEffect(() => {
    if (q === '') return undefined
    let isOld = false
    const timer = setTimeout(() => {
      void api()
        .staffSearch({ q })
        .then(
          ({ found }) => ({ q, found, failed: false }),
          () => ({ q, found: [], failed: true }),
        )
        .then(given => !isOld && setAnswer(given))
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [q])
  if (q === '') return { found: [], failed: false, isWaiting: false }
  return { found: answer.found, failed: answer.failed && answer.q === q, isWaiting: answer.q !== q }
}

import { useEffect, useState } from 'react'

import { api, type Api } from '#src/web/calls/api.ts'

export type StaffFound = Awaited<ReturnType<Api['staffSearch']>>['found'][number]

/** How long somebody pauses before they are answered. */
const PAUSE_MS = 120

interface Found {
  found: readonly StaffFound[]
  /** Whether it is what was changed last. */
  isChanged: boolean
  failed: boolean
  isWaiting: boolean
}

interface Answer {
  /** What was asked for; undefined before anything was answered. */
  q: string | undefined
  found: readonly StaffFound[]
  failed: boolean
}

/**
 * What the words find; without words, what was changed last. Until the answer to the last words is here, the one before it
 * stays.
 */
export function useFound(words: string): Found {
  const [answer, setAnswer] = useState<Answer>({ q: undefined, found: [], failed: false })
  const q = words.trim()
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(
      () => {
        void api()
          .staffSearch({ q })
          .then(
            ({ found }) => ({ q, found, failed: false }),
            () => ({ q, found: [], failed: true }),
          )
          .then(given => !isOld && setAnswer(given))
      },
      q === '' ? 0 : PAUSE_MS,
    )
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [q])
  const isWaiting = answer.q !== q
  const failed = answer.failed && !isWaiting && q !== ''
  return { found: answer.found, isChanged: answer.q === '', failed, isWaiting }
}

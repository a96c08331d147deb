import { useEffect, useRef, useState } from 'react'

import { CODE_PAUSE_SECONDS } from '#src/wire/account-rules.ts'

/** The seconds until the next code can be asked for, and what begins the pause anew. */
export type Pause = { left: number; restart: () => void }

/** @param seconds what the server says is left of the pause */
export function usePause(seconds: number): Pause {
  const [left, setLeft] = useState(seconds)
  // Counted from a moment, not in ticks: a page in the background gets few of those.
  const end = useRef(0)
  useEffect(() => {
    end.current = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end.current - Date.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  const restart = () => {
    end.current = Date.now() + CODE_PAUSE_SECONDS * 1000
    setLeft(CODE_PAUSE_SECONDS)
  }
  return { left, restart }
}

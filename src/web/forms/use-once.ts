import { useState } from 'react'

import { isCallRefused } from '../calls/api.ts'

export interface Once {
  /** Names what was sent and may be made, until an answer says so; none while nothing was sent. */
  readonly sent: () => string | undefined
  /** Goes on with what an earlier document sent. */
  readonly goOn: (key: string | undefined) => void
  /** Forgets the key: what is made next is another thing. */
  readonly renew: () => void
  /**
   * Calls with a key, which is the same for every try until an answer says that the thing is made.
   * @param of tells apart what several buttons make
   */
  readonly send: <T>(call: (key: string) => Promise<T>, of?: string) => Promise<T>
}

/** For what makes a thing: an answer may be lost, and who presses again does not mean a second one (decision 0059). */
export function useOnce(): Once {
  const [once] = useState(beginOnce)
  return once
}

function beginOnce(): Once {
  const keys = new Map<string, string>()
  return {
    sent: () => keys.get(''),
    goOn: key => void (key && keys.set('', key)),
    renew: () => void keys.delete(''),
    send: async (call, of = '') => {
      const earlier = keys.get(of)
      const key = earlier ?? crypto.randomUUID()
      keys.set(of, key)
      try {
        const answer = await call(key)
        keys.delete(of)
        return answer
      } catch (error) {
        if (madeNothing(error, earlier)) keys.delete(of)
        throw error
      }
    },
  }
}

/** Whether an answer says that nothing stands, or will, that this try should be told of. @param earlier of an earlier try */
const madeNothing = (error: unknown, earlier: string | undefined): boolean =>
  isCallRefused(error) && (error.code === 'made-already' || (!earlier && error.status < 500))

import { useState } from 'react'

import { isCallRefused } from '../calls/api.ts'

export interface Once {
  /** What names the thing that is made, until it is. @param kept one from an earlier document */
  readonly key: (kept?: string) => string
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
  const keyOf = (of: string, kept?: string) => {
    const key = kept ?? keys.get(of) ?? crypto.randomUUID()
    keys.set(of, key)
    return key
  }
  return {
    key: kept => keyOf('', kept),
    renew: () => void keys.delete(''),
    send: async (call, of = '') => {
      try {
        const answer = await call(keyOf(of))
        keys.delete(of)
        return answer
      } catch (error) {
        if (isCallRefused(error) && error.code === 'made-already') keys.delete(of)
        throw error
      }
    },
  }
}

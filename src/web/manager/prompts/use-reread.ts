import { useRevalidator } from 'react-router'

import { isUnreached } from '#src/web/calls/api.ts'

/**
 * For a prompt over a list or page that somebody else may have changed meanwhile.
 * @returns a function that has the page read again where a call is refused, before the refusal is told; where no
 * answer came, there is none to be had about the page either
 */
export function useReread(): <T>(call: Promise<T>) => Promise<T> {
  const { revalidate } = useRevalidator()
  return call =>
    call.catch(async (error: unknown) => {
      if (!isUnreached(error)) await revalidate()
      throw error
    })
}

import { useRevalidator } from 'react-router'

/**
 * For a prompt over a list or page that somebody else may have changed meanwhile.
 * @returns a function that has the page read again where a call is refused, before the refusal is told
 */
export function useReread(): <T>(call: Promise<T>) => Promise<T> {
  const { revalidate } = useRevalidator()
  return call =>
    call.catch(async (error: unknown) => {
      await revalidate()
      throw error
    })
}

import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

/** For what a button of a list does: one thing at a time, a toast tells how it went, and the list is read again. */
export function useAct() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  /**
   * @param call does it, and returns what is said then
   * @param tell says why it was refused: a toast unless told
   */
  const act = async (call: () => Promise<string>, tell: (message: string) => void = toast.error): Promise<void> => {
    setBusy(true)
    try {
      toast.success(await call())
    } catch (error) {
      if (!isCallRefused(error)) throw error
      tell(error.message)
    } finally {
      setBusy(false)
    }
    await revalidate()
  }
  return { busy, act }
}

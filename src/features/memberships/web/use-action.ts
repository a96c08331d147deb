import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

/** Runs a call while its button turns, says what was refused, and reads the page again. */
export function useAction() {
  const isAlive = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const run = async (call: () => Promise<unknown>, done?: string): Promise<void> => {
    setBusy(true)
    try {
      await call()
      if (done) toast.success(done)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    }
    await revalidate()
    setBusy(false)
  }
  return { isBusy, isAlive, run }
}

import { useRevalidator } from 'react-router'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

type Leaving = {
  /** Leads to the address, after a look at whether this plan is held by now, as in another tab; false where the person has to stay. */
  readonly leave: (address: string, before?: () => Promise<void> | void) => Promise<boolean>
  /** Tells the server what was agreed to, where the address is opened in another tab. */
  readonly agree: () => Promise<boolean>
}

/** What leads to the provider. @param isAgreed whether the warning of a second plan was accepted: this one replaces then (D-8) */
export function useLeave(id: string, isAgreed: boolean): Leaving {
  const { revalidate } = useRevalidator()
  const attempt = async (run: () => Promise<void>) => {
    try {
      await run()
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
      await revalidate()
      return false
    }
  }
  const tell = async () => {
    if (isAgreed) await api().acceptReplacement({ id })
  }
  return {
    agree: () => attempt(tell),
    leave: (address, before) =>
      attempt(async () => {
        await api().checkPlan({ id })
        await tell()
        await before?.()
        location.assign(address)
      }),
  }
}

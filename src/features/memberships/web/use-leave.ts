import { useRevalidator } from 'react-router'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

/**
 * Leads to the provider, after a look at whether this plan is held by now, as in another tab.
 * @returns what leaves for the address, and answers false where the person has to stay
 */
export function useLeave(planId: string): (address: string, before?: () => Promise<void> | void) => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return async (address, before) => {
    try {
      await api().checkPlan({ id: planId })
      await before?.()
      location.assign(address)
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
      await revalidate()
      return false
    }
  }
}

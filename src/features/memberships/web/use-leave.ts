import { useRevalidator } from 'react-router'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

type Leaving = {
  /** Leads to the address, after a look at whether this plan is held by now, as in another tab; false where the person has to stay. */
  readonly leave: (address: string, before?: () => Promise<void> | void) => Promise<boolean>
  /** Tells the server what was agreed to, where the address is opened in another tab. */
  readonly agree: () => Promise<boolean>
}

type Options = {
  /** Whether the warning of a second plan was accepted: this one replaces then (D-8). */
  readonly isAgreed: boolean
  /** Says what the page has to tell instead of a toast. The plans are read again. */
  readonly onTrouble: (trouble: Trouble) => void
}

/** A plan left the sale while its page was open, or the page is of an earlier release than the server. */
export type Trouble = 'gone' | 'outdated'

const troubles: Readonly<Record<string, Trouble>> = {
  'plan-off-sale': 'gone',
  'not-found': 'gone',
  // Nothing of what is sent was typed.
  invalid: 'outdated',
}

/** What leads to the provider. */
export function useLeave(id: string, { isAgreed, onTrouble }: Options): Leaving {
  const { revalidate } = useRevalidator()
  const attempt = async (run: () => Promise<void>) => {
    try {
      await run()
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      const trouble = troubles[error.code]
      if (trouble) onTrouble(trouble)
      else toast.error(error.message)
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

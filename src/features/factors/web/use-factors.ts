import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { isCallRefused, type Api } from '#src/web/calls/api.ts'
import { renewViewer, usePage } from '#src/web/calls/page-data.ts'
import { toast } from '#src/web/toast.ts'

export type Factors = Awaited<ReturnType<Api['listFactors']>>

export const hasAny = ({ passkeys, app }: Factors): boolean => passkeys.length > 0 || app !== null

/** Begins something at a press: busy while it runs, and a toast where it was refused. */
export function useBeginning() {
  const [isBusy, setBusy] = useState(false)
  const begin = async (run: () => Promise<void>) => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, begin }
}

/** After a change: the list is read again, and prompts know whether there is a second factor. */
export function useNoteChange() {
  const { viewer } = usePage()
  const { revalidate } = useRevalidator()
  return (hasFactor: boolean) => {
    if (viewer) renewViewer({ ...viewer, hasFactor })
    return revalidate()
  }
}

import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

import { isCallRefused, type Api } from '#src/web/calls/api.ts'
import { renewViewer, useViewer } from '#src/web/calls/page-data.ts'
import { toast } from '#src/web/toast.ts'

export type Factors = Awaited<ReturnType<Api['listFactors']>>

export const hasAny = ({ passkeys, app }: Factors): boolean => passkeys.length > 0 || app !== null

/**
 * Begins something at a press: busy while it runs, and a toast where it was refused. Then the list is read again: what is
 * refused may be there already, and so may what no answer came of.
 */
export function useBeginning() {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const begin = async (run: () => Promise<void>) => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
      void revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, begin }
}

/** Prompts ask for the second factor as soon as the list shows one, wherever it was added. */
export function useKnownFactor(hasFactor: boolean): void {
  const viewer = useViewer()
  useEffect(() => {
    if (viewer && viewer.hasFactor !== hasFactor) renewViewer({ ...viewer, hasFactor })
  }, [viewer, hasFactor])
}

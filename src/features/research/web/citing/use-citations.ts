import { useCallback, useEffect, useState } from 'react'

import { api } from '#src/web/calls/api.ts'

import type { Citations } from '../research.ts'

/** What came with the page, or else what the server has drawn meanwhile. */
export function useCitations(researchId: string, given: Citations | null) {
  const [fetched, setFetched] = useState<Citations | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isRetrying, setIsRetrying] = useState(false)
  const isMissing = given === null
  const fetchOnce = useCallback(
    () =>
      api()
        .citeResearch({ id: researchId })
        .then(({ citations }) => setFetched(citations))
        .catch(() => setHasFailed(true)),
    [researchId],
  )
  useEffect(() => {
    if (isMissing) void fetchOnce()
  }, [isMissing, fetchOnce])
  const retry = async () => {
    setIsRetrying(true)
    await fetchOnce()
    setIsRetrying(false)
  }
  return { citations: given ?? fetched, hasFailed, isRetrying, retry }
}

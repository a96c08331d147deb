import { useCallback, useEffect, useState } from 'react'

import { api } from '#src/web/api.ts'

import type { Citations } from './paper.ts'

/** What came with the page, or else what the server has drawn meanwhile. */
export function useCitations(paperId: string, given: Citations | null) {
  const [fetched, setFetched] = useState<Citations | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isLoading, setIsLoading] = useState(given === null)
  const isMissing = given === null
  const load = useCallback(async () => {
    setIsLoading(true)
    try {
      setFetched((await api().citeResearch({ id: paperId })).citations)
    } catch {
      setHasFailed(true)
    }
    setIsLoading(false)
  }, [paperId])
  useEffect(() => {
    if (isMissing) void load()
  }, [isMissing, load])
  return { citations: given ?? fetched, hasFailed, isLoading, load }
}

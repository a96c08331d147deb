import { redirectDocument } from 'react-router'

import { hasFailed, loader, orFailed } from '#src/web/calls/loader.ts'
import { readPageData } from '#src/web/calls/page-data.ts'

export const PLACES = [1, 2, 3] as const

export const slidesLoader = loader(async (api, { url }) => {
  const result = await orFailed(api.heroItems({}))
  if (!hasFailed(result) && result.isSentAway) renewDocument(url)
  const asked = url.searchParams.get('page')
  return { place: PLACES.find(one => String(one) === asked) ?? 1, result }
})

/** Only a document that was loaded from this address may call the storage: who comes from another page loads it anew. */
function renewDocument({ pathname, search }: URL): void {
  if (typeof document === 'undefined' || readPageData().url.startsWith(pathname)) return
  throw redirectDocument(pathname + search)
}

export const statisticsLoader = loader(async api => ({ result: await orFailed(api.getStatistics({})) }))

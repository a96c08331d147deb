import { loader, orFailed } from '#src/web/calls/loader.ts'
import { queryWith } from '#src/web/catalogue/query.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'

const wordsIn = (query: URLSearchParams) => (query.get('q') ?? '').trim().slice(0, 100)

export const searchHandle: PageHandle = import.meta.env.SSR
  ? { query: ['q'], tidy: query => queryWith({ q: wordsIn(query) }) }
  : {}

export const searchLoader = loader(async (api, { url }) => {
  const q = wordsIn(url.searchParams)
  return { q, result: q === '' ? { found: [], isClose: false } : await orFailed(api.search({ q })) }
})

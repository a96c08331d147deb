import { loader, orFailed } from '#src/web/loader.ts'

export const searchLoader = loader(async (api, { url }) => {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  return { q, result: q === '' ? { found: [], isClose: false } : await orFailed(api.search({ q })) }
})

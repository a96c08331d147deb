import type { Api } from '#src/web/calls/api.ts'
import { loader, orFailed } from '#src/web/calls/loader.ts'
import { queryWith } from '#src/web/catalogue/query.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'

const wordsIn = (query: URLSearchParams) => (query.get('q') ?? '').trim().slice(0, 100)

export const searchHandle: PageHandle = import.meta.env.SSR
  ? { query: ['q'], tidy: query => queryWith({ q: wordsIn(query) }) }
  : {}

export const searchLoader = loader(async (api, { url }) => {
  const q = wordsIn(url.searchParams)
  return q === '' ? { q, start: await readStart(api) } : { q, result: await orFailed(api.search({ q })) }
})

/** What is shown of each kind before anything is searched for. */
const FEW = '4'

async function readStart(api: Api) {
  const [topics, courses, papers, posts] = await Promise.all([
    orFailed(api.listCategories({})),
    orFailed(api.listCourses({ sort: 'popular', limit: FEW })),
    orFailed(api.listResearch({ limit: FEW })),
    orFailed(api.listBlogs({ limit: FEW })),
  ])
  return { topics, courses, papers, posts }
}

export type SearchStart = Awaited<ReturnType<typeof readStart>>

import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

const wanted = { sort: bothWays('date'), state: ['open', 'closed'] } as const

/** The cases, and the plans that one may be granted. */
export const casesLoader = loader(async (api, { url }) => {
  const [list, plans] = await Promise.all([
    orFailed(api.listCases(listQuery(url, wanted))),
    orFailed(api.managePlans({ limit: 100 })),
  ])
  return { list, plans }
})

/** The cases, or why they could not be read. */
type Read = Awaited<ReturnType<typeof casesLoader>>['list']

/** A case as the list shows it. */
export type CaseRow = Extract<Read, { cases: unknown }>['cases'][number]

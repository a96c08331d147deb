import type { Api } from '#src/web/calls/api.ts'
import { loader, orFailed } from '#src/web/calls/loader.ts'
import { isIdText } from '#src/web/catalogue/query.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

export const states = ['active', 'trial', 'past-due', 'ending', 'over'] as const
export const ways = ['card', 'once', 'place', 'free'] as const

const wanted = { sort: bothWays('next', 'since'), words: 'words', plan: 'words', state: states, way: ways } as const

/** What is no plan's id is left out of what is asked. */
export const listMembersLoader = loader(async (api, { url }) => {
  const { plan, ...query } = listQuery(url, wanted)
  return orFailed(api.listMembers({ ...query, ...(plan && isIdText(plan) && { plan }) }))
})

export type MemberRow = Awaited<ReturnType<Api['listMembers']>>['members'][number]

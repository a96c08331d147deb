import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

export const transferStates = ['sent', 'waiting', 'received', 'cancelled'] as const

const wanted = { sort: bothWays('date', 'amount'), state: transferStates, words: 'words' } as const

export const transfersLoader = loader(async (api, { url }) => orFailed(api.listTransfers(listQuery(url, wanted))))

type Read = Awaited<ReturnType<typeof transfersLoader>>

/** A transfer as the list shows it. */
export type TransferRow = Extract<Read, { transfers: unknown }>['transfers'][number]

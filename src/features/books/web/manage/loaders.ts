import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'
import { isDay, isPossible } from '#src/wire/calendar.ts'

import { quickPeriods } from '../../contract.ts'

const wanted = {
  sort: bothWays('title', 'sales', 'gross', 'refunds', 'disputes', 'fees', 'net'),
  period: quickPeriods,
} as const

/** What makes no sense in the address is left out, not refused. */
export const booksLoader = loader(async (api, { url }) => {
  const dayIn = (name: string): string | undefined => {
    const day = url.searchParams.get(name) ?? ''
    return isDay(day) && isPossible(day, new Date()) ? day : undefined
  }
  return orFailed(api.readBooks({ ...listQuery(url, wanted), from: dayIn('from'), to: dayIn('to') }))
})

import { redirect } from 'react-router'

import { loader, orFailed } from '#src/web/calls/loader.ts'
import { enrolAddress } from '#src/web/calls/session.ts'
import { earningsPeriods } from '#src/wire/money/periods.ts'

/** The periods that the charts offer, in months; the first of each is its standard. */
export const periods = { users: ['12', '6', '3', '24'], orders: ['3', '6', '12'] } as const

const monthsOf = (url: URL, name: keyof typeof periods): string => {
  const asked = periods[name].find(period => period === url.searchParams.get(name))
  return asked ?? periods[name][0]
}

/** A-SH-3: administrators see their home, others their profile. Each part may fail without the others (D-41). */
export const homeOrProfileLoader = loader(async (api, { url }) => {
  const { user } = await api.refresh({})
  if (user.role !== 'admin') throw redirect(user.mustEnrol ? enrolAddress(url.pathname) : '/dashboard/profile')
  const period = earningsPeriods.find(one => one === url.searchParams.get('period')) ?? '30d'
  const [counts, growth, earnings, users, orders, , attention, storage] = await Promise.all([
    orFailed(api.counts({})),
    orFailed(api.growth({})),
    orFailed(api.earnings({ period })),
    orFailed(api.userAnalytics({ months: monthsOf(url, 'users') })),
    orFailed(api.orderAnalytics({ months: monthsOf(url, 'orders') })),
    // A-HOME-4: read, and not drawn.
    orFailed(api.courseAnalytics({})),
    orFailed(api.attention({})),
    orFailed(api.storageUse({})),
  ])
  return { counts, growth, earnings, period, users, orders, attention, storage }
})

import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'
import { periods } from '#src/wire/money/periods.ts'

/** The first of each is the standard, and is left out of the address. */
export const orderStates = [
  'open',
  'processing',
  'sold',
  'paid',
  'joined',
  'refunded',
  'partly-refunded',
  'charged-back',
  'cancelled',
  'disputed',
  'needs-review',
] as const

export const orderKinds = ['courses', 'memberships'] as const

const wantedOrders = {
  sort: bothWays('date', 'amount'),
  words: 'words',
  status: orderStates,
  kind: orderKinds,
  time: periods,
} as const

export const manageOrdersLoader = loader(async (api, { url }) =>
  orFailed(api.manageOrders(listQuery(url, wantedOrders))),
)

/** An order, and of places for others who has them. */
export const manageOrderLoader = loader(async (api, { params }) => {
  const { order } = await api.manageOrder({ id: params['id'] ?? '' })
  return { order, places: order.seats === null ? null : await orFailed(api.manageSeats({ id: order._id })) }
})

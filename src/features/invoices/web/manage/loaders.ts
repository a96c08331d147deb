import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

export const invoicingLoader = loader(async api => api.manageInvoicing({}))

/** What the form holds. */
export type Invoicing = Awaited<ReturnType<typeof invoicingLoader>>['settings']

const wantedInvoices = {
  sort: bothWays('issued', 'total'),
  words: 'words',
  kind: ['invoice', 'credit-note'],
  year: 'words',
} as const

/** A year that is none is left out of what is asked. */
export const manageInvoicesLoader = loader(async (api, { url }) => {
  const { year, ...query } = listQuery(url, wantedInvoices)
  return orFailed(api.manageInvoices({ ...query, ...(year && /^2\d{3}$/.test(year) && { year }) }))
})

/** What was issued about an order. */
export const orderInvoicesLoader = loader(async (api, { params }) =>
  orFailed(api.orderInvoices({ id: params['id'] ?? '' })),
)

/** What was issued to a person. */
export const userInvoicesLoader = loader(async (api, { params }) =>
  orFailed(api.userInvoices({ id: params['id'] ?? '' })),
)

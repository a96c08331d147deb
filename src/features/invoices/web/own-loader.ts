import { redirect } from 'react-router'

import { loader, orFailed } from '#src/web/calls/loader.ts'

/** What a person pays, has paid, and to whom their invoices are made out; a part that fails leaves the rest standing. */
export const billingLoader = loader(async (api, { url }) => {
  const page = url.searchParams.get('page')
  const [billing, payments, memberships] = await Promise.all([
    api.myBilling({}),
    orFailed(api.myPayments(page === null ? {} : { page })),
    orFailed(api.myMemberships({})),
  ])
  const isBehind = 'orders' in payments && payments.orders.length === 0 && payments.total > 0
  if (isBehind) throw redirect(`/dashboard/billing?page=${payments.NbOfPages}`)
  return { ...billing, payments, memberships, page: Number(page ?? 1) }
})

/** The receipt of one's own order, with the invoice of it and what was credited. */
export const receiptLoader = loader(async (api, { params }) => {
  const id = params['id'] ?? ''
  const [{ receipt }, issued] = await Promise.all([api.getReceipt({ id }), orFailed(api.orderInvoices({ id }))])
  return { receipt, issued }
})

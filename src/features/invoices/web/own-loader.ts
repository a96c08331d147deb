import { loader, orFailed } from '#src/web/calls/loader.ts'

export const billingLoader = loader(async api => api.myBilling({}))

/** The receipt of one's own order, with the invoice of it and what was credited. */
export const receiptLoader = loader(async (api, { params }) => {
  const id = params['id'] ?? ''
  const [{ receipt }, issued] = await Promise.all([api.getReceipt({ id }), orFailed(api.orderInvoices({ id }))])
  return { receipt, issued }
})

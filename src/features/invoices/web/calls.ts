import { createBrowserApi, type Api } from '#src/web/calls/api.ts'

// As in endpoints/dashboard.ts, which would bring the whole table.
const table = {
  orderInvoices: ['GET', '/my-orders/:id/invoices', 'signed-in'],
  issueInvoice: ['POST', '/my-orders/:id/invoices', 'signed-in'],
} as const

/** The calls of the receipt: its own code brings them, as the first load of the site has no room. In the browser alone. */
export const invoiceCalls = (): Pick<Api, keyof typeof table> => createBrowserApi(table)

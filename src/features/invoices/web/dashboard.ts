import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { invoicingLoader, manageInvoicesLoader, orderInvoicesLoader, userInvoicesLoader } from './manage/loaders.ts'
import { billingLoader, receiptLoader } from './own-loader.ts'

export const dashboard: DashboardEntry = {
  own: [
    page(async () => (await import('./billing-page.tsx')).BillingPage, {
      path: 'billing',
      loader: billingLoader,
      handle: { query: ['next', 'page'] },
    }),
  ],
  beside: [
    page(async () => (await import('./receipt-with-invoice.tsx')).ReceiptWithInvoice, {
      path: 'receipt/:id',
      loader: receiptLoader,
      handle: { personal: true },
    }),
  ],
  below: {
    settings: [
      page(async () => (await import('./manage/invoicing-form.tsx')).InvoicingForm, {
        path: 'invoices',
        loader: invoicingLoader,
      }),
    ],
    'manage-orders': [
      page(async () => (await import('./manage/invoices-list.tsx')).InvoicesList, {
        path: 'invoices',
        loader: manageInvoicesLoader,
        handle: { query: [...LIST_NAMES, 'words', 'kind', 'year'] },
      }),
    ],
    'manage-users/:id': [
      page(async () => (await import('./manage/user-invoices.tsx')).UserInvoices, {
        index: true,
        loader: userInvoicesLoader,
      }),
    ],
    'manage-orders/:id': [
      page(async () => (await import('./manage/order-invoices.tsx')).OrderInvoices, {
        index: true,
        loader: orderInvoicesLoader,
      }),
    ],
  },
}

import type { RouteObject } from 'react-router'

import { receiptLoader } from '#src/features/orders/web/loaders.ts'
import { page } from '#src/web/lazy-page.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./receipt-with-invoice.tsx')).ReceiptWithInvoice, {
    path: 'receipt/:id',
    loader: receiptLoader,
    handle: { personal: true },
  }),
]

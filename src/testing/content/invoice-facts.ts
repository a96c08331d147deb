// What an invoice of one course says, for tests of the documents that are written of it.
import type { InvoiceFacts } from '#src/wire/documents.ts'

type Given = Pick<InvoiceFacts, 'issuedAt' | 'buyer' | 'currency'>

/** An invoice of 89.00 with 19% in it, paid when it was issued. */
export const factsOf = (given: Given): InvoiceFacts => ({
  kind: 'invoice',
  number: 'INV-2026-00001',
  timeZone: 'UTC',
  paidAt: given.issuedAt,
  about: null,
  academy: 'Palestra',
  accent: null,
  seller: {
    name: 'Sprint Science GmbH',
    address: 'Friedrichstraße 12\n10117 Berlin',
    country: 'DE',
    taxNumber: 'DE123456789',
    registration: 'HRB 1234',
    foot: 'Thank you',
  },
  lines: [{ title: 'Sprint Mechanics', totalCents: 8_900 }],
  netCents: 7_479,
  taxCents: 1_421,
  totalCents: 8_900,
  taxName: 'VAT',
  rate: 1_900,
  noTax: null,
  orderId: '7c1e2f0a-0000-4000-8000-000000000000',
  ...given,
})

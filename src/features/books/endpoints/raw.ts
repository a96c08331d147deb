import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  exportBooks: ['GET', '/admin/books.csv', 'admin'],
  exportLedger: ['GET', '/admin/ledger.csv', 'admin'],
} as const satisfies Record<string, Endpoint>

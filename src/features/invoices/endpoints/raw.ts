import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  invoicePdf: ['GET', '/invoices/:id/pdf', 'signed-in'],
  invoiceXml: ['GET', '/invoices/:id/xml', 'signed-in'],
  exportInvoices: ['GET', '/admin/invoices.csv', 'admin'],
} as const satisfies Record<string, Endpoint>

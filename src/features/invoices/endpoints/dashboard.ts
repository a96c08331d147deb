import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  orderInvoices: ['GET', '/my-orders/:id/invoices', 'signed-in'],
  issueInvoice: ['POST', '/my-orders/:id/invoices', 'signed-in'],
  myBilling: ['GET', '/billing', 'signed-in'],
  updateBilling: ['PUT', '/billing', 'signed-in'],
  removeBilling: ['DELETE', '/billing', 'signed-in'],
  myTax: ['GET', '/billing/tax', 'signed-in'],
  sayCountry: ['PUT', '/billing/country', 'signed-in'],
  myPayments: ['GET', '/my-payments', 'signed-in'],
  myInvoices: ['GET', '/my-invoices', 'signed-in'],
  userInvoices: ['GET', '/admin/users/:id/invoices', 'admin'],
  manageInvoices: ['GET', '/admin/invoices', 'admin'],
  manageInvoicing: ['GET', '/admin/settings/invoices', 'admin'],
  updateInvoicing: ['PUT', '/admin/settings/invoices', 'admin'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  exportOrders: ['GET', '/admin/orders.csv', 'admin'],
  paymentWebhook: ['POST', '/webhooks/stripe', 'webhook'],
  chargilyWebhook: ['POST', '/webhooks/chargily', 'webhook'],
} as const satisfies Record<string, Endpoint>

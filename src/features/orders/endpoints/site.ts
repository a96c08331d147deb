import type { Endpoint } from '#src/wire/endpoint.ts'

// Odd spellings are the specification's (D-28).
export const siteEndpoints = {
  courseOrder: ['GET', '/course/:id/order', 'anyone'],
  createOrder: ['POST', '/order/', 'signed-in'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  subscribe: ['POST', '/newsletter', 'anyone'],
  confirmSubscription: ['POST', '/newsletter/confirm', 'anyone'],
  unsubscribe: ['POST', '/newsletter/unsubscribe', 'anyone'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  /** For their buyer. */
  exportSeats: ['GET', '/seats/:id/places.csv', 'signed-in'],
} as const satisfies Record<string, Endpoint>

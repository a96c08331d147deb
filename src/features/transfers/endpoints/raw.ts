import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  /** For its buyer and for administrators. */
  proof: ['GET', '/transfer/:id/proofs/:proof', 'signed-in'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  readTransfer: ['GET', '/transfer/:id', 'signed-in'],
  sendProof: ['POST', '/transfer/:id/proofs', 'signed-in'],
  giveUpTransfer: ['POST', '/transfer/:id/give-up', 'signed-in'],
} as const satisfies Record<string, Endpoint>

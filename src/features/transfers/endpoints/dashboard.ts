import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  readTransfer: ['GET', '/transfer/:id', 'signed-in'],
  sendProof: ['POST', '/transfer/:id/proofs', 'signed-in'],
  giveUpTransfer: ['POST', '/transfer/:id/give-up', 'signed-in'],
  listTransfers: ['GET', '/admin/transfers', 'admin'],
  confirmTransfer: ['POST', '/admin/transfers/:id/confirm', 'admin'],
  declineTransfer: ['POST', '/admin/transfers/:id/decline', 'admin'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  certificatePdf: ['GET', '/certificate/:id/pdf', 'signed-in'],
} as const satisfies Record<string, Endpoint>

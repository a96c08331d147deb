import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  media: ['GET', '/media/:grant/:file', 'signed'],
} as const satisfies Record<string, Endpoint>

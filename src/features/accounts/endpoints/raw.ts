import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  exportData: ['POST', '/account/export', 'signed-in'],
} as const satisfies Record<string, Endpoint>

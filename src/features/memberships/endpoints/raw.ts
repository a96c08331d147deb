import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  exportMembers: ['GET', '/admin/members.csv', 'admin'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  exportNotes: ['GET', '/my-notes/file', 'signed-in'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

/** For administrators, and each one's own: no change of the academy, so the activity does not tell of them. */
export const dashboardEndpoints = {
  listViews: ['GET', '/views', 'admin'],
  saveView: ['PUT', '/views', 'signed-in'],
  deleteView: ['DELETE', '/views/:id', 'signed-in'],
} as const satisfies Record<string, Endpoint>

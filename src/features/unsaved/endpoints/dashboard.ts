import type { Endpoint } from '#src/wire/endpoint.ts'

/** For administrators, and each one's own: no change of the academy, so the activity does not tell of them. */
export const dashboardEndpoints = {
  findUnsaved: ['GET', '/unsaved', 'signed-in'],
  keepUnsaved: ['PUT', '/unsaved', 'signed-in'],
  dropUnsaved: ['DELETE', '/unsaved', 'signed-in'],
} as const satisfies Record<string, Endpoint>

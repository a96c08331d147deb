import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  managePages: ['GET', '/admin/pages', 'admin'],
  managePage: ['GET', '/admin/page/:slug', 'admin'],
  updatePage: ['PUT', '/admin/page/:slug', 'admin'],
  restorePage: ['DELETE', '/admin/page/:slug', 'admin'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageIdentity: ['GET', '/admin/identity', 'admin'],
  updateIdentity: ['PUT', '/admin/identity', 'admin'],
  manageAppearance: ['GET', '/admin/settings/appearance', 'admin'],
  updateAppearance: ['PUT', '/admin/settings/appearance', 'admin'],
  manageSigning: ['GET', '/admin/settings/certificates', 'admin'],
  updateSigning: ['PUT', '/admin/settings/certificates', 'admin'],
  manageLegal: ['GET', '/admin/settings/legal', 'admin'],
  updateLegal: ['PUT', '/admin/settings/legal', 'admin'],
  manageAccess: ['GET', '/admin/settings/access', 'admin'],
  updateAccess: ['PUT', '/admin/settings/access', 'admin'],
  managePaymentMethods: ['GET', '/admin/settings/payments', 'admin'],
  updatePaymentMethods: ['PUT', '/admin/settings/payments', 'admin'],
} as const satisfies Record<string, Endpoint>

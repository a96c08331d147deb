import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  listCertificates: ['GET', '/certificate', 'signed-in'],
  manageCertificates: ['GET', '/admin/certificates', 'admin'],
  revokeCertificate: ['POST', '/admin/certificates/:id/revoke', 'admin'],
  restoreCertificate: ['POST', '/admin/certificates/:id/restore', 'admin'],
} as const satisfies Record<string, Endpoint>

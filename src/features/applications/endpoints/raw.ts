import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  applicantImage: ['GET', '/registration/:id/image', 'admin'],
  exportRegistrations: ['GET', '/admin/application/:id/registrations.csv', 'admin'],
} as const satisfies Record<string, Endpoint>

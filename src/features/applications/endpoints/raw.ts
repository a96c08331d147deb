import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  applicantPicture: ['GET', '/registration/:id/picture', 'admin'],
  exportRegistrations: ['GET', '/admin/application/:id/registrations.csv', 'admin'],
} as const satisfies Record<string, Endpoint>

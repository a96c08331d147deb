import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  listTeachers: ['GET', '/teachers', 'anyone'],
  getTeacher: ['GET', '/teacher/:id', 'anyone'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageTeachers: ['GET', '/admin/teachers', 'admin'],
  createTeacher: ['POST', '/admin/teacher', 'admin'],
  updateTeacher: ['PUT', '/admin/teacher/:id', 'admin'],
  deleteTeacher: ['DELETE', '/admin/teacher/:id', 'admin'],
} as const satisfies Record<string, Endpoint>

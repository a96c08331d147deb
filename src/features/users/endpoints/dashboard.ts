import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageUsers: ['GET', '/admin/users', 'admin'],
  manageUser: ['GET', '/admin/users/:id', 'admin'],
  listGrantable: ['GET', '/admin/users/:id/courses', 'admin'],
  enrolUser: ['POST', '/admin/users/:id/courses', 'admin'],
  withdrawUser: ['DELETE', '/admin/users/:id/courses/:courseId', 'admin'],
  listGivable: ['GET', '/admin/users/:id/plans', 'admin'],
  giveMembership: ['POST', '/admin/users/:id/memberships', 'admin'],
  endMembership: ['POST', '/admin/memberships/:id/end', 'admin'],
  changeRole: ['PUT', '/admin/users/:id/role', 'admin'],
  changeAccess: ['PUT', '/admin/users/:id/access', 'admin'],
  resetFactors: ['DELETE', '/admin/users/:id/factors', 'admin'],
  signOutUser: ['POST', '/admin/users/:id/sign-out', 'admin'],
  deleteUser: ['POST', '/admin/users/:id/deletion', 'admin'],
  keepUser: ['DELETE', '/admin/users/:id/deletion', 'admin'],
} as const satisfies Record<string, Endpoint>

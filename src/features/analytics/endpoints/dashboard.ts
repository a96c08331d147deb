import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  counts: ['GET', '/admin/counts', 'admin'],
  growth: ['GET', '/admin/growth', 'admin'],
  earnings: ['GET', '/admin/earnings', 'admin'],
  userAnalytics: ['GET', '/admin/user_analytics', 'admin'],
  courseAnalytics: ['GET', '/admin/course_analytics', 'admin'],
  orderAnalytics: ['GET', '/admin/order_analytics', 'admin'],
  attention: ['GET', '/admin/attention', 'admin'],
  storageUse: ['GET', '/admin/storage_use', 'admin'],
} as const satisfies Record<string, Endpoint>

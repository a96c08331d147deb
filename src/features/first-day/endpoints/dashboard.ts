import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  startOwn: ['POST', '/admin/own-academy', 'admin'],
  sendTestMail: ['POST', '/admin/test-mail', 'admin'],
  confirmTestMail: ['PUT', '/admin/test-mail/:token', 'admin'],
} as const satisfies Record<string, Endpoint>

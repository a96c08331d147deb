import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  unsubscribeOneClick: ['POST', '/newsletter/unsubscribe/:token', 'signed'],
} as const satisfies Record<string, Endpoint>

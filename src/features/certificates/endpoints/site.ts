import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  verifyCertificate: ['GET', '/certificate/verify/:number', 'anyone'],
} as const satisfies Record<string, Endpoint>

import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  researchCitation: ['GET', '/researches/:id/citation', 'anyone'],
  researchPdf: ['GET', '/researches/:id/pdf', 'anyone'],
} as const satisfies Record<string, Endpoint>

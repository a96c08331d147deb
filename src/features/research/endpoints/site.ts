import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  listResearch: ['GET', '/researches/', 'anyone'],
  getResearch: ['GET', '/researches/:id', 'anyone'],
  citeResearch: ['GET', '/researches/:id/citations', 'anyone'],
  viewResearch: ['POST', '/researches/:id/view', 'anyone'],
} as const satisfies Record<string, Endpoint>

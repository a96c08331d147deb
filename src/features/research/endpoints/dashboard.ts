import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageResearches: ['GET', '/admin/researches', 'admin'],
  manageResearch: ['GET', '/admin/researches/:id', 'admin'],
  createResearch: ['POST', '/researches/', 'admin'],
  updateResearch: ['PUT', '/researches/:id', 'admin'],
  publishResearches: ['PUT', '/admin/researches/state', 'admin'],
  duplicateResearch: ['POST', '/admin/researches/:id/duplicate', 'admin'],
  deleteResearch: ['DELETE', '/researches/:id', 'admin'],
} as const satisfies Record<string, Endpoint>

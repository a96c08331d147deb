import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  putStudy: ['PUT', '/study', 'signed-in'],
  putStudyGoal: ['PUT', '/study/goal', 'signed-in'],
} as const satisfies Record<string, Endpoint>

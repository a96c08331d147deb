import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  conferenceCalendar: ['GET', '/conferences/:id/calendar.ics', 'anyone'],
} as const satisfies Record<string, Endpoint>

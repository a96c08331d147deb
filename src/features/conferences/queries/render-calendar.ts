import { eq } from 'drizzle-orm'
import ical, { ICalEventTransparency } from 'ical-generator'

import type { Context } from '#src/server/context.ts'
import { days } from '#src/wire/durations.ts'

import { conferences } from '../tables.ts'

export type CalendarFile = { readonly name: string; readonly text: string }

/**
 * A conference as an iCalendar file (RFC 5545). Its days are DATE values: whole days where it is held, which a calendar
 * shows as these days in any time zone; DTEND is the day after the last one.
 * @returns undefined when there is no such conference
 */
export async function renderCalendar(context: Context, conferenceId: string): Promise<CalendarFile | undefined> {
  const { db, publicUrl, identity } = context
  const [row] = await db.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (!row) return undefined
  const { id, name, location, startsOn, endsOn, description, updatedAt } = row
  const calendar = ical({ prodId: { company: identity().name, product: 'Conferences', language: 'EN' } })
  calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    stamp: updatedAt,
    allDay: true,
    // Formatted in UTC whatever the time zone of the process, as `date` texts are read.
    start: new Date(startsOn),
    end: new Date(new Date(endsOn ?? startsOn).getTime() + days(1)),
    summary: name,
    location,
    description,
    url: `${publicUrl}/conferences/${id}`,
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  return { name: `${name}.ics`, text: calendar.toString() }
}

// Days and times of the log, in the academy's time zone.

const named = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' })

export const dayAndTime = named({ dateStyle: 'medium', timeStyle: 'short' })
export const timeOfDay = named({ timeStyle: 'short' })

/** Whether a text is a day that there is, such as 2026-02-28. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

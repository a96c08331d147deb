// Days and times of the log, in the academy's time zone.

const named = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' })

export const dayAndTime = named({ dateStyle: 'medium', timeStyle: 'short' })
export const timeOfDay = named({ timeStyle: 'short' })

// Days in the academy's time zone: as lists say them, and as sentences do.
const named = (dateStyle: 'medium' | 'full') => new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone: 'UTC' })

export const shortDay = named('medium')
export const fullDay = named('full')

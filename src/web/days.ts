// Days in the academy's time zone: as lists say them, and as sentences do.
const named = (dateStyle: 'medium' | 'long' | 'full') =>
  new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone: 'UTC' })

export const shortDay = named('medium')
export const longDay = named('long')
export const fullDay = named('full')

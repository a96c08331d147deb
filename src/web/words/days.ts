// Days of a calendar in words, each form for its place: 2026-11-22 is the same day everywhere. What the specification gives
// stays as given: dates of conferences, and the numbers of the profile.
const named = (dateStyle: 'medium' | 'long' | 'full') =>
  new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone: 'UTC' })

/** In lists, on cards and in tables: 22 Nov 2026. */
export const shortDay = named('medium')
/** In sentences, on pages and on papers: 22 November 2026. */
export const longDay = named('long')
/** Over what happened on a day: Sunday 22 November 2026. */
export const fullDay = named('full')

// Days in the academy's time zone, each form for its place. What the specification gives stays as given: dates of
// conferences, and the numbers of the profile.
const of = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' })
const named = (dateStyle: 'medium' | 'long' | 'full') => of({ dateStyle })

/** In lists, on cards and in tables: 22 Nov 2026. */
export const shortDay = named('medium')
/** Along a line of days, and of months: 22 Nov, Nov 2026. */
export const dayAndMonth = of({ day: 'numeric', month: 'short' })
export const shortMonth = of({ month: 'short', year: 'numeric' })
/** In sentences, on pages and on papers: 22 November 2026. */
export const longDay = named('long')
/** Over what happened on a day: Sunday 22 November 2026. */
export const fullDay = named('full')

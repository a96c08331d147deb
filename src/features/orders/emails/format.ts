/** How the mails about money write an instant. */
export const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** From and to the days of two ISO instants, such as `1 – 30 November 2026`. */
export const periodOf = ({ from, to }: { from: string; to: string }): string =>
  day.formatRange(new Date(from), new Date(to))

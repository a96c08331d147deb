// Days and times in mails, in the academy's time zone: its name stands behind times, as who reads may be anywhere.

export type MailClock = {
  /** @returns such as 22 November 2026 */
  readonly day: (instant: string) => string
  /** @returns such as 22 November – 22 December 2026 */
  readonly days: (from: string, to: string) => string
  /** @returns such as 22 November 2026 at 14:05 CET */
  readonly moment: (instant: string) => string
}

export function mailClock(timeZone: string): MailClock {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' })
  const nameOf = (at: Date) => zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return {
    day: instant => day.format(new Date(instant)),
    days: (from, to) => day.formatRange(new Date(from), new Date(to)),
    moment: instant => `${moment.format(new Date(instant))} ${nameOf(new Date(instant))}`,
  }
}

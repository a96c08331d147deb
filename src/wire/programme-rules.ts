// What a programme may hold, for the server and the form.

export const MAX_DAYS = 14
export const MAX_TALKS = 40
/** Of all days together. */
export const MAX_TALKS_IN_ALL = 200
export const MAX_TALK_SPEAKERS = 12
export const THEME_MAX = 80
export const TALK_TITLE_MAX = 160
export const TALK_NOTE_MAX = 120
export const SPEAKER_KEY_MAX = 20

export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const ONE_DAY_MS = 86_400_000

/** How many days a conference has, the last one included; one where its days are not known yet. */
export function daysOf(start: string, end: string | null): number {
  const days = (Date.parse(end || start) - Date.parse(start)) / ONE_DAY_MS + 1
  return days >= 1 ? days : 1
}

/** @param index from 0 @returns the day as `YYYY-MM-DD` */
export const dayAt = (start: string, index: number): string =>
  new Date(Date.parse(start) + index * ONE_DAY_MS).toISOString().slice(0, 10)

/** Talks of one time keep their order, and those without any come last. */
export const inOrder = <T extends { readonly time: string }>(talks: readonly T[]): T[] =>
  talks.toSorted((one, other) => (one.time || '~').localeCompare(other.time || '~', 'en'))

interface DayLike {
  readonly theme?: string | null | undefined
  readonly talks: readonly unknown[]
}

/** Without the days at its end that have nothing. */
export const withoutEmptyEnd = <D extends DayLike>(programme: readonly D[]): D[] =>
  programme.slice(0, programme.findLastIndex(({ theme, talks }) => theme || talks.length > 0) + 1)

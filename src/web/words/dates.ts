// Points in time and lengths of time as people read them.
import { useSyncExternalStore } from 'react'
import { useLocale, useNow } from 'use-intl'

import { days, hours, minutes, seconds } from '#src/wire/durations.ts'

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day'

/** X-TIME-1: whole seconds, minutes, hours or days from `instant` to `now`; never negative, as clocks differ a little. */
export function elapsed(instant: Date, now: Date): { count: number; unit: TimeUnit } {
  const past = Math.max(0, now.getTime() - instant.getTime())
  if (past < minutes(1)) return { count: Math.floor(past / seconds(1)), unit: 'second' }
  if (past < hours(1)) return { count: Math.floor(past / minutes(1)), unit: 'minute' }
  if (past < days(1)) return { count: Math.floor(past / hours(1)), unit: 'hour' }
  return { count: Math.floor(past / days(1)), unit: 'day' }
}

let now = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** One clock for every relative time on the page. */
function followClock(listener: () => void): () => void {
  if (listeners.size === 0) now = Date.now()
  listeners.add(listener)
  timer ??= setInterval(tick, seconds(30))
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()

/** Made once for each language: making one takes longer than drawing the card that it stands on. */
function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  const format = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale)
  relativeFormats.set(locale, format)
  return format
}

/** "2 days ago", counted from the server's clock while hydrating and from the reader's from then on. */
export function useRelativeTime(): (instant: string) => string {
  const locale = useLocale()
  const served = useNow().getTime()
  const current = useSyncExternalStore(
    followClock,
    () => now || served,
    () => served,
  )
  const format = relativeFormat(locale)
  return instant => {
    const { count, unit } = elapsed(new Date(instant), new Date(current))
    return format.format(-count, unit)
  }
}

/** Whole hours and the minutes beyond them, rounded to minutes; never nothing for a length that is something. */
export function hoursAndMinutes(lengthSeconds: number): { hours: number; minutes: number } {
  const total = lengthSeconds > 0 ? Math.max(1, Math.round(lengthSeconds / 60)) : 0
  return { hours: Math.floor(total / 60), minutes: total % 60 }
}

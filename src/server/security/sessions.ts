// The cookies of a session, of a known browser, and of a sign-up or a sign-in under way: names, attributes, lifetimes.
import type { CookieSerializeOptions } from '@fastify/cookie'

import { days, hours, minutes } from '#src/wire/durations.ts'

/** How long a session lives without being used, and at most (T13). */
export const sessionLimits = {
  learner: { idleMs: days(14), absoluteMs: days(30) },
  admin: { idleMs: hours(1), absoluteMs: hours(12) },
} as const

export type SessionCookies = {
  readonly session: string
  readonly device: string
  readonly signUp: string
  readonly options: CookieSerializeOptions
  readonly deviceOptions: CookieSerializeOptions
  readonly signUpOptions: CookieSerializeOptions
  readonly step: string
  readonly stepOptions: CookieSerializeOptions
}

/** On https the `__Host-` prefix makes browsers refuse a cookie that another host or path planted (T9, T10). */
export function sessionCookies(publicUrl: string): SessionCookies {
  const secure = publicUrl.startsWith('https:')
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const prefix = secure ? '__Host-' : ''
  return {
    session: `${prefix}session`,
    device: `${prefix}device`,
    signUp: `${prefix}sign-up`,
    options: { ...options, maxAge: days(30) / 1000 },
    deviceOptions: { ...options, maxAge: days(365) / 1000 },
    signUpOptions: { ...options, maxAge: days(1) / 1000 },
    step: `${prefix}step`,
    stepOptions: { ...options, sameSite: 'strict', maxAge: minutes(10) / 1000 },
  }
}

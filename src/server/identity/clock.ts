// What the academy's calendar and its clock show.
import { dayIn } from '#src/wire/time-zone.ts'

import type { Context } from '../context.ts'

export type AcademyClock = { readonly now: Date; readonly timeZone: string }
type Knows = Pick<Context, 'now' | 'identity'>

export const clockOf = ({ now, identity }: Knows): AcademyClock => ({ now: now(), timeZone: identity().timeZone })

/** The day that it is, in the academy's time zone: `YYYY-MM-DD`. */
export const todayOf = ({ now, identity }: Knows): string => dayIn(identity().timeZone, now())

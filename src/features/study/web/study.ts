import type { z } from 'zod'

import type { studyContract } from '../contract.ts'

export type Study = z.output<typeof studyContract.myStudy.output>

/** The days of the last week that is shown: this one. */
export const weekOf = ({ days }: Study): Study['days'] => days.slice(-7)

/** A day of a calendar as an instant that shows it in UTC. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

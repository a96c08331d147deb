import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { isBirthday, isOldEnough } from '#src/wire/application-rules.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { applicationsContract } from '../contract/applications.ts'
import { coachRegistrations } from '../tables.ts'
import { register } from './register.ts'

type Input = z.output<typeof applicationsContract.registerCoach.input>

/**
 * Registers a coach. Refuses with `invalid` for a day that nobody was born on, `not-found`, `application-closed`,
 * `coach-registered`, `not-an-image` and `too-many`.
 */
export async function registerCoach(context: Context, input: Input) {
  const { file: _file, extra: _extra, ...fields } = input
  if (!isBirthday(fields.dateOfBirth, context.now())) return refuse('invalid', { text: 'Date of birth is not valid' })
  if (!isOldEnough(fields.dateOfBirth, fields.experienceYears, context.now()))
    return refuse('invalid', { text: 'These are more years than have passed since the date of birth' })
  return register(context, input, {
    applicantType: 'CoachApplication',
    table: coachRegistrations,
    duplicate: 'coach-registered',
    insert: (tx, { image, ...by }) =>
      tx
        .insert(coachRegistrations)
        .values({ ...fields, ...by, image })
        .onConflictDoNothing()
        .returning({ id: coachRegistrations.id }),
  })
}

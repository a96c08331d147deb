import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { isEstablishedYear } from '#src/wire/application-rules.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { applicationsContract } from '../contract/applications.ts'
import { clubRegistrations } from '../tables.ts'
import { register } from './register.ts'

type Input = z.output<typeof applicationsContract.registerClub.input>

/**
 * Registers a club. Refuses with `invalid` for a year out of range, `not-found`, `application-closed`, `club-registered`,
 * `not-an-image` and `too-many`.
 */
export async function registerClub(context: Context, input: Input) {
  const { file: _file, extra: _extra, ...fields } = input
  const now = context.now()
  if (!isEstablishedYear(fields.establishedYear, now))
    return refuse('invalid', { text: `Year must be between 1800 and ${now.getUTCFullYear()}` })
  return register(context, input, {
    applicantType: 'ClubApplication',
    table: clubRegistrations,
    duplicate: 'club-registered',
    insert: (tx, { image, ...by }) =>
      tx
        .insert(clubRegistrations)
        .values({ ...fields, ...by, logo: image })
        .onConflictDoNothing()
        .returning({ id: clubRegistrations.id }),
  })
}

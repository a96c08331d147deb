import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import { SPEAKER_KEY_MAX } from '#src/wire/programme-rules.ts'

import type { conferencesContract } from '../contract.ts'
import { keyOf } from '../queries/find-conferences.ts'
import type { Speaker } from '../tables.ts'

type Given = NonNullable<z.output<typeof conferencesContract.createConference.input>['speakers']>

/**
 * The speakers that have a name (the form begins with an empty one), each with a key: the one that was sent, or that of
 * who had this name before, so that a sender who knows of no keys takes nobody from their talks.
 */
export function keysFor(given: Given, former: readonly Speaker[]) {
  const named = given.filter(({ firstName, lastName }) => firstName || lastName)
  const taken = new Set(named.map(({ key }) => key))
  const known = former.map((speaker, index) => ({ ...speaker, key: keyOf(speaker, index) }))
  return named.map(speaker => {
    const same = known.find(
      ({ key, firstName, lastName }) =>
        !taken.has(key) && firstName === speaker.firstName && lastName === speaker.lastName,
    )
    const key = speaker.key ?? same?.key ?? randomUUID().replaceAll('-', '').slice(0, SPEAKER_KEY_MAX)
    taken.add(key)
    return { ...speaker, key }
  })
}

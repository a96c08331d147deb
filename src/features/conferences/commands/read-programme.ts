import type { z } from 'zod'

import { daysOf, inOrder, withoutEmptyEnd } from '#src/wire/programme-rules.ts'
import { refuse, type RefusedField, type Refused } from '#src/wire/refusals.ts'

import type { conferencesContract } from '../contract.ts'
import type { ProgrammeDay } from '../tables.ts'

type Given = z.output<typeof conferencesContract.createConference.input>['programme']

interface About {
  startsOn: string
  endsOn: string | null
  speakers: readonly { readonly key: string }[]
  /** What is stored; it stays where nothing is sent. */
  former: readonly ProgrammeDay[]
}

/**
 * The programme as it is stored: each day by its times. What stays loses the speakers that are gone, and no talk.
 * Refuses 'invalid' for days after the last one and for speakers that the conference has not, each at its field.
 */
export function readProgramme(given: Given, { startsOn, endsOn, speakers, former }: About): ProgrammeDay[] | Refused {
  const isKnown = (key: string) => speakers.some(speaker => speaker.key === key)
  const read = given ? given.map(dayOf) : former.map(day => withSpeakers(day, isKnown))
  const strangers = (given ?? []).flatMap(({ talks }, day) =>
    talks.flatMap((talk, index) =>
      talk.speakers?.every(isKnown) === false ? strangerAt(`programme.${day}.talks.${index}.speakers`) : [],
    ),
  )
  const [first] = strangers
  if (first) return refuse('invalid', { text: `programme: ${first.message}`, fields: strangers })
  const programme = withoutEmptyEnd(read)
  if (programme.length <= daysOf(startsOn, endsOn)) return programme
  const message = 'The programme goes on after the last day'
  return refuse('invalid', { text: `endDate: ${message}`, fields: [{ path: 'endDate', message }] })
}

const strangerAt = (path: string): RefusedField => ({ path, message: 'This talk names somebody who is not a speaker' })

const withSpeakers = ({ talks, ...day }: ProgrammeDay, isKnown: (key: string) => boolean): ProgrammeDay => ({
  ...day,
  talks: talks.map(talk => ({ ...talk, speakers: talk.speakers.filter(isKnown) })),
})

const dayOf = ({ theme, talks }: NonNullable<Given>[number]): ProgrammeDay => ({
  ...(theme && { theme }),
  talks: inOrder(talks).map(({ time, title, note, speakers = [], standsOut }) => ({
    time,
    title,
    ...(note && { note }),
    speakers: [...new Set(speakers)],
    ...(standsOut && { standsOut }),
  })),
})

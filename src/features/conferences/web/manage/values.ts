// What the form of a conference holds, and how it travels.
import { newFilesOf } from '#src/web/manager/lists/rows.ts'
import { daysOf, inOrder, MAX_DAYS, withoutEmptyEnd } from '#src/wire/programme-rules.ts'

import type { WholeConference } from '../days.ts'

export type SpeakerValues = {
  /** Talks name their speakers by it. */
  key: string
  firstName: string
  lastName: string
  affiliation: string
  /** Address of the stored image. */
  image: string | null
  file: File | undefined
}

export const noSpeaker: SpeakerValues = {
  key: 'first',
  firstName: '',
  lastName: '',
  affiliation: '',
  image: null,
  file: undefined,
}

/** A key that no speaker of this conference had before: talks of one who is gone would be the new one's. */
export const freshKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

export type TalkValues = { time: string; title: string; note: string; speakers: string[]; standsOut: boolean }
export const noTalk: TalkValues = { time: '', title: '', note: '', speakers: [], standsOut: false }

export type DayValues = { theme: string; talks: TalkValues[] }
const noDay: DayValues = { theme: '', talks: [] }

export type ConferenceValues = {
  name: string
  location: string
  startDate: string
  endDate: string
  description: string
  file: File | undefined
  /** One for each day of the conference, and those after its end that still have something. */
  programme: DayValues[]
  speakers: SpeakerValues[]
}

/** A-CONF-2: the list of speakers begins with an empty one. */
export const noConference: ConferenceValues = {
  name: '',
  location: '',
  startDate: '',
  endDate: '',
  description: '',
  file: undefined,
  programme: [noDay],
  speakers: [noSpeaker],
}

export function valuesOf({
  name,
  location,
  date,
  description,
  speakers,
  programme,
}: WholeConference): ConferenceValues {
  const known = speakers.map(({ key, firstName, lastName, affiliation, image }) => ({
    ...noSpeaker,
    key,
    firstName,
    lastName,
    affiliation: affiliation ?? '',
    image,
  }))
  const days = programme.map(({ theme, talks }) => ({
    theme: theme ?? '',
    talks: talks.map(talk => ({ ...talk, note: talk.note ?? '' })),
  }))
  return {
    name,
    location,
    startDate: date.start,
    endDate: date.end ?? '',
    description,
    file: undefined,
    programme: fittedTo(days, spanOf(date.start, date.end)),
    speakers: known.length > 0 ? known : [noSpeaker],
  }
}

/** For how many days a programme is written. */
export const spanOf = (start: string, end: string | null): number => Math.min(daysOf(start, end), MAX_DAYS)

/** As many days as there are, and no word of a day that is not there any more is lost. */
export function fittedTo(programme: readonly DayValues[], span: number): DayValues[] {
  const length = Math.max(span, withoutEmptyEnd(programme).length)
  return Array.from({ length }, (_, index) => programme[index] ?? noDay)
}

/** The fields as the call takes them: images of speakers travel beside the list, in its order. */
export const inputOf = ({ speakers, programme, ...fields }: ConferenceValues) => ({
  ...fields,
  programme: withoutEmptyEnd(programme).map(({ theme, talks }) => ({
    theme,
    talks: inOrder(talks).map(talk => ({ ...talk, speakers: talk.speakers.filter(key => isNamed(speakers, key)) })),
  })),
  speakers: speakers.map(({ file, image, ...speaker }) => ({ ...speaker, picture: file ? 'new' : image })),
  speakerImages: newFilesOf(speakers),
})

const isNamed = (speakers: readonly SpeakerValues[], key: string): boolean =>
  namedIn(speakers).some(one => one.key === key)

/** Those that have a name: the list begins with an empty one. */
export const namedIn = (speakers: readonly SpeakerValues[]): { key: string; name: string }[] =>
  speakers
    .map(({ key, firstName, lastName }) => ({ key, name: `${firstName} ${lastName}`.trim() }))
    .filter(({ name }) => name !== '')

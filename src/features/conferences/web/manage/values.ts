// What the form of a conference holds, and how it travels.
import { newFilesOf } from '#src/web/manager/lists/rows.ts'

export type SpeakerValues = {
  firstName: string
  lastName: string
  affiliation: string
  /** Address of the stored image. */
  image: string | null
  file: File | undefined
}

export const noSpeaker: SpeakerValues = {
  firstName: '',
  lastName: '',
  affiliation: '',
  image: null,
  file: undefined,
}

export type ConferenceValues = {
  name: string
  location: string
  startDate: string
  endDate: string
  description: string
  file: File | undefined
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
  speakers: [noSpeaker],
}

/** The fields as the call takes them: images of speakers travel beside the list, in its order. */
export const inputOf = ({ speakers, ...fields }: ConferenceValues) => ({
  ...fields,
  speakers: speakers.map(({ file, image, ...speaker }) => ({ ...speaker, picture: file ? 'new' : image })),
  speakerImages: newFilesOf(speakers),
})

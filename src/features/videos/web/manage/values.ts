// What the form of a video holds, and how it travels.
import { inWesternDigits } from '#src/ui/controls/western-digits.ts'
import { newFilesOf } from '#src/web/manager/lists/rows.ts'
import { readChapters, type Chapter, type ReadChapters } from '#src/wire/text/chapters.ts'

type LinkValues = { link: string; description: string }
type TrackValues = { language: string; label: string; file: File | undefined; isStored: boolean }
export type VideoValues = {
  title: string
  description: string
  links: LinkValues[]
  /** Lines that `readChapters` reads. */
  chapters: string
  /** What stands in the fields of the next link: it is saved with the others. */
  newLink: LinkValues
  file: File | undefined
  pdf: File | undefined
  removePdf: boolean
  captions: TrackValues[]
  published: boolean
  /** The video that was sent, and its length as the browser measured it. */
  upload: string
  seconds: number
}

export const noLink: LinkValues = { link: '', description: '' }

export const noVideo: VideoValues = {
  title: '',
  description: '',
  links: [],
  chapters: '',
  newLink: noLink,
  file: undefined,
  pdf: undefined,
  removePdf: false,
  captions: [],
  published: false,
  upload: '',
  seconds: 0,
}

export const linksOf = ({ links, newLink }: Pick<VideoValues, 'links' | 'newLink'>): LinkValues[] =>
  newLink.link.trim() === '' ? links : [...links, { ...newLink, link: newLink.link.trim() }]

/** Whatever digits a keyboard writes a time with; names keep theirs. @param length seconds of the video, if known */
export const chaptersOf = (lines: string, length: number): ReadChapters =>
  readChapters(lines.replaceAll(/^\s*\S+/gm, inWesternDigits), length)

/** Of lines that the form has found right. */
function chaptersIn(lines: string): Chapter[] {
  const read = chaptersOf(lines, 0)
  return 'chapters' in read ? [...read.chapters] : []
}

/** The fields as the calls take them: files of captions travel beside the list, in its order. */
export const inputOf = ({
  captions,
  upload,
  title,
  description,
  chapters,
  file,
  pdf,
  seconds,
  ...values
}: VideoValues) => ({
  title,
  description,
  links: linksOf(values),
  chapters: chaptersIn(chapters),
  file,
  pdf,
  seconds,
  captions: captions.map(track => ({ language: track.language, label: track.label, isNew: track.file !== undefined })),
  captionFiles: newFilesOf(captions),
  ...(upload && { upload }),
})

// What the form of a video holds, and how it travels.

type TrackValues = { language: string; label: string; file: File | undefined; isStored: boolean }
export type VideoValues = {
  title: string
  description: string
  links: { link: string; description: string }[]
  file: File | undefined
  pdf: File | undefined
  removePdf: boolean
  captions: TrackValues[]
  published: boolean
  /** The film that was sent, and its length as the browser measured it. */
  upload: string
  seconds: number
}

export const noVideo: VideoValues = {
  title: '',
  description: '',
  links: [],
  file: undefined,
  pdf: undefined,
  removePdf: false,
  captions: [],
  published: false,
  upload: '',
  seconds: 0,
}

/** The fields as the calls take them: files of captions travel beside the list, in its order. */
export const inputOf = ({ captions, upload, title, description, links, file, pdf, seconds }: VideoValues) => ({
  title,
  description,
  links,
  file,
  pdf,
  seconds,
  captions: captions.map(track => ({ language: track.language, label: track.label, isNew: track.file !== undefined })),
  captionFiles: captions.flatMap(track => track.file ?? []),
  ...(upload && { upload }),
})

import type { ImageKind } from '#src/server/images/images.ts'

/** The image at a conference's head, and the round ones of its speakers. */
export const conferenceImage: ImageKind = { folder: 'public/conferences', widths: [960, 480, 1440] }
export const speakerImage: ImageKind = { folder: 'public/speakers', widths: [320], aspect: 1 }

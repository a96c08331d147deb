// What may become a slide.
import type { ClipKind } from '#src/features/home/engine/clips.ts'
import { filesOfImage, type ImageKind } from '#src/server/images/images.ts'
import { hours, minutes } from '#src/wire/durations.ts'
import { CLIP_MAX_BYTES, UPLOAD_MAX_BYTES } from '#src/wire/upload-limits.ts'

/** Files that nobody has checked yet: never served. */
export const INCOMING = 'incoming/hero'

/** The first width is the one that a slide names; the carousel derives the others from it. */
export const slideImage: ImageKind = { folder: 'public/heroes', widths: [1920, 828, 1280, 2400] }
/** A slide's video goes round without sound behind its text. */
export const slideClip: ClipKind = { folder: 'public/heroes', mostSeconds: 120 }

export const mostBytes = { image: UPLOAD_MAX_BYTES, video: CLIP_MAX_BYTES } as const

export const uploadLimit = { name: 'hero-upload', max: 60, windowMs: hours(1) } as const

/** After this, a file that no slide has taken is rubbish. */
export const incomingLifeMs = hours(1)
/** Pages that are open somewhere still show the former slide. */
export const formerLifeMs = minutes(60)

const UPLOADED_CLIP = /^public\/heroes\/[\da-f-]{36}\/clip\./

/** The files behind a slide that was uploaded; those of the demo academy are not its own. */
export const filesOf = ({ assetUrl, image }: { assetUrl: string | null; image: string | null }): string[] => [
  ...filesOfImage(slideImage, image),
  ...(assetUrl && UPLOADED_CLIP.test(assetUrl) ? [assetUrl] : []),
]

/** The same of what the dark theme shows instead. */
export const darkFilesOf = (slide: { darkAssetUrl: string | null; darkImage: string | null }): string[] =>
  filesOf({ assetUrl: slide.darkAssetUrl, image: slide.darkImage })

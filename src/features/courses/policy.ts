import type { Actor } from '#src/server/actor.ts'
import type { ImageKind } from '#src/server/images/images.ts'
import { lackingOf } from '#src/server/lacking.ts'

/** Administrators see a course before everybody else does, and after it left the catalogue. */
export const canSeeDrafts = (actor: Actor): boolean => actor.kind === 'user' && actor.role === 'admin'

export const courseImage: ImageKind = { folder: 'public/courses', widths: [960, 480, 1440] }

/** The same for mails, whose readers show no AVIF: px, twice what a mail shows. */
export const mailPicture = { width: 1120, height: 630, aim: 0.5, isGrey: false }

/** Where it lies: beside the picture that it is made from. */
export const mailPictureOf = (thumbnail: string): string => thumbnail.replace(/(\/\d+)?\.\w+$/, '/mail.jpg')

type Dates = { readonly publishedAt: Date | null; readonly archivedAt: Date | null }

/** Archived is what left the catalogue and is kept for those who hold it (D-64). */
export function stateOf({ publishedAt, archivedAt }: Dates): 'Draft' | 'Published' | 'Archived' {
  if (archivedAt) return 'Archived'
  return publishedAt ? 'Published' : 'Draft'
}

/** What keeps a course from being sold, in words; undefined when nothing does. Its price may be 0. */
export const lackOf = (course: { thumbnail: string; description: string; hasVideo: boolean }): string | undefined =>
  lackingOf({
    'a published video': course.hasVideo,
    'a picture': course.thumbnail !== '',
    'a description': course.description !== '',
  })

/** How long the lessons of a course may take together for it to be short, and neither short nor long. */
export const SHORT_UNDER_SECONDS = 30 * 60
export const MEDIUM_UNDER_SECONDS = 2 * 60 * 60

import type { Actor } from '#src/server/actor.ts'
import type { ImageKind } from '#src/server/images/images.ts'

/** Administrators see a course before everybody else does, and after it left the catalogue. */
export const canSeeDrafts = (actor: Actor): boolean => actor.kind === 'user' && actor.role === 'admin'

export const courseImage: ImageKind = { folder: 'public/courses', widths: [960, 480, 1440] }

type Dates = { readonly publishedAt: Date | null; readonly archivedAt: Date | null }

/** Archived is what left the catalogue and is kept for those who hold it (D-64). */
export function stateOf({ publishedAt, archivedAt }: Dates): 'Draft' | 'Published' | 'Archived' {
  if (archivedAt) return 'Archived'
  return publishedAt ? 'Published' : 'Draft'
}

const needs = {
  video: 'a published video',
  image: 'a picture',
  description: 'a description',
} as const

/** What keeps a course from being sold, in words; undefined when nothing does. Its price may be 0. */
export function lackOf(course: { thumbnail: string; description: string; hasVideo: boolean }): string | undefined {
  const lacking = [
    ...(course.hasVideo ? [] : [needs.video]),
    ...(course.thumbnail ? [] : [needs.image]),
    ...(course.description ? [] : [needs.description]),
  ]
  if (lacking.length === 0) return undefined
  const [last = '', ...others] = lacking.toReversed()
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
}

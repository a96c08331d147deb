import type { Actor } from '#src/server/actor.ts'
import type { ImageKind } from '#src/server/images/images.ts'
import { lackingOf } from '#src/server/lacking.ts'
import type { Limit } from '#src/server/limits/limits.ts'
import { plainText } from '#src/server/rich-text.ts'
import { minutes } from '#src/wire/durations.ts'

/** How often one person may write (T82). */
export const limits = {
  comments: { name: 'blog-comment', max: 10, windowMs: minutes(1) },
  likes: { name: 'blog-like', max: 60, windowMs: minutes(1) },
} as const satisfies Record<string, Limit>

/** Administrators write posts, and see them before everybody else does. */
export const canSeeDrafts = (actor: Actor): boolean => actor.kind === 'user' && actor.role === 'admin'

/** Administrators, and who wrote it (D-61). */
export const canDeleteComment = (actor: Actor, { userId }: { userId: string }): boolean =>
  actor.kind === 'user' && (actor.role === 'admin' || actor.id === userId)

/** The image of a post. */
export const blogImage: ImageKind = { folder: 'public/blogs', widths: [960, 480, 1440] }

/** The fewest characters of a post's title, and of the words of one that is published. */
export const MIN_TITLE = 4
const MIN_CONTENT = 21

export const isLongEnough = (content: string): boolean => plainText(content).length >= MIN_CONTENT

/** What keeps a draft from being read by everybody, in words; undefined when nothing does. */
export const lackOf = ({ thumbnail, content }: { thumbnail: string; content: string }): string | undefined =>
  lackingOf({ 'a picture': thumbnail !== '', 'a text of more than 20 characters': isLongEnough(content) })

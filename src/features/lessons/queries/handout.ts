import { findAround } from '#src/features/courses/queries/outline.ts'
import { mediaAddress } from '#src/features/videos/queries/media-address.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

type Ids = { readonly courseId: string; readonly videoId: string }

/** @returns where the PDF of a lesson is read, for this session and for a while (D-9) */
export async function findHandout(context: Context, { courseId, videoId }: Ids) {
  const around = await findAround(context, courseId)
  const lesson = around?.outline.videos.find(one => one.videoId === videoId)
  if (!around || !lesson) return refuse('not-found')
  const sessionId = userOf(context.actor)?.sessionId
  if (!around.isPurchased || !sessionId) return refuse('not-entitled')
  if (!lesson.pdfKey) return refuse('not-found')
  return { address: mediaAddress(context, { key: lesson.pdfKey, sessionId, courseId }) }
}

import type { Lesson } from '#src/features/courses/queries/lessons.ts'
import { mediaAddress, playedKey, previewOf, type Granted } from '#src/features/videos/queries/media-address.ts'
import type { Context } from '#src/server/context.ts'

/** What a video is played with, its addresses signed for that reader alone. */
export function openFields(context: Context, lesson: Lesson, granted: Granted) {
  const address = (key: string) => mediaAddress(context, { key, ...granted })
  return {
    url: address(playedKey(lesson)),
    preview: previewOf(context, lesson.hlsFolder, granted),
    pdf: lesson.pdfKey && address(lesson.pdfKey),
    links: lesson.links,
    chapters: lesson.chapters,
    captions: lesson.captions.map(({ language, label, key }) => ({ language, label, url: address(key) })),
    hasSound: lesson.hasSound,
    signal: lesson.signal,
    progress: lesson.percent,
    seen: lesson.seen,
    positionSeconds: lesson.positionSeconds,
  }
}

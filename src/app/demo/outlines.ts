// What a course of the demo consists of: headings, videos and written lessons in one order.
import { academy } from '@palestra/demo-academy/content/academy'
import { cite } from '@palestra/demo-academy/content/citations'
import type { DemoCourse } from '@palestra/demo-academy/content/types'

import { Figure } from '#src/features/courses/contract/figures.ts'
import { Questions } from '#src/features/courses/contract/questions.ts'
import { courseSections, courseVideos, writtenLessons } from '#src/features/courses/tables/lessons.ts'
import type { Services } from '#src/server/context.ts'
import { sanitizeRichText } from '#src/server/rich-text.ts'

import { needed, type Ids } from './ids.ts'

type Course = { course: DemoCourse; courseId: string; videoIds: Ids; createdAt: Date }

/** Counts all places of a course together. @returns the ids of its written lessons by slug */
export async function loadOutline(services: Services, place: Course): Promise<Ids> {
  const { course, courseId, videoIds } = place
  const ids = new Map<string, string>()
  let position = 0
  for (const { title, lessons } of course.outline) {
    await services.db.insert(courseSections).values({ courseId, position: position++, title })
    for (const slug of lessons) {
      const videoId = videoIds.get(slug)
      // Whoever looks around may watch how each course begins.
      const isFree = slug === course.videos[0]
      if (videoId) await services.db.insert(courseVideos).values({ courseId, videoId, position: position++, isFree })
      else ids.set(slug, await loadWritten(services, place, { slug, position: position++ }))
    }
  }
  return ids
}

async function loadWritten(
  { db }: Services,
  { courseId, createdAt }: Course,
  { slug, position }: { slug: string; position: number },
): Promise<string> {
  const lesson = needed(
    academy.written.find(one => one.slug === slug),
    slug,
  )
  const [made] = await db
    .insert(writtenLessons)
    .values({
      courseId,
      position,
      kind: lesson.kind,
      title: lesson.title,
      content: sanitizeRichText(lesson.content),
      sources: lesson.sources.map(cite),
      figure: lesson.figure && Figure.parse(lesson.figure),
      questions: Questions.parse(lesson.questions),
      minutes: lesson.minutes,
      passPercent: lesson.passPercent,
      isNeeded: lesson.isNeeded,
      publishedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: writtenLessons.id })
  return needed(made?.id, slug)
}

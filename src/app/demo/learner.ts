// The days, notes and saved courses of the learner whose account may be tried.
import { learnerNotes, savedCourses as saved, studiedMinutes } from '@palestra/demo-academy/content/learner'

import { savedCourses } from '#src/features/courses/tables/courses.ts'
import { notes } from '#src/features/notes/tables.ts'
import { studyDays } from '#src/features/study/tables.ts'
import type { Services } from '#src/server/context.ts'

import type { LoadedContent } from './courses.ts'
import { daysBefore } from './days.ts'
import { needed } from './ids.ts'

export async function loadLearner({ db, now }: Services, loaded: LoadedContent, userId: string): Promise<void> {
  const idOf = (slug: string) => needed(loaded.courseIds.get(slug), slug)
  await db.insert(studyDays).values(
    studiedMinutes.flatMap((minutes, daysAgo) => {
      const day = daysBefore(now(), daysAgo).toISOString().slice(0, 10)
      return minutes > 0 ? [{ userId, day, seconds: minutes * 60 }] : []
    }),
  )
  await db.insert(notes).values(
    learnerNotes.map(({ course, video, second, text, daysAgo }) => {
      const at = daysBefore(now(), daysAgo)
      const place = { courseId: idOf(course), videoId: needed(loaded.videoIds.get(video), video) }
      return { userId, ...place, second, text, createdAt: at, updatedAt: at }
    }),
  )
  await db
    .insert(savedCourses)
    .values(saved.map((slug, index) => ({ userId, courseId: idOf(slug), savedAt: daysBefore(now(), 2 + 5 * index) })))
}

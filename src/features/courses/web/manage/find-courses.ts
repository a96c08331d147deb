import { api } from '#src/web/calls/api.ts'

/** Courses of any state with these words in their title, as `Chosen` offers them. */
export async function findCourses(words: string, limit: number) {
  const { courses, total } = await api().manageCourses({ limit, ...(words && { title: words }) })
  return { things: courses.map(({ _id, title }) => ({ _id, name: title })), total }
}

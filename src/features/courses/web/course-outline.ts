// The lessons of a course under their headings, as they come from the server in several lists (D-71).
import type { WrittenKind } from '../contract/questions.ts'

type Video = {
  readonly _id: string
  readonly title: string
  readonly durationSeconds: number
  readonly progress: number
  readonly completed: boolean
}
type Written = {
  readonly _id: string
  readonly kind: WrittenKind
  readonly title: string
  readonly minutes: number
  readonly questionCount: number
  readonly isNeeded: boolean
  readonly progress: number
  readonly completed: boolean
}
type Lists<V extends Video> = {
  readonly videos: readonly V[]
  readonly lessons: readonly Written[]
  readonly sections: readonly { readonly title: string | null; readonly lessons: readonly string[] }[]
}

/** `number` counts the lessons of every kind through the course, from 1; `seconds` is how long it takes. */
type Common = { readonly _id: string; readonly number: number; readonly seconds: number; readonly isNeeded: boolean }
export type LessonInOutline<V extends Video> = Common &
  Pick<Video, 'title' | 'progress' | 'completed'> &
  ({ readonly kind: 'video'; readonly video: V } | { readonly kind: WrittenKind; readonly written: Written })
export type SectionInOutline<V extends Video> = {
  readonly title: string | null
  readonly seconds: number
  readonly lessons: readonly LessonInOutline<V>[]
}

/** Joins the lists of a course: its lessons in their order, by sections. */
export function outlineOf<V extends Video>({ videos, lessons, sections }: Lists<V>): SectionInOutline<V>[] {
  const known = new Map<string, (number: number) => LessonInOutline<V>>()
  for (const video of videos) {
    const { _id, title, progress, completed, durationSeconds: seconds } = video
    const common = { _id, title, progress, completed, seconds, isNeeded: true }
    known.set(_id, number => ({ ...common, kind: 'video', number, video }))
  }
  for (const written of lessons) {
    const { _id, kind, title, progress, completed, isNeeded, minutes } = written
    const common = { _id, title, progress, completed, seconds: minutes * 60, isNeeded }
    known.set(_id, number => ({ ...common, kind, number, written }))
  }
  let number = 0
  return sections.map(({ title, lessons: ids }) => {
    const found = ids.flatMap(id => {
      const lesson = known.get(id)
      return lesson ? [lesson((number += 1))] : []
    })
    return { title, seconds: found.reduce((sum, { seconds }) => sum + seconds, 0), lessons: found }
  })
}

/** How many readings, figures and questions there are among lessons. */
export function countsOf(lessons: readonly Pick<Written, 'kind' | 'questionCount'>[]) {
  const countOf = (kind: WrittenKind) => lessons.filter(lesson => lesson.kind === kind).length
  const questions = lessons.reduce((sum, { questionCount }) => sum + questionCount, 0)
  return { readings: countOf('reading'), figures: countOf('figure'), questions }
}

/** The same without their headings. */
export const lessonsOf = <V extends Video>(lists: Lists<V>): LessonInOutline<V>[] =>
  outlineOf(lists).flatMap(({ lessons }) => lessons)

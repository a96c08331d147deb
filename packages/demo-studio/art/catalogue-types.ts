/** What the catalogue says about each picture and video; texts of courses and lessons are written from it. */
import type { Category } from './drawing/palette.ts'

/** The picture of one course, 1600 × 900, and the number that it shows. */
export type CourseScene = {
  slug: string
  category: Category
  title: string
  /** What the picture shows: its text alternative. */
  shows: string
  keyNumber: string
  keyUnit: string
  draw: () => string
}

/** Caption: seconds from, seconds to, words. */
export type Cue = readonly [from: number, to: number, words: string]

/** A silent video of one idea, 1280 × 720. */
export type Explainer = {
  slug: string
  title: string
  seconds: number
  /** The point it makes, in a sentence. */
  teaches: string
  /** What the picture shows: it ends the sentence 'The video shows' in every lesson with this video. */
  shows: string
  /** Slugs of the courses it fits. */
  courses: readonly string[]
  /** Time of the poster frame, s. */
  poster: number
  cues: readonly Cue[]
  /** The picture at a time in s: a pure function, so any frame can be drawn alone. */
  render: (t: number) => string
}

import { eq, inArray, sql } from 'drizzle-orm'

import { categories } from '#src/features/categories/tables.ts'
import { textImages } from '#src/features/text-images/tables.ts'
import { queueTranscode } from '#src/features/videos/commands/queue-transcode.ts'
import { videos } from '#src/features/videos/tables.ts'
import { ArchiveError } from '#src/server/archive/archive.ts'
import { readArchive } from '#src/server/archive/read-archive.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'
import { currencyOf } from '#src/server/identity/currency.ts'
import { sanitizeRichText } from '#src/server/rich-text.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { inCurrency } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'
import { PAPER_MARK } from '#src/wire/text/rich-text.ts'

import { courses } from '../../tables/courses.ts'
import { courseSections, courseVideos, writtenLessons } from '../../tables/lessons.ts'
import { putLists, tagsOfCourses } from '../course-parts.ts'
import { CoursePackage, Rest } from './course-package.ts'
import { takeFiles, type TakenFiles } from './take-files.ts'

type Doing = Pick<Context, 'db' | 'storage' | 'queue' | 'actor' | 'now' | 'config'>
type Options = {
  readonly path: string
  /** Makes a second course of a title that is there already. */
  readonly again: boolean
  readonly onProgress: (packedBytes: number, totalBytes: number) => void
  readonly signal: AbortSignal
}

/**
 * Makes a draft of an exported course, for the operator: new ids, its categories by their names, its videos unpublished
 * and on their way to be encoded. The archive is read whole before anything is kept, and every file goes through the door
 * that uploads go through. What was stored is removed when anything fails.
 * @returns the new course; or the refusal 'conflict' when there is one of that title and `again` is false
 * @throws ArchiveError for a damaged or hostile archive, and for a file that no upload could be
 */
export async function importCourse(context: Doing, { path, again, onProgress, signal }: Options) {
  const reading = { head: CoursePackage, rest: Rest, onProgress, signal }
  const { head } = await readArchive(path, reading)
  if (!again && (await isThere(context, head.course.title))) return refuse('conflict')
  const taken: TakenFiles = { keys: new Map(), stored: [] }
  try {
    await readArchive(path, { ...reading, onEntry: entry => takeFiles(context, { head, taken }, entry) })
    return await context.db.transaction(tx => write(tx, context, { head, taken }))
  } catch (error) {
    await Promise.all(taken.stored.map(key => context.storage.remove(key)))
    throw error
  }
}

async function isThere({ db }: Doing, title: string): Promise<boolean> {
  return (await db.select({ id: courses.id }).from(courses).where(eq(courses.title, title)).limit(1)).length > 0
}

type Writing = { readonly head: CoursePackage; readonly taken: TakenFiles }

async function write(tx: Tx, context: Doing, { head, taken }: Writing) {
  const { categories: names, picture, description, priceCents, currency: wasIn, ...fields } = head.course
  const currency = await currencyOf(tx, context)
  const [made] = await tx
    .insert(courses)
    .values({
      ...fields,
      currency,
      priceCents: inCurrency(priceCents, wasIn, currency),
      description: withImages(description, { head, taken }),
      thumbnail: keyOf(taken, picture) ?? '',
    })
    .returning({ id: courses.id, title: courses.title })
  if (!made) throw new Error('an insert returns its row')
  await putLists(tx, made.id, { categorys: await categoryIds(tx, names) })
  const pictures = head.pictures.map(({ file }) => ({ key: needed(taken, file) }))
  if (pictures.length > 0) await tx.insert(textImages).values(pictures)
  await writeLessons(tx, context, { head, taken, courseId: made.id })
  const after = { ...head.course, videos: head.videos.length }
  await recordAudit(tx, context, { action: 'course.import', thing: { id: made.id, name: made.title }, after })
  await announce(tx, ['categories', ...tagsOfCourses([made.id])])
  return { id: made.id, title: made.title, videos: head.videos.length, currency, wasIn }
}

/** Places are numbered anew, as they come from outside; a heading stands before what has the same place. */
async function writeLessons(tx: Tx, context: Doing, { head, taken, courseId }: Writing & { courseId: string }) {
  const parts = [
    ...head.sections.map(section => ({ place: section.place, section })),
    ...head.videos.map((video, index) => ({ place: video.place ?? index, video })),
    ...head.written.map(lesson => ({ place: lesson.place, lesson })),
  ].toSorted((one, other) => one.place - other.place)
  for (const [position, part] of parts.entries()) {
    if ('section' in part) await tx.insert(courseSections).values({ courseId, position, title: part.section.title })
    else if ('video' in part) {
      const videoId = await writeVideo(tx, context, { video: part.video, taken })
      await tx.insert(courseVideos).values({ courseId, videoId, position, isFree: part.video.isFree })
    } else {
      const { place: _, content, ...fields } = part.lesson
      const text = withImages(content, { head, taken })
      await tx.insert(writtenLessons).values({ ...fields, content: text, courseId, position })
    }
  }
}

type Making = { readonly video: CoursePackage['videos'][number]; readonly taken: TakenFiles }

async function writeVideo(tx: Tx, context: Doing, { video, taken }: Making): Promise<string> {
  const { title, description, links, chapters, seconds } = video
  const sourceKey = needed(taken, video.film)
  const captions = video.captions.map(({ file, ...track }) => ({ ...track, key: needed(taken, file) }))
  const parts = { thumbnail: keyOf(taken, video.picture) ?? '', pdfKey: keyOf(taken, video.pdf), captions }
  const [made] = await tx
    .insert(videos)
    .values({ title, description, links, chapters, mediaKey: sourceKey, ...parts })
    .returning({ id: videos.id })
  if (!made) throw new Error('an insert returns its row')
  await queueTranscode(tx, context, { videoId: made.id, sourceKey, claimedSeconds: seconds })
  return made.id
}

/** The ids of categories of these names, which are made where they are missing. */
async function categoryIds(tx: Tx, given: readonly string[]): Promise<string[]> {
  const names = [...new Set(given.map(name => name.toLowerCase()))]
  if (names.length === 0) return []
  await tx
    .insert(categories)
    .values(names.map(name => ({ name, position: sql`(select coalesce(max(position), 0) + 1 from categories)` })))
    .onConflictDoNothing()
  const rows = await tx.select().from(categories).where(inArray(categories.name, names))
  return names.flatMap(name => rows.find(row => row.name === name)?.id ?? [])
}

/** The description with its pictures where they are now; a picture of anywhere else goes. */
function withImages(description: string, { head, taken }: Writing): string {
  const moved = head.pictures.reduce((text, { address, file }) => {
    const here = publicFileUrl(needed(taken, file))
    return ['', PAPER_MARK].reduce(
      (one, mark) => one.replaceAll(`src="${address}${mark}"`, `src="${here}${mark}"`),
      text,
    )
  }, description)
  return sanitizeRichText(moved)
}

/** The key of a file; null where none is named. */
const keyOf = (taken: TakenFiles, file: string | null): string | null => (file === null ? null : needed(taken, file))

function needed(taken: TakenFiles, file: string): string {
  const key = taken.keys.get(file)
  if (!key) throw new ArchiveError(`The course names ${file}, which is not in the archive.`)
  return key
}

import { asc, eq } from 'drizzle-orm'

import { categories } from '#src/features/categories/tables.ts'
import { videos } from '#src/features/videos/tables.ts'
import { readArchive } from '#src/server/archive/read-archive.ts'
import { writeArchive } from '#src/server/archive/write-archive.ts'
import type { Context } from '#src/server/context.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findSections } from '../../queries/outline.ts'
import { courseCategories, courses } from '../../tables/courses.ts'
import { courseVideos, writtenLessons } from '../../tables/lessons.ts'
import { fieldsIn } from '../course-parts.ts'
import { CoursePackage, Rest } from './course-package.ts'

type Options = {
  readonly id: string
  readonly path: string
  readonly overwrite?: boolean
  /** Told of each file that is packed. */
  readonly onFile: (done: number, total: number) => void
  readonly signal: AbortSignal
}

/**
 * Writes a course with its playlist and every file into one archive, for the operator. Renditions stay out: the academy
 * that takes it makes its own. Ratings, learners and orders stay where they were earned.
 * @returns the title, and how many videos and files it has; or the refusal 'not-found'
 * @throws ArchiveError when the file is there already, or one of the course's is gone
 */
export async function exportCourse(context: Pick<Context, 'db' | 'storage'>, options: Options) {
  const { storage } = context
  const packed = await describe(context, options.id)
  if (!packed) return refuse('not-found')
  const { head, files } = packed
  await writeArchive(options.path, {
    head,
    fill: async ({ add }) => {
      for (const [done, [name, key]] of [...files].entries()) {
        await add(name, await bodyOf(storage, key))
        options.onFile(done + 1, files.size)
      }
      return {}
    },
    verify: part => readArchive(part, { head: CoursePackage, rest: Rest, signal: options.signal }),
    overwrite: options.overwrite ?? false,
    signal: options.signal,
  })
  return { title: head.course.title, videos: head.videos.length, files: files.size }
}

async function bodyOf(storage: Storage, key: string) {
  const found = await storage.stat(key)
  if (!found) throw new Error(`${key} is not in the storage`)
  return { bytes: found.size, from: await storage.read(key) }
}

type Packed = { readonly head: CoursePackage; readonly files: ReadonlyMap<string, string> }

/** @returns the head, and the storage key of each file by its name in the archive */
async function describe({ db, storage }: Pick<Context, 'db' | 'storage'>, id: string): Promise<Packed | undefined> {
  const [row] = await db.select().from(courses).where(eq(courses.id, id))
  if (!row) return undefined
  const names = await db
    .select({ name: categories.name })
    .from(courseCategories)
    .innerJoin(categories, eq(categories.id, courseCategories.categoryId))
    .where(eq(courseCategories.courseId, id))
    .orderBy(asc(courseCategories.position))
  const list = await db
    .select({ video: videos, isFree: courseVideos.isFree, place: courseVideos.position })
    .from(courseVideos)
    .innerJoin(videos, eq(videos.id, courseVideos.videoId))
    .where(eq(courseVideos.courseId, id))
    .orderBy(asc(courseVideos.position), asc(courseVideos.videoId))
  const sections = await findSections(db, id)
  const ofCourse = eq(writtenLessons.courseId, id)
  const written = await db.select().from(writtenLessons).where(ofCourse).orderBy(asc(writtenLessons.position))
  const files = new Map<string, string>()
  const take = (name: string, key: string | null): string | null => {
    if (!key) return null
    files.set(name, key)
    return name
  }
  const { thumbnail, ...fields } = fieldsIn(row)
  const picture = take(`course/picture.${endingOf(thumbnail)}`, await largest(storage, thumbnail))
  const head: CoursePackage = {
    format: 'palestra-course',
    version: 1,
    course: { ...fields, currency: row.currency, categories: names.map(({ name }) => name), picture },
    sections: sections.map(({ title, position }) => ({ title, place: position })),
    written: written.map(describeWritten),
    pictures: imagesIn([fields.description, ...written.map(({ content }) => content)].join('')).map(address => {
      const file = `pictures/${files.size}.${endingOf(address)}`
      files.set(file, address.slice('/files/'.length))
      return { address, file }
    }),
    videos: [],
  }
  for (const { video, ...inCourse } of list) {
    const number = head.videos.length + 1
    head.videos.push({ ...(await describeVideo({ storage, take, number }, video)), ...inCourse })
  }
  return { head, files }
}

function describeWritten({ position, ...lesson }: typeof writtenLessons.$inferSelect) {
  return { ...writtenOf(lesson, 'id', 'courseId', 'publishedAt', 'createdAt', 'updatedAt', 'search'), place: position }
}

type Taking = {
  readonly storage: Storage
  readonly take: (name: string, key: string | null) => string | null
  readonly number: number
}

async function describeVideo({ storage, take, number }: Taking, video: typeof videos.$inferSelect) {
  const { title, description, links, chapters, durationSeconds, mediaKey, pdfKey, thumbnail } = video
  const folder = `videos/${String(number).padStart(3, '0')}`
  const film = `${folder}/film.${endingOf(mediaKey)}`
  take(film, mediaKey)
  const picture = take(`${folder}/picture.${endingOf(thumbnail)}`, await largest(storage, thumbnail))
  const captions = video.captions.map(({ language, label, key }) => {
    const file = `${folder}/captions-${language.toLowerCase()}.vtt`
    take(file, key)
    return { language, label, file }
  })
  return {
    title,
    description,
    links,
    chapters,
    seconds: durationSeconds,
    film,
    picture,
    pdf: take(`${folder}/handout.pdf`, pdfKey),
    captions,
  }
}

const endingOf = (key: string): string => /\.([a-z0-9]{2,4})$/.exec(key)?.[1] ?? 'bin'

/** Of a picture's widths, the widest that is there: it is rendered again where it goes. */
async function largest(storage: Storage, key: string): Promise<string | null> {
  if (!key) return null
  for (const width of [1920, 1440, 1280]) {
    const wider = key.replace(/\/\d+\.(avif|webp|jpg)$/, `/${width}.$1`)
    if (await storage.stat(wider)) return wider
  }
  return key
}

/** Addresses of the pictures that a text shows. */
const imagesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/src="(\/files\/public\/[a-z0-9/_.-]+)[#"]/g)].map(([, address = '']) => address)),
]

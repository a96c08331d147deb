import { z } from 'zod'

import {
  Id,
  idList,
  jsonText,
  Line,
  listFields,
  paragraphs,
  Password,
  PdfUpload,
  Unchanged,
  Upload,
  uploads,
  Version,
  WebAddress,
  YesNo,
} from '#src/wire/fields.ts'
import { CHAPTER_TITLE, MOST_CHAPTERS } from '#src/wire/text/chapters.ts'
import { PDF_MAX_BYTES } from '#src/wire/upload-limits.ts'

export const Resource = z.object({ link: z.string(), description: z.string() })
export const Captions = z.object({ language: z.string(), label: z.string(), url: z.string() })

/** A part of a video, from a second on until the next one begins. */
export const Chapter = z.strictObject({
  at: z.number().int().min(0).max(86_400),
  title: Line.min(1).max(CHAPTER_TITLE),
})
export const Chapters = z
  .array(Chapter)
  .max(MOST_CHAPTERS)
  .refine(
    all => all.every(({ at }, index) => index === 0 || at > (all[index - 1]?.at ?? 0)),
    'Each later than the one before',
  )

/** How far the encoding of a video's latest file is. */
const Media = z.object({
  stage: z.enum(['uploaded', 'encoding', 'ready', 'failed', 'original']),
  percent: z.number().int(),
  reason: z.enum(['unreadable', 'no-length', 'no-encoder', 'broken']).nullable(),
  canEncodeAgain: z.boolean(),
})

const ManagedRow = z.object({
  _id: Id,
  title: z.string(),
  thumbnail: z.string().nullable(),
  durationSeconds: z.number(),
  createdAt: z.iso.datetime(),
  published: z.boolean(),
  archived: z.boolean(),
  media: Media,
})

const ManagedVideo = ManagedRow.extend({
  description: z.string(),
  links: z.array(Resource),
  chapters: z.array(Chapter),
  /** Signed for the administrator who asks (D-10). */
  url: z.string(),
  preview: z.object({ image: z.string(), track: z.string() }).nullable(),
  pdf: z.string().nullable(),
  captions: z.array(Captions),
  courses: z.array(z.object({ _id: Id, title: z.string() })),
})

const MAX_LANGUAGES = 20
const Language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)

/** What the manager sends of a video; `file` is its image. */
const videoFields = {
  title: Line.min(1),
  description: paragraphs(5000).pipe(z.string().min(1)),
  links: jsonText(z.array(z.strictObject({ link: WebAddress, description: Line })).max(50)).optional(),
  chapters: jsonText(Chapters).optional(),
  file: Upload.optional(),
  pdf: PdfUpload.optional(),
  /** All of its captions, one of each language: those with `isNew` take the next one of `captionFiles`. */
  captions: jsonText(
    z.array(z.strictObject({ language: Language, label: Line.min(1).max(60), isNew: z.boolean() })).max(MAX_LANGUAGES),
  )
    .refine(tracks => new Set(tracks.map(({ language }) => language)).size === tracks.length, 'Each language once')
    .optional(),
  captionFiles: uploads(MAX_LANGUAGES).optional(),
  /** The video's length as the browser measured it: where nothing else can. */
  seconds: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,5}(\.\d{1,20})?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(0).max(86_400))
    .optional(),
}

const filesOfForm = { files: 2 + MAX_LANGUAGES, fileBytes: PDF_MAX_BYTES }

export const videosContract = {
  manageVideos: {
    input: z.strictObject({
      title: Line.max(100).optional(),
      state: z.enum(['draft', 'published', 'archived']).optional(),
      ...listFields('created', 'title', 'length'),
    }),
    output: z.object({
      videos: z.array(ManagedRow.extend({ coursesCount: z.number().int() })),
      NbOfPages: z.number().int(),
      total: z.number().int(),
    }),
  },
  manageVideo: {
    input: z.strictObject({ videoId: Id }),
    output: z.object({ video: ManagedVideo, version: Version.optional() }),
  },
  /** What cannot be done with one of them is told with its reason. */
  changeVideos: {
    input: z.strictObject({
      ids: z.array(Id).min(1).max(100),
      change: z.enum(['publish', 'unpublish', 'archive', 'restore']),
    }),
    output: z.object({
      changed: z.array(Id),
      unchanged: Unchanged,
    }),
  },
  /** Which of these are the last published ones of a course on sale, and so cannot be withdrawn together. */
  lastVideos: {
    input: z.strictObject({ ids: idList(100) }),
    output: z.object({
      courses: z.array(z.object({ course: z.string(), videos: z.array(z.object({ _id: Id, title: z.string() })) })),
    }),
  },
  createVideo: {
    ...filesOfForm,
    input: z.strictObject({ ...videoFields, upload: Id }),
    output: z.object({ video: ManagedVideo }),
  },
  updateVideo: {
    ...filesOfForm,
    input: z.strictObject({
      videoId: Id,
      ...videoFields,
      /** A file that takes the place of the one it has. */
      upload: Id.optional(),
      removePdf: YesNo.optional(),
      published: YesNo.optional(),
      version: Version.optional(),
    }),
    output: z.object({ video: ManagedVideo }),
  },
  deleteVideo: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ outcome: z.enum(['deleted', 'archived']) }),
  },
  restoreVideo: { input: z.strictObject({ id: Id }), output: z.object({ restored: z.literal(true) }) },
  encodeAgain: { input: z.strictObject({ id: Id }), output: z.object({ stage: z.literal('uploaded') }) },
} as const

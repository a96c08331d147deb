import { z } from 'zod'

import {
  LessonCourse,
  ListedVideo,
  ListedWritten,
  PublicVideo,
  Section,
} from '#src/features/courses/contract/shapes.ts'
import { Captions, Chapter, Resource } from '#src/features/videos/contract.ts'
import { Id } from '#src/wire/fields.ts'
import { MOST_STRETCHES } from '#src/wire/videos/coverage.ts'

/** A stretch that was played, in seconds. */
const Second = z.number().min(0).max(86_400)
const Seen = z.tuple([Second, Second])

/** With entitlement: short-lived signed addresses, and where to resume (D-9). */
const OpenVideo = PublicVideo.extend({
  /** The list of its renditions (HLS), or the file itself where it has none. */
  url: z.string(),
  preview: z.object({ image: z.string(), track: z.string() }).nullable(),
  pdf: z.string().nullable(),
  links: z.array(Resource),
  chapters: z.array(Chapter),
  captions: z.array(Captions),
  /** Null where nobody measured it. */
  hasSound: z.boolean().nullable(),
  /** What the time line is drawn as: a height from 0 to z for each of even stretches of time. Null: a straight line. */
  signal: z.string().nullable(),
  progress: z.number().int(),
  seen: z.array(Seen),
  positionSeconds: z.number(),
})

export const lessonsContract = {
  getVideo: {
    input: z.strictObject({ courseId: Id, videoId: Id }),
    output: z.object({
      isPurchased: z.boolean(),
      video: z.union([OpenVideo, PublicVideo]),
      course: LessonCourse,
      /** The course's lists in their order (D-71). */
      videos: z.array(ListedVideo),
      lessons: z.array(ListedWritten),
      sections: z.array(Section),
    }),
  },
  /** What plays a lesson that everybody may watch, for the network of who asks; nobody's progress is kept. */
  openFreeLesson: {
    input: z.strictObject({ courseId: Id, videoId: Id }),
    output: z.object({ video: OpenVideo }),
  },
  putProgress: {
    input: z.strictObject({
      courseId: Id,
      videoId: Id,
      /** Watched share in percent. */
      progress: z.number().int().min(0).max(100),
      /** Where to resume, in seconds. */
      position: Second.optional(),
      /** What was played until now, here and on earlier visits. */
      seen: z.array(Seen).max(MOST_STRETCHES).optional(),
    }),
    output: z.object({
      progress: z.number().int(),
      courseProgress: z.number().int(),
      /** Set by the call that completed the course: the certificate it earned. */
      certificateId: Id.nullable(),
    }),
  },
} as const

import { z } from 'zod'

import { ListedVideo, PublicVideo } from '#src/features/courses/contract.ts'
import { Id } from '#src/wire/fields.ts'

const Resource = z.object({ link: z.string(), description: z.string() })
const Captions = z.object({ language: z.string(), label: z.string(), url: z.string() })

/** With entitlement: short-lived signed addresses, and where to resume (D-9). */
const OpenVideo = PublicVideo.extend({
  /** The list of its renditions (HLS), or the film itself where it has none. */
  url: z.string(),
  preview: z.object({ picture: z.string(), track: z.string() }).nullable(),
  pdf: z.string().nullable(),
  links: z.array(Resource),
  captions: z.array(Captions),
  progress: z.number().int(),
  positionSeconds: z.number(),
})

export const videosContract = {
  getVideo: {
    input: z.strictObject({ courseId: Id, videoId: Id }),
    output: z.object({
      isPurchased: z.boolean(),
      video: z.union([OpenVideo, PublicVideo]),
      /** `price` in dollars (D-3), for the way to buy. */
      course: z.object({ _id: Id, title: z.string(), price: z.number() }),
      /** The course's list in its order. */
      videos: z.array(ListedVideo),
    }),
  },
  putProgress: {
    input: z.strictObject({
      courseId: Id,
      videoId: Id,
      /** Watched share in percent. */
      progress: z.number().int().min(0).max(100),
      /** Where to resume, in seconds. */
      position: z.number().min(0).max(86_400).optional(),
    }),
    output: z.object({
      progress: z.number().int(),
      courseProgress: z.number().int(),
      /** Set by the call that completed the course: the certificate it earned. */
      certificateId: Id.nullable(),
    }),
  },
} as const

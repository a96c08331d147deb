import type { ImageKind } from '#src/server/images/images.ts'
import { END_OF_DAY } from '#src/wire/application-rules.ts'
import { hours } from '#src/wire/durations.ts'
import { instantIn } from '#src/wire/instant-in.ts'

/** The image of an application, and those of its steps. */
export const applicationImage: ImageKind = { folder: 'public/applications', widths: [960, 480, 1440] }

/** The logo of a club or the photo of a coach. Nobody but administrators sees them. */
export const applicantImage: ImageKind = { folder: 'private/applicants', widths: [480] }

/** How long an image may be without a registration (T56): no request takes so long. */
export const orphanAgeMs = hours(24)

/** The instant of a deadline as it was written: a day means its end, a time without an offset is the academy's. */
export function deadlineOf(written: string, timeZone: string): Date {
  if (/Z|[+-]\d\d:\d\d/.test(written)) return new Date(written)
  const [day = '', time = END_OF_DAY] = written.split('T')
  return instantIn(timeZone, day, time)
}

import type { ImageKind } from '#src/server/images/images.ts'
import { hours } from '#src/wire/durations.ts'

/** The image of an application, and those of its steps. */
export const applicationImage: ImageKind = { folder: 'public/applications', widths: [960, 480, 1440] }

/** The logo of a club or the photo of a coach. Nobody but administrators sees them. */
export const applicantImage: ImageKind = { folder: 'private/applicants', widths: [480] }

/** How long an image may be without a registration (T56): no request takes so long. */
export const orphanAgeMs = hours(24)

import type { ImageKind } from '#src/server/images/images.ts'
import type { Limit } from '#src/server/limits/limits.ts'
import { days, hours } from '#src/wire/durations.ts'

/** Twice the measure of an article, for sharp screens; smaller images keep their size. */
export const textImage: ImageKind = { folder: 'public/texts', widths: [1440] }

/** How long an image may wait for the text that it was uploaded for. */
export const orphanAgeMs = days(1)

/** One administrator's uploads: each costs us a moment of work (T56). */
export const uploadLimit: Limit = { name: 'text-image', max: 200, windowMs: hours(1) }

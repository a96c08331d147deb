import type { ImageKind } from '#src/server/images/images.ts'
import type { PdfKind } from '#src/server/pdfs/pdfs.ts'
import { days } from '#src/wire/durations.ts'

/** What a buyer shows for having transferred: a picture of the slip, large enough to be read, or the bank's PDF. */
export const proofImage: ImageKind = { folder: 'private/proofs', widths: [1600] }
export const proofPdf: PdfKind = { folder: 'private/proofs' }

/** So many proofs of one transfer are more than anybody has. */
export const MOST_PROOFS = 5

/** How long before its end a transfer is reminded of, and how long after it money may still arrive before it is given up. */
export const REMINDED_MS = days(2)
export const GRACE_MS = days(1)

/** What a buyer has at least after their proof was declined. */
export const TRIED_AGAIN_MS = days(3)

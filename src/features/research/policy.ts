import type { Actor } from '#src/server/actor.ts'
import type { ImageKind } from '#src/server/images/images.ts'
import type { PdfKind } from '#src/server/pdfs/pdfs.ts'

/** Administrators read a paper before everybody else does. */
export const canSeeDrafts = (actor: Actor): boolean => actor.kind === 'user' && actor.role === 'admin'

/** The image of a paper. */
export const researchImage: ImageKind = { folder: 'public/research', widths: [960, 480, 1440] }

/** Private, so that a draft cannot be read: the PDF leaves through its own address. */
export const researchPdf: PdfKind = { folder: 'private/research' }

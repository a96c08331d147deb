import type { Actor } from '#src/server/actor.ts'
import type { ImageKind } from '#src/server/images/images.ts'
import { lackingOf } from '#src/server/lacking.ts'
import type { PdfKind } from '#src/server/pdfs/pdfs.ts'
import { plainText } from '#src/server/rich-text.ts'

/** Administrators read a paper before everybody else does. */
export const canSeeDrafts = (actor: Actor): boolean => actor.kind === 'user' && actor.role === 'admin'

type Parts = { readonly thumbnail: string; readonly abstract: string; readonly content: string }

/** What keeps a draft from being read by everybody, in words; undefined when nothing does. */
export const lackOf = (paper: Parts & { readonly pdfKey: string | null }): string | undefined =>
  lackingOf({
    'a picture': paper.thumbnail !== '',
    'an abstract': paper.abstract !== '',
    'a text': plainText(paper.content) !== '',
    'a PDF': paper.pdfKey !== null,
  })

/** The image of a paper. */
export const researchImage: ImageKind = { folder: 'public/research', widths: [960, 480, 1440] }

/** Private, so that a draft cannot be read: the PDF leaves through its own address. */
export const researchPdf: PdfKind = { folder: 'private/research' }

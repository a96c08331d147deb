// What the writes of a paper share.
import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { filesOfImage } from '#src/server/images/images.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { researchContract } from '../contract/researches.ts'
import { researchPdf, researchImage } from '../policy.ts'
import { findAuthors, findReferences } from '../queries/get-research.ts'
import { researches, researchAuthors, researchReferences } from '../tables.ts'

export type Row = typeof researches.$inferSelect
type Given = z.output<typeof researchContract.updateResearch.input>

/** Gives a paper these authors and references, each list in its order; a list that is not given stays. */
export async function putLists(
  tx: Tx,
  researchId: string,
  { authors, references }: Pick<Given, 'authors' | 'references'>,
): Promise<void> {
  if (authors) {
    await tx.delete(researchAuthors).where(eq(researchAuthors.researchId, researchId))
    const rows = authors.map((author, position) => ({ ...author, researchId, position }))
    if (rows.length > 0) await tx.insert(researchAuthors).values(rows)
  }
  if (references) {
    await tx.delete(researchReferences).where(eq(researchReferences.researchId, researchId))
    const rows = references.map((reference, position) => ({ ...reference, researchId, position }))
    if (rows.length > 0) await tx.insert(researchReferences).values(rows)
  }
}

/** What the form of a paper writes into its row: its version and a copy have it from here. */
export const fieldsIn = (row: Row) =>
  writtenOf(row, 'id', 'isOnPaper', 'paperOf', 'views', 'publishedAt', 'createdAt', 'updatedAt', 'search')

/** What a write answers with. */
export const saved = ({ id, title, publishedAt }: Row) => ({
  research: { _id: id, title, published: publishedAt !== null },
})

/** A paper as its writes answer with it. Refuses 'not-found'. */
export async function savedResearch({ db }: Pick<Context, 'db'>, { id }: { id: string }) {
  const [row] = await db.select().from(researches).where(eq(researches.id, id))
  return row ? saved(row) : refuse('not-found')
}

/** What the audit keeps of a paper as it stands. */
export async function shown(tx: Db, row: Row) {
  return {
    ...fieldsIn(row),
    published: row.publishedAt !== null,
    authors: await findAuthors({ db: tx }, row.id),
    references: await findReferences({ db: tx }, row.id),
  }
}

type Files = Partial<Pick<Row, 'thumbnail' | 'pdfKey'>>

/**
 * Removes files that a paper gave up, unless a copy of the paper has the same ones. The demo's PDFs are shared as well,
 * and stay: only what was uploaded has such a name.
 */
export async function removeFiles(tx: Tx, { queue }: Context, { thumbnail, pdfKey }: Files): Promise<void> {
  const ours = pdfKey?.startsWith(`${researchPdf.folder}/`) && UPLOADED.test(pdfKey) ? pdfKey : undefined
  const isImageFree = thumbnail && (await tx.$count(researches, eq(researches.thumbnail, thumbnail))) === 0
  const isPdfFree = ours && (await tx.$count(researches, eq(researches.pdfKey, ours))) === 0
  await queue.send(tx, 'remove-files', {
    keys: [...(isImageFree ? filesOfImage(researchImage, thumbnail) : []), ...(isPdfFree ? [ours] : [])],
  })
}

const UPLOADED = /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.pdf$/

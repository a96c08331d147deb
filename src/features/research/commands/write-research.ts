import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { categories } from '#src/features/categories/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Db } from '#src/server/database/database.ts'
import { filesOfImage, storeImage } from '#src/server/images/images.ts'
import { storePdf } from '#src/server/pdfs/pdfs.ts'
import { plainText, sanitizeRichText } from '#src/server/rich-text.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isStale } from '#src/server/versions.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { researchContract } from '../contract/researches.ts'
import { researchPdf, researchImage } from '../policy.ts'
import { researches } from '../tables.ts'
import { putLists, removeFiles, saved, shown, type Row } from './research-parts.ts'

type Created = z.output<typeof researchContract.createResearch.input>
type Updated = z.output<typeof researchContract.updateResearch.input>

/**
 * Adds a paper. Refuses an unknown category, 'not-an-image', 'not-a-pdf', 'pdf-unsafe', and what is published without a
 * file or without words.
 */
export async function createResearch(context: Context, given: Created) {
  const { published = true } = given
  const wrong = await checkFields(context, given, published && noFiles)
  if (wrong) return wrong
  const files = await storeFiles(context, given)
  if (isRefused(files)) return files
  const { thumbnail, pdfKey } = files
  const now = context.now()
  return keepFiles(context.storage, namesOf(files), () =>
    context.db.transaction(async tx => {
      const dates = { createdAt: now, updatedAt: now, publishedAt: published ? now : null }
      const [made] = await tx
        .insert(researches)
        .values({ ...columnsOf(given), ...dates, thumbnail: thumbnail ?? '', pdfKey: pdfKey ?? null })
        .returning()
      if (!made) throw new Error('an insert returns its row')
      await putLists(tx, made.id, given)
      if (thumbnail) await context.queue.send(tx, 'read-papers', {})
      const thing = { id: made.id, name: made.title }
      await recordAudit(tx, context, { action: 'research.create', thing, after: await shown(tx, made) })
      await announce(tx, ['research', `research:${made.id}`])
      return saved(made)
    }),
  )
}

/**
 * Changes a paper; a file, and what else is optional, stays where it is not sent. Refuses like `createResearch`,
 * 'not-found', and 'conflict' for a form of an older version.
 */
export async function updateResearch(context: Context, { id, version, ...given }: Updated) {
  const [stored] = await context.db.select().from(researches).where(eq(researches.id, id))
  if (!stored) return refuse('not-found')
  const { published = stored.publishedAt !== null } = given
  const wrong = await checkFields(context, given, published && stored)
  if (wrong) return wrong
  const files = await storeFiles(context, given)
  if (isRefused(files)) return files
  return keepFiles(context.storage, namesOf(files), () =>
    context.db.transaction(async tx => {
      const [former] = await tx.select().from(researches).where(eq(researches.id, id)).for('update')
      if (!former) return refuse('not-found')
      if (await isStale(version, () => shown(tx, former))) return refuse('conflict')
      const before = await shown(tx, former)
      const dates = { updatedAt: context.now(), publishedAt: publishedAtOf(former, given.published, context.now()) }
      const changed = { ...columnsOf(given), ...files, ...dates }
      const [after] = await tx.update(researches).set(changed).where(eq(researches.id, id)).returning()
      if (!after) return refuse('not-found')
      await putLists(tx, id, given)
      if (files.thumbnail) await context.queue.send(tx, 'read-papers', {})
      await removeFiles(tx, context, {
        ...(files.thumbnail && { thumbnail: former.thumbnail }),
        ...(files.pdfKey && { pdfKey: former.pdfKey }),
      })
      const thing = { id, name: after.title }
      await recordAudit(tx, context, { action: 'research.update', thing, before, after: await shown(tx, after) })
      await announce(tx, ['research', `research:${id}`])
      return saved(after)
    }),
  )
}

/** What the form of a paper changes. */
export async function researchState(db: Db, { id }: { id: string }) {
  const [row] = await db.select().from(researches).where(eq(researches.id, id))
  return row && shown(db, row)
}

/** Only the columns that were sent. */
function columnsOf({ title, abstract, content, category, ...given }: Omit<Updated, 'id'>) {
  const { finding, findingNote, tags, publicationDate, doi, licence } = given
  return {
    title,
    abstract,
    ...(finding !== undefined && { finding }),
    ...(findingNote !== undefined && { findingNote }),
    content: sanitizeRichText(content),
    categoryId: category,
    ...(tags && { tags }),
    ...(publicationDate !== undefined && { publishedOn: publicationDate }),
    ...(doi !== undefined && { doi }),
    ...(licence !== undefined && { licence: licence || null }),
  }
}

function publishedAtOf({ publishedAt }: Row, published: boolean | undefined, now: Date): Date | null {
  if (published === undefined) return publishedAt
  return published ? (publishedAt ?? now) : null
}

type Stored = Pick<Row, 'thumbnail' | 'pdfKey' | 'publishedAt'>
const noFiles: Stored = { thumbnail: '', pdfKey: null, publishedAt: null }

/** @param shown of what everybody shall read: what is stored of it. A draft needs no more than a title and a category */
async function checkFields({ db }: Context, given: Checked, shown: Stored | false): Promise<Refused | undefined> {
  const { category } = given
  const wrong = shown ? missingOf(given, shown) : []
  const [first] = wrong
  if (first) return refuse('invalid', { text: `${first.path}: ${first.message}`, fields: wrong })
  if ((await db.$count(categories, eq(categories.id, category))) === 0)
    return refuse('invalid', { text: 'category: No such category' })
  return undefined
}

type Checked = Pick<Updated, 'abstract' | 'content' | 'category' | 'thumbnail' | 'pdf'>

/** What was published without a PDF, when that could be, may be changed without one. */
const missingOf = ({ abstract, content, thumbnail, pdf }: Checked, stored: Stored) =>
  [
    { isThere: abstract !== '', path: 'abstract', message: 'Please enter an abstract' },
    { isThere: plainText(content) !== '', path: 'content', message: 'Please enter a content' },
    { isThere: thumbnail ?? stored.thumbnail, path: 'thumbnail', message: 'Please choose a picture' },
    { isThere: pdf ?? stored.pdfKey ?? stored.publishedAt, path: 'pdf', message: 'Please upload a PDF file' },
  ].flatMap(({ isThere, ...wrong }) => (isThere ? [] : [wrong]))

type Files = { thumbnail?: string; pdfKey?: string }

const namesOf = ({ thumbnail, pdfKey }: Files): string[] => [
  ...filesOfImage(researchImage, thumbnail),
  ...(pdfKey ? [pdfKey] : []),
]

/** Stores what came, before the transaction; where one is refused, the other does not stay either. */
async function storeFiles(
  context: Context,
  { thumbnail: image, pdf }: Pick<Updated, 'thumbnail' | 'pdf'>,
): Promise<Files | Refused> {
  const { storage } = context
  const pdfKey = pdf && (await storePdf(context, researchPdf, pdf))
  if (isRefused(pdfKey)) return pdfKey
  const thumbnail = image && (await storeImage(context, researchImage, image))
  if (isRefused(thumbnail)) {
    if (pdfKey) await storage.remove(pdfKey)
    return thumbnail
  }
  return { ...(thumbnail && { thumbnail }), ...(pdfKey && { pdfKey }) }
}

import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { plainText, sanitizeRichText } from '#src/server/rich-text.ts'
import { isStale } from '#src/server/versions.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { pagesContract } from './contract.ts'
import { pageState } from './queries/get-page.ts'
import { managePage, PAGE_UPDATE } from './queries/manage-pages.ts'
import { standardPages } from './queries/standard-pages.ts'
import { pages } from './tables.ts'

type Given = z.output<typeof pagesContract.updatePage.input>
type Words = Pick<typeof pages.$inferSelect, 'title' | 'content'>

/**
 * Writes a page; its text is brought to the closed list of elements (T40). Refuses a text that says nothing, and
 * 'conflict' for a form of an older version.
 */
export async function updatePage(context: Context, { slug, title, content, version }: Given) {
  const after: Words = { title, content: sanitizeRichText(content) }
  if (plainText(after.content).trim() === '') return refuse('invalid', { text: 'content: Please write a text' })
  return context.db.transaction(async tx => {
    await lockName(tx, `page:${slug}`)
    if (await isStale(version, () => pageState(tx, { slug }))) return refuse('conflict')
    const [before] = await tx.select().from(pages).where(eq(pages.slug, slug)).for('update')
    const row = { ...after, updatedAt: context.now() }
    await tx
      .insert(pages)
      .values({ slug, ...row })
      .onConflictDoUpdate({ target: pages.slug, set: row })
    const thing = { id: slug, name: title }
    await recordAudit(tx, context, {
      action: PAGE_UPDATE,
      thing,
      before: wordsOf(before ?? standardPages[slug]),
      after,
    })
    await announce(tx, [`page:${slug}`])
    return managePage({ db: tx }, { slug })
  })
}

/**
 * Takes an academy's own text away, so that the one that comes with the product stands there again. The record of what
 * administrators did keeps the text. Refuses 'not-found' where nobody wrote one.
 */
export async function restorePage(context: Context, { slug }: Pick<Given, 'slug'>) {
  return context.db.transaction(async tx => {
    const [gone] = await tx.delete(pages).where(eq(pages.slug, slug)).returning()
    if (!gone) return refuse('not-found')
    const thing = { id: slug, name: gone.title }
    await recordAudit(tx, context, { action: 'page.restore', thing, before: wordsOf(gone) })
    await announce(tx, [`page:${slug}`])
    return managePage({ db: tx }, { slug })
  })
}

const wordsOf = ({ title, content }: Words): Words => ({ title, content })

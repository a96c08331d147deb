import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'

import { categories } from '#src/features/categories/tables.ts'
import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { filesOfImage, storeImage } from '#src/server/images/images.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isStale } from '#src/server/versions.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { blogsContract } from '../contract.ts'
import { blogImage, isLongEnough, MIN_TITLE } from '../policy.ts'
import { blogCategories, blogs } from '../tables.ts'
import { createBlog, fieldsIn, isExcerpt, putCategories, textOf } from './write-blog.ts'

type Created = z.output<typeof blogsContract.createBlog.input>
type Updated = z.output<typeof blogsContract.updateBlog.input>
type Row = typeof blogs.$inferSelect

/**
 * Adds a post by the administrator who calls. Refuses 'not-an-image', unknown categories, a short title, and what is
 * published without a picture or with few words.
 */
export async function addBlog(context: Context, { file, categories: categoryIds = [], ...given }: Created) {
  const { title, content, summary, published = true } = given
  const wrong = await checkFields(context, { title, content, published, hasPicture: file !== undefined, categoryIds })
  if (wrong) return wrong
  const thumbnail = file ? await storeImage(context, blogImage, file) : ''
  if (isRefused(thumbnail)) return thumbnail
  const [now, authorId] = [context.now(), userOf(context.actor)?.id]
  return keepFiles(context.storage, filesOfImage(blogImage, thumbnail), () =>
    context.db.transaction(async tx => {
      const dates = { createdAt: now, publishedAt: published ? now : null }
      const id = await createBlog(tx, { title, content, summary, thumbnail, categoryIds, authorId, ...dates })
      const after = { title, content, summary, published, thumbnail, categories: categoryIds }
      await recordAudit(tx, context, { action: 'blog.create', thing: { id, name: title }, after })
      return saved({ id, title, publishedAt: dates.publishedAt })
    }),
  )
}

/**
 * Changes a post; what is not sent stays. Refuses like `addBlog`, 'not-found', and 'conflict' for a form of an older
 * version.
 */
export async function updateBlog(context: Context, { id, version, file, categories: categoryIds, ...given }: Updated) {
  const [stored] = await context.db.select().from(blogs).where(eq(blogs.id, id))
  if (!stored) return refuse('not-found')
  const { title, content, published = stored.publishedAt !== null } = given
  const hasPicture = file !== undefined || stored.thumbnail !== ''
  const wrong = await checkFields(context, { title, content, published, hasPicture, categoryIds: categoryIds ?? [] })
  if (wrong) return wrong
  const thumbnail = file && (await storeImage(context, blogImage, file))
  if (isRefused(thumbnail)) return thumbnail
  return keepFiles(context.storage, filesOfImage(blogImage, thumbnail), () =>
    context.db.transaction(async tx => {
      const [before] = await tx.select().from(blogs).where(eq(blogs.id, id)).for('update')
      if (!before) return refuse('not-found')
      if (await isStale(version, () => blogState(tx, { id }))) return refuse('conflict')
      const formerCategories = await categoriesOf(tx, id)
      const changed = { ...changesOf(before, given, context.now()), ...(thumbnail && { thumbnail }) }
      const [after] = await tx.update(blogs).set(changed).where(eq(blogs.id, id)).returning()
      if (!after) return refuse('not-found')
      if (categoryIds) await putCategories(tx, id, categoryIds)
      if (thumbnail) await removeThumbnail(tx, context, before.thumbnail)
      await recordAudit(tx, context, {
        action: 'blog.update',
        thing: { id, name: after.title },
        before: { ...shown(before), categories: formerCategories },
        after: { ...shown(after), categories: categoryIds ?? formerCategories },
      })
      await announce(tx, ['blogs', `blog:${id}`])
      return saved(after)
    }),
  )
}

/** What the form of a post changes. */
export async function blogState(db: Db, { id }: { id: string }) {
  const [row] = await db.select().from(blogs).where(eq(blogs.id, id))
  return row && { ...shown(row), categories: await categoriesOf(db, id) }
}

type Checked = { title: string; content: string; published: boolean; hasPicture: boolean; categoryIds: string[] }

/** A draft needs no more than its title. */
async function checkFields(
  { db }: Context,
  { title, content, published, hasPicture, categoryIds }: Checked,
): Promise<Refused | undefined> {
  const wrong = [
    ...(title.length < MIN_TITLE ? [{ path: 'title', message: 'Please enter a title More than 3 characters' }] : []),
    ...(published && !isLongEnough(content)
      ? [{ path: 'content', message: 'Please enter a Content More than 20 characters' }]
      : []),
    ...(published && !hasPicture ? [{ path: 'file', message: 'Please choose a picture' }] : []),
  ]
  const [first] = wrong
  if (first) return refuse('invalid', { text: `${first.path}: ${first.message}`, fields: wrong })
  const wanted = [...new Set(categoryIds)]
  if (wanted.length > 0 && (await db.$count(categories, inArray(categories.id, wanted))) < wanted.length)
    return refuse('invalid', { text: 'categories: No such category' })
  return undefined
}

type Texts = Pick<Updated, 'title' | 'content' | 'summary' | 'published'>

/** A summary that was never written for itself follows the content. */
function changesOf(before: Row, { title, content, summary = before.summary, published }: Texts, now: Date) {
  const follows = summary === before.summary && isExcerpt(before.summary, before.content)
  const wasPublished = before.publishedAt !== null
  return {
    title,
    ...textOf({ content, summary: follows ? undefined : summary }),
    publishedAt: (published ?? wasPublished) ? (before.publishedAt ?? now) : null,
    updatedAt: now,
  }
}

export const categoriesOf = async (tx: Db, blogId: string): Promise<string[]> => {
  const { categoryId, position } = blogCategories
  const rows = await tx
    .select({ categoryId })
    .from(blogCategories)
    .where(eq(blogCategories.blogId, blogId))
    .orderBy(asc(position))
  return rows.map(row => row.categoryId)
}

/** Removes the files of an image that no post shows any more: a copy shares its original's. */
export async function removeThumbnail(tx: Tx, context: Context, thumbnail: string): Promise<void> {
  if ((await tx.$count(blogs, eq(blogs.thumbnail, thumbnail))) > 0) return
  await context.queue.send(tx, 'remove-files', { keys: filesOfImage(blogImage, thumbnail) })
}

/** What the audit keeps of a post. */
export const shown = (row: Row) => ({ ...fieldsIn(row), published: row.publishedAt !== null })

/** A post as its writes answer with it. Refuses 'not-found'. */
export async function savedBlog({ db }: Pick<Context, 'db'>, { id }: { id: string }) {
  const [row] = await db.select().from(blogs).where(eq(blogs.id, id))
  return row ? saved(row) : refuse('not-found')
}

/** What a write answers with. */
export const saved = ({ id, title, publishedAt }: Pick<Row, 'id' | 'title' | 'publishedAt'>) => ({
  blog: { _id: id, title, published: publishedAt !== null },
})

import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'

import { users } from '#src/features/accounts/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import type { Context } from '#src/server/context.ts'
import { excerpt } from '#src/server/rich-text.ts'

import { PageSlug } from '../contract.ts'
import { getPage } from './get-page.ts'

type Reading = Pick<Context, 'db'>

/** The record of what administrators did knows who wrote a page last: this is the action that it keeps. */
export const PAGE_UPDATE = 'page.update'

/** So many blocks of a text stand on its card, and so many letters of each. */
const BLOCKS = 6
const LETTERS = 400

const beginningOf = (content: string): string[] =>
  content
    .split(/<\/(?:p|h\d|li|blockquote)>/, 2 * BLOCKS)
    .map(block => excerpt(block, LETTERS))
    .filter(words => words !== '')
    .slice(0, BLOCKS)

/** Every page of standing text with its first words. */
export async function managePages({ db }: Reading) {
  const writers = await findWriters({ db }, PageSlug.options)
  const pages = PageSlug.options.map(async slug => {
    const { content, ...page } = await getPage({ db }, { slug })
    const updatedBy = page.isOwn ? (writers.get(slug) ?? null) : null
    return { slug, ...page, beginning: beginningOf(content), updatedBy }
  })
  return { pages: await Promise.all(pages) }
}

/** One page, whole. */
export async function managePage({ db }: Reading, { slug }: { slug: z.output<typeof PageSlug> }) {
  const [page, writers] = await Promise.all([getPage({ db }, { slug }), findWriters({ db }, [slug])])
  return { page: { slug, ...page, updatedBy: page.isOwn ? (writers.get(slug) ?? null) : null } }
}

/** Who changed each page last, by its address; an account that is gone has no name any more. */
async function findWriters({ db }: Reading, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { thingId, actorId, action, createdAt } = auditEntries
  const rows = await db
    .selectDistinctOn([thingId], { slug: thingId, firstName: users.firstName, lastName: users.lastName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, actorId))
    .where(and(inArray(thingId, [...slugs]), eq(action, PAGE_UPDATE)))
    .orderBy(thingId, desc(createdAt))
  return new Map(
    rows.flatMap(({ slug, firstName, lastName }) =>
      slug !== null && firstName !== null ? [[slug, `${firstName} ${lastName ?? ''}`.trim()] as const] : [],
    ),
  )
}

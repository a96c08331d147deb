import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'

import { categories } from '#src/features/categories/tables.ts'
import type { Context } from '#src/server/context.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { researchContract } from '../contract/researches.ts'
import { researches } from '../tables.ts'
import { findAuthors, findReferences } from './get-research.ts'

type Wanted = z.output<typeof researchContract.manageResearches.input>

const states = { draft: isNull(researches.publishedAt), published: isNotNull(researches.publishedAt) }

/** One page of the manager's list, drafts included, what was added last first unless sorted otherwise. */
export async function manageResearches({ db }: Context, { title, category, state, page, limit, sort }: Wanted) {
  const where = and(
    ...likeEachWord(researches.title, title),
    category ? eq(researches.categoryId, category) : undefined,
    state && states[state],
  )
  const columns = { createdAt: researches.createdAt, title: researches.title, views: researches.views }
  const [rows, total] = await Promise.all([
    db
      .select({ research: researches, category: { _id: categories.id, name: categories.name } })
      .from(researches)
      .innerJoin(categories, eq(categories.id, researches.categoryId))
      .where(where)
      .orderBy(...orderOf(sort, columns, researches.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(researches, where),
  ])
  return {
    researches: rows.map(({ research, category: itsCategory }) => ({
      _id: research.id,
      title: research.title,
      thumbnail: research.thumbnail && publicFileUrl(research.thumbnail),
      category: itsCategory,
      publishedOn: research.publishedOn,
      views: research.views,
      createdAt: research.createdAt.toISOString(),
      published: research.publishedAt !== null,
    })),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}

/** A paper, or a draft of one, as its form shows it. Refuses 'not-found'. */
export async function manageResearch(context: Context, { id }: { id: string }) {
  const [[found], authors, references] = await Promise.all([
    context.db
      .select({ research: researches, category: { _id: categories.id, name: categories.name } })
      .from(researches)
      .innerJoin(categories, eq(categories.id, researches.categoryId))
      .where(eq(researches.id, id)),
    findAuthors(context, id),
    findReferences(context, id),
  ])
  if (!found) return refuse('not-found')
  const { research, category } = found
  const { title, abstract, finding, findingNote, content, tags, publishedOn, doi, licence } = research
  const words = { _id: id, title, abstract, finding, findingNote, content }
  const shown = { ...words, category, tags, publishedOn, doi, licence, authors, references }
  return {
    research: {
      ...shown,
      thumbnail: research.thumbnail && publicFileUrl(research.thumbnail),
      isOnPaper: research.isOnPaper ?? false,
      hasFile: research.pdfKey !== null,
      published: research.publishedAt !== null,
    },
  }
}

import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'

import { categories } from '#src/features/categories/tables.ts'
import type { Context } from '#src/server/context.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { researchContract } from '../contract.ts'
import { research } from '../tables.ts'
import { findAuthors, findReferences } from './get-research.ts'

type Wanted = z.output<typeof researchContract.manageResearches.input>

const states = { draft: isNull(research.publishedAt), published: isNotNull(research.publishedAt) }

/** One page of the manager's list, drafts included, what was added last first unless sorted otherwise. */
export async function manageResearches({ db }: Context, { title, category, state, page, limit, sort }: Wanted) {
  const where = and(
    ...likeEachWord(research.title, title),
    category ? eq(research.categoryId, category) : undefined,
    state && states[state],
  )
  const columns = { createdAt: research.createdAt, title: research.title, views: research.views }
  const [rows, total] = await Promise.all([
    db
      .select({ paper: research, category: { _id: categories.id, name: categories.name } })
      .from(research)
      .innerJoin(categories, eq(categories.id, research.categoryId))
      .where(where)
      .orderBy(...orderOf(sort, columns, research.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(research, where),
  ])
  return {
    researches: rows.map(({ paper, category: ofPaper }) => ({
      _id: paper.id,
      title: paper.title,
      thumbnail: publicFileUrl(paper.thumbnail),
      category: ofPaper,
      publishedOn: paper.publishedOn,
      views: paper.views,
      createdAt: paper.createdAt.toISOString(),
      published: paper.publishedAt !== null,
    })),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}

/** A paper, or a draft of one, as its form shows it. Refuses 'not-found'. */
export async function manageResearch(context: Context, { id }: { id: string }) {
  const [[found], authors, references] = await Promise.all([
    context.db
      .select({ paper: research, category: { _id: categories.id, name: categories.name } })
      .from(research)
      .innerJoin(categories, eq(categories.id, research.categoryId))
      .where(eq(research.id, id)),
    findAuthors(context, id),
    findReferences(context, id),
  ])
  if (!found) return refuse('not-found')
  const { paper, category } = found
  const { title, abstract, content, tags, publishedOn, doi, licence } = paper
  const shown = { _id: id, title, abstract, content, category, tags, publishedOn, doi, licence, authors, references }
  return {
    research: {
      ...shown,
      thumbnail: publicFileUrl(paper.thumbnail),
      hasFile: paper.pdfKey !== null,
      published: paper.publishedAt !== null,
    },
  }
}

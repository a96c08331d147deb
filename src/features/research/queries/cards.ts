// What a card of a paper shows, for any selection of papers, in one statement.
import { asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { categories } from '#src/features/categories/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { ResearchCard } from '../contract/shapes.ts'
import { researches, researchAuthors } from '../tables.ts'
import { markedPassages, markedTitle, piecesOf } from './search.ts'

export type Card = z.input<typeof ResearchCard>

/** What everybody may read. */
export const isPublished = isNotNull(researches.publishedAt)

export const newestFirst = [sql`${researches.publishedOn} desc nulls last`, sql`${researches.id} desc nulls last`]

/** How much of an abstract a card shows, in characters. */
const ABSTRACT_START = 320

export type Selection = {
  readonly where: SQL | undefined
  readonly orderBy: readonly SQL[]
  readonly limit: number
  readonly offset?: number
  /** The words of a search: their places are told. */
  readonly words?: readonly string[] | undefined
}

/** @returns the selected papers as cards */
export async function findCards({ db }: Pick<Context, 'db'>, selection: Selection): Promise<Card[]> {
  const page = pageOf(db, selection)
  const names = authorNames(db, page.id)
  const { words } = selection
  const rows = await db
    .select({
      research: {
        id: page.id,
        title: page.title,
        abstract: page.abstract,
        finding: page.finding,
        findingNote: page.findingNote,
        tags: page.tags,
        publishedOn: page.publishedOn,
        views: page.views,
        createdAt: page.createdAt,
        thumbnail: page.thumbnail,
        isOnPaper: page.isOnPaper,
      },
      category: { _id: categories.id, name: categories.name },
      authors: names.authors,
      title: words ? markedTitle(page.title, words) : nothing,
      passages: words ? markedPassages(page.abstract, words) : nothing,
    })
    .from(page)
    .innerJoin(categories, eq(categories.id, page.categoryId))
    .leftJoinLateral(names, sql`true`)
    .orderBy(asc(page.place))
  return rows.map(({ research, category, authors, title: marked, passages }) => ({
    ...publicFields(research),
    abstract: startOf(research.abstract),
    category,
    authors: authors ?? [],
    found:
      marked === null || passages === null ? null : foundIn(research.abstract, { title: marked, abstract: passages }),
  }))
}

const nothing = sql<null>`null`

const { id, title, abstract, finding, findingNote, tags } = researches
const { categoryId, publishedOn, views, createdAt, thumbnail, isOnPaper } = researches
const described = { id, title, abstract, finding, findingNote, tags }
const cardColumns = { ...described, categoryId, publishedOn, views, createdAt, thumbnail, isOnPaper }

type ResearchRow = Pick<typeof researches.$inferSelect, keyof typeof cardColumns>

export const pdfAddress = (researchId: string) => `/api/researches/${researchId}/pdf`

/** The fields that a card and the page share. */
export const publicFields = (research: Omit<ResearchRow, 'categoryId'>) => ({
  _id: research.id,
  title: research.title,
  abstract: research.abstract,
  finding: research.finding,
  findingNote: research.findingNote,
  tags: research.tags,
  publishedOn: research.publishedOn,
  views: research.views,
  createdAt: research.createdAt.toISOString(),
  thumbnail: research.thumbnail && publicFileUrl(research.thumbnail),
  isOnPaper: research.isOnPaper ?? false,
})

/** Cut off before anything is joined or marked. */
const pageOf = (db: Db, { where, orderBy, limit, offset = 0 }: Selection) =>
  db
    .select({
      ...cardColumns,
      place: sql<number>`row_number() over (order by ${sql.join([...orderBy], sql`, `)})`.as('place'),
    })
    .from(researches)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page')

const authorNames = (db: Db, researchId: ReturnType<typeof pageOf>['id']) =>
  db
    .select({
      authors: sql<string[] | null>`array_agg(${researchAuthors.name} order by ${researchAuthors.position})`.as(
        'authors',
      ),
    })
    .from(researchAuthors)
    .where(eq(researchAuthors.researchId, researchId))
    .as('names')

function startOf(text: string): string {
  if (text.length <= ABSTRACT_START) return text
  return `${text.slice(0, ABSTRACT_START).replace(/\s+\S*$/, '')} …`
}

/** A passage from the middle begins with dots. */
function foundIn(whole: string, marked: { title: string; abstract: string }): Card['found'] {
  const pieces = piecesOf(marked.abstract)
  const isStart = whole.trimStart().startsWith(
    pieces
      .map(({ text }) => text)
      .join('')
      .split(' … ', 1)[0] ?? '',
  )
  return {
    title: piecesOf(marked.title),
    abstract: isStart ? pieces : [{ text: '… ', isMatch: false }, ...pieces],
  }
}

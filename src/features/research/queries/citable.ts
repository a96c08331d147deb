import { citationKey, userName, type CslItem } from '#src/features/research/engine/csl.ts'
import type { Services } from '#src/server/context.ts'

import type { researches } from '../tables.ts'

type ResearchRow = Pick<
  typeof researches.$inferSelect,
  'id' | 'title' | 'abstract' | 'publishedOn' | 'createdAt' | 'doi'
> & {
  readonly authors: readonly { readonly name: string; readonly isOrganisation: boolean }[]
}

/** What a citation says of a paper. Without a day on the paper, that of its entry here counts. */
export function citable(
  research: ResearchRow,
  { publicUrl, identity }: Pick<Services, 'publicUrl' | 'identity'>,
): CslItem {
  const { series, publisher } = identity()
  const day = research.publishedOn ?? research.createdAt.toISOString().slice(0, 10)
  const author = research.authors.map(({ name, isOrganisation }) =>
    isOrganisation ? { literal: name } : userName(name),
  )
  const fields = { author, title: research.title, issued: { 'date-parts': [day.split('-').map(Number)] } }
  return {
    ...fields,
    id: citationKey(fields),
    type: 'article-journal',
    'container-title': series,
    publisher,
    language: 'en',
    abstract: research.abstract.replaceAll(/\s+/g, ' '),
    ...(research.doi && { DOI: research.doi }),
    URL: `${publicUrl}/research/${research.id}`,
  }
}

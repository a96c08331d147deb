import { citationKey, personName, type CslItem } from '#src/features/research/engine/csl.ts'
import { PUBLISHER, SERIES } from '#src/wire/imprint.ts'

import type { research } from '../tables.ts'

type Paper = Pick<typeof research.$inferSelect, 'id' | 'title' | 'abstract' | 'publishedOn' | 'createdAt' | 'doi'> & {
  readonly authors: readonly { readonly name: string; readonly isOrganisation: boolean }[]
}

/** What a citation says of a paper. Without a day on the paper, that of its entry here counts. */
export function citable(paper: Paper, publicUrl: string): CslItem {
  const day = paper.publishedOn ?? paper.createdAt.toISOString().slice(0, 10)
  const author = paper.authors.map(({ name, isOrganisation }) =>
    isOrganisation ? { literal: name } : personName(name),
  )
  const fields = { author, title: paper.title, issued: { 'date-parts': [day.split('-').map(Number)] } }
  return {
    ...fields,
    id: citationKey(fields),
    type: 'article-journal',
    'container-title': SERIES,
    publisher: PUBLISHER,
    language: 'en',
    abstract: paper.abstract.replaceAll(/\s+/g, ' '),
    ...(paper.doi && { DOI: paper.doi }),
    URL: `${publicUrl}/research/${paper.id}`,
  }
}

import { imageFiles } from '#src/web/images.ts'
// A paper in the words of others: Highwire's meta tags, which Google Scholar reads, and schema.org.
import { academyLd } from '#src/web/json-ld.tsx'
import { PUBLISHER, SERIES } from '#src/wire/imprint.ts'

import { dayOf, doiAddress, licenceAddress, orcidAddress, type Paper } from './paper.ts'

type Tag = readonly [name: string, content: string]

/** In the order that Scholar's guidelines ask for: an author's institution follows the author. */
export function highwireTags(paper: Paper, publicUrl: string): Tag[] {
  const { doi, file } = paper
  return [
    ['citation_title', paper.title],
    ...paper.authors.flatMap(({ name, affiliation, orcid }): Tag[] => [
      ['citation_author', name],
      ...tagOf('citation_author_institution', affiliation),
      ...tagOf('citation_author_orcid', orcid && orcidAddress(orcid)),
    ]),
    ['citation_publication_date', dayOf(paper).replaceAll('-', '/')],
    ['citation_journal_title', SERIES],
    ['citation_publisher', PUBLISHER],
    ...tagOf('citation_doi', doi),
    ['citation_abstract_html_url', `${publicUrl}/research/${paper._id}`],
    ...tagOf('citation_pdf_url', file && publicUrl + file),
    ['citation_language', 'en'],
    ...paper.tags.flatMap(tag => tagOf('citation_keywords', tag)),
  ]
}

const tagOf = (name: string, content: string | null): Tag[] => (content ? [[name, content]] : [])

/** https://schema.org/ScholarlyArticle */
export function scholarlyArticle(paper: Paper, publicUrl: string): object {
  const { doi, file } = paper
  const licence = paper.licence && (licenceAddress(paper.licence) ?? paper.licence)
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: paper.title,
    abstract: paper.abstract,
    ...(paper.authors.length > 0 && { author: paper.authors.map(authorOf) }),
    datePublished: dayOf(paper),
    dateModified: paper.updatedAt,
    ...(paper.tags.length > 0 && { keywords: paper.tags.join(', ') }),
    articleSection: paper.category.name,
    inLanguage: 'en',
    isAccessibleForFree: true,
    image: new URL(imageFiles(paper.thumbnail).full, publicUrl).href,
    url: `${publicUrl}/research/${paper._id}`,
    isPartOf: { '@type': 'Periodical', name: SERIES },
    publisher: academyLd(publicUrl),
    ...(licence && { license: licence }),
    ...(doi && identifiedBy(doi)),
    ...(file && {
      encoding: { '@type': 'MediaObject', contentUrl: publicUrl + file, encodingFormat: 'application/pdf' },
    }),
    ...(paper.references.length > 0 && { citation: paper.references.map(referenceOf) }),
  }
}

function identifiedBy(doi: string): object {
  const address = doiAddress(doi)
  const identifier = { '@type': 'PropertyValue', propertyID: 'DOI', value: doi }
  return { identifier, ...(address && { sameAs: address }) }
}

const authorOf = ({ name, isOrganisation, affiliation, orcid }: Paper['authors'][number]) => ({
  '@type': isOrganisation ? 'Organization' : 'Person',
  name,
  ...(affiliation && { affiliation: { '@type': 'Organization', name: affiliation } }),
  ...(orcid && { sameAs: orcidAddress(orcid) }),
})

function referenceOf({ title, doi, url }: Paper['references'][number]): object {
  const address = doi ? doiAddress(doi) : url
  return { '@type': 'CreativeWork', name: title, ...(address && { url: address }) }
}

// A paper in the words of others: Highwire's meta tags, which Google Scholar reads, and schema.org.
import type { Site } from '#src/web/calls/page-data.ts'
import { imageFiles } from '#src/web/images.ts'
import { academyLd } from '#src/web/json-ld.tsx'

import { dayOf, doiAddress, licenceAddress, orcidAddress, type DetailResearch } from './research.ts'

/** Who publishes it, and where. */
type Publishing = Pick<Site, 'name' | 'publicUrl' | 'publisher' | 'series' | 'brand'>
type Tag = readonly [name: string, content: string]

/** In the order that Scholar's guidelines ask for: an author's institution follows the author. */
export function highwireTags(research: DetailResearch, { publicUrl, series, publisher }: Publishing): Tag[] {
  const { doi, file } = research
  return [
    ['citation_title', research.title],
    ...research.authors.flatMap(({ name, affiliation, orcid }): Tag[] => [
      ['citation_author', name],
      ...tagOf('citation_author_institution', affiliation),
      ...tagOf('citation_author_orcid', orcid && orcidAddress(orcid)),
    ]),
    ['citation_publication_date', dayOf(research).replaceAll('-', '/')],
    ['citation_journal_title', series],
    ['citation_publisher', publisher],
    ...tagOf('citation_doi', doi),
    ['citation_abstract_html_url', `${publicUrl}/research/${research._id}`],
    ...tagOf('citation_pdf_url', file && publicUrl + file),
    ['citation_language', 'en'],
    ...research.tags.flatMap(tag => tagOf('citation_keywords', tag)),
  ]
}

const tagOf = (name: string, content: string | null): Tag[] => (content ? [[name, content]] : [])

/** https://schema.org/ScholarlyArticle */
export function scholarlyArticle(research: DetailResearch, site: Publishing): object {
  const { publicUrl, series } = site
  const { doi, file } = research
  const licence = research.licence && (licenceAddress(research.licence) ?? research.licence)
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: research.title,
    abstract: research.abstract,
    ...(research.authors.length > 0 && { author: research.authors.map(authorOf) }),
    datePublished: dayOf(research),
    dateModified: research.updatedAt,
    ...(research.tags.length > 0 && { keywords: research.tags.join(', ') }),
    articleSection: research.category.name,
    inLanguage: 'en',
    isAccessibleForFree: true,
    image: new URL(imageFiles(research.thumbnail).full, publicUrl).href,
    url: `${publicUrl}/research/${research._id}`,
    isPartOf: { '@type': 'Periodical', name: series },
    publisher: academyLd(site),
    ...(licence && { license: licence }),
    ...(doi && identifiedBy(doi)),
    ...(file && {
      encoding: { '@type': 'MediaObject', contentUrl: publicUrl + file, encodingFormat: 'application/pdf' },
    }),
    ...(research.references.length > 0 && { citation: research.references.map(referenceOf) }),
  }
}

function identifiedBy(doi: string): object {
  const address = doiAddress(doi)
  const identifier = { '@type': 'PropertyValue', propertyID: 'DOI', value: doi }
  return { identifier, ...(address && { sameAs: address }) }
}

const authorOf = ({ name, isOrganisation, affiliation, orcid }: DetailResearch['authors'][number]) => ({
  '@type': isOrganisation ? 'Organization' : 'Person',
  name,
  ...(affiliation && { affiliation: { '@type': 'Organization', name: affiliation } }),
  ...(orcid && { sameAs: orcidAddress(orcid) }),
})

function referenceOf({ title, doi, url }: DetailResearch['references'][number]): object {
  const address = doi ? doiAddress(doi) : url
  return { '@type': 'CreativeWork', name: title, ...(address && { url: address }) }
}

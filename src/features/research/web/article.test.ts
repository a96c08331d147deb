import fc from 'fast-check'
import { expect, test } from 'vitest'

import { problemsOf } from '#src/testing/schema-org/validate.ts'
import type { RichNode } from '#src/ui/rich-text/rich-text-nodes.ts'

import { readArticle } from './article.ts'
import { addressOf, readFilters } from './list/filters.ts'
import { licenceAddress, type DetailResearch } from './research.ts'
import { highwireTags, scholarlyArticle } from './scholarly.ts'

const wordsOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''))
const linksIn = (nodes: readonly RichNode[]): { href?: string; id?: string }[] =>
  nodes.flatMap(node =>
    typeof node === 'string' ? [] : [...(node.tag === 'a' ? [node.attributes] : []), ...linksIn(node.children)],
  )

test('P-RES-3 headings can be linked to, each by an id of its own', () => {
  const { outline, nodes } = readArticle('<h2>Methods &amp; data</h2><p>x</p><h3>Gates</h3><h2>Methods, data</h2>', 0)
  expect(outline).toEqual([
    { id: 's-methods-data', text: 'Methods & data', level: 2 },
    { id: 's-gates', text: 'Gates', level: 3 },
    { id: 's-methods-data-2', text: 'Methods, data', level: 2 },
  ])
  expect(nodes[0]).toMatchObject({ tag: 'h2', attributes: { id: 's-methods-data' } })
})

test('P-RES-3 numbers in brackets lead to the references, and the first of each is led back to', () => {
  const { nodes, cited } = readArticle('<p>One [1], <strong>two [2, 3]</strong>, range [3–4], again [1].</p>', 4)
  expect(linksIn(nodes)).toEqual([
    { href: '#ref-1', id: 'cite-1' },
    { href: '#ref-2', id: 'cite-2' },
    { href: '#ref-3', id: 'cite-3' },
    { href: '#ref-3' },
    { href: '#ref-4', id: 'cite-4' },
    { href: '#ref-1' },
  ])
  expect([...cited]).toEqual([1, 2, 3, 4])
  expect(nodes.map(wordsOf).join('')).toBe('One [1], two [2, 3], range [3–4], again [1].')
})

test.each(['an interval [5, 9]', 'none [0]', 'no [1a]', '<code>a[1]</code>', '<a href="https://x.example">[1]</a>'])(
  'P-RES-3 %s stays as it is',
  html => {
    const { nodes, cited } = readArticle(`<p>${html}</p>`, 3)
    expect(linksIn(nodes).filter(({ href }) => href?.startsWith('#'))).toEqual([])
    expect(cited.size).toBe(0)
  },
)

test('no word is lost on the way', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z[\]0-9,– ]{1,40}$/), text => {
      const { nodes } = readArticle(`<p>x${text}x</p>`, 5)
      expect(nodes.map(wordsOf).join('')).toBe(`x${text}x`)
    }),
  )
})

test('P-RES-1 the state of the list lives in its address', () => {
  const category = '7f1c6a52-0c8e-4b62-9d5f-7a1a0c8f1e11'
  const filters = { title: 'sprint & jump', category, tag: 'force–velocity', page: 3 }
  expect(readFilters(new URL(addressOf(filters), 'http://x').searchParams)).toEqual(filters)
  expect(addressOf({ title: '', page: 1 })).toBe('/researches')
  expect(readFilters(new URLSearchParams('category=x&page=0&title=%00&tag='))).toEqual({ title: '', page: 1 })
})

const research: DetailResearch = {
  _id: '7f1c6a52-0c8e-4b62-9d5f-7a1a0c8f1e11',
  title: 'Placement of gates',
  abstract: 'What was found',
  finding: '1.6 cm',
  findingNote: 'between two methods',
  content: '',
  tags: ['sprint', 'gates'],
  category: { _id: '7f1c6a52-0c8e-4b62-9d5f-7a1a0c8f1e12', name: 'biomechanics' },
  authors: [
    { name: 'Inès Haddad', isOrganisation: false, affiliation: 'Laboratory', orcid: '0000-0002-1825-0097' },
    { name: 'Oran Group', isOrganisation: true, affiliation: '', orcid: null },
  ],
  isOnPaper: false,
  publishedOn: '2026-09-04',
  published: true,
  doi: '10.0000/x<1>',
  licence: 'CC BY 4.0',
  references: [
    {
      authors: 'A',
      title: 'T',
      containerTitle: '',
      volume: '',
      issue: '',
      pages: '',
      year: 2000,
      doi: '10.1/a',
      url: null,
    },
    {
      authors: 'B',
      title: 'U',
      containerTitle: '',
      volume: '',
      issue: '',
      pages: '',
      year: null,
      doi: null,
      url: null,
    },
  ],
  file: '/api/researches/7f1c6a52-0c8e-4b62-9d5f-7a1a0c8f1e11/pdf',
  thumbnail: '/files/public/research/x/960.avif',
  views: 1,
  createdAt: '2026-09-05T08:00:00.000Z',
  updatedAt: '2026-09-06T08:00:00.000Z',
}
const publicUrl = 'https://academy.example'
const site = { publicUrl, name: 'Palestra', publisher: 'Palestra', series: 'Palestra Research Papers', brand: {} }

test('P-RES-3 meta tags as Google Scholar asks for them, authors with what is theirs behind them', () => {
  expect(highwireTags(research, site)).toEqual([
    ['citation_title', 'Placement of gates'],
    ['citation_author', 'Inès Haddad'],
    ['citation_author_institution', 'Laboratory'],
    ['citation_author_orcid', 'https://orcid.org/0000-0002-1825-0097'],
    ['citation_author', 'Oran Group'],
    ['citation_publication_date', '2026/09/04'],
    ['citation_journal_title', 'Palestra Research Papers'],
    ['citation_publisher', 'Palestra'],
    ['citation_doi', '10.0000/x<1>'],
    ['citation_abstract_html_url', `${publicUrl}/research/${research._id}`],
    ['citation_pdf_url', `${publicUrl}/api/researches/${research._id}/pdf`],
    ['citation_language', 'en'],
    ['citation_keywords', 'sprint'],
    ['citation_keywords', 'gates'],
  ])
  const names = highwireTags({ ...research, publishedOn: null, doi: null, file: null }, site).map(([name]) => name)
  expect(names).not.toContain('citation_doi')
  expect(names).not.toContain('citation_pdf_url')
})

test('P-RES-3 a ScholarlyArticle of schema.org, without what is not known', () => {
  expect(scholarlyArticle(research, site)).toMatchObject({
    '@type': 'ScholarlyArticle',
    author: [
      { '@type': 'Person', name: 'Inès Haddad', sameAs: 'https://orcid.org/0000-0002-1825-0097' },
      { '@type': 'Organization', name: 'Oran Group' },
    ],
    datePublished: '2026-09-04',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    sameAs: 'https://doi.org/10.0000/x%3C1%3E',
    image: `${publicUrl}/files/public/research/x/1440.avif`,
    encoding: { contentUrl: `${publicUrl}${research.file}` },
    citation: [{ name: 'T', url: 'https://doi.org/10.1/a' }, { name: 'U' }],
  })
  expect(scholarlyArticle({ ...research, doi: '10.5555/x' }, site)).not.toHaveProperty('sameAs')
  expect(problemsOf(JSON.stringify(scholarlyArticle(research, site)))).toEqual([])
  const nothing = { doi: null, licence: null, file: null, publishedOn: null, authors: [], tags: [], references: [] }
  const bare = scholarlyArticle({ ...research, ...nothing }, site)
  for (const name of ['license', 'sameAs', 'identifier', 'encoding', 'author', 'keywords', 'citation'])
    expect(bare).not.toHaveProperty(name)
  expect(bare).toHaveProperty('datePublished', '2026-09-05')
})

test.each([
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['CC BY-NC-ND 4.0', 'https://creativecommons.org/licenses/by-nc-nd/4.0/'],
  ['CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['All rights reserved', undefined],
])('the deed of %s', (licence, address) => {
  expect(licenceAddress(licence)).toBe(address)
})

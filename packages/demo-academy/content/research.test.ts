import { describe, expect, test } from 'vitest'

import catalogue from '../media/catalogue.json' with { type: 'json' }
import { faultsOf, paragraphsOf, textOf, wordsIn } from './article-html.ts'
import { blogs } from './blogs.ts'
import { categories } from './categories.ts'
import { cite } from './citations.ts'
import { research } from './research.ts'

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const names = categories.map(category => category.name)
const authors = research.flatMap(item => item.authors)

/** The numbers cited in a text, in order of their first appearance: [2, 3] cites two. */
const citedIn = (html: string): readonly number[] => [
  ...new Set(
    [...textOf(html).matchAll(/\[(\d+(?:, \d+)*)\]/g)].flatMap(([, list]) => (list ?? '').split(', ').map(Number)),
  ),
]

test('24 items, each with its own slug, title and day, three in each category', () => {
  expect(research).toHaveLength(24)
  expect(repeated([...research, ...blogs].map(item => item.slug))).toEqual([])
  expect(repeated([...research, ...blogs].map(item => item.title))).toEqual([])
  expect(repeated(research.map(item => item.publishedOn))).toEqual([])
  for (const name of names) expect(research.filter(item => item.category === name)).toHaveLength(3)
})

test('every item has its own figure', () => {
  expect(catalogue.research.map(one => one.slug)).toEqual(research.map(item => item.slug))
})

test('no two abstracts open alike, and no two bodies share a paragraph', () => {
  expect(repeated(research.map(item => item.abstract.split(' ').slice(0, 3).join(' ')))).toEqual([])
  const paragraphs = [...research, ...blogs].flatMap(item => paragraphsOf(item.body))
  expect(repeated(paragraphs.filter(part => wordsIn(part) > 3))).toEqual([])
})

test('every author is plainly of the demonstration, and none bears the ORCID of a person', () => {
  for (const author of authors) {
    expect(author.affiliation).toBe('Palestra Academy, research group')
    expect(author).not.toHaveProperty('orcid')
  }
})

describe.each(research.map(item => [item.slug, item] as const))('research %s', (slug, item) => {
  test('is named, dated and licensed, with a DOI of the test prefix or none', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(item.title.length).toBeGreaterThan(20)
    expect(item.title.length).toBeLessThanOrEqual(140)
    expect(names).toContain(item.category)
    expect(item.tags.length).toBeGreaterThanOrEqual(2)
    expect(item.tags.length).toBeLessThanOrEqual(6)
    expect(repeated(item.tags)).toEqual([])
    expect(repeated(item.authors.map(author => author.name))).toEqual([])
    expect(item.publishedOn).toBe(new Date(item.publishedOn).toISOString().slice(0, 10))
    expect(item.doi ?? `10.5555/palestra.${slug}`).toBe(`10.5555/palestra.${slug}`)
    expect(item.licence).toMatch(/^CC BY(-SA)? 4\.0$/)
  })

  test('has an abstract of 120 to 200 words and a body of 500 to 900', () => {
    expect(faultsOf(item.abstract.replace(/^.*$/s, '<p>$&</p>'))).toEqual([])
    expect(faultsOf(item.body)).toEqual([])
    expect(wordsIn(item.abstract)).toBeGreaterThanOrEqual(120)
    expect(wordsIn(item.abstract)).toBeLessThanOrEqual(200)
    expect(wordsIn(item.body)).toBeGreaterThanOrEqual(500)
    expect(wordsIn(item.body)).toBeLessThanOrEqual(900)
  })

  test('cites each of its references, in their order, and nothing else', () => {
    expect(item.references.length).toBeGreaterThanOrEqual(5)
    expect(item.references.length).toBeLessThanOrEqual(12)
    expect(repeated(item.references.map(paper => paper.doi))).toEqual([])
    expect(citedIn(item.body)).toEqual(item.references.map((_, index) => index + 1))
    for (const paper of item.references) {
      expect(cite(paper)).toMatch(/^\S.+ \((19|20)\d\d\)\. \S.+[.?] \S.+\. doi:10\.\d{4,5}\/\S+$/)
    }
  })
})

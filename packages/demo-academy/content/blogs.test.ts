import { describe, expect, test } from 'vitest'

import catalogue from '../media/catalogue.json' with { type: 'json' }
import { faultsOf, paragraphsOf, textOf, wordsIn } from './article-html.ts'
import { blogs } from './blogs.ts'
import { categories } from './categories.ts'
import { people } from './people.ts'

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const names = categories.map(category => category.name)
const joined = new Map(people.map(person => [person.slug, person.joinedDaysAgo]))

test('24 posts, each with its own slug, title and day, three in each main category', () => {
  expect(blogs).toHaveLength(24)
  expect(repeated(blogs.map(post => post.slug))).toEqual([])
  expect(repeated(blogs.map(post => post.title))).toEqual([])
  expect(repeated(blogs.map(post => String(post.publishedDaysAgo)))).toEqual([])
  for (const name of names) expect(blogs.filter(post => post.categories[0] === name)).toHaveLength(3)
})

test('every post has its own picture', () => {
  expect(catalogue.blogs.map(one => one.slug)).toEqual(blogs.map(post => post.slug))
})

test('no two posts open alike, and no two bodies share a paragraph', () => {
  expect(repeated(blogs.map(post => textOf(post.body).split(' ').slice(0, 3).join(' ')))).toEqual([])
  expect(repeated(blogs.flatMap(post => paragraphsOf(post.body).filter(part => wordsIn(part) > 3)))).toEqual([])
})

describe.each(blogs.map(post => [post.slug, post] as const))('post %s', (slug, post) => {
  test('is named, filed and signed as the academy can show it', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(post.title.length).toBeGreaterThanOrEqual(4)
    expect(post.title.length).toBeLessThanOrEqual(90)
    expect(post.summary.length).toBeGreaterThan(40)
    expect(post.summary.length).toBeLessThanOrEqual(160)
    expect(names).toEqual(expect.arrayContaining([...post.categories]))
    expect(repeated(post.categories)).toEqual([])
    expect(joined.get(post.author) ?? 0).toBeGreaterThanOrEqual(post.publishedDaysAgo)
  })

  test('is 350 to 700 words of plain elements', () => {
    expect(faultsOf(post.body)).toEqual([])
    expect(wordsIn(post.body)).toBeGreaterThanOrEqual(350)
    expect(wordsIn(post.body)).toBeLessThanOrEqual(700)
  })

  test('links two to five papers, none of them twice', () => {
    const links = [...post.body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
    expect(links.length).toBeGreaterThanOrEqual(2)
    expect(links.length).toBeLessThanOrEqual(5)
    expect(repeated(links)).toEqual([])
  })

  test('is discussed and liked by members, after it was published', () => {
    expect(post.comments.length).toBeLessThanOrEqual(6)
    for (const { by, hoursAfter, text } of post.comments) {
      const daysAgo = post.publishedDaysAgo - hoursAfter / 24
      expect(daysAgo, `${by}, ${hoursAfter} h`).toBeGreaterThan(0)
      expect(joined.get(by) ?? 0, by).toBeGreaterThanOrEqual(daysAgo)
      expect(text.length).toBeGreaterThan(20)
      expect(text.length).toBeLessThanOrEqual(500)
    }
    expect(repeated(post.likes)).toEqual([])
    for (const one of post.likes) expect(joined.has(one)).toBe(true)
    expect(post.likes).not.toContain(post.author)
    expect(post.views).toBeGreaterThan(post.likes.length)
  })
})

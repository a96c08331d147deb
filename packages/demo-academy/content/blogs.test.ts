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
  expect(repeated(blogs.map(blog => blog.slug))).toEqual([])
  expect(repeated(blogs.map(blog => blog.title))).toEqual([])
  expect(repeated(blogs.map(blog => String(blog.publishedDaysAgo)))).toEqual([])
  for (const name of names) expect(blogs.filter(blog => blog.categories[0] === name)).toHaveLength(3)
})

test('every post has its own picture', () => {
  expect(catalogue.blogs.map(one => one.slug)).toEqual(blogs.map(blog => blog.slug))
})

test('no two posts open alike, and no two bodies share a paragraph', () => {
  expect(repeated(blogs.map(blog => textOf(blog.body).split(' ').slice(0, 3).join(' ')))).toEqual([])
  expect(repeated(blogs.flatMap(blog => paragraphsOf(blog.body).filter(part => wordsIn(part) > 3)))).toEqual([])
})

describe.each(blogs.map(blog => [blog.slug, blog] as const))('post %s', (slug, blog) => {
  test('is named, filed and signed as the academy can show it', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(blog.title.length).toBeGreaterThanOrEqual(4)
    expect(blog.title.length).toBeLessThanOrEqual(90)
    expect(blog.summary.length).toBeGreaterThan(40)
    expect(blog.summary.length).toBeLessThanOrEqual(160)
    expect(names).toEqual(expect.arrayContaining([...blog.categories]))
    expect(repeated(blog.categories)).toEqual([])
    expect(joined.get(blog.author) ?? 0).toBeGreaterThanOrEqual(blog.publishedDaysAgo)
  })

  test('is 350 to 700 words of plain elements', () => {
    expect(faultsOf(blog.body)).toEqual([])
    expect(wordsIn(blog.body)).toBeGreaterThanOrEqual(350)
    expect(wordsIn(blog.body)).toBeLessThanOrEqual(700)
  })

  test('links two to five papers, none of them twice', () => {
    const links = [...blog.body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
    expect(links.length).toBeGreaterThanOrEqual(2)
    expect(links.length).toBeLessThanOrEqual(5)
    expect(repeated(links)).toEqual([])
  })

  test('is discussed and liked by members, after it was published', () => {
    expect(blog.comments.length).toBeLessThanOrEqual(6)
    for (const { by, hoursAfter, text } of blog.comments) {
      const daysAgo = blog.publishedDaysAgo - hoursAfter / 24
      expect(daysAgo, `${by}, ${hoursAfter} h`).toBeGreaterThan(0)
      expect(joined.get(by) ?? 0, by).toBeGreaterThanOrEqual(daysAgo)
      expect(text.length).toBeGreaterThan(20)
      expect(text.length).toBeLessThanOrEqual(500)
    }
    expect(repeated(blog.likes)).toEqual([])
    for (const one of blog.likes) expect(joined.has(one)).toBe(true)
    expect(blog.likes).not.toContain(blog.author)
    expect(blog.views).toBeGreaterThan(blog.likes.length)
  })
})

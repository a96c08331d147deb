import { expect, test } from 'vitest'

import { academy } from './academy.ts'
import { blogs } from './blogs.ts'
import { drawCrowd } from './crowd.ts'
import { drawLikes } from './likes.ts'

const { members } = drawCrowd(academy.courses)
const likes = drawLikes(blogs, members)

test('the same people like the same posts on each run, each post once, and not before it or they were there', () => {
  expect(drawLikes(blogs, members)).toEqual(likes)
  expect(new Set(likes.map(({ blog, member }) => `${blog} ${member}`)).size).toBe(likes.length)
  for (const { blog, member, daysAgo } of likes) {
    expect(daysAgo).toBeLessThanOrEqual(members[member]?.joinedDaysAgo ?? -1)
    expect(daysAgo).toBeLessThanOrEqual(blogs.find(({ slug }) => slug === blog)?.publishedDaysAgo ?? -1)
  }
})

test('every post is liked by some of its readers, and by far fewer than read it', () => {
  for (const { slug, views } of blogs) {
    const count = likes.filter(({ blog }) => blog === slug).length
    expect(count, slug).toBeGreaterThanOrEqual(Math.floor(views / 50))
    expect(count, slug).toBeLessThan(views / 15)
  }
})

import { expect, test } from 'vitest'

import { actors, allowedBy, expectLimits, expectImages } from '#src/testing/policies.ts'

import { blogImage, canDeleteComment, canSeeDrafts, isLongEnough, lackOf, limits } from './policy.ts'

test('administrators alone see posts that are not published', () => {
  expect(allowedBy(canSeeDrafts)).toEqual(['administrator'])
})

test('D-61 a comment is deleted by who wrote it and by administrators', () => {
  const writtenBy = (userId: string) => allowedBy(actor => canDeleteComment(actor, { userId }))
  expect(writtenBy(actors.learner.id)).toEqual(['learner', 'administrator'])
  expect(writtenBy('somebody else')).toEqual(['administrator'])
})

test('D-61 who is no person has written nothing', () => {
  const job = { ...actors.job, id: 'learner' }
  expect(canDeleteComment(job, { userId: 'learner' })).toBe(false)
})

test('T82 comments and likes count apart, and liking is quicker than writing', () => {
  expectLimits(Object.values(limits))
  expect(limits.comments.max).toBeLessThan(limits.likes.max)
})

test('everybody sees the pictures of posts', () => {
  expectImages([blogImage], 'everybody')
})

const words = (count: number) => `<p>${'a'.repeat(count)}</p>`

test('the words of a post count, and not what stands around them', () => {
  expect([20, 21, 22].map(count => isLongEnough(words(count)))).toEqual([false, true, true])
})

test.each([
  [{}, undefined],
  [{ thumbnail: '' }, 'a picture'],
  [{ content: words(20) }, 'a text of more than 20 characters'],
  [{ thumbnail: '', content: '' }, 'a picture and a text of more than 20 characters'],
])('a post with %j instead lacks %s', (part, lack) => {
  expect(lackOf({ thumbnail: 'public/blogs/one/960.avif', content: words(21), ...part })).toBe(lack)
})

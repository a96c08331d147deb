import { expect, test } from 'vitest'

import { actors, allowedBy, expectLimits, expectImages } from '#src/testing/policies.ts'

import { blogImage, canDeleteComment, canSeeDrafts, limits } from './policy.ts'

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

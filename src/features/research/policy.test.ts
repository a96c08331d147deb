import { expect, test } from 'vitest'

import { allowedBy, expectFolder, expectImages } from '#src/testing/policies.ts'

import { canSeeDrafts, lackOf, researchPdf, researchImage } from './policy.ts'

test('administrators alone see papers that are not published', () => {
  expect(allowedBy(canSeeDrafts)).toEqual(['administrator'])
})

test('D-11 everybody sees the picture of a paper; its PDF leaves through an address that asks who reads', () => {
  expectImages([researchImage], 'everybody')
  expectFolder(researchPdf, 'nobody')
})

const paper = { thumbnail: 'public/research/one/960.avif', abstract: 'Short', content: '<p>Long</p>', pdfKey: 'one' }

test.each([
  [{}, undefined],
  [{ thumbnail: '' }, 'a picture'],
  [{ abstract: '' }, 'an abstract'],
  [{ content: '<p> </p>' }, 'a text'],
  [{ pdfKey: null }, 'a PDF'],
  [{ thumbnail: '', abstract: '', content: '', pdfKey: null }, 'a picture, an abstract, a text and a PDF'],
])('a paper with %j instead lacks %s', (part, lack) => {
  expect(lackOf({ ...paper, ...part })).toBe(lack)
})

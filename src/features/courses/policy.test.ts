import { expect, test } from 'vitest'

import { allowedBy, expectImages } from '#src/testing/policies.ts'

import {
  canSeeDrafts,
  courseImage,
  lackOf,
  mailPicture,
  mailPictureOf,
  MEDIUM_UNDER_SECONDS,
  SHORT_UNDER_SECONDS,
  stateOf,
} from './policy.ts'

test('administrators alone see courses that are not sold', () => {
  expect(allowedBy(canSeeDrafts)).toEqual(['administrator'])
})

test('everybody sees the pictures of courses', () => {
  expectImages([courseImage], 'everybody')
})

const day = new Date(0)

test.for([
  { publishedAt: null, archivedAt: null, state: 'Draft' },
  { publishedAt: day, archivedAt: null, state: 'Published' },
  { publishedAt: day, archivedAt: day, state: 'Archived' },
  { publishedAt: null, archivedAt: day, state: 'Archived' },
] as const)(
  'D-64 a course that was published $publishedAt and archived $archivedAt is $state',
  ({ state, ...dates }) => {
    expect(stateOf(dates)).toBe(state)
  },
)

const whole = { thumbnail: 'public/courses/one/960.avif', description: 'Speed and strength', hasVideo: true }

test.for([
  [{}, undefined],
  [{ hasVideo: false }, 'a published video'],
  [{ thumbnail: '' }, 'a picture'],
  [{ description: '' }, 'a description'],
  [{ hasVideo: false, thumbnail: '' }, 'a published video and a picture'],
  [{ thumbnail: '', description: '' }, 'a picture and a description'],
  [{ hasVideo: false, thumbnail: '', description: '' }, 'a published video, a picture and a description'],
] as const)('a course with %j instead lacks %s', ([part, lack]) => {
  expect(lackOf({ ...whole, ...part })).toBe(lack)
})

test('a course is short under half an hour, and long from two hours on', () => {
  expect([SHORT_UNDER_SECONDS, MEDIUM_UNDER_SECONDS]).toEqual([1800, 7200])
})

test.each([
  ['public/courses/one/960.avif', 'public/courses/one/mail.jpg'],
  ['public/courses/sprint/poster.v2.webp', 'public/courses/sprint/poster.v2/mail.jpg'],
  ['public/courses/2/9.png', 'public/courses/2/mail.jpg'],
  ['', ''],
])('the picture of %s for mails is %s', (thumbnail, picture) => {
  expect(mailPictureOf(thumbnail)).toBe(picture)
})

test('a picture for mails is a wide one, in colour, cut around its middle', () => {
  expect(mailPicture.width / mailPicture.height).toBeCloseTo(16 / 9)
  expect(mailPicture).toMatchObject({ aim: 0.5, isGrey: false })
})

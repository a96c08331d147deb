import { expect, test } from 'vitest'

import { expectImages } from '#src/testing/policies.ts'

import { conferenceImage, speakerImage } from './policy.ts'

test('everybody sees a conference and its speakers, who are drawn round', () => {
  expectImages([conferenceImage, speakerImage], 'everybody')
  expect(speakerImage.aspect).toBe(1)
})

import { expect, test } from 'vitest'

import { isPublicKey, publicFileUrl } from './storage.ts'

test('only what lies below public is public', () => {
  expect(publicFileUrl('public/courses/jump/480.avif')).toBe('/files/public/courses/jump/480.avif')
  expect(['public/a.png', 'private/a.png', 'publicity/a.png'].map(isPublicKey)).toEqual([true, false, false])
})

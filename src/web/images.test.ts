import { expect, test } from 'vitest'

import { imageFiles } from './images.ts'

test('a stored picture brings its three widths', () => {
  expect(imageFiles('/files/public/courses/sprint/960.avif')).toEqual({
    src: '/files/public/courses/sprint/960.avif',
    srcSet:
      '/files/public/courses/sprint/480.avif 480w, /files/public/courses/sprint/960.avif 960w, /files/public/courses/sprint/1440.avif 1440w',
    full: '/files/public/courses/sprint/1440.avif',
  })
})

test('a video’s still brings its two', () => {
  expect(imageFiles('/files/public/posters/jump/640.avif')).toMatchObject({
    srcSet: '/files/public/posters/jump/640.avif 640w, /files/public/posters/jump/1280.avif 1280w',
    full: '/files/public/posters/jump/1280.avif',
  })
})

test.each(['/files/public/logos/one.svg', '/files/public/slides/123.avif', 'https://example.org/a.png', ''])(
  'a lone file %j is all there is',
  url => {
    expect(imageFiles(url)).toEqual({ src: url, full: url })
  },
)

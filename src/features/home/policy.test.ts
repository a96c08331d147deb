import { describe, expect, test } from 'vitest'

import { isPublicKey } from '#src/server/storage/storage.ts'
import { expectFolder, expectLimits, expectImages } from '#src/testing/policies.ts'

import { darkFilesOf, filesOf, INCOMING, mostBytes, slideClip, slideImage, uploadLimit } from './policy.ts'

const id = 'c0ffee00-1234-4abc-8def-0123456789ab'

test('D-11 everybody sees slides, nobody sees a file that is not checked yet', () => {
  expectImages([slideImage], 'everybody')
  expectFolder(slideClip, 'everybody')
  expectFolder({ folder: INCOMING }, 'nobody')
  expect(isPublicKey(INCOMING)).toBe(false)
})

test('T56 uploads are counted, and bounded: a clip may be as large as five pictures', () => {
  expectLimits([uploadLimit])
  expect(mostBytes).toEqual({ image: 10_000_000, video: 50_000_000 })
})

describe('what goes with a slide', () => {
  const picture = `public/heroes/${id}/1920.avif`
  const widths = [1920, 828, 1280, 2400].map(width => `public/heroes/${id}/${width}.avif`)
  const clip = `public/heroes/${id}/clip.mp4`

  test('a picture in all its widths', () => {
    expect(filesOf({ assetUrl: picture, image: picture })).toEqual(widths)
  })

  test('a clip with the picture that stands for it', () => {
    expect(filesOf({ assetUrl: clip, image: picture })).toEqual([...widths, clip])
    expect(filesOf({ assetUrl: clip, image: null })).toEqual([clip])
  })

  test('and the same of what the dark theme shows instead', () => {
    expect(darkFilesOf({ darkAssetUrl: clip, darkImage: picture })).toEqual([...widths, clip])
    expect(darkFilesOf({ darkAssetUrl: null, darkImage: null })).toEqual([])
  })

  test.for([
    'public/heroes/sprint/loop.mp4',
    'public/heroes/sprint/clip.mp4',
    `private/public/heroes/${id}/clip.mp4`,
    `public/heroes/${id}/other/clip.mp4`,
    `public/heroes/${id}/clip`,
    `public/heroes/${id}/eclip.mp4`,
    `public/heroes//clip.mp4`,
  ])('not %s, which is not its own', assetUrl => {
    expect(filesOf({ assetUrl, image: 'public/heroes/sprint/1920.avif' })).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'

import { expectFolder, expectImages } from '#src/testing/policies.ts'
import { hours, minutes } from '#src/wire/durations.ts'

import * as policy from './policy.ts'

const id = 'c0ffee00-1234-4abc-8def-0123456789ab'

describe('what may be encoded again', () => {
  const start = minutes(1000)
  const now = new Date(start)
  const before = (ms: number): Date => new Date(start - ms)
  const media = { stage: 'encoding', reason: null, updatedAt: now } as const

  test.for([
    ['what failed', { stage: 'failed' }, true],
    ['what there was no encoder for', { stage: 'ready', reason: 'no-encoder' }, true],
    ['what is ready', { stage: 'ready', updatedAt: before(hours(9)) }, false],
    ['what is just being encoded', {}, false],
    ['what said something an hour ago', { updatedAt: before(hours(1)) }, false],
    ['what has said nothing for longer', { updatedAt: before(hours(1) + 1) }, true],
  ] as const)('%s: %j, %s', ([, part, isAllowed]) => {
    expect(policy.canEncodeAgain({ ...media, ...part }, now)).toBe(isAllowed)
  })
})

describe('D-11 the files of a video', () => {
  test('its picture is for everybody, its handout and captions are not', () => {
    expectImages([policy.thumbnailKind], 'everybody')
    expectFolder(policy.handoutKind, 'nobody')
    expectFolder(policy.captionsKind, 'nobody')
    expect(policy.handoutKind.folder).not.toBe(policy.captionsKind.folder)
  })

  test.for([
    [`private/videos/${id}/original.mp4`, `private/videos/${id}/hls`],
    [`private/videos/${id}/original.webm`, `private/videos/${id}/hls`],
    ['private/videos/sprint/original.mp4', undefined],
    [`private/videos/${id.toUpperCase().replaceAll(/\d/g, 'X')}/original.mp4`, undefined],
    [`private/videos/${id}/other.mp4`, undefined],
    [`private/videos/${id}/original`, undefined],
    [`public/private/videos/${id}/original.mp4`, undefined],
  ] as const)('the renditions of %s stand in %s', ([key, folder]) => {
    expect(policy.hlsFolderOf(key)).toBe(folder)
  })

  test('an uploaded picture in all its widths, the handout and the captions go with their video', () => {
    const [pdfKey, key] = [`private/handouts/${id}.pdf`, `private/captions/${id}.vtt`]
    const thumbnail = `public/videos/${id}/640.avif`
    const glimpse = `public/glimpses/${id}.mp4`
    expect(policy.filesOfVideo({ thumbnail, glimpse, pdfKey, captions: [{ key }, { key }] })).toEqual([
      thumbnail,
      `public/videos/${id}/1280.avif`,
      glimpse,
      pdfKey,
      key,
      key,
    ])
  })

  test('what came with the academy stays: others show it', () => {
    const names = [
      'sprint.pdf',
      `${id}.pdf.txt`,
      `${id}.txt`,
      `a${id}.pdf`,
      `${id}a.pdf`,
      `${id}pdf`,
      `${id.slice(5)}.vtt`,
    ]
    const captions = names.map(name => ({ key: `private/captions/${name}` }))
    const shared = { thumbnail: 'public/posters/sprint/640.avif', glimpse: 'public/glimpses/sprint.mp4' }
    expect(policy.filesOfVideo({ ...shared, pdfKey: null, captions })).toEqual([])
    const odd = `private/handouts/${id.replaceAll(/[\da-f]/g, 'x')}.pdf`
    expect(policy.filesOfVideo({ thumbnail: '', glimpse: odd, pdfKey: odd, captions: [] })).toEqual([])
  })
})

test.each([
  [{}, undefined],
  [{ durationSeconds: 0.5 }, undefined],
  [{ durationSeconds: 0 }, 'video-not-ready'],
  [{ durationSeconds: -1 }, 'video-not-ready'],
  [{ thumbnail: '' }, 'video-without-thumbnail'],
  [{ durationSeconds: 0, thumbnail: '' }, 'video-not-ready'],
])('a video with %j instead is not published: %s', (part, lack) => {
  expect(policy.lackOf({ durationSeconds: 60, thumbnail: 'public/videos/one/640.avif', ...part })).toBe(lack)
})

test('D-11 the folder of an upload is nobody’s but the academy’s', () => {
  expect(policy.folderOfUpload(id)).toBe(`private/videos/${id}`)
})

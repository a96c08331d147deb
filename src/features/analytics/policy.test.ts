import { expect, test } from 'vitest'

import { fileKinds, kindOfFile } from './policy.ts'

const id = '5b0c4d2e'
const keys = {
  videos: [
    `private/videos/${id}/original.mp4`,
    `private/videos/${id}/original`,
    `private/videos/${id}/hls/720/index.m3u8`,
    `private/videos/${id}/hls/720/init.mp4`,
    `private/videos/${id}/hls/720/1.m4s`,
    `public/videos/${id}/preview.bin`,
    `incoming/${id}`,
    `public/heroes/${id}/clip.webm`,
    ...['mov', 'mkv', 'm4v', 'm4s', 'ts', 'm3u8', 'mp4'].map(ending => `elsewhere/${id}.${ending}`),
  ],
  images: [
    `public/videos/${id}/640.avif`,
    `private/videos/${id}/seek.jpg`,
    ...['avif', 'webp', 'png', 'jpg', 'jpeg', 'gif', 'svg', 'PNG'].map(ending => `public/courses/${id}/960.${ending}`),
  ],
  documents: [`private/handouts/${id}.pdf`, `private/research/${id}.PDF`],
  others: [
    `private/videos/${id}/captions.vtt`,
    `private/captions/${id}.vtt`,
    'backup/incoming/file',
    'other/private/videos/file',
    `public/courses/${id}.mp4.bak`,
    `public/courses/${id}-mp4`,
    'pdf/file',
    '',
  ],
} as const satisfies Record<(typeof fileKinds)[number], readonly string[]>

const cases = fileKinds.flatMap(kind => keys[kind].map(key => [key, kind] as const))

test.for(cases)('%s belongs to the %s', ([key, kind]) => {
  expect(kindOfFile(key)).toBe(kind)
})

test('every kind has files', () => {
  expect(new Set(cases.map(([key]) => kindOfFile(key)))).toEqual(new Set(Object.keys(keys)))
})

import { expect, test } from 'vitest'

import { containerOf } from '#src/wire/videos/video-head.ts'

import { containerOfKey, videoTypeOf } from './video-types.ts'

const box = (type: string, rest = '') => Buffer.from(`\0\0\0\x18${type}${rest}`.padEnd(32, '\0'), 'latin1')
const ebml = (kind: string) =>
  Buffer.concat([Buffer.from('1a45dfa39f42824', 'hex'), Buffer.from(`\x42\x82\x84${kind}`, 'latin1')])

test.each([
  ['an MP4', box('ftyp', 'mp42'), 'mp4'],
  ['a QuickTime video', box('ftyp', 'qt  '), 'mp4'],
  ['an old QuickTime video', box('moov'), 'mp4'],
  ['a WebM video', ebml('webm'), 'matroska'],
  ['a Matroska video', ebml('matroska'), 'matroska'],
])('T51 %s is a video', (_, bytes, container) => {
  expect(containerOf(bytes)).toBe(container)
})

test.each([
  ['a picture in the same container', box('ftyp', 'avif')],
  ['sound in the same container', box('ftyp', 'M4A ')],
  ['another EBML document', ebml('other')],
  ['a playlist that names other files', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
  ['a list of files for ffmpeg', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ['a page', Buffer.from('<html><video src="x.mp4"></video></html>')],
  ['a program', Buffer.from('7f454c46020101000000', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('T51 T39 ASVS 1.2.5 %s is none', (_, bytes) => {
  expect(containerOf(bytes)).toBeUndefined()
})

test('T51 of what a browser says only a few words are taken, and our keys tell the rest', () => {
  expect(videoTypeOf('video/quicktime')).toEqual({ ending: 'mov', container: 'mp4' })
  for (const type of ['', 'video/avi', 'constructor', 'text/html', 'video/mp4; codecs=avc1'])
    expect(videoTypeOf(type), type).toBeUndefined()
  expect(containerOfKey('private/videos/a/original.mkv')).toBe('matroska')
  expect(containerOfKey('private/videos/a/original.exe')).toBeUndefined()
})

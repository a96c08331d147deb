import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { diskStorage } from '#src/server/storage/disk.ts'

import { storeCaptions } from './captions.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palestra-captions-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const store = (bytes: string | Uint8Array<ArrayBuffer>) =>
  storeCaptions(diskStorage(root), { folder: 'private/captions' }, new Blob([bytes]))

const cue = '00:01.000 --> 00:02.500\nHello'

test.each([
  ['one caption', `WEBVTT\n\n${cue}`],
  [
    'a title, names, settings and hours',
    `WEBVTT - Squats\n\nfirst\n00:00:01.000 --> 100:00:02.000 align:start\nHello\nyou\n`,
  ],
  [
    'notes, styles and the line ends of Windows',
    `WEBVTT\r\nKind: captions\r\n\r\nNOTE mine\r\n\r\nSTYLE\r\n::cue {}\r\n\r\n${cue}`,
  ],
  ['a mark of the byte order', `\uFEFFWEBVTT\n\n${cue}`],
])('captions with %s are kept', async (_, vtt) => {
  const key = await store(vtt)
  expect(key).toMatch(/^private\/captions\/[\w-]{36}\.vtt$/)
  const kept = await text(await diskStorage(root).read(typeof key === 'string' ? key : ''))
  expect(kept).toMatch(/^WEBVTT/)
  expect(kept).not.toContain('\r')
})

test.each([
  ['SubRip that ends before it begins', '1\n00:00:05,000 --> 00:00:02,000\nHello'],
  ['a page', '<script>alert(1)</script>'],
  ['a page with the right word in front', 'WEBVTT\n\n<script>alert(1)</script>'],
  ['no caption', 'WEBVTT\n\nNOTE nothing'],
  ['a caption that ends before it begins', 'WEBVTT\n\n00:03.000 --> 00:02.000\nHello'],
  ['times of another form', 'WEBVTT\n\n1.0 --> 2.0\nHello'],
  ['two captions in one', `WEBVTT\n\n${cue}\n00:03.000 --> 00:04.000\nyou`],
  ['nothing', ''],
])('T51 ASVS 5.2.2 %s is refused', async (_, vtt) => {
  expect(await store(vtt)).toEqual({ refused: 'not-captions' })
})

test('T51 T55 bytes that are no text are refused, and too many', async () => {
  expect(await store(new Uint8Array([0xff, 0xfe, 0x57]))).toEqual({ refused: 'not-captions' })
  expect(await store(`WEBVTT\n\n${`${cue}\n\n`.repeat(100_000)}`)).toEqual({ refused: 'too-large' })
})

test('SubRip becomes WebVTT, and what only looks like it is refused', async () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\nOne\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nTwo, three\r\nfour\r\n'
  const stored = async (bytes: string) => {
    const key = await store(bytes)
    return typeof key === 'string' ? text(await diskStorage(root).read(key)) : key
  }
  expect(await stored(srt)).toBe(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nOne\n\n2\n00:00:03.000 --> 00:00:04.000\nTwo, three\nfour\n',
  )
  expect(await stored(`\uFEFF${srt}`)).toContain('00:00:01.000')
  expect(await stored('1\n00:00:05,000 --> 00:00:02,000\nBackwards\n')).toEqual({ refused: 'not-captions' })
  expect(await stored('Only words')).toEqual({ refused: 'not-captions' })
})

import { expect, test } from 'vitest'

import { CHAPTER_TITLE, MOST_CHAPTERS, readChapters, writtenChapters } from './chapters.ts'

test('chapters are lines with a time and a name, however they are parted', () => {
  const text = '0:00 Why a tenth\n\n  1:30 - Film it \n12:05 – 2.2 body weights\r\n1:02:05: On Monday'
  const chapters = [
    { at: 0, title: 'Why a tenth' },
    { at: 90, title: 'Film it' },
    { at: 725, title: '2.2 body weights' },
    { at: 3725, title: 'On Monday' },
  ]
  expect(readChapters(text, 0)).toEqual({ chapters })
  expect(readChapters(writtenChapters(chapters), 4000)).toEqual({ chapters })
  expect(readChapters(' \n', 0)).toEqual({ chapters: [] })
})

test.each([
  ['Film it', 'time', 1],
  ['0:00 One\n1:75 Two', 'time', 2],
  ['90 One', 'time', 1],
  ['0:00 One\n\n1:00', 'title', 3],
  [`0:00 ${'a'.repeat(CHAPTER_TITLE + 1)}`, 'long', 1],
  ['1:00 One\n1:00 Two', 'order', 2],
  ['1:00 One\n0:30 Two', 'order', 2],
  ['0:00 One\n2:00 Two', 'end', 2],
])('what is wrong with %j is told with its line: %s', (text, problem, line) => {
  expect(readChapters(text, 120)).toEqual({ problem, line })
})

test('a video has a bounded number of chapters', () => {
  const lines = (count: number) => writtenChapters(Array.from({ length: count }, (_, at) => ({ at, title: `${at}` })))
  expect(readChapters(lines(MOST_CHAPTERS), 0)).toHaveProperty('chapters')
  expect(readChapters(lines(MOST_CHAPTERS + 1), 0)).toEqual({ problem: 'many', line: MOST_CHAPTERS + 1 })
})

import { expect, test } from 'vitest'

import { entriesOf, groupAt, linesOf, moves, numbersOf, savedOf, secondsOf, type Entry } from './playlist-entries.ts'

const lesson = (_id: string): Entry => ({
  kind: 'video',
  _id,
  title: _id,
  thumbnail: '',
  durationSeconds: 60,
  state: 'Published',
  isFree: false,
})
/** Capitals are sections, small letters are lessons. */
const listOf = (letters: string): Entry[] =>
  Array.from(letters, letter =>
    /[A-Z]/.test(letter) ? { kind: 'section', key: letter, title: letter } : lesson(letter),
  )
const lettersOf = (entries: readonly Entry[]): string => entries.map(({ title }) => title).join('')
const press = (letters: string, letter: string, by: -1 | 1): string => {
  const [list, from] = [listOf(letters), letters.indexOf(letter)]
  const to = moves.step(list, from, by)
  return to < 0 || to >= list.length || to === from ? letters : lettersOf(moves.arrange(list, from, to))
}
/** The row stands behind all rows that the pointer has passed, `above` of them. */
const drag = (letters: string, letter: string, above: number): string =>
  lettersOf(moves.arrange(listOf(letters), letters.indexOf(letter), above))

test.each<[string, string, -1 | 1, string]>([
  ['abc', 'b', -1, 'bac'],
  ['aBc', 'c', -1, 'acB'],
  ['aBc', 'a', 1, 'Bac'],
  ['AbcDeF', 'A', 1, 'DeAbcF'],
  ['AbcDeF', 'D', 1, 'AbcFDe'],
  ['AbcDeF', 'D', -1, 'DeAbcF'],
  ['AbcDeF', 'F', -1, 'AbcFDe'],
  ['AbcDeF', 'F', 1, 'AbcDeF'],
  ['AbcDeF', 'A', -1, 'AbcDeF'],
  // What stands before the first section is no section: it stays there.
  ['aBcDe', 'D', -1, 'aDeBc'],
  ['aBc', 'B', -1, 'aBc'],
])('%s: one press moves %s by %i to %s, a section with its lessons', (before, letter, by, after) => {
  expect(press(before, letter, by)).toBe(after)
})

test.each<[string, string, number, string]>([
  ['AbcDe', 'A', 1, 'AbcDe'],
  ['AbcDe', 'A', 2, 'AbcDe'],
  ['AbcDe', 'A', 3, 'AbcDe'],
  ['AbcDe', 'A', 4, 'DeAbc'],
  ['AbcDe', 'D', 2, 'DeAbc'],
  ['AbcDe', 'D', 0, 'DeAbc'],
  ['AbcDe', 'e', 1, 'AebcD'],
])('%s: dragging %s past %i rows makes %s', (before, letter, above, after) => {
  expect(drag(before, letter, above)).toBe(after)
})

test('a section that was moved stays where it is while the pointer does', () => {
  const once = moves.arrange(listOf('AbcDe'), 0, 4)
  expect(moves.arrange(once, 2, 4)).toBe(once)
})

test('counts lessons and sections apart, and says how long a section is', () => {
  const list = listOf('aBcdE')
  expect([...numbersOf(list)]).toEqual([
    ['B', 1],
    ['E', 2],
    ['a', 1],
    ['c', 2],
    ['d', 3],
  ])
  expect(secondsOf(groupAt(list, 1))).toBe(120)
  expect(secondsOf(groupAt(list, 4))).toBe(0)
  expect(linesOf(list)).toBe('1. a\nB\n2. c\n3. d\nE')
  expect(savedOf(list)[1]).toEqual({ kind: 'section', title: 'B' })
})

test('two sections of one name are told apart', () => {
  const [one, other] = entriesOf([
    { kind: 'section', title: 'Same' },
    { kind: 'section', title: 'Same' },
  ])
  expect(one).not.toEqual(other)
})

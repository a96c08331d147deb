import { expect, test } from 'vitest'

import { differencesOf, excerptsOf } from './differences.ts'

const before = { title: 'A', price: '59', learn: ['x'], file: undefined, note: '' }

test('only what the other changed is told, and whether it was changed here as well', () => {
  const theirs = { ...before, title: 'B', price: '77', learn: ['x', 'y'] }
  const mine = { ...before, title: 'C', learn: ['x', 'y'], note: 'mine' }
  expect(differencesOf(before, { theirs, mine })).toEqual([
    { name: 'title', theirs: 'B', mine: 'C', isBoth: true },
    { name: 'price', theirs: '77', mine: '59', isBoth: false },
  ])
})

test('a file that was chosen is a change of its own', () => {
  const file = new File(['x'], 'a.png')
  const rows = { rows: [{ name: 'a', file: undefined as File | undefined }] }
  const mine = { rows: [{ name: 'a', file }] }
  const theirs = { rows: [{ name: 'b', file: undefined }] }
  expect(differencesOf(rows, { theirs, mine })).toMatchObject([{ name: 'rows', isBoth: true }])
})

test('long texts are shown from a little before they part', () => {
  const long = 'a'.repeat(1000)
  expect(excerptsOf('one', 'other')).toEqual(['one', 'other'])
  const [one, other] = excerptsOf(`${long}1${long}`, `${long}2${long}`)
  expect([one.length, one.indexOf('1'), other.indexOf('2')]).toEqual([242, 61, 61])
})

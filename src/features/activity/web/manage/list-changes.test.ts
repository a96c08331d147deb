import { expect, test } from 'vitest'

import { listChange } from './list-changes.ts'
import type { Say } from './values.ts'

const ids = ['1', '2', '3'].map(digit => `3f1c2d4e-0000-4000-8000-00000000000${digit}`)
const titles = new Map(ids.map((id, index) => [id, `Video ${index + 1}`]))
const say: Say = {
  price: String,
  number: String,
  day: String,
  instant: String,
  yes: 'yes',
  no: 'no',
  file: name => name,
  entries: count => `${count} entries`,
  nameOf: id => titles.get(id),
}
const nothing = { added: [], removed: [], changed: [], isReordered: false }

test('what came and went of a list is named', () => {
  expect(listChange(ids.slice(0, 2), ids.slice(1), say)).toEqual({
    ...nothing,
    added: ['Video 3'],
    removed: ['Video 1'],
  })
  expect(listChange(['a', 'a', 'b'], ['a', 'b'], say)).toEqual({ ...nothing, removed: ['a'] })
  expect(listChange([], ['a'], say)).toEqual({ ...nothing, added: ['a'] })
})

test('the same entries in another order are said to be that', () => {
  expect(listChange(ids, ids.toReversed(), say)).toEqual({ ...nothing, isReordered: true })
})

test('an entry of which something changed is one that changed', () => {
  const before = [
    { name: 'Ada', role: 'coach' },
    { name: 'Bo', role: 'coach' },
  ]
  const after = [
    { name: 'Ada', role: 'doctor' },
    { name: 'Bo', role: 'coach' },
  ]
  expect(listChange(before, after, say)).toEqual({
    ...nothing,
    changed: [{ before: 'Ada · coach', after: 'Ada · doctor' }],
  })
})

test('what is gone has no name, and is counted all the same', () => {
  const gone = '3f1c2d4e-0000-4000-8000-000000000009'
  expect(listChange([gone], [], say)).toEqual({ ...nothing, removed: [''] })
})

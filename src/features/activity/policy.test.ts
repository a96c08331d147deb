import { randomUUID } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { changesOf, idsIn, wordsOf } from './policy.ts'

const longest = 'x'.repeat(4000)

test.for([
  ['course.update', 'course', 'update'],
  ['plan', 'plan', ''],
  ['course.video.delete', 'course', 'video'],
] as const)('the action %s speaks of %s and %s', ([action, kind, verb]) => {
  expect(wordsOf(action)).toEqual({ kind, verb })
})

describe('what an entry tells of a change', () => {
  test('a field is told as it was and as it is', () => {
    expect(changesOf({ before: { price: 10, title: 'Old' }, after: { title: 'New', price: 12 } })).toEqual([
      { field: 'title', before: 'Old', after: 'New' },
      { field: 'price', before: 10, after: 12 },
    ])
  })

  test('what was made was nothing before, and what was deleted is nothing after', () => {
    expect(changesOf({ before: null, after: { title: 'New' } })).toEqual([
      { field: 'title', before: null, after: 'New' },
    ])
    expect(changesOf({ before: { title: 'Old' }, after: null })).toEqual([
      { field: 'title', before: 'Old', after: null },
    ])
    expect(changesOf({ before: null, after: null })).toEqual([])
  })

  test.for([[''], [null], [[]], [undefined]] as const)('a field that is %j on both sides says nothing', ([nothing]) => {
    expect(changesOf({ before: { field: nothing }, after: { field: nothing } })).toEqual([])
    expect(changesOf({ before: { field: 1 }, after: { field: nothing } })).toHaveLength(1)
    expect(changesOf({ before: { field: nothing }, after: { field: 1 } })).toHaveLength(1)
  })

  test.for([[0], [false], [['']], [{}], ['0']] as const)('a field that is %j says something', ([something]) => {
    const [change] = changesOf({ before: null, after: { field: something } })
    expect(change).toEqual({ field: 'field', before: null, after: something })
  })

  test('a text leaves whole up to 4000 characters, and is cut with a sign of it after those', () => {
    const after = { whole: longest, cut: `${longest}y`, list: [`${longest}y`] }
    expect(changesOf({ before: null, after }).map(change => change.after)).toEqual([
      longest,
      `${longest}…`,
      [`${longest}y`],
    ])
  })
})

describe('the ids that entries name', () => {
  const id = 'c0ffee00-1234-4abc-8def-0123456789ab'

  test('they are found however deep they stand, once each', () => {
    const other = randomUUID()
    expect(idsIn([{ before: null, after: { course: id, videos: [{ id: other }, id] } }, id])).toEqual([id, other])
    expect(idsIn(id)).toEqual([id])
  })

  test.for([[null], [undefined], [7], ['course'], [`${id}0`], [{ [id]: 1 }]] as const)('%j names none', ([value]) => {
    expect(idsIn(value)).toEqual([])
  })

  test('however many there are, no more than the first 500 are looked up', () => {
    const ids = Array.from({ length: 501 }, () => randomUUID())
    expect(idsIn({ ids })).toEqual(ids.slice(0, 500))
  })
})

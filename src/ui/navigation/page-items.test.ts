import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pageItems } from './page-items.ts'

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 10, [1, 2, 'gap-after', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap-after', 10]],
  [5, 10, [1, 'gap-before', 4, 5, 6, 'gap-after', 10]],
  [7, 10, [1, 'gap-before', 6, 7, 8, 9, 10]],
  [10, 10, [1, 'gap-before', 9, 10]],
  [99, 10, [1, 'gap-before', 9, 10]],
  [1, 0, []],
])('page %i of %i shows %j', (page, pageCount, items) => {
  expect(pageItems(page, pageCount)).toEqual(items)
})

test('every row holds the first, the last and the current page, rises, and hides two pages or more in a gap', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain(count => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(pages, ([page, count]) => {
      const items = pageItems(page, count)
      const numbers = items.filter(item => typeof item === 'number')
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]))
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      const hidden = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0) - 1)
      expect(hidden).not.toContain(1)
      expect(hidden.filter(Boolean)).toHaveLength(items.length - numbers.length)
      expect(items.length).toBeLessThanOrEqual(7)
    }),
  )
})

import { expect, test } from 'vitest'

import { addressOf, readFilters } from './filters.ts'
import { panelCount } from './panel-count.ts'

const one = '6f1c6c5e-8a4c-4a37-9a50-6a0f1c6c5e8a'
const two = '7f1c6c5e-8a4c-4a37-9a50-6a0f1c6c5e8b'
const read = (query: string) => readFilters(new URLSearchParams(query))

test('D-38 filters survive the way into the address and back', () => {
  const filters = {
    title: 'heart & lung, 100%',
    minPrice: 10,
    maxPrice: 90,
    categories: [one, two],
    rating: 4,
    level: 'advanced' as const,
    length: 'medium' as const,
    sort: 'rated' as const,
    page: 3,
  }
  const address = addressOf(filters)
  expect(address).toContain(`categories=${one},${two}`)
  expect(readFilters(new URL(address, 'http://x').searchParams)).toEqual(filters)
})

test('K-5 what filters nothing leaves no trace in the address', () => {
  expect(addressOf(read(''))).toBe('/courses')
  expect(addressOf(read('rating=1&page=1&title=%20'))).toBe('/courses')
  expect(read('').rating).toBe(1)
})

test.each([
  ['rating=9&page=0&sort=__proto__', {}],
  ['level=hardest', {}],
  ['level=foundation', { level: 'foundation' }],
  ['length=endless', {}],
  ['length=short', { length: 'short' }],
  ['minPrice=-3&maxPrice=1e9', {}],
  ['minPrice=abc&page=1.5', {}],
  ['categories=x,%27--', {}],
  [`categories=${one}&categories=${one}`, { categories: [one] }],
  [`title=${'a'.repeat(200)}`, { title: 'a'.repeat(100) }],
  ['title=a%00b', { title: 'a b' }],
])('an address that makes no sense is read as far as it does: %s', (query, expected) => {
  expect(read(query)).toEqual({ title: '', categories: [], rating: 1, sort: 'newest', page: 1, ...expected })
})

test('counts the filters of the panel, not the search', () => {
  expect(panelCount(read(`title=x&categories=${one},${two}&minPrice=0&rating=4&level=advanced&length=long`))).toBe(6)
  expect(panelCount(read('title=x&rating=1'))).toBe(0)
})

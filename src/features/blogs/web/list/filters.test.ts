import { expect, test } from 'vitest'

import { addressOf, readFilters } from './filters.ts'

const one = '6f1c6c5e-8a4c-4a37-9a50-6a0f1c6c5e8a'
const two = '7f1c6c5e-8a4c-4a37-9a50-6a0f1c6c5e8b'
const read = (query: string) => readFilters(new URLSearchParams(query))

test('L-BLOG-2 filters survive the way into the address and back', () => {
  const filters = { title: 'heart & lung, 100%', categories: [one, two], page: 3 }
  const address = addressOf(filters)
  expect(address).toContain(`categories=${one},${two}`)
  expect(readFilters(new URL(address, 'http://x').searchParams)).toEqual(filters)
  expect(addressOf(read('page=1&title=%20&categories='))).toBe('/blogs')
})

test.each(['page=0', 'page=1.5', 'page=-1', 'categories=x,%27--', 'title=%00'])(
  'an address that makes no sense is the whole list: %s',
  query => {
    expect(read(query)).toEqual({ title: '', categories: [], page: 1 })
  },
)

import { expect, test } from 'vitest'

import { safeNext } from '#src/wire/next-address.ts'

import { loginAddress } from './session.ts'

test.each(['/', '/courses', '/course/1?lesson=2#notes', '/dashboard/my-courses'])(
  'D-18 T50 %s is a place to come back to',
  path => {
    expect(safeNext(path)).toBe(path)
    expect(new URL(loginAddress(path), 'http://x').searchParams.get('next')).toBe(path)
  },
)

test.each([
  null,
  '',
  'courses',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/courses\\..\\evil',
  '/courses\u0000',
])('T50 %j is not', next => {
  expect(safeNext(next)).toBeUndefined()
})

test('T50 what is accepted stays on this site, whatever a browser makes of it', () => {
  const parts = ['/', '\\', '\t', '.', '@', 'x', ':', '%2f', '%5c']
  const accepted = parts.flatMap(one => parts.flatMap(two => safeNext(`/${one}${two}evil.example`) ?? []))
  const origins = new Set(accepted.map(next => new URL(next, 'https://academy.example').origin))
  expect([...origins]).toEqual(['https://academy.example'])
})

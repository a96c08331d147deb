import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonicalTarget } from './canonical-target.ts'

test.each([
  ['/courses?page=2&title=a%20b', '/courses?page=2&title=a%20b'],
  ['/courses/', '/courses/'],
  ['/z1/../courses', '/courses'],
  ['/z1/%2e%2E/courses', '/courses'],
  ['/z1/.%2E/./%2e/courses', '/courses'],
  ['/z1\\..\\courses', '/courses'],
  ['//evil.example//courses', '/evil.example/courses'],
  ['/\\evil.example', '/evil.example'],
  ['/%63ourses#/../activation', '/courses'],
  ['/../../courses', '/courses'],
  ['http://evil.example/z/../courses?page=2', '/courses?page=2'],
  ['http://[/../../../courses', '/courses'],
  ['/files/a%2fb%2e%2e', '/files/a%2Fb..'],
  ['/a/..%2fcourses', '/a/..%2Fcourses'],
  ['/%252e%252e/a;b', '/%252e%252e/a;b'],
  ['*', '/*'],
])('L11 T62 %s is %s to everybody who reads it', (target, canonical) => {
  expect(canonicalTarget(target)).toBe(canonical)
})

const piece = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E',
  '%2f',
  '%5c',
  '%252e',
  ';',
  'a',
  '%61',
  '?',
  '#',
  ':',
  '@',
  '%',
  ' ',
  'é',
  '//',
)

test('L11 T62 ASVS 15.3.4 no reader finds another path in a canonical target', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const target = canonicalTarget(`/${pieces.join('')}`)
      expect(canonicalTarget(target)).toBe(target)
      const { origin, pathname, search } = new URL(`http://site${target}`)
      expect([origin, pathname + search]).toEqual(['http://site', target])
    }),
    { numRuns: 2000 },
  )
})

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
  ['/%%61a', '/%AA'],
  ['/%2%35%36%31', '/%2561'],
  ['/%4%41%3%37', '/J7'],
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

/** The least of several runs, in milliseconds: what else the machine does only adds to one. */
function costOf(target: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now()
    canonicalTarget(target)
    return performance.now() - start
  })
  return Math.min(...runs)
}

test('R8 T55 an address whose every escape completes the next costs no more than its length', () => {
  const nested = (length: number) => `/${'%3'.repeat(length / 2)}6`
  expect(canonicalTarget(nested(16_000))).toBe('/6')
  costOf(nested(1000)) // the first run compiles it
  expect(costOf(nested(16_000))).toBeLessThan(40 * costOf(nested(1000)))
})

test('L11 T62 what is spelled plainly stays as it is, as every other reader would leave it', () => {
  const plain = fc.stringMatching(/^(\/[a-z~_-][a-z0-9.~_-]{0,5}){0,4}\/?(\?[\w.~=&,-]{1,9})?$/)
  fc.assert(
    fc.property(plain, text => {
      const target = text.startsWith('/') ? text : `/${text}`
      const { pathname, search } = new URL(`http://site${target}`)
      expect([canonicalTarget(target), pathname + search]).toEqual([target, target])
    }),
  )
})

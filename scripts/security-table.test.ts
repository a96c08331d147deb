import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const page = readFileSync(new URL('docs/security.md', root), 'utf8')

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; those of level 3 stand behind them. */
const sections = new Map(
  (
    '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 ' +
    '4.1:3 4.2:1 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 7.1:3 7.2:4 ' +
    '7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 11.1:2 11.2:3 11.3:3 11.4:4 ' +
    '11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 ' +
    '15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3'
  )
    .split(' ')
    .map(section => section.split(':'))
    .map(([section = '', count = '']) => [section, Number(count)]),
)

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, id = '', how = '', proof = '']) => ({
    id,
    how,
    proof,
  }),
)

const titles = globSync(['{packages,src,scripts,demo}/**/*.test.{ts,tsx}', 'journeys/**/*.spec.ts'], {
  cwd: root,
}).flatMap(file => readFileSync(new URL(file, root), 'utf8').match(/(['`])(?:(?!\1|\n).)*ASVS.*?\1/g) ?? [])

test('every requirement of ASVS 5.0 for levels 1 and 2 has its row, or its chapter does not apply', () => {
  const wanted = [...sections].flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  const elsewhere = ['7.6.1'] // stands with the identity providers
  expect(rows.map(({ id }) => id)).toEqual(wanted.filter(id => !elsewhere.includes(id)))
})

test('a row says how it is proven, and a test that it names carries its number', () => {
  for (const { id, how, proof } of rows) {
    expect([id, /^(test|document|not met|does not apply)\b/.test(proof)]).toEqual([id, true])
    if (proof === 'not met') expect([id, /^Not met\b.*(because|see)\b/.test(how)]).toEqual([id, true])
    if (proof.startsWith('test')) {
      const number = new RegExp(`ASVS (?:[\\d.]+ )*${id.replaceAll('.', '\\.')}(?![\\d.])`)
      const named = proof.match(/\b(?:[A-Z]+-)*[A-Z]+-?\d+\b/g) ?? ['']
      const carries = titles.filter(title => number.test(title))
      expect([id, named.some(name => carries.some(title => title.includes(name)))]).toEqual([id, true])
    }
  }
})

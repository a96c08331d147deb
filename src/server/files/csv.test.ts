import fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvLine } from './csv.ts'

/** A reader of RFC 4180 for one line whose cells are all quoted. */
const read = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, text = '']) => text.replaceAll('""', '"'))

test('a line of CSV is read back as it was written, whatever stands in its cells', () => {
  const cell = fc.string({ unit: 'grapheme' }).map(text => `a${text}`)
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), cells => {
      expect(read(csvLine(cells))).toEqual(cells)
    }),
  )
  expect(csvLine(['a', 'b "c"', 'd,e', 'f\r\ng', ''])).toBe('"a","b ""c""","d,e","f\r\ng",""\r\n')
})

test.each(['=1+1', '+1', '-2+1', '-A1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－2', '＠SUM(A1)'])(
  'T80 %j is no formula in a spreadsheet',
  text => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

test.each(['-2', '-2.50', '-0.001'])('a sum below nothing stays the number %s', text => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`)
})

import { expect, test } from 'vitest'

import { partsOf } from './source-parts.ts'

const linksIn = (source: string) => partsOf(source).flatMap(({ text, address }) => (address ? [[text, address]] : []))

test('a DOI at the end of a source leads to what it names, and nothing of the source is lost', () => {
  const source = 'Haugen T, Buchheit M (2016). Sprint running. Sports Med 46(5):641-656. doi:10.1007/s40279-015-0446-0'
  expect(linksIn(source)).toEqual([['doi:10.1007/s40279-015-0446-0', 'https://doi.org/10.1007/s40279-015-0446-0']])
  expect(
    partsOf(source)
      .map(({ text }) => text)
      .join(''),
  ).toBe(source)
})

test.each([
  [
    'Alone 10.1519/JSC.0b013e318226030b',
    '10.1519/JSC.0b013e318226030b',
    'https://doi.org/10.1519/JSC.0b013e318226030b',
  ],
  ['DOI: 10.1000/a.b.', 'DOI: 10.1000/a.b', 'https://doi.org/10.1000/a.b'],
  ['(https://example.org/a?b=1), read', 'https://example.org/a?b=1', 'https://example.org/a?b=1'],
  ['https://doi.org/10.1000/x', 'https://doi.org/10.1000/x', 'https://doi.org/10.1000/x'],
  ['10.1016/S0021-9290(00)00030-9', '10.1016/S0021-9290(00)00030-9', 'https://doi.org/10.1016/S0021-9290(00)00030-9'],
  ['10.1002/(SICI)1097(199905)', '10.1002/(SICI)1097(199905)', 'https://doi.org/10.1002/(SICI)1097(199905)'],
])('%s', (source, text, address) => {
  expect(linksIn(source)).toEqual([[text, address]])
})

test.each([
  '',
  'A book without an address',
  'javascript:alert(1)',
  'doi:10.12/short',
  'pages 10.1234 to 10.9',
  'https://',
])('in "%s" nothing is opened', source => {
  expect(linksIn(source)).toEqual([])
  expect(
    partsOf(source)
      .map(({ text }) => text)
      .join(''),
  ).toBe(source)
})

test('two of them in one source, and words between them', () => {
  expect(partsOf('See https://a.example/x and 10.1000/y!').map(({ text }) => text)).toEqual([
    'See ',
    'https://a.example/x',
    ' and ',
    '10.1000/y',
    '!',
  ])
})

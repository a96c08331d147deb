import { expect, test } from 'vitest'

import { bareDoi, bareOrcid, isDoi, isOrcid } from './scholarly-ids.ts'

test.each([
  ['0000-0002-1825-0097', true],
  ['0000-0001-5109-3700', true],
  ['0000-0002-1694-233X', true],
  ['0000-0002-1825-0098', false],
  ['0000-0002-1694-2330', false],
  ['0000-0002-1694-233x', false],
  ['0000000218250097', false],
  ['1234', false],
])('D-42 the last digit of the ORCID %s is checked', (text, isOne) => expect(isOrcid(text)).toBe(isOne))

test.each([
  ['https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
  [' http://www.orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['https://example.org/0000', 'https://example.org/0000'],
])('D-42 of %j stays %j', (text, bare) => expect(bareOrcid(text)).toBe(bare))

test.each([
  ['https://doi.org/10.1234/a.b', '10.1234/a.b'],
  ['http://dx.doi.org/10.1234/a', '10.1234/a'],
  ['doi:10.1234/a', '10.1234/a'],
  ['doi.org/10.1234/a', '10.1234/a'],
  ['10.1234/doi.org/a', '10.1234/doi.org/a'],
])('D-42 of %j stays %j, which is a DOI', (text, bare) => {
  expect(bareDoi(text)).toBe(bare)
  expect(isDoi(bare)).toBe(true)
  expect(isDoi('10.1/a')).toBe(false)
})

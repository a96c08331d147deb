import { afterAll, expect, test } from 'vitest'

import { keepFormatters } from './kept-formatters.ts'

const before = { ...Object.getOwnPropertyDescriptors(Intl) }
afterAll(() => void Object.defineProperties(Intl, before))

test('the same language and options give the same formatter, others another one', () => {
  keepFormatters()
  const euros = { style: 'currency', currency: 'EUR' } as const
  expect(new Intl.NumberFormat('en', euros)).toBe(new Intl.NumberFormat('en', { ...euros }))
  const written = [new Intl.NumberFormat('en', euros), new Intl.NumberFormat('de', euros), new Intl.NumberFormat('en')]
  expect(written.map(one => one.format(1234.5))).toEqual(['€1,234.50', '1.234,50\u00A0€', '1,234.5'])
  expect(new Intl.PluralRules('en').select(1)).toBe('one')
  expect(new Intl.DateTimeFormat('en') instanceof Intl.DateTimeFormat).toBe(true)
  expect(Intl.DateTimeFormat.supportedLocalesOf(['en'])).toEqual(['en'])
})

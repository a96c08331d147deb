import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'

import messages from '#root/messages/en.json' with { type: 'json' }
import { reviewCodes } from '#src/wire/review-reasons.ts'

const t = createTranslator({
  locale: 'en',
  messages,
  namespace: 'managers.orders',
  onError: error => {
    throw error
  },
})

/** Everything that a reason may name, as the verbs that set something aside tell it. */
const facts = { isCents: '1.00', wantedCents: '89.00', is: 'eur', wanted: 'usd', price: 'price_1', named: 'Lina' }

test('every reason for which a payment is put aside has words, and no others have', () => {
  expect(Object.keys(messages.managers.orders.reasons).toSorted()).toEqual([...reviewCodes].toSorted())
  const said = reviewCodes.map(code => t(`reasons.${code}`, facts))
  expect(new Set(said).size).toBe(reviewCodes.length)
  for (const text of said) expect(text).toMatch(/^[A-Z][^{}]+\.$/)
  expect(t('reasons.amount', facts)).toBe('The amount is 1.00 instead of 89.00.')
})

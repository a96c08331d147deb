import { expect, test } from 'vitest'

import { refundDecimals, refundFault, refundStepOf } from './refund-part.ts'

const usd = { leftCents: 1_050, currency: 'usd', method: 'card' } as const
const dinars = { leftCents: 100_050, currency: 'dzd', method: 'chargily' } as const
const kwd = { leftCents: 4_995, currency: 'kwd', method: 'card' } as const

test.each([
  [{ ...usd, amount: 10.5 }, undefined],
  [{ ...usd, amount: 0.01 }, undefined],
  [{ ...usd, amount: 10.49 }, undefined],
  [{ ...usd, amount: 0 }, 'zero'],
  [{ ...usd, amount: -1 }, 'zero'],
  [{ ...usd, amount: 10.51 }, 'too-much'],
  [{ ...usd, amount: 10.505 }, 'too-much'],
  [{ ...usd, amount: 1.005 }, 'step'],
  [{ ...dinars, amount: 1000 }, undefined],
  [{ ...dinars, amount: 1000.5 }, undefined], // all that is left
  [{ ...dinars, amount: 500.5 }, 'step'],
  [{ ...kwd, amount: 4.99 }, undefined],
  [{ ...kwd, amount: 4.995 }, undefined],
  [{ ...kwd, amount: 4.985 }, 'step'],
  [{ leftCents: 500, currency: 'jpy', method: 'card', amount: 200 }, undefined],
  [{ leftCents: 500, currency: 'jpy', method: 'card', amount: 200.5 }, 'step'],
  [{ leftCents: 50_000, currency: 'isk', method: 'card', amount: 200.5 }, 'step'],
] as const)('D-3 %j goes back, or is told why not: %s', (wanted, fault) => {
  expect(refundFault(wanted)).toBe(fault)
})

test('D-3 a part is typed with as many decimals as can go back', () => {
  const decimals = (['usd', 'jpy', 'isk', 'kwd'] as const).map(currency => refundDecimals('card', currency))
  expect([...decimals, refundDecimals('chargily', 'dzd')]).toEqual([2, 0, 0, 2, 0])
  expect([refundStepOf('transfer', 'dzd'), refundStepOf('chargily', 'dzd'), refundStepOf('card', 'kwd')]).toEqual([
    1, 100, 10,
  ])
})

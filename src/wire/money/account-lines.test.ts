import { expect, test } from 'vitest'

import { accountLines } from './account-lines.ts'

test('each line of an account is a name and its value, or a value alone', () => {
  const account = ' Holder : Demo Academy \n\nIBAN: FR76 3000 6000\n   \nsee https: no\n: 12\nBank\nA:b:c\n'
  expect(accountLines(account)).toEqual([
    { name: 'Holder', value: 'Demo Academy' },
    { name: 'IBAN', value: 'FR76 3000 6000' },
    { name: 'see https', value: 'no' },
    { name: '', value: ': 12' },
    { name: '', value: 'Bank' },
    { name: 'A', value: 'b:c' },
  ])
  expect(accountLines('')).toEqual([])
})

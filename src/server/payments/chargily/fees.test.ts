import { expect, test } from 'vitest'

import { openChargilyDesk } from '#src/testing/services/chargily-desk.ts'

const desk = await openChargilyDesk()
const { standIn, academy } = desk
const { payments } = academy.services

const buy = async (fees: object) => {
  const { checkoutId } = await desk.order()
  await standIn.move(checkoutId, 'paid')
  Object.assign(standIn.checkouts.get(checkoutId) ?? {}, fees)
  return `cg_${checkoutId}`
}

test.each([
  ['all of them', { fees: 123, pass_fees_to_customer: false }, [12_300]],
  ['its part', { fees: 123, fees_on_merchant: 40, pass_fees_to_customer: true }, [4_000]],
  ['none where the buyer pays them', { fees: 123, pass_fees_to_customer: true }, []],
  ['none where there are none', { fees: 0 }, []],
])('of the fees of Chargily the academy bears %s', async (_, fees, wanted) => {
  const id = await buy(fees)
  const answer = await payments.findFees(id)
  expect(answer).toMatchObject({ isWhole: true })
  expect(answer?.fees).toEqual(wanted.map(cents => ({ id, cents, currency: 'dzd', at: expect.any(Date) })))
})

test('what Chargily does not say of its fees is not known; nor is anything of a payment that is not ours', async () => {
  expect(await payments.findFees(await buy({}))).toEqual({ fees: [], isWhole: false })
  expect(await payments.findFees(`cg_${'0'.repeat(24)}`)).toBeUndefined()
})

import { beforeEach, expect, test } from 'vitest'

import { readFees } from '#src/features/orders/commands/fees/read-fees.ts'
import type { Context } from '#src/server/context.ts'
import { FeesRefused } from '#src/server/payments/fees.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { seconds } from '#src/wire/durations.ts'

import { checkBooks } from './queries/check/check-books.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy } = await openRefunds({ academy, shop })
const { db, payments } = academy.services
const context: Context = { ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' }

beforeEach(async () => {
  for (const table of ['payment_fees', 'order_movements', 'enrolments', 'orders', 'sandbox.objects'])
    await academy.asOwner(`delete from ${table}`)
})

const check = async (asked = payments) => {
  const words: string[] = []
  const range = { start: undefined, end: new Date(Date.now() + seconds(5)) }
  const tally = await checkBooks({ db, payments: asked }, range, ({ about, words: said }) =>
    words.push(`${about} ${said}`),
  )
  return { words, tally }
}
const found = async () => (await check()).words

test('fees are no difference before they are read, and are compared from then on', async () => {
  await buy()
  await buy()
  expect(await check()).toMatchObject({ words: [], tally: { fees: 0, feesUnread: 2 } })
  await readFees(context)
  expect(await check()).toMatchObject({ words: [], tally: { fees: 2, feesUnread: 0, movements: 4 } })
})

test('a key that may not read fees leaves the rest checked', async () => {
  await buy()
  const listFees = () => Promise.reject(new FeesRefused('the key has no right'))
  expect(await check({ ...payments, listFees })).toMatchObject({
    words: ['unfinished the key of the provider may not read fees: the key has no right'],
    tally: { orders: 1, payments: 1 },
  })
})

test('what a bank transfer costs is not ours to know', async () => {
  await buy()
  await academy.asOwner(`update order_movements set payment_id = 'tr_x'`)
  await academy.asOwner('delete from payment_fees')
  expect(await readFees(context)).toBe(0)
})

const planted: readonly (readonly [string, string, RegExp])[] = [
  [
    'a fee that is missing',
    `delete from order_movements where what = 'fee'`,
    /^fee txn_\w+ of pi_\w+: \$0\.00 USD in the ledger, \$2\.88 USD at the provider$/,
  ],
  [
    'a fee that is another one',
    `update order_movements set amount_cents = -299 where what = 'fee'`,
    /^fee txn_\w+ of pi_\w+: \$2\.99 USD in the ledger, \$2\.88 USD at the provider$/,
  ],
  [
    'a fee that the provider never took',
    `update order_movements set source = 'txn_none' where what = 'fee'`,
    /^fee txn_\w+ of pi_\w+: \$0\.00 USD in the ledger, \$2\.88 USD at the provider\nfee txn_none of pi_\w+: \$2\.88 USD in the ledger, none at the provider$/,
  ],
]

test.each(planted)('%s is found, and nothing else', async (_, plant, wanted) => {
  await buy()
  await readFees(context)
  expect(await found()).toEqual([])
  await academy.asOwner(plant)
  expect((await found()).join('\n')).toMatch(wanted)
})

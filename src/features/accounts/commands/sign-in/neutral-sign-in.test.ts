// Signing in where it must not tell which emails have an account.
import { beforeEach, expect, test } from 'vitest'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { limitCounters } from '#src/server/limits/tables.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { createAccount } from '../sign-up/create-account.ts'

const lina = { firstName: 'Lina', lastName: 'Haddad', email: 'lina@club.example', password: 'metres-99' }
const academy = await keepAcademy({ environment: { NEUTRAL_SIGN_IN: 'on', TRUST_PROXY_HOPS: '1' } })
const linaId = await createAccount(academy.services, lina)
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

const signIn = async (email: string, { password = 'metres-98', ip = '203.0.113.1' } = {}) =>
  academy.client().post('/api/login', { email, password }, { 'x-forwarded-for': ip })

test('D-17 the neutral setting words an unknown email and a wrong password alike', async () => {
  const [unknown, wrong] = [await signIn('nobody@club.example'), await signIn(lina.email)]
  expect([unknown.status, unknown.body.message]).toEqual([403, 'Email or password incorrect'])
  expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
})

test.each([9, 28])(
  'T8 after %i unknown emails a wrong sign-in counts alike, whether or not it has an account',
  async count => {
    const told: [number, string][] = []
    for (const [email, ip] of [
      [lina.email, '203.0.113.1'],
      ['nobody@club.example', '203.0.113.2'],
    ] as const) {
      for (let index = 0; index < count; index += 1) await signIn(`made-up-${index}@club.example`, { ip })
      for (const probe of [email, 'last@club.example', email]) {
        const { status, body } = await signIn(probe, { ip })
        told.push([status, body.code])
      }
    }
    expect(told.slice(0, 3)).toEqual(told.slice(3))
    expect((await signIn(lina.email, { password: lina.password })).status, 'the right password opens').toBe(200)
  },
)

test('T8 two emails of one account do not share what is counted', async () => {
  await academy.services.db
    .insert(accountEmails)
    .values({ userId: linaId, email: 'second@club.example', isPrimary: false })
  for (let index = 0; index < 10; index += 1) await signIn(lina.email)
  expect((await signIn(lina.email)).status).toBe(429)
  expect((await signIn('second@club.example')).status).toBe((await signIn('nobody@club.example')).status)
})

import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { visitor, type User } from '#src/server/actor.ts'
import { takeHashingPlace } from '#src/server/security/passwords.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import type { AccountId } from '#src/wire/ids.ts'
import { refuse } from '#src/wire/refusals.ts'

import { checkOwnPassword, confirmPassword, requireStepUp } from './confirm-password.ts'
import { confirmSession, confirmWithPassword, requireConfirmation, requireFreshSession } from './confirm-session.ts'

const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })

test('ASVS 7.5.1 who is not signed in confirms nothing, whatever calls', async () => {
  const context = { ...academy.services, actor: visitor, ip: '203.0.113.1' }
  const password = userPassword
  const outcomes = [
    await confirmPassword(context, password),
    await checkOwnPassword(context, password),
    await confirmWithPassword(context, { password }),
    await requireConfirmation(context),
    await requireFreshSession(context),
  ]
  expect(outcomes).toEqual(Array(outcomes.length).fill(refuse('sign-in')))
  expect(await requireStepUp(context), 'there is no second factor to ask for').toBeUndefined()
})

test('T79 ASVS 7.4.1 of an account that went meanwhile no password is right, and no session is confirmed', async () => {
  const gone: User = {
    kind: 'user',
    id: randomUUID() as AccountId,
    role: 'learner',
    hasFactor: false,
    mustEnrol: false,
    firstName: 'Lina',
    lastName: 'Haddad',
    email: 'lina@club.example',
    image: null,
    sessionId: randomUUID(),
  }
  const context = { ...academy.services, actor: gone, ip: '203.0.113.1' }
  expect(await checkOwnPassword(context, userPassword)).toEqual(refuse('password-incorrect'))
  expect(await confirmSession(academy.services.db, gone)).toEqual(refuse('sign-in'))
})

test('D3 ASVS 15.2.2 while four passwords of an account wait to be compared, one more is told to come again', async () => {
  const { client, userId } = await seedUser(academy)
  const ip = '203.0.113.2'
  const confirm = () => client.post('/api/session/confirm', { password: userPassword }, { 'x-forwarded-for': ip })
  {
    using places = new DisposableStack()
    for (let n = 0; n < 4; n += 1) places.use(takeHashingPlace({ address: ip, account: userId }))
    const { status, body, headers } = await confirm()
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
  }
  expect((await confirm()).status).toBe(200)
})

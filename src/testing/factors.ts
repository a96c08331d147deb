// Second factors in a test: an authenticator app by its secret, passkeys by an authenticator in software.
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'

import { sessions } from '#src/features/accounts/tables.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'

import type { TestAcademy } from './academy.ts'
import type { Client } from './client.ts'
import { userPassword, seedUser } from './content/courses.ts'
import { createAuthenticator } from './services/authenticator.ts'

/** The code of an app in the half minute that is so many away from now, on the academy's clock. */
export const appCode = ({ services }: TestAcademy, secret: string, away = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: services.now().getTime() + away * 30_000 })

/** What everybody without a second factor does before the first one is added. */
export const confirmByPassword = (client: Client) => client.post('/api/session/confirm', { password: userPassword })

/** Sets an app up for whoever is signed in; the code of this half minute is used up by it. */
export async function enrolApp(academy: TestAcademy, client: Client) {
  await confirmByPassword(client)
  const { body } = await client.post('/api/account/totp/secret')
  const secret = String(body.secret)
  const added = await client.post('/api/account/totp', { code: appCode(academy, secret) })
  return { secret, added, recoveryCodes: (added.body.recoveryCodes ?? []) as string[] }
}

/** Asks for a passkey's registration. @returns what sends the answer of the authenticator */
export async function beginPasskey(
  academy: TestAcademy,
  client: Client,
  { authenticator = createAuthenticator(academy.url), name = 'Phone' } = {},
) {
  await confirmByPassword(client)
  const { body } = await client.post('/api/account/passkeys/options')
  const credential = authenticator.create(body.options)
  return async () => client.post('/api/account/passkeys', { name, credential })
}

/** Registers a passkey for whoever is signed in. */
export async function enrolPasskey(academy: TestAcademy, client: Client, name = 'Phone') {
  const authenticator = createAuthenticator(academy.url)
  const added = await (await beginPasskey(academy, client, { authenticator, name }))()
  return { authenticator, added, recoveryCodes: (added.body.recoveryCodes ?? []) as string[] }
}

/** Another browser of a person, in which they have just confirmed that it is them. */
export async function otherBrowser(academy: TestAcademy, userId: string): Promise<Client> {
  const token = newToken()
  await academy.services.db.insert(sessions).values({ userId, tokenHash: hashToken(token), confirmedAt: sql`now()` })
  const client = academy.client()
  client.cookies.set('session', token)
  return client
}

/** Somebody who is signed in and has an app. */
export async function seedEnrolled(academy: TestAcademy, role: 'learner' | 'admin' = 'learner') {
  const user = await seedUser(academy, { role })
  const app = await enrolApp(academy, user.client)
  return { ...user, ...app, email: `${user.userId}@example.org` }
}

/** Enters the password in a browser. */
export const enterPassword = (client: Client, email: string, password = userPassword) =>
  client.post('/api/login', { email, password })

/** A browser in which the password was entered, and the token of the step that it asks for. */
export async function beginStep(academy: TestAcademy, { email }: { email: string }) {
  const client = academy.client()
  const { body } = await enterPassword(client, email)
  return { client, token: String(body.secondFactor.token), body }
}

import { expect, test } from 'vitest'

import { limitCounters } from '#src/server/limits/tables.ts'
import { startAcademy } from '#src/testing/academy.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { days } from '#src/wire/durations.ts'

import { newsletterSubscribers } from './tables.ts'

const linkIn = (mail: string, kind: string): string => {
  const text = mailText(mail)
  const token = new RegExp(`/newsletter/${kind}/([\\w.-]+)`).exec(text)?.[1]
  if (!token) throw new Error(`no ${kind} link in the mail`)
  return token
}

test('X-FOOT-2 an address is asked, confirmed and taken off again', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  const rows = () => academy.services.db.select().from(newsletterSubscribers)
  const asked = await client.post('/api/newsletter', { email: 'Reader@Example.org' })
  expect([asked.status, asked.body]).toEqual([200, { accepted: true }])
  const [question = ''] = await academy.mailsTo('reader@example.org')
  expect(await rows()).toMatchObject([{ email: 'reader@example.org', confirmedAt: null }])

  const token = linkIn(question, 'confirm')
  expect((await client.post('/api/newsletter/confirm', { token })).body).toEqual({ email: 'reader@example.org' })
  expect((await rows())[0]?.confirmedAt).toBeInstanceOf(Date)
  const [, welcome = ''] = await academy.mailsTo('reader@example.org', 2)
  expect((await client.post('/api/newsletter/confirm', { token })).status).toBe(200)

  const way = linkIn(welcome, 'unsubscribe')
  expect((await client.post('/api/newsletter/unsubscribe', { token: way })).status).toBe(200)
  expect((await rows())[0]?.unsubscribedAt).toBeInstanceOf(Date)
})

test('RFC 8058: a mail program ends the letter by one POST to the address in the header', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  await client.post('/api/newsletter', { email: 'a@example.org' })
  const [question = ''] = await academy.mailsTo('a@example.org')
  await client.post('/api/newsletter/confirm', { token: linkIn(question, 'confirm') })
  const [, welcome = ''] = await academy.mailsTo('a@example.org', 2)
  expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const address = /^List-Unsubscribe:\s+<https?:\/\/[^/]+([^>]+)>/m.exec(welcome)?.[1] ?? ''
  const post = (path: string) =>
    fetch(academy.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect((await post(`${address}x`)).status).toBe(403)
  expect((await post(address)).status).toBe(200)
  const [row] = await academy.services.db.select().from(newsletterSubscribers)
  expect(row?.unsubscribedAt).toBeInstanceOf(Date)
})

test('X-FOOT-2 a known address gets the same answer, a token works for its own purpose only', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  const first = await client.post('/api/newsletter', { email: 'a@example.org' })
  const second = await client.post('/api/newsletter', { email: 'a@example.org' })
  expect([second.status, second.text]).toEqual([first.status, first.text])
  const [question = ''] = await academy.mailsTo('a@example.org')
  const token = linkIn(question, 'confirm')
  expect((await client.post('/api/newsletter/unsubscribe', { token })).status).toBe(400)
  expect((await client.post('/api/newsletter/confirm', { token: `${token}x` })).status).toBe(400)
  expect((await client.post('/api/newsletter', { email: 'no address' })).body.message).toBe('Email is not a valid')
})

test('M19 D-33 a confirmation link ends after a week, and signs nobody up again who has left', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  const email = 'reader@example.org'
  const isOut = async () => (await academy.services.db.select().from(newsletterSubscribers))[0]?.unsubscribedAt !== null
  const confirm = async (token: string) => (await client.post('/api/newsletter/confirm', { token })).body
  await client.post('/api/newsletter', { email })
  const old = linkIn((await academy.mailsTo(email))[0] ?? '', 'confirm')
  academy.clock.now = new Date(academy.clock.now.getTime() + days(8))
  expect((await confirm(old)).code).toBe('link-unknown')

  await client.post('/api/newsletter', { email })
  const fresh = linkIn((await academy.mailsTo(email, 2))[1] ?? '', 'confirm')
  expect(await confirm(fresh)).toEqual({ email })
  expect(await confirm(fresh), 'a second press').toEqual({ email })
  const mails = await academy.mailsTo(email, 3)
  expect(mails).toHaveLength(3)
  await client.post('/api/newsletter/unsubscribe', { token: linkIn(mails[2] ?? '', 'unsubscribe') })
  expect((await confirm(fresh)).code).toBe('link-unknown')
  expect(await isOut()).toBe(true)

  await client.post('/api/newsletter', { email })
  expect(await confirm(linkIn((await academy.mailsTo(email, 4))[3] ?? '', 'confirm'))).toEqual({ email })
  expect(await isOut()).toBe(false)
})

test('M18 the counters hold no address in the clear', async () => {
  await using academy = await startAcademy()
  await academy.client().post('/api/newsletter', { email: 'plain.person@example.org' })
  const counters = JSON.stringify(await academy.services.db.select().from(limitCounters))
  expect(counters).toContain('newsletter-mail:')
  expect(counters).not.toContain('@')
})

test('T49 the eleventh address of one caller in an hour is refused', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  const statuses: number[] = []
  for (let index = 0; index < 11; index++) {
    statuses.push((await client.post('/api/newsletter', { email: `reader-${index}@example.org` })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

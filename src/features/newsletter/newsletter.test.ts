import { expect, test } from 'vitest'

import { startAcademy } from '#src/app/testing/academy.ts'

import { newsletterSubscribers } from './tables.ts'

const linkIn = (mail: string, kind: string): string => {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
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

test('T49 the eleventh address of one caller in an hour is refused', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  const statuses: number[] = []
  for (let index = 0; index < 11; index++) {
    statuses.push((await client.post('/api/newsletter', { email: `reader-${index}@example.org` })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

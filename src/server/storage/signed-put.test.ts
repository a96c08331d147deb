// What every storage's signed addresses take and refuse.
import { buffer } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { places, type Place } from '#src/testing/services/storages.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

import type { PutTerms, SignedPut, Storage } from './storage.ts'

describe.each(places)('$name', ({ open }) => {
  let place: Place
  let storage: Storage
  beforeAll(async () => {
    place = await open()
    storage = place.storage
  })
  afterAll(() => place.close())

  const textAt = async (key: string) => String(await buffer(await storage.read(key)))
  const terms = (key: string): PutTerms => ({ key, contentType: 'image/png', contentLength: 5, isPublic: true })
  const send = async ({ url, headers }: SignedPut, body = 'bytes', change: RequestInit = {}) => {
    const answer = await fetch(url, { method: 'PUT', headers, body, redirect: 'manual', ...change })
    return answer.status
  }
  const refused = expect.toSatisfy((status: number) => status >= 400 && status < 500, 'refused')

  test('T86 ASVS 9.2.2 a signed address takes the file that it was made for', async () => {
    const put = await storage.signedPut(terms('incoming/test/good'))
    expect(put.headers).toEqual({ 'content-type': 'image/png', 'x-amz-acl': 'public-read' })
    expect(await send(put)).toBe(200)
    expect(await textAt('incoming/test/good')).toBe('bytes')
    expect((await storage.stat('incoming/test/good'))?.size).toBe(5)
  })

  test.each<[string, string, (put: SignedPut) => Record<string, string>]>([
    ['another type', 'bytes', ({ headers }) => ({ ...headers, 'content-type': 'text/html' })],
    ['no type', 'bytes', () => ({ 'x-amz-acl': 'public-read', 'content-type': '' })],
    ['no ACL', 'bytes', () => ({ 'content-type': 'image/png' })],
    ['another ACL', 'bytes', ({ headers }) => ({ ...headers, 'x-amz-acl': 'public-read-write' })],
    ['more bytes', 'bytes and more', ({ headers }) => headers],
    ['fewer bytes', 'byte', ({ headers }) => headers],
  ])('T86 a signed address refuses %s', async (what, body, headersFor) => {
    const key = `incoming/test/${what.replace(' ', '-').toLowerCase()}`
    const put = await storage.signedPut(terms(key))
    expect(await send(put, body, { headers: headersFor(put) })).toEqual(refused)
    expect(await storage.stat(key)).toBeUndefined()
  })

  test('T86 a signed address ends after ten minutes', async () => {
    const key = 'incoming/test/late'
    const late = await place.earlier(minutes(10) + seconds(1)).signedPut(terms(key))
    expect(await send(late)).toEqual(refused)
    expect(await storage.stat(key)).toBeUndefined()
    expect(await send(await place.earlier(minutes(9)).signedPut(terms(key)))).toBe(200)
  })

  test('T86 a signed address that was changed anywhere, or is used otherwise, is none', async () => {
    const key = 'incoming/test/changed'
    const put = await storage.signedPut(terms(key))
    const changed = [
      put.url.replace(/[\da-f](?=[\da-f]{3}$)|.(?=.{3}$)/, one => (one === 'a' ? 'b' : 'a')),
      put.url.replace('changed', 'another'),
      put.url.replace(/\w{6}(?=\w{20})/, 'AAAAAA'),
    ].filter(url => url !== put.url)
    expect(changed.length).toBeGreaterThan(1)
    for (const url of changed) expect(await send({ ...put, url })).toEqual(refused)
    for (const method of ['POST', 'PATCH']) expect(await send(put, 'bytes', { method })).toEqual(refused)
    for (const method of ['GET', 'DELETE']) {
      expect((await fetch(put.url, { method, headers: put.headers })).status).toEqual(refused)
    }
    expect([await storage.stat(key), await storage.stat('incoming/test/another')]).toEqual([undefined, undefined])
  })

  test('D-11 what is not sent as public cannot be made so, and nobody reads it by its address', async () => {
    const key = 'private/videos/paid.mp4'
    const put = await storage.signedPut({ ...terms(key), isPublic: false })
    expect(put.headers).toEqual({ 'content-type': 'image/png', 'x-amz-acl': 'private' })
    expect(await send(put, 'bytes', { headers: { ...put.headers, 'x-amz-acl': 'public-read' } })).toEqual(refused)
    expect(await send(put, 'bytes', { headers: { 'content-type': 'image/png' } })).toEqual(refused)
    expect(await send(put)).toBe(200)
    await storage.put('private/videos/other.mp4', Buffer.from('paid'))
    for (const paid of [key, 'private/videos/other.mp4']) {
      expect((await fetch(place.addressOf(paid))).status).toEqual(refused)
    }
    expect((await fetch(place.addressOf('private/videos/new.mp4'), { method: 'PUT', body: 'x' })).status).toEqual(
      refused,
    )
  })
})

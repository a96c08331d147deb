import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { clubForm, seedApplication } from '#src/testing/content/applications.ts'
import { openSlowForm, type SlowForm } from '#src/testing/load/slow-forms.ts'
import { seconds } from '#src/wire/durations.ts'

const OF_ADDRESS = 20
const OF_VISITORS = 100

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

/**
 * So many addresses of an IPv4 network each open all the forms they may. More are sent than there is room for: only when
 * all have arrived are exactly `OF_VISITORS` left, so that a test can wait for it.
 */
function fillUp(network: number, addresses: number, begin = 0): SlowForm[] {
  return Array.from({ length: addresses * OF_ADDRESS }, (_, n) =>
    openSlowForm(academy.url, `127.0.${network}.${1 + (n % addresses)}`, begin),
  )
}

const open = (forms: readonly SlowForm[]) => forms.filter(({ isOpen }) => isOpen())

/** Sends a registration from an address; its second half when `rest` says. @returns its status */
async function register(from: string, rest = Promise.resolve()): Promise<number | undefined> {
  const id = await seedApplication(academy.services.db)
  const encoded = new Response(await clubForm(id, { contactEmail: `${from}@club.example` }))
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  const body = Buffer.from(await encoded.arrayBuffer())
  return new Promise((resolve, reject) => {
    const call = request(`${academy.url}/api/club/application`, { method: 'POST', headers, localAddress: from })
    call.once('response', response => resolve(response.resume().statusCode)).once('error', reject)
    call.write(body.subarray(0, 500))
    void rest.then(() => call.end(body.subarray(500)))
  })
}

test.each([
  { network: 1, addresses: 6 },
  { network: 2, addresses: 50 },
])('T56 R18 slow forms of $addresses addresses keep no visitor’s registration out', async ({ network, addresses }) => {
  const slow = fillUp(network, addresses)
  await expect.poll(() => open(slow).length).toBe(OF_VISITORS)
  for (const last of [201, 202, 203]) {
    expect(await register(`127.0.${network}.${last}`)).toBe(200)
  }
  expect(open(slow), 'one gave way, and its room is used again').toHaveLength(OF_VISITORS - 1)
  for (const { end } of slow) end()
})

test('T56 R18 who gives way is told to come back, and is a slow form of who holds most, not a quick one', async () => {
  const slow = fillUp(3, 6)
  await expect.poll(() => open(slow).length).toBe(OF_VISITORS)
  const before = open(slow)
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>()
  const quick = register('127.0.3.200', rest)
  await expect.poll(() => open(before).length).toBe(OF_VISITORS - 1)
  const others = Array.from({ length: 5 }, (_, n) => openSlowForm(academy.url, `127.0.3.${210 + n}`))
  await expect.poll(() => open(before).length).toBe(OF_VISITORS - 6)
  sendRest()
  expect(await quick).toBe(200)
  expect(open(others)).toHaveLength(5)
  const gone = before.filter(({ isOpen }) => !isOpen())
  expect(gone.filter(({ answer }) => /^HTTP\/1\.1 503 .*retry-after: \d+/is.test(answer()))).toHaveLength(6)
  for (const { end } of [...slow, ...others]) end()
})

test('T56 R18 a network of many addresses gives way before a neighbour who holds more than any of them', async () => {
  const neighbour = Array.from({ length: 2 }, () => openSlowForm(academy.url, '127.0.6.1'))
  const many = Array.from({ length: OF_VISITORS + 20 }, (_, n) => openSlowForm(academy.url, `127.0.5.${1 + n}`))
  await expect.poll(() => open(many).length).toBe(OF_VISITORS - 2)
  expect(await register('127.0.7.1')).toBe(200)
  expect(open(neighbour)).toHaveLength(2)
  expect(open(many)).toHaveLength(OF_VISITORS - 3)
  for (const { end } of [...neighbour, ...many]) end()
})

test('T55 T56 nor do forms that hold all the memory there is for visitors’ forms', async () => {
  const slow = fillUp(4, 5, 1_500_000)
  await setTimeout(seconds(3))
  expect(await register('127.0.4.200')).toBe(200)
  expect(open(slow)).not.toEqual([])
  for (const { end } of slow) end()
})

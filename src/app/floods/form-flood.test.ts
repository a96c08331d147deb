import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { expect, test, vi } from 'vitest'

import type { Flood } from '#src/testing/load/flood-forms.ts'
import { databaseUrl, startProcess } from '#src/testing/starting/start-process.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: minutes(2) })

const CONNECTIONS = 300

async function openServer() {
  const { servingUrl: DATABASE_URL, url: DATABASE_OWNER_URL } = await databaseUrl()
  const server = await startProcess({ DATABASE_URL, DATABASE_OWNER_URL })
  await expect.poll(server.said, { timeout: seconds(60) }).toContain('is ready')
  return server
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

/** What every connection was answered; the flood itself keeps its thread from reading that at once. */
async function answersOf(flooder: Worker): Promise<string[]> {
  for (const end = Date.now() + seconds(40); ; await setTimeout(500)) {
    const heard = once(flooder, 'message')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    flooder.postMessage('what was answered?')
    const answers = (await heard).flat().map(String)
    if (answers.every(Boolean) || Date.now() > end) return answers
  }
}

/** @returns the status of a short form, whose fields are too few */
async function sendClub(url: string): Promise<number> {
  const form = new FormData()
  form.set('name', 'A club')
  const headers = { 'sec-fetch-site': 'same-origin' }
  return (await fetch(`${url}/api/club/application`, { method: 'POST', headers, body: form })).status
}

test('T55 T56 R18 R19 forms that never end neither fill the memory nor keep anybody waiting', async () => {
  const server = await openServer()
  const before = await memoryOf(server.url)
  const flood: Flood = { port: Number(new URL(server.url).port), connections: CONNECTIONS, addresses: 30 }
  const flooder = new Worker(new URL('../../testing/load/flood-forms.ts', import.meta.url), { workerData: flood })
  const seen: number[] = []
  let answers: string[] = []
  try {
    for (const end = Date.now() + seconds(10); Date.now() < end; await setTimeout(250)) {
      const [health, page] = await Promise.all([fetch(`${server.url}/healthz`), fetch(`${server.url}/courses`)])
      expect([health.status, page.status]).toEqual([200, 200])
      seen.push(await memoryOf(server.url))
    }
    answers = await answersOf(flooder)
  } finally {
    await flooder.terminate()
  }
  const most = Math.max(...seen) / 1e6
  expect(most, `from ${before / 1e6} MB`).toBeLessThan(400)
  expect(server.child.exitCode).toBe(null)
  expect(answers.length).toBe(CONNECTIONS)
  // Whether somebody reads why (form-room.test.ts), or is cut off before, is a matter of the machine.
  for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 (408|413|429|503) |cut off)/)
  // The others' forms are read again.
  expect(await sendClub(server.url)).toBe(400)
})

test('T56 R18 forms that begin and fall silent are counted by address: others send theirs meanwhile', async () => {
  const server = await openServer()
  const silent = Array.from({ length: 60 }, () => {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', localAddress: '127.0.0.9' })
    socket.on('error', () => {})
    let answer = ''
    socket.on('data', data => (answer += String(data)))
    socket.write(
      'POST /api/club/application HTTP/1.1\r\nhost: 127.0.0.1\r\nsec-fetch-site: same-origin\r\n' +
        'content-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n',
    )
    return { socket, answer: () => answer }
  })
  const refused = () => silent.filter(({ answer }) => answer().includes(' 429 '))
  await expect.poll(() => refused().length).toBe(40)
  expect(refused()[0]?.answer()).toMatch(/retry-after: \d+/i)
  expect(await sendClub(server.url)).toBe(400)
  for (const { socket } of silent) socket.destroy()
})

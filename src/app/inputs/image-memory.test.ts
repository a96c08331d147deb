import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

import { expect, test, vi } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { clubForm, seedApplication } from '#src/testing/content/applications.ts'
import { minutes } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: minutes(2) })

/** The most pixels that are taken, in a file that has to be unpacked whole. Made elsewhere: it is memory that counts. */
const makeImage = `
  const sharp = (await import('sharp')).default
  const create = { width: 7000, height: 7000, channels: 3, background: '#c70039' }
  process.stdout.write(await sharp({ create }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer())`

async function largeImage(): Promise<File> {
  const words = ['--input-type=module', '-e', makeImage]
  const { stdout } = await promisify(execFile)(process.execPath, words, { encoding: 'buffer', maxBuffer: 10e6 })
  return new File([new Uint8Array(stdout)], 'club.jpg', { type: 'image/jpeg' })
}

async function memoryOf(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000
}

/** Of this process and those that it has started. */
async function memoryOfAll(): Promise<{ all: number; own: number }> {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).split(' ').filter(Boolean)
  const [own = 0, ...others] = await Promise.all(['self', ...children].map(memoryOf))
  return { own, all: others.reduce((sum, one) => sum + one, own) }
}

test('T51 T53 the largest pictures, one after another, leave no memory with the process', async () => {
  await using academy = await startAcademy()
  const id = await seedApplication(academy.services.db)
  const file = await largeImage()
  const idle = await memoryOfAll()
  let isOver = false
  let most = 0
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, (await memoryOfAll()).all)
      await setTimeout(50)
    }
  })()
  for (let n = 0; n < 4; n += 1) {
    const form = await clubForm(id, { name: `Club ${n}`, contactEmail: `club-${n}@club.example`, file })
    expect((await academy.client().post('/api/club/application', form)).status).toBe(200)
    // What stays is asked for after each of them: a process of the drawing's own is gone by then.
    expect((await memoryOfAll()).own - idle.own).toBeLessThan(120)
  }
  isOver = true
  await watching
  expect(most - idle.all).toBeLessThan(500)
  expect((await memoryOfAll()).all - idle.all).toBeLessThan(120)
})

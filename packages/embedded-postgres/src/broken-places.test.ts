import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { minutes } from './durations.ts'
import { explain } from './errors.ts'
import { expectOpenAndClose, expectRefusal } from './fixtures/outcomes.ts'
import { asOrdinaryUser, canChangeUser, canMount, makePlace, startOpen } from './fixtures/places.ts'

vi.setConfig({ testTimeout: minutes(2) })

function mountDisk(megabytes: number): { dataDir: string; resize: (megabytes: number) => void } {
  const dataDir = join(makePlace(), 'small disk')
  const mount = (options: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dataDir])
  mkdirSync(dataDir)
  mount(`size=${megabytes}m`)
  onTestFinished(() => {
    execFileSync('umount', [dataDir])
  })
  return { dataDir, resize: size => mount(`remount,size=${size}m`) }
}

test.skipIf(!canMount)('a disk that is full at the first start: told, and with room it starts', async () => {
  const { dataDir, resize } = mountDisk(20)
  expect(await expectRefusal(startOpen([dataDir]))).toContain('The disk is full.')
  resize(200)
  await expectOpenAndClose(startOpen([dataDir]))
})

test.skipIf(!canMount)('a disk that is full at a later start: told, and with room it starts', async () => {
  const { dataDir } = mountDisk(120)
  await expectOpenAndClose(startOpen([dataDir]))
  execFileSync('sh', ['-c', 'cat /dev/zero > "$1/filler" 2>/dev/null || true', 'sh', dataDir])
  expect(await expectRefusal(startOpen([dataDir]))).toContain('The disk is full.')
  rmSync(join(dataDir, 'filler'))
  await expectOpenAndClose(startOpen([dataDir]))
})

test('another version and a folder without a database are refused with advice', async () => {
  const dataDir = join(makePlace(), 'data')
  await expectOpenAndClose(startOpen([dataDir]))
  const file = join(dataDir, 'cluster/PG_VERSION')
  writeFileSync(file, '16\n')
  expect(await expectRefusal(startOpen([dataDir]))).toContain('is PostgreSQL 16, the programs are 18.')
  rmSync(file)
  expect(await expectRefusal(startOpen([dataDir]))).toContain('Move it away and start again.')
})

test.skipIf(!canChangeUser)("another owner's database and a closed place are refused with advice", async () => {
  const place = makePlace()
  const dataDir = join(place, 'data')
  await expectOpenAndClose(startOpen([dataDir]))
  chmodSync(dataDir, 0o777)
  const before = asOrdinaryUser
  expect(await expectRefusal(startOpen([dataDir], { before }))).toContain('this process is 65534')
  expect(await expectRefusal(startOpen([join(place, 'mine')], { before }))).toContain('is not accessible to the user')
})

test('errors give advice first and the original words after it, shortened', () => {
  const { message, name } = explain('Starting PostgreSQL', `${'x'.repeat(2000)} GLIBC_2.27 not found`)
  expect(name).toBe('DatabaseError')
  expect(message).toMatch(/^Starting PostgreSQL failed\.\nThe PostgreSQL programs do not fit this system/)
  expect(message.length).toBeLessThan(1000)
  expect(explain('Starting', 'spawn /a/bin/postgres ENOENT').message).toContain('Set DATABASE_URL')
  expect(explain('Starting', 'never seen').message).toBe('Starting failed.\nnever seen')
})

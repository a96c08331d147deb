import { chownSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { minutes, seconds } from './durations.ts'
import { expectNoHalfCluster, expectNoLoss } from './fixtures/crash-outcomes.ts'
import { crashModes } from './fixtures/crash-rounds.ts'
import { endPolitely, expectOpen, expectOpenAndClose } from './fixtures/outcomes.ts'
import { makePlace, startOpen } from './fixtures/places.ts'
import { killAll, processesOf, serverPidOf, waitUntil, watchdogsOf } from './fixtures/processes.ts'

// `npm run test:long` kills each part more often.
vi.setConfig({ testTimeout: minutes(2) })

const describe = (dataDir: string) => ({ describe: () => JSON.stringify(processesOf(dataDir)), limitMs: seconds(15) })

test.each(crashModes)('R23 P6 kill -9 of %s during acknowledged writes loses nothing and needs no repair', async mode =>
  expectNoLoss(mode, 1),
)

test('P6 kills at any moment of the first start leave no half cluster', async () =>
  expectNoHalfCluster([120, 390, 660]))

test('P6 when Node dies the server ends with it', async () => {
  const dataDir = join(makePlace(), 'data')
  const held = startOpen([dataDir, 'hold'])
  await expectOpen(held)
  killAll([held.child.pid])
  await waitUntil(() => processesOf(dataDir).length === 0, describe(dataDir))
  expect(existsSync(join(dataDir, 'cluster/postmaster.pid'))).toBe(false)
})

test('P6 a watchdog that was killed is replaced, so the server still ends with Node', async () => {
  const dataDir = join(makePlace(), 'data')
  const held = startOpen([dataDir, 'hold'])
  await expectOpen(held)
  const old = watchdogsOf(dataDir).map(({ pid }) => pid)
  expect(old).toHaveLength(1)
  killAll(old)
  const isReplaced = () => watchdogsOf(dataDir).some(({ pid }) => !old.includes(pid))
  await waitUntil(isReplaced, describe(dataDir))
  killAll([held.child.pid])
  await waitUntil(() => processesOf(dataDir).length === 0, describe(dataDir))
  expect(existsSync(join(dataDir, 'cluster/postmaster.pid'))).toBe(false)
})

test('P6 a server that outlived Node and watchdog is replaced by one of our own', async () => {
  const dataDir = join(makePlace(), 'data')
  const first = startOpen([dataDir, 'hold'])
  await expectOpen(first)
  const orphan = serverPidOf(dataDir)
  killAll([first.child.pid, ...watchdogsOf(dataDir).map(({ pid }) => pid)])
  const second = startOpen([dataDir, 'hold'])
  await expectOpen(second)
  expect(serverPidOf(dataDir)).not.toBe(orphan)
  expect(processesOf(dataDir).map(({ pid }) => pid)).not.toContain(orphan)
  expect(await endPolitely(second)).toBe(143)
})

test('P6 after five restarts in a minute it gives up and says so', async () => {
  const dataDir = join(makePlace(), 'data')
  const held = startOpen([dataDir, 'hold'])
  await expectOpen(held)
  const troubles = () => held.output().match(/TROUBLE/g)?.length ?? 0
  const hasGivenUp = () => held.output().includes('TROUBLE Keeping PostgreSQL running failed.')
  // The sixth, or a later one where restarting takes so long that they do not all fall into one minute.
  for (let round = 1; round <= 12 && !hasGivenUp(); round++) {
    killAll([serverPidOf(dataDir)])
    await waitUntil(() => troubles() === round, { describe: held.output })
  }
  expect(hasGivenUp()).toBe(true)
  expect(troubles()).toBeGreaterThan(5)
  expect(await endPolitely(held)).toBe(143)
  await expectOpenAndClose(startOpen([dataDir]))
})

test('P6 lock files whose number now belongs to a stranger do not stop a start', async () => {
  const dataDir = join(makePlace(), 'data')
  await expectOpenAndClose(startOpen([dataDir]))
  const { uid } = statSync(join(dataDir, 'cluster'))
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = join(dataDir, 'cluster', name)
    writeFileSync(file, `${process.pid}\n/proc/self/cwd\n1\n5432\n.\n\n0 0\nready\n`)
    chownSync(file, uid, -1)
  }
  expect(await expectOpenAndClose(startOpen([dataDir]))).toBeGreaterThan(0)
})

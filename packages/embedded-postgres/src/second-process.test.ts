import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { minutes } from './durations.ts'
import {
  endPolitely,
  expectNothingRuns,
  expectOpen,
  expectOpenAndClose,
  expectRefusal,
  waitForOutcome,
} from './fixtures/outcomes.ts'
import { canMount, isRoot, makePlace, startOpen } from './fixtures/places.ts'
import { killAll, serverPidOf, watchdogsOf } from './fixtures/processes.ts'

vi.setConfig({ testTimeout: minutes(2) })

test('a second process on the same folder is refused by name and leaves the first alone', async () => {
  const dataDir = join(makePlace(), 'data')
  const first = startOpen([dataDir, 'hold'])
  await expectOpen(first)
  const server = serverPidOf(dataDir)
  expect(await expectRefusal(startOpen([dataDir]))).toBe(
    `The data folder ${dataDir} is in use by another process (owner: process ${first.child.pid}). Stop it, or choose another DATA_DIR.`,
  )
  expect(serverPidOf(dataDir)).toBe(server)
  expect(first.output()).not.toContain('TROUBLE')
  expect(await endPolitely(first)).toBe(143)
})

test('of two that start at the same time one wins and one is refused, on a new folder and on a used one', async () => {
  const dataDir = join(makePlace(), 'data')
  for (let round = 0; round < 4; round++) {
    const pair = [startOpen([dataDir, 'hold']), startOpen([dataDir, 'hold'])]
    await Promise.all(pair.map(waitForOutcome))
    const outputs = pair.map(({ output }) => output())
    expect(outputs.filter(output => output.includes('OPEN'))).toHaveLength(1)
    expect(outputs.filter(output => output.includes('is in use by another process'))).toHaveLength(1)
    await Promise.all(pair.map(endPolitely))
  }
})

test.skipIf(!canMount)('of two containers on one folder the second is refused, also when the first died', async () => {
  const dataDir = join(makePlace(), 'data')
  const inContainer = ['unshare', '--pid', '--fork', '--mount-proc', '--ipc', '--net']
  const first = startOpen([dataDir, 'hold'])
  await expectOpen(first)
  expect(await expectRefusal(startOpen([dataDir], { before: inContainer }))).toContain('in use by another process')
  killAll([first.child.pid, ...watchdogsOf(dataDir).map(({ pid }) => pid)])
  const orphaned = await expectRefusal(startOpen([dataDir], { before: inContainer }))
  expect(orphaned).toContain('cannot be seen from here')
  await expectOpenAndClose(startOpen([dataDir])) // on this side the orphan is seen, ended and replaced
  await expectNothingRuns(dataDir)
})

test.skipIf(!isRoot)('root without CAP_SYS_PTRACE still sees a second process and an orphan', async () => {
  const dataDir = join(makePlace(), 'data')
  const caps = '-sys_ptrace,-sys_admin,-dac_read_search'
  const before = ['setpriv', `--bounding-set=${caps}`, `--inh-caps=${caps}`]
  const first = startOpen([dataDir, 'hold'], { before })
  await expectOpen(first)
  const server = serverPidOf(dataDir)
  expect(await expectRefusal(startOpen([dataDir], { before }))).toContain('in use by another process')
  expect(serverPidOf(dataDir)).toBe(server)
  killAll([first.child.pid, ...watchdogsOf(dataDir).map(({ pid }) => pid)])
  await expectOpenAndClose(startOpen([dataDir], { before }))
  await expectNothingRuns(dataDir)
})

import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { chooseAccount } from './account.ts'
import { minutes } from './durations.ts'
import { expectOpen, expectOpenAndClose, expectRefusal } from './fixtures/outcomes.ts'
import {
  asNamelessUser,
  asOrdinaryUser,
  canChangeUser,
  canMount,
  isRoot,
  makeHome,
  makePlace,
  startOpen,
} from './fixtures/places.ts'
import { serverPidOf } from './fixtures/processes.ts'

vi.setConfig({ testTimeout: minutes(2) })

/** Programs that run another, with one file of the system replaced by `file`. */
function withFile(file: string, at: string): string[] {
  const script = 'mount --bind "$1" "$2" && shift 2 && exec "$@"'
  return ['unshare', '--mount', 'sh', '-c', script, 'sh', file, at]
}

test.skipIf(isRoot)('an ordinary user runs the database as itself', async () => {
  const dataDir = join(makePlace(), 'data')
  expect(chooseAccount(join(dataDir, 'cluster'))).toBeUndefined()
  await expectOpenAndClose(startOpen([dataDir]))
  expect(statSync(join(dataDir, 'cluster')).uid).toBe(process.getuid?.())
})

test.skipIf(!canChangeUser)('an ordinary user and root take turns on one folder', async () => {
  const dataDir = join(makeHome(makePlace(), 'home', 65534), 'data')
  await expectOpenAndClose(startOpen([dataDir], { before: asOrdinaryUser }))
  writeFileSync(join(dataDir, 'server.log'), 'x'.repeat(5_000_001))
  await expectOpenAndClose(startOpen([dataDir]))
  expect(statSync(join(dataDir, 'cluster')).uid).toBe(65534)
  await expectOpenAndClose(startOpen([dataDir], { before: asOrdinaryUser }))
})

test.skipIf(!isRoot)('under root the server drops to an unprivileged user', async () => {
  const dataDir = join(makePlace(), 'data')
  const held = startOpen([dataDir, 'hold'])
  await expectOpen(held)
  const { uid } = statSync(join(dataDir, 'cluster'))
  expect(uid).not.toBe(0)
  const status = readFileSync(`/proc/${serverPidOf(dataDir)}/status`, 'utf8')
  expect(status).toMatch(new RegExp(`^Uid:\\t${uid}\\t${uid}\\t${uid}\\t${uid}$`, 'm'))
  expect(status).toMatch(/^Groups:\t ?$/m)
  expect(status).toMatch(/^CapEff:\t0+$/m)
  held.child.kill('SIGTERM')
  await held.exited
})

test.skipIf(!canMount)('root without a user called postgres takes nobody', async () => {
  const place = makePlace()
  const users = join(place, 'passwd')
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  writeFileSync(users, lines.filter(line => !line.startsWith('postgres:')).join('\n'))
  const dataDir = join(place, 'data')
  await expectOpenAndClose(startOpen([dataDir], { before: withFile(users, '/etc/passwd') }))
  expect(statSync(join(dataDir, 'cluster')).uid).toBe(65534)
})

test.skipIf(!canChangeUser || !canMount)(
  'a user id without a name opens, and is told what to do where it cannot',
  async () => {
    const home = makeHome(makePlace(), 'home', 54321)
    await expectOpenAndClose(startOpen([join(home, 'data')], { before: asNamelessUser }))
    await expectOpenAndClose(startOpen([join(home, 'data')], { before: asNamelessUser }))
    const before = [...withFile('/bin/false', '/usr/bin/unshare'), ...asNamelessUser]
    const message = await expectRefusal(startOpen([join(home, 'other')], { before }))
    expect(message).toContain('This user id has no entry in /etc/passwd')
  },
)

test.skipIf(!isRoot)('root that may not change its user is told so', async () => {
  const before = ['setpriv', '--bounding-set=-setuid,-setgid']
  const message = await expectRefusal(startOpen([join(makePlace(), 'data')], { before }))
  expect(message).toContain('this root may not change its user (no CAP_SETUID)')
})

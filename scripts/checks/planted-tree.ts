import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { onTestFinished } from 'vitest'

export type Tree = Record<string, string>

const project = join(import.meta.dirname, '../..')
const configs = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.dependency-cruiser.cjs',
  '.jscpd.json',
  'knip.json',
  'tsconfig.json',
]

/** Writes `tree` (path to text) into a folder of its own, removed after the test; returns the folder. */
export async function plant(tree: Tree): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'planted-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(tree)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return root
}

/** A planted tree with the project's own configuration of the tools, and its packages. */
export async function plantProject(tree: Tree): Promise<string> {
  const manifest = { name: 'planted', type: 'module', imports: { '#src/*': './src/*' } }
  const root = await plant({
    'package.json': JSON.stringify(manifest),
    '.gitignore': 'node_modules/\n',
    ...tree,
  })
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'))
  for (const config of configs) await copyFile(join(project, config), join(root, config))
  return root
}

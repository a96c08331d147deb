import { copyFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'

import { plant, type Tree } from '@palestra/checks/testing'

const project = join(import.meta.dirname, '../..')
const configs = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.dependency-cruiser.cjs',
  '.jscpd.json',
  '.secretlintrc.json',
  '.stylelintrc.json',
  'knip.json',
  'tsconfig.json',
]

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

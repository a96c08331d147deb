import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { DatabaseError } from './errors.ts'
import { socketFile } from './settings.ts'

/** The longest path of a socket, in bytes (sun_path in unix(7), less its final zero). */
const pathLimit = process.platform === 'linux' ? 107 : 103

/**
 * The folder that clients name as host. A cluster whose path is too long for a socket is reached through a link in a
 * private folder of the temporary folder; called again, it makes a link again that was cleaned away.
 * @throws DatabaseError when somebody else holds that private folder
 */
export function openSocketHost(cluster: string): string {
  const link = nameHost(cluster)
  if (link === cluster) return cluster
  const folder = dirname(link)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(folder)
  const isOurs = uid === process.getuid?.() && (mode & 0o077) === 0
  if (!isOurs) throw new DatabaseError(`${folder} belongs to somebody else; remove it.`)
  if (targetOf(link) !== cluster) {
    rmSync(link, { force: true })
    symlinkSync(cluster, link)
  }
  return link
}

/** Removes the link that `openSocketHost` may have made. */
export function closeSocketHost(cluster: string): void {
  const host = nameHost(cluster)
  if (host !== cluster) rmSync(dirname(host), { recursive: true, force: true })
}

function nameHost(cluster: string): string {
  if (Buffer.byteLength(join(cluster, socketFile)) <= pathLimit) return cluster
  const mark = createHash('sha256').update(cluster).digest('hex').slice(0, 12)
  return join(tmpdir(), `pg-${process.getuid?.()}-${mark}`, 'c')
}

function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}

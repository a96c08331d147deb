import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The unprivileged account that PostgreSQL runs as; absent when Node itself is unprivileged. */
export type Account = { readonly uid: number; readonly gid: number }

/**
 * PostgreSQL refuses to run as root, so root lends its data to an ordinary account: the owner of an existing cluster
 * (whoever made it), else `postgres`, else `nobody`.
 * @param cluster path of PostgreSQL's own folder, which need not exist yet
 * @returns the account to run as, or undefined when this process is not root
 */
export function chooseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return lookUp('postgres') ?? lookUp('nobody') ?? { uid: 65534, gid: 65534 }
}

function lookUp(name: string): Account | undefined {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
  try {
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

// Why a start failed, for whoever reads the terminal: one sentence, and the cure.

import { DatabaseError, hasCode } from '@palestra/embedded-postgres'

import { MigrationError } from '#src/server/database/migrating/apply-migration.ts'
import { ConfigError, type Config } from '#src/server/settings/env.ts'

type Where = Pick<Config, 'port' | 'host' | 'databaseUrl' | 'databaseOwnerUrl'>

/** What the system or PostgreSQL calls it, what that means, and what to do about it. `{db}` is the address without its password. */
const databaseFaults: readonly (readonly [codes: readonly string[], words: string])[] = [
  [
    ['ECONNREFUSED', 'ENOENT'],
    'No database answers at {db}. Start PostgreSQL there, or correct DATABASE_URL; without it Palestra starts one of its own.',
  ],
  [['ENOTFOUND', 'EAI_AGAIN'], 'The host of the database at {db} has no address. Correct DATABASE_URL.'],
  [
    ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
    'The database at {db} cannot be reached from this machine. Look at the network and its firewall, or correct DATABASE_URL.',
  ],
  [
    ['28P01', '28000'],
    'The database at {db} refuses this user or password. Correct DATABASE_URL and DATABASE_OWNER_URL, or let pg_hba.conf admit the user.',
  ],
  [['3D000'], 'There is no such database at {db}. Create it: docs/operations.md, "PostgreSQL", has the statements.'],
  [
    ['42501'],
    'The role of the database at {db} lacks a right that the start needs. docs/operations.md, "PostgreSQL", says which rights each role has.',
  ],
  [['57P03'], 'The database at {db} is starting or stopping. Try again in a moment.'],
  [['53300'], 'The database at {db} takes no more connections. End some, or raise its max_connections.'],
  [
    ['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERT_HAS_EXPIRED'],
    'The certificate of the database at {db} cannot be verified. Give Node its authority with NODE_EXTRA_CA_CERTS.',
  ],
]

/**
 * @returns the sentence for a fault that an operator can mend, with what was said originally below it; undefined for
 *   one of ours, whose stack is needed
 */
export function explainStartFault(error: unknown, where: Where | undefined): string | undefined {
  if ([ConfigError, DatabaseError, MigrationError].some(kind => error instanceof kind)) return saidBy(error)
  if (!where) return undefined
  const listening = explainListening(error, where)
  if (listening) return listening
  if (!where.databaseUrl) return undefined
  const cause = causesOf(error).find(one => databaseFaults.some(([codes]) => hasCode(one, ...codes)))
  const words = databaseFaults.find(([codes]) => hasCode(cause, ...codes))?.[1]
  return words && [words.replace('{db}', withoutPassword(where.databaseUrl)), saidBy(cause)].filter(Boolean).join('\n')
}

function explainListening(error: unknown, { port, host }: Where): string | undefined {
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
  if (!isListening) return undefined
  if (hasCode(error, 'EADDRINUSE'))
    return `Port ${port} of ${host} is taken: another Palestra, or another program, listens there. Stop it, or choose another one with PORT.`
  if (hasCode(error, 'EACCES'))
    return `This user may not listen on port ${port}. Choose one above 1023 with PORT, and let a proxy have the other.`
  if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND')) return `${host} is no address of this machine. Correct HOST.`
  return undefined
}

/** The error, what caused it, and each of several that were tried at once (both addresses of a name). */
function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return []
  const others = error instanceof AggregateError ? error.errors : []
  return [error, ...others.flatMap(causesOf), ...causesOf(error.cause)]
}

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : '')

function withoutPassword(url: string): string {
  const { hostname, port, pathname, username, searchParams } = new URL(url)
  const host = hostname || searchParams.get('host') || 'localhost'
  const user = username || searchParams.get('user')
  return `${user ? `${user}@` : ''}${host}${port && `:${port}`}${pathname}`
}

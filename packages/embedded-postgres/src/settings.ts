/** What every PostgreSQL program starts with: nothing of ours leaks in (PGDATA, PGPORT, a locale not installed). */
export const cleanEnvironment: NodeJS.ProcessEnv = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export const superuser = 'postgres'
export const DEFAULT_NAME = 'app'
export const socketFile = '.s.PGSQL.5432'

export type Settings = Readonly<Record<string, string>>

/** Safe first, then small: about 100 MB and few processes for a site with one Node. */
const standard: Settings = {
  listen_addresses: '', // no TCP at all
  port: '5432',
  unix_socket_directories: '.', // inside the cluster folder: mode 0700, so only its owner and root get in
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  max_connections: '60',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  huge_pages: 'off',
  io_method: 'sync', // three processes fewer than the default workers
  autovacuum_max_workers: '2',
  max_parallel_workers_per_gather: '0', // needs /dev/shm, 64 MB in a container
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_error_verbosity: 'terse', // details of an error quote rows, so people's addresses
  log_min_error_statement: 'panic', // and statements may too
}

/**
 * A first start and one after a crash flush the whole cluster: once for the file system, where it can, instead of once
 * for each of a thousand files. On a busy disk that saves a third of the one and two thirds of the other.
 */
const hasSyncfs = process.platform === 'linux'
const recovery: Settings = hasSyncfs ? { recovery_init_sync_method: 'syncfs' } : {}

/** The cluster does not depend on the machine: UTF-8 with PostgreSQL's own locale, not the C library's. */
export const initdbOptions: readonly string[] = [
  `--username=${superuser}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
  ...(hasSyncfs ? ['--sync-method=syncfs'] : []),
]

/** The settings as command line options; `own` wins over the standard ones. */
export function asOptions(own: Settings): string[] {
  return Object.entries({ ...standard, ...recovery, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

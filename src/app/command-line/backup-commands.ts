import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { ensureSchema } from '@palestra/stripe-sandbox'
import type { Command } from 'commander'

import { backUp } from '#src/server/backup/back-up.ts'
import type { Summary } from '#src/server/backup/manifest.ts'
import { restore, verifyToRestore } from '#src/server/backup/restore.ts'
import { verifyBackup } from '#src/server/backup/verify-backup.ts'
import { findServingRole, letServe } from '#src/server/database/serving-role.ts'
import type { Config } from '#src/server/settings/env.ts'

import { openPlace, readSecret, secretFile, storageOf } from './place.ts'
import { bytesWords, CommandError, progressLine, say, signalToStop, tell } from './terminal.ts'

export function addBackupCommands(program: Command): void {
  const backup = program
    .command('backup')
    .usage('[options] <file>\n       academy backup verify <file>')
    .helpCommand(false)
    .summary('save the academy into one file')
    .description(backupText)
  backup
    .command('create', { isDefault: true })
    .summary('write a backup')
    .description(backupText)
    .argument('<file>', 'the file to write, such as academy-2026-11-21.tar.zst')
    .option('--overwrite', 'replace the file if it is there already')
    .option('--with-secret', 'pack DATA_DIR/secret as well: whoever holds the file can then sign addresses and codes')
    .action(createBackup)
  backup
    .command('verify')
    .summary('read a backup from end to end and compare it with its list')
    .argument('<file>', 'the backup')
    .action(checkBackup)
  program
    .command('restore')
    .summary('make an empty academy what a backup was made of')
    .description(restoreText)
    .argument('<file>', 'the backup')
    .option('--without-mails', 'leave out the mails that were waiting when the backup was made')
    .action(restoreBackup)
}

const backupText = `Saves database and files into one file, while the academy runs: all rows as they were at one moment, then the files. The file is a tar packed with zstd; it is read back and compared before it gets its name. It holds personal data and password hashes: keep it as you keep the database.`

const restoreText = `Restores a backup into an empty academy: a new DATA_DIR, or an empty database with an empty storage. The backup is verified before anything is written. A restore that was interrupted can be run again. A backup of an older version is brought up to date; one of a later version is refused.`

type BackupOptions = { readonly overwrite?: boolean; readonly withSecret?: boolean }

async function createBackup(file: string, { overwrite = false, withSecret = false }: BackupOptions): Promise<void> {
  const signal = signalToStop()
  await using place = await openPlace()
  const { config, database } = place
  const secret = withSecret ? await readSecret(config) : undefined
  if (withSecret && secret === undefined)
    throw new CommandError('There is no DATA_DIR/secret: the secret is in SESSION_SECRET. Keep it where it is.')
  const started = performance.now()
  const { onProgress, end } = progressLine()
  const path = resolve(file)
  const storage = storageOf(config)
  const saved = await backUp({
    path,
    database,
    storage,
    now: new Date(),
    secret,
    overwrite,
    onProgress,
    signal,
  }).finally(end)
  for (const key of saved.missing) say(`${key} was removed meanwhile and is not in the backup`)
  tell(`Saved ${words(saved)} in ${path} (${secondsSince(started)} s)`)
}

async function checkBackup(file: string): Promise<void> {
  const { onProgress, end } = progressLine()
  const { head, rest } = await verifyBackup(resolve(file), { onProgress, signal: signalToStop() }).finally(end)
  tell(`Whole: ${words(rest)}, made ${head.createdAt} from PostgreSQL ${head.postgres}`)
}

async function restoreBackup(file: string, { withoutMails = false }: { withoutMails?: boolean }): Promise<void> {
  const signal = signalToStop()
  const path = resolve(file)
  const started = performance.now()
  const { onProgress, end } = progressLine()
  const backup = await verifyToRestore(path, { onProgress, signal }).finally(end)
  await using place = await openPlace({ isNew: true })
  const { config, database, serving } = place
  const restored = await restore({
    path,
    backup,
    database,
    storage: storageOf(config),
    prepare: () => ensureSchema(database),
    keepSecret: secret => keepSecret(config, secret),
    mails: !withoutMails,
    // What was paid after the backup was made is known to the payment provider alone.
    first: [{ name: 'find-payments', data: { since: backup.head.createdAt } }],
    onProgress,
    signal,
  }).finally(end)
  // What a start would do, too: other commands may come before the first one.
  const role = await findServingRole(database, serving)
  if (role) await letServe(database, role)
  tell(`Restored ${words(restored)}, as of ${restored.createdAt} (${secondsSince(started)} s)`)
}

const words = ({ tables, files, fileBytes, jobs }: Summary): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables, ${files} files (${bytesWords(fileBytes)}) and ${jobs} waiting jobs`
}

const secondsSince = (started: number): string => ((performance.now() - started) / 1000).toFixed(1)

/** A secret that is there already stays: the operator, or an earlier start, chose it. */
async function keepSecret(config: Config, secret: string): Promise<void> {
  const kept = await readSecret(config)
  if (kept === secret) return
  if (kept !== undefined) return say('DATA_DIR/secret is there already and stays; the one of the backup is left out')
  await mkdir(config.dataDir, { recursive: true })
  await writeFile(secretFile(config), secret, { mode: 0o600, flag: 'wx' })
}

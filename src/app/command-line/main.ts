// `npm run academy -- …`: what an operator does beside running the academy. Each command stands with what it acts on;
// here they are listed, and their faults put into words.
import { inspect } from 'node:util'

import { DatabaseError } from '@palestra/embedded-postgres'
import { Command } from 'commander'

import { ArchiveError } from '#src/server/archive/archive.ts'
import { MigrationError } from '#src/server/database/migrating/apply-migration.ts'
import { inSources } from '#src/server/observability/stack-traces.ts'
import { ConfigError } from '#src/server/settings/env.ts'
import { StorageUnavailable } from '#src/server/storage/storage.ts'

import { addAdminCommands } from './admin-commands.ts'
import { addBackupCommands } from './backup-commands.ts'
import { addBooksCommands } from './books-commands.ts'
import { addConfigCommands } from './config-commands.ts'
import { addCourseCommands } from './course-commands.ts'
import { addFileCommands } from './file-commands.ts'
import { addMailCommands } from './mail-commands.ts'
import { addPaymentCommands } from './payment-commands.ts'
import { addReindexCommand } from './reindex-command.ts'
import { CommandError, say } from './terminal.ts'

const program = new Command('academy')
  .usage('<command>')
  .description(
    `Works on the academy that the environment names: DATABASE_URL or the embedded database in DATA_DIR, and the files in S3_BUCKET or DATA_DIR/files (docs/operations.md). Every command says which ones before it begins.`,
  )
  .helpCommand(false)
  .showHelpAfterError('(--help says more)')
addAdminCommands(program)
addBackupCommands(program)
addBooksCommands(program)
addConfigCommands(program)
addCourseCommands(program)
addFileCommands(program)
addMailCommands(program)
addPaymentCommands(program)
addReindexCommand(program)

const explained = [ArchiveError, CommandError, ConfigError, DatabaseError, MigrationError, StorageUnavailable]

function fail(error: unknown): never {
  const isExplained = explained.some(kind => error instanceof kind) && error instanceof Error
  if (error instanceof Error && error.stack) error.stack = inSources(error.stack)
  say(isExplained ? error.message : (lackedRight(error) ?? inspect(error)))
  process.exit(1)
}

/** PostgreSQL's own words for what the role may not do (42501, insufficient_privilege). */
function lackedRight(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (!('code' in error) || error.code !== '42501') return lackedRight(error.cause)
  return `${error.message}. docs/operations.md, PostgreSQL, says which rights the role needs.`
}

await program.parseAsync().catch(fail)

// The process: configuration, database, academy; then signals. `--dev` lets Vite run the sources.
import { demoAccounts } from '#root/demo/accounts.ts'
import { prepareAcademy } from '#root/demo/prepare.ts'
import { DatabaseError } from '#src/server/embedded-postgres/errors.ts'
import { openDatabase, type Database } from '#src/server/embedded-postgres/open-database.ts'
import { ConfigError, dataFolders, readConfig, type Config } from '#src/server/env.ts'
import { inSources } from '#src/server/stack-traces.ts'
import { seconds } from '#src/wire/durations.ts'

import { openAcademy, type Academy } from './academy.ts'

async function main(): Promise<void> {
  const config = readConfig()
  const dev = process.argv.includes('--dev')
  const embedded = config.databaseUrl
    ? undefined
    : await openDatabase({ dataDir: dataFolders(config.dataDir).database, onTrouble })
  for (const notice of embedded?.notices ?? []) console.log(notice)
  const roles = embedded ? rolesIn(embedded) : rolesOf(config)
  const academy = await openAcademy({ config, ...roles, dev, prepare: prepareAcademy }).catch(
    async (error: unknown) => {
      await embedded?.close()
      throw error
    },
  )
  greet(academy)
  closeOnSignals(academy, async () => {
    await academy.close()
    await embedded?.close()
  })
}

const rolesIn = ({ serving, config }: Database) => ({
  database: { ...serving, ssl: false },
  owner: { ...config, ssl: false },
})

const rolesOf = ({ databaseUrl, databaseOwnerUrl = databaseUrl }: Config) => ({
  database: { connectionString: databaseUrl },
  owner: { connectionString: databaseOwnerUrl },
})

function onTrouble(message: string, fatal: boolean): void {
  console.error(message)
  if (fatal) process.exit(1)
}

function greet({ services: { publicUrl, config } }: Academy): void {
  const lines = [`Palestra is ready: ${publicUrl}  (${(performance.now() / 1000).toFixed(1)} s)`]
  if (config.demo !== 'off') {
    lines.push(
      ...demoAccounts.map(({ role, email, password }) => `  ${role.padEnd(14)} ${email.padEnd(30)} ${password}`),
    )
  }
  if (!config.smtpUrl) lines.push(`  mails          ${dataFolders(config.dataDir).mail}`)
  if (!config.stripe) lines.push('  payments       test mode, no money moves')
  console.log(lines.join('\n'))
}

/** SIGTERM tells balancers first and goes on serving for a moment (R14); Ctrl-C at a terminal stops at once. */
function closeOnSignals(academy: Academy, close: () => Promise<void>): void {
  let closing = false
  const stop = (signal: NodeJS.Signals, waitMs: number) => {
    if (closing) return
    closing = true
    academy.drain()
    academy.services.log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), waitMs + seconds(30)).unref()
    setTimeout(() => void close().then(() => process.exit(0), fail), waitMs)
  }
  process.once('SIGTERM', () => stop('SIGTERM', academy.services.config.production ? seconds(5) : 0))
  process.once('SIGINT', () => stop('SIGINT', 0))
}

function fail(error: unknown): void {
  const isExplained = error instanceof ConfigError || error instanceof DatabaseError
  if (error instanceof Error && error.stack) error.stack = inSources(error.stack)
  console.error(isExplained ? `Palestra cannot start.\n${error.message}` : error)
  process.exit(1)
}

process.on('unhandledRejection', fail)
await main().catch(fail)

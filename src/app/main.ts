// The process: configuration, database, academy; then signals. `--dev` lets Vite run the sources.

import { joinDatabase, openDatabase, type Joined } from '@palestra/embedded-postgres'

import { setUpAddress } from '#src/features/first-day/feature.ts'
import { inSources } from '#src/server/observability/stack-traces.ts'
import { dataFolders, ownDatabase, readConfig, type Config } from '#src/server/settings/env.ts'
import { seconds } from '#src/wire/durations.ts'

import { openAcademy, type Academy } from './academy.ts'
import { demoOf, prepareAcademy } from './starting/prepare-academy.ts'
import { explainStartFault } from './starting/start-fault.ts'

let config: Config | undefined
let isReady = false

async function main(): Promise<void> {
  config = readConfig()
  const dev = process.argv.includes('--dev')
  const open = dev ? joinDatabase : openDatabase // in development the watcher has it open (scripts/dev.ts)
  const embedded = config.databaseUrl ? undefined : await open({ ...ownDatabase(config.dataDir), onTrouble })
  for (const notice of embedded?.notices ?? []) console.log(notice)
  const roles = embedded ? rolesIn(embedded) : rolesOf(config)
  const academy = await openAcademy({ config, ...roles, dev, prepare: prepareAcademy }).catch(
    async (error: unknown) => {
      await embedded?.close()
      throw error
    },
  )
  isReady = true
  await greet(academy)
  closeOnSignals(academy, async () => {
    await academy.close()
    await embedded?.close()
  })
}

const rolesIn = ({ serving, config }: Joined) => ({
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

async function greet({ services }: Academy): Promise<void> {
  const { publicUrl, config } = services
  const lines = [`Palestra is ready: ${publicUrl}  (${(performance.now() / 1000).toFixed(1)} s)`]
  const accounts = (await (await demoOf(services))?.findDemoAccounts(services)) ?? []
  lines.push(...accounts.map(({ role, email, password }) => `  ${role.padEnd(14)} ${email.padEnd(30)} ${password}`))
  const setUp = await setUpAddress(services)
  if (setUp) lines.push(`  open this to set it up: ${setUp}`)
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
  // A terminal that closes takes its programs along; a process in the background has none, and goes on (nohup).
  process.on('SIGHUP', () => process.stdout.isTTY && stop('SIGHUP', 0))
}

function fail(error: unknown): void {
  const explained = explainStartFault(error, isReady ? undefined : config)
  if (error instanceof Error && error.stack) error.stack = inSources(error.stack)
  console.error(explained ? `Palestra cannot start.\n${explained}` : error)
  process.exit(1)
}

process.on('unhandledRejection', fail)
await main().catch(fail)

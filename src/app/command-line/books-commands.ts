import { startSandbox } from '@palestra/stripe-sandbox'
import type { Command } from 'commander'
import type pg from 'pg'

import { endOf } from '#src/features/books/policy.ts'
import { checkBooks } from '#src/features/books/queries/check/check-books.ts'
import { connect, type Db } from '#src/server/database/database.ts'
import { readIdentity } from '#src/server/identity/identity.ts'
import { connectPayments, type Payments } from '#src/server/payments/payments.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import type { Config } from '#src/server/settings/env.ts'
import { isDay } from '#src/wire/calendar.ts'
import { minutes } from '#src/wire/durations.ts'
import { instantIn } from '#src/wire/instant-in.ts'
import { STANDARD_ZONE } from '#src/wire/time-zone.ts'

import { sandboxKeys } from '../starting/sandbox-keys.ts'
import { openPlace, requireCurrent } from './place.ts'
import { CommandError, say, tell } from './terminal.ts'

export function addBooksCommands(program: Command): void {
  program
    .command('books')
    .summary('where money came from and went')
    .helpCommand(false)
    .command('check')
    .summary('compare ledger, orders, invoices, payment provider and grants')
    .description(
      `Compares, for the days of a period, what the ledger holds with what each order says, that with its invoice and credit notes, with what the payment provider has (all its payments and fees of the period are read, a hundred at a time), and what was paid for with what is open. Prints a line for each difference, with ids and sums, and ends with 1; ends with 0 when everything agrees. Reads only. What moved in the last minutes may not be known everywhere yet: without --to they are left out, and a difference that is gone when it is run again was none.`,
    )
    .option(
      '--from <day>',
      'the first day of the academy’s clock, such as 2026-11-01; the first of the academy when absent',
    )
    .option('--to <day>', 'the last day; now when absent')
    .action(check)
}

/** What happened just now may be on its way from the provider. */
const ON_ITS_WAY_MS = minutes(5)

async function check({ from, to }: { from?: string; to?: string }): Promise<void> {
  for (const day of [from, to]) requireDay(day)
  await using place = await openPlace()
  await requireCurrent(place.database)
  await using reading = readOnly(place.serving)
  const { start, end } = await rangeOf(reading.db, { from, to })
  await using asked = await openProvider(place.config, reading.pool)
  let differences = 0
  const tally = await checkBooks({ db: reading.db, payments: asked.payments }, { start, end }, ({ about, words }) => {
    differences += 1
    tell(`${about.padEnd(10)} ${words}`)
  }).catch((error: unknown) => {
    if (error instanceof PaymentsUnavailable) throw new CommandError(`The payment provider: ${error.message}`)
    throw error
  })
  const { orders, payments, fees, feesUnread, movements, documents, grants, withoutProvider } = tally
  if (withoutProvider > 0)
    say(`${withoutProvider} of the orders name no payment: the provider was not asked about them`)
  if (feesUnread > 0) say(`the fees of ${feesUnread} payments are not known yet: they are read soon after the payment`)
  const seen = `${orders} paid orders, ${payments} payments and ${fees} fees at the provider, ${movements} movements, ${documents} invoices and credit notes, ${grants} grants`
  if (differences > 0)
    throw new CommandError(`${differences === 1 ? 'One difference' : `${differences} differences`}: ${seen}`)
  tell(`All agree: ${seen}`)
}

/** By the academy's clock. */
async function rangeOf(db: Db, { from, to }: { from: string | undefined; to: string | undefined }) {
  const timeZone = (await readIdentity(db))?.timeZone ?? STANDARD_ZONE
  const start = from === undefined ? undefined : instantIn(timeZone, from)
  const end = to === undefined ? new Date(Date.now() - ON_ITS_WAY_MS) : endOf(to, timeZone)
  if (start && start >= end) throw new CommandError('The first day lies behind the last one.')
  return { start, end }
}

function requireDay(text: string | undefined): void {
  if (text !== undefined && !isDay(text)) throw new CommandError(`${text} is no day. Write it as 2026-11-01.`)
}

/** PostgreSQL itself refuses to write over these connections. */
function readOnly(serving: pg.ClientConfig) {
  const settings = { ...serving, statement_timeout: minutes(5), options: '-c default_transaction_read_only=on' }
  const { db, pool, close } = connect(settings, () => {})
  return { db, pool, [Symbol.asyncDispose]: close }
}

/** The provider of the keys; or else the sandbox, of which another process delivers what happens there. */
async function openProvider(
  { stripe, stripeApiUrl: apiUrl, production, port }: Config,
  pool: pg.Pool,
): Promise<AsyncDisposable & { payments: Payments }> {
  if (stripe) return { payments: connectPayments(stripe, { apiUrl }), [Symbol.asyncDispose]: async () => {} }
  const keys = sandboxKeys('')
  const sandbox = await startSandbox({
    pool,
    origin: `http://localhost:${port}`,
    ...keys,
    production,
    onTrouble: () => {},
  })
  return { payments: connectPayments(keys, { apiUrl: sandbox.apiUrl.href }), [Symbol.asyncDispose]: sandbox.close }
}

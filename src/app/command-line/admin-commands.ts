import type { Command } from 'commander'

import {
  createAdministrator,
  NewAdministrator,
  promoteAccount,
} from '#src/features/accounts/commands/create-administrator.ts'
import { findCredentials } from '#src/features/accounts/queries.ts'
import { resetFactorsByEmail } from '#src/features/factors/commands/reset-factors.ts'
import { operator } from '#src/server/actor.ts'
import { systemClock } from '#src/server/clock.ts'
import { connect } from '#src/server/database/database.ts'
import { openQueue } from '#src/server/jobs/queue.ts'
import { createLog } from '#src/server/observability/log.ts'
import { whatPasswordLacks } from '#src/server/security/password-rules.ts'
import { Email } from '#src/wire/fields.ts'
import { answerTo, isRefused, type Refused } from '#src/wire/refusals.ts'
import { normalEmail } from '#src/wire/text/emails.ts'

import { openPlace, requireCurrent } from './place.ts'
import { askPassword, CommandError, confirm, tell } from './terminal.ts'

export function addAdminCommands(program: Command): void {
  const admin = program.command('admin').summary('administrators')
  admin
    .command('create')
    .summary('make an administrator, or give an account the rights of one')
    .description(
      `Makes an administrator. The password is asked for at a terminal; elsewhere it is the first line of standard input, or ADMIN_PASSWORD where ADMIN_EMAIL is the same address. An email that has an account already keeps its password and gets the rights of an administrator, after a question. The audit keeps what was done as done on the command line.`,
    )
    .requiredOption('--email <address>', 'the email that signs in')
    .option('--first-name <name>', 'the first name', 'Academy')
    .option('--last-name <name>', 'the last name', 'Administrator')
    .option('--yes', 'ask no question about an account that is there already')
    .action(createAdmin)
  admin
    .command('reset-factor')
    .summary('take the second factor of an account away')
    .description(
      `For somebody who lost their passkeys, their authenticator app and every recovery code: all of them are removed, every browser is logged out, and the password alone signs in again. All addresses of the account are told, and the audit keeps it as done on the command line.`,
    )
    .requiredOption('--email <address>', 'an email of the account')
    .option('--yes', 'ask no question')
    .action(resetFactor)
}

type Options = { readonly email: string; readonly firstName: string; readonly lastName: string; readonly yes?: boolean }

async function createAdmin({ yes = false, ...given }: Options): Promise<void> {
  const parsed = NewAdministrator.omit({ password: true }).safeParse(given)
  if (!parsed.success)
    throw new CommandError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const user = parsed.data
  await using place = await openPlace()
  await requireCurrent(place.database)
  const { db, close } = connect(place.serving, () => {})
  const context = { db, actor: operator, now: systemClock }
  try {
    if (await findCredentials(context, user.email)) {
      await confirm(`${user.email} has an account. Make it an administrator?`, yes)
      const { isNew } = allowed(await promoteAccount(context, user))
      return tell(isNew ? `${user.email} is an administrator now` : `${user.email} was an administrator already`)
    }
    const { admin } = place.config
    const password = admin && normalEmail(admin.email) === user.email ? admin.password : await askPassword()
    const lack = whatPasswordLacks(password)
    if (lack) throw new CommandError(`The password ${lack}.`)
    allowed(await createAdministrator(context, { ...user, password }))
    tell(`${user.email} is an administrator now`)
  } finally {
    await close()
  }
}

async function resetFactor({ email: given, yes = false }: { email: string; yes?: boolean }): Promise<void> {
  const parsed = Email.safeParse(given)
  if (!parsed.success) throw new CommandError('email: not an address')
  const email = parsed.data
  await using place = await openPlace()
  await requireCurrent(place.database)
  const { db, close } = connect(place.serving, () => {})
  const queue = openQueue(place.serving, createLog('silent'))
  try {
    await confirm(`Anybody with the password of ${email} will get in. Remove the second factor?`, yes)
    await queue.start([]) // it only takes: the academy sends the mails
    const publicUrl = place.config.publicUrl ?? `http://localhost:${place.config.port}`
    const refused = await resetFactorsByEmail({ db, queue, publicUrl, actor: operator, now: systemClock }, email)
    if (refused) throw new CommandError(answerTo(refused).body.message)
    tell(`${email} signs in with the password alone now`)
  } finally {
    await queue.stop()
    await close()
  }
}

function allowed<T extends object>(result: T | Refused): T {
  if (!isRefused(result)) return result
  throw new CommandError(answerTo(result).body.message)
}

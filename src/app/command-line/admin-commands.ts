import type { Command } from 'commander'

import {
  createAdministrator,
  NewAdministrator,
  promoteAccount,
} from '#src/features/accounts/commands/create-administrator.ts'
import { findCredentials } from '#src/features/accounts/queries.ts'
import { operator } from '#src/server/actor.ts'
import { systemClock } from '#src/server/clock.ts'
import { connect } from '#src/server/database/database.ts'
import { answerTo, isRefused, type Refused } from '#src/wire/refusals.ts'

import { openPlace, requireCurrent } from './place.ts'
import { askPassword, CommandError, confirm, tell } from './terminal.ts'

export function addAdminCommands(program: Command): void {
  program
    .command('admin')
    .summary('administrators')
    .command('create')
    .summary('make an administrator, or give an account the rights of one')
    .description(
      `Makes an administrator. The password is asked for at a terminal; elsewhere it is the first line of standard input, or ADMIN_PASSWORD where ADMIN_EMAIL is the same address. An e-mail that has an account already keeps its password and gets the rights of an administrator, after a question. The audit keeps what was done as done on the command line.`,
    )
    .requiredOption('--email <address>', 'the e-mail that signs in')
    .option('--first-name <name>', 'the first name', 'Academy')
    .option('--last-name <name>', 'the last name', 'Administrator')
    .option('--yes', 'ask no question about an account that is there already')
    .action(createAdmin)
}

type Options = { readonly email: string; readonly firstName: string; readonly lastName: string; readonly yes?: boolean }

async function createAdmin({ yes = false, ...given }: Options): Promise<void> {
  const parsed = NewAdministrator.omit({ password: true }).safeParse(given)
  if (!parsed.success)
    throw new CommandError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const person = parsed.data
  await using place = await openPlace()
  await requireCurrent(place.database)
  const { db, close } = connect(place.serving, () => {})
  const context = { db, actor: operator, now: systemClock }
  try {
    if (await findCredentials(context, person.email)) {
      await confirm(`${person.email} has an account. Make it an administrator?`, yes)
      const { isNew } = allowed(await promoteAccount(context, person))
      return tell(isNew ? `${person.email} is an administrator now` : `${person.email} was an administrator already`)
    }
    const { admin } = place.config
    const password = admin?.email.toLowerCase() === person.email ? admin.password : await askPassword()
    allowed(await createAdministrator(context, { ...person, password }))
    tell(`${person.email} is an administrator now`)
  } finally {
    await close()
  }
}

function allowed<T extends object>(result: T | Refused): T {
  if (!isRefused(result)) return result
  throw new CommandError(answerTo(result).body.message)
}

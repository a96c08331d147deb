import { randomUUID } from 'node:crypto'

import type { Command } from 'commander'

import { STANDARD_NAME } from '#src/server/identity/identity.ts'
import { createMailer } from '#src/server/mail/mail.ts'
import { dataFolders, readConfig } from '#src/server/settings/env.ts'
import { Email } from '#src/wire/fields.ts'

import { CommandError, tell } from './terminal.ts'

export function addMailCommands(program: Command): void {
  program
    .command('mail')
    .summary('outgoing mail')
    .command('test')
    .summary('send one mail')
    .description(
      `Sends one mail to the address, at once and over the configured way: SMTP_URL, or a file in DATA_DIR/mail. Arrived, it shows that sender, server and password are right; whether it lands in spam only the mailbox tells.`,
    )
    .argument('<address>', 'who gets it')
    .action(sendTestMail)
}

async function sendTestMail(address: string): Promise<void> {
  const config = readConfig()
  const to = Email.safeParse(address)
  if (!to.success) throw new CommandError(`${address} is no email address`)
  const site = config.publicUrl ?? 'this academy'
  const words = `This is a test of the outgoing mail of ${site}. There is nothing to do.`
  const post = { subject: 'Test of outgoing mail', text: words, html: `<p>${words}</p>` }
  const mailer = createMailer(config)
  try {
    await mailer({ ...post, to: to.data, id: randomUUID(), senderName: STANDARD_NAME })
  } catch (error) {
    throw new CommandError(`The mail was not taken: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    mailer.close()
  }
  tell(config.smtpUrl ? `The mail server took it for ${to.data}` : `Written to ${dataFolders(config.dataDir).mail}`)
}

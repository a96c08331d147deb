import type { Command } from 'commander'

import { connect } from '#src/server/database/database.ts'
import { openQueue } from '#src/server/jobs/queue.ts'
import { createLog } from '#src/server/observability/log.ts'
import { createEndpoint, findEndpoint } from '#src/server/payments/webhooks.ts'
import { readConfig } from '#src/server/settings/env.ts'

import { openPlace, requireCurrent } from './place.ts'
import { CommandError, tell } from './terminal.ts'

/** Where the provider tells what happened. */
export const webhookUrl = (publicUrl: string): string => `${publicUrl.replace(/\/$/, '')}/api/webhooks/stripe`

export function addPaymentCommands(program: Command): void {
  const payments = program.command('payments').summary('the payment provider').helpCommand(false)
  payments
    .command('setup-webhook')
    .summary('make the webhook endpoint at Stripe')
    .description(
      `Makes the webhook endpoint of PUBLIC_URL at Stripe, with every event that this version acts on and in the version of the API that it reads, and prints its signing secret for STRIPE_WEBHOOK_SECRET: Stripe tells it this once. STRIPE_SECRET_KEY has to be there, and may write webhook endpoints. An endpoint that is there already is left alone.`,
    )
    .action(setUpWebhook)
  payments
    .command('catch-up')
    .summary('take in what was paid and is not known here')
    .description(
      `Has the academy ask the payment provider for every payment and subscription since a moment, and take in those that it knows nothing of, as after a restore: what names a person and a course of ours is granted, also where the order is gone; everything else is put aside for review. The academy does it while it runs, or when it starts next. Doing it twice does no harm. A restore orders it by itself, for the time since its backup.`,
    )
    .requiredOption('--since <instant>', 'such as 2026-11-20T18:00Z')
    .action(catchUp)
}

async function setUpWebhook(): Promise<void> {
  const { stripe: keys, stripeApiUrl: apiUrl, publicUrl } = readConfig()
  if (!keys || !publicUrl) throw new CommandError('The keys of Stripe and PUBLIC_URL have to be set.')
  const url = webhookUrl(publicUrl)
  const asking = { keys, apiUrl }
  const found = await findEndpoint(asking, url)
  if (found.is === 'there') throw new CommandError(`${url} is there already. config check says what it lacks.`)
  tell(`STRIPE_WEBHOOK_SECRET=${await createEndpoint(asking, url)}`)
}

async function catchUp({ since }: { since: string }): Promise<void> {
  const from = new Date(since)
  if (Number.isNaN(from.getTime()) || from > new Date()) {
    throw new CommandError(`${since} is no moment of the past. Write it as 2026-11-20T18:00Z.`)
  }
  await using place = await openPlace()
  await requireCurrent(place.database)
  const { db, close } = connect(place.serving, () => {})
  const queue = openQueue(place.serving, createLog('silent'))
  try {
    await queue.start([]) // it only takes: the academy does the work
    await queue.send(db, 'find-payments', { since: from.toISOString() })
    tell(`The academy looks for payments since ${from.toISOString()}. What it cannot apply waits under Orders.`)
  } finally {
    await queue.stop()
    await close()
  }
}

import { userOf } from '#src/server/actor.ts'
import { recordAudit, wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { academySettings } from '#src/server/identity/tables.ts'
import { countAddress } from '#src/server/limits/limits.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { minutes } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { isTestMailKey, testMailKey } from '../policy.ts'

const limit = { name: 'test-mail', max: 10, windowMs: minutes(15) }

/** Mails the administrator a link; who can follow it has shown that mails leave and arrive. */
export async function sendTestMail(context: Context) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const tooMany = await countAddress(context, limit)
  if (tooMany) return tooMany
  const { db, queue, publicUrl, secret } = context
  const url = `${publicUrl}/dashboard/settings/mail/${testMailKey(secret, user.id)}`
  await db.transaction(tx =>
    sendMail(queue, tx, { to: user.email, template: 'test', data: { url } }, { isAwaited: true }),
  )
  wasRecordedElsewhere(context) // it changes nothing
  return { to: user.email }
}

/** Notes that mails arrive. Refuses a link that is not this administrator's. */
export async function confirmTestMail(context: Context, { token }: { token: string }) {
  const user = userOf(context.actor)
  if (!user || !isTestMailKey(context.secret, { given: token, userId: user.id })) return refuse('not-found')
  const set = { mailArrivedAt: context.now() }
  await context.db.transaction(async tx => {
    await tx.insert(academySettings).values(set).onConflictDoUpdate({ target: academySettings.id, set })
    const thing = { id: null, name: context.identity().name }
    await recordAudit(tx, context, { action: 'identity.update', thing, after: set })
  })
  return { arrived: true } as const
}

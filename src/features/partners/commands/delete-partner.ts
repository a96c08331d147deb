import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { filesOfImage } from '#src/server/images/images.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { partnerLogo } from '../policy.ts'
import { shown } from '../queries.ts'
import { partners } from '../tables.ts'

/** Removes a partner and their logo. Refuses a wrong password (T79) and 'not-found'. */
export async function deletePartner(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const [gone] = await tx.delete(partners).where(eq(partners.id, id)).returning()
    if (!gone) return refuse('not-found')
    await context.queue.send(tx, 'remove-files', { keys: filesOfImage(partnerLogo, gone.logo) })
    await recordAudit(tx, context, { action: 'partner.delete', thing: gone, before: shown(gone) })
    await announce(tx, ['partners'])
    return { deleted: true } as const
  })
}

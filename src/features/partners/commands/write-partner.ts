import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { filesOfImage, storeImage } from '#src/server/images/images.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isStale } from '#src/server/versions.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { partnersContract } from '../contract.ts'
import { partnerLogo } from '../policy.ts'
import { partnerOf, shown } from '../queries.ts'
import { partners } from '../tables.ts'

type Created = z.output<typeof partnersContract.createPartner.input>
type Updated = z.output<typeof partnersContract.updatePartner.input>

/** Adds a partner; the logo is rendered again and stored before the transaction. Refuses 'not-an-image'. */
export async function createPartner(context: Context, { logo: file, ...fields }: Created) {
  const logo = await storeImage(context, partnerLogo, file)
  if (isRefused(logo)) return logo
  return keepFiles(context.storage, filesOfImage(partnerLogo, logo), () =>
    context.db.transaction(async tx => {
      const [made] = await tx
        .insert(partners)
        .values({ ...fields, logo, createdAt: context.now() })
        .returning()
      if (!made) throw new Error('an insert returns its row')
      await recordAudit(tx, context, { action: 'partner.create', thing: made, after: { ...fields, logo } })
      await announce(tx, ['partners'])
      return { partner: partnerOf(made) }
    }),
  )
}

/**
 * Changes a partner; a logo that is not sent again stays. Refuses 'not-an-image', 'not-found', and 'conflict' for a form
 * of an older version.
 */
export async function updatePartner(context: Context, { id, version, logo: file, ...fields }: Updated) {
  const known = await context.db.$count(partners, eq(partners.id, id))
  if (known === 0) return refuse('not-found')
  const logo = file && (await storeImage(context, partnerLogo, file))
  if (isRefused(logo)) return logo
  return keepFiles(context.storage, filesOfImage(partnerLogo, logo), () =>
    context.db.transaction(async tx => {
      const [before] = await tx.select().from(partners).where(eq(partners.id, id)).for('update')
      if (!before) return refuse('not-found')
      if (await isStale(version, () => shown(before))) return refuse('conflict')
      const [after] = await tx
        .update(partners)
        .set({ ...fields, ...(logo && { logo }) })
        .where(eq(partners.id, id))
        .returning()
      if (!after) throw new Error('the row is locked')
      if (logo) await context.queue.send(tx, 'remove-files', { keys: filesOfImage(partnerLogo, before.logo) })
      await recordAudit(tx, context, {
        action: 'partner.update',
        thing: after,
        before: shown(before),
        after: shown(after),
      })
      await announce(tx, ['partners'])
      return { partner: partnerOf(after) }
    }),
  )
}

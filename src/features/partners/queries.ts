import { asc, eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { isAdministrator, versionOf } from '#src/server/versions.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { partners } from './tables.ts'

/** All partners, the oldest first. */
export const listPartners = sharedRead(
  async ({ db }, _: object) => {
    const rows = await db.select().from(partners).orderBy(asc(partners.createdAt), asc(partners.id))
    return { partners: rows.map(row => ({ ...partnerOf(row), version: versionOf(shown(row)) })) }
  },
  async (context, found) =>
    isRefused(found) || isAdministrator(context)
      ? found
      : { partners: found.partners.map(({ version: _, ...partner }) => partner) },
)

/** One partner. Refuses 'not-found'. */
export async function getPartner({ db }: Pick<Context, 'db'>, { id }: { id: string }) {
  const [row] = await db.select().from(partners).where(eq(partners.id, id))
  return row ? { partner: partnerOf(row) } : refuse('not-found')
}

/** A partner as everybody sees them. */
export const partnerOf = ({ id, logo, createdAt, ...partner }: typeof partners.$inferSelect) => ({
  _id: id,
  logo: publicFileUrl(logo),
  createdAt: createdAt.toISOString(),
  ...partner,
})

/** What the audit keeps of a partner, and a form changes. */
export const shown = (row: typeof partners.$inferSelect) => writtenOf(row, 'id', 'createdAt')

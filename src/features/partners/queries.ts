import { asc } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { isAdministrator, versionOf } from '#src/server/versions.ts'

import { partners } from './tables.ts'

/** All partners, the oldest first. */
export async function listPartners(context: Context) {
  const rows = await context.db.select().from(partners).orderBy(asc(partners.createdAt), asc(partners.id))
  const isManaged = isAdministrator(context)
  return {
    partners: rows.map(row => ({ ...partnerOf(row), ...(isManaged && { version: versionOf(shown(row)) }) })),
  }
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

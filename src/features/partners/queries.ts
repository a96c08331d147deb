import { asc } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import { partners } from './tables.ts'

/** All partners, the oldest first. */
export async function listPartners({ db }: Context) {
  const rows = await db.select().from(partners).orderBy(asc(partners.createdAt), asc(partners.id))
  return { partners: rows.map(partnerOf) }
}

/** A partner as everybody sees them. */
export const partnerOf = ({ id, logo, createdAt, ...partner }: typeof partners.$inferSelect) => ({
  _id: id,
  logo: publicFileUrl(logo),
  createdAt: createdAt.toISOString(),
  ...partner,
})

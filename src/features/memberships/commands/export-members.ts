import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'

import { MOST_ROWS, readMembersFile } from '../queries/export-members.ts'
import { type Filters, fitting } from '../queries/list-members.ts'
import { memberships } from '../tables.ts'

/**
 * Writes down that the memberships of the list leave the academy, before the first of them does. The words that were
 * searched are not kept: they may name somebody who is erased later.
 * @returns the file, piece by piece
 */
export async function exportMembers(context: Context, filters: Filters) {
  const { db } = context
  const { words, ...kept } = filters
  const rows = Math.min(MOST_ROWS, await db.$count(memberships, fitting(filters, context.now())))
  const after = { rows, ...kept, searched: words !== undefined }
  const thing = { id: null, name: '' }
  await db.transaction(tx => recordAudit(tx, context, { action: 'membership.export', thing, after }))
  return readMembersFile(context, filters)
}

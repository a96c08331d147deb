import { limits } from '#src/features/accounts/policy.ts'
import { listEmails } from '#src/features/accounts/queries.ts'
import type { Context } from '#src/server/context.ts'
import { zipped, type ZipEntry } from '#src/server/files/zip.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import { isRefused, type Refused } from '#src/wire/refusals.ts'

import { requireConfirmation } from '../sign-in/confirm-session.ts'

/**
 * Packs everything that the academy knows of the person who asks: a JSON file of each feature, and the files that are
 * theirs.
 * @returns the bytes of a ZIP as they are made, or a refusal when it was asked for too often today, or it has to be
 *   confirmed first
 */
export async function exportData(context: Context): Promise<AsyncGenerator<Uint8Array> | Refused> {
  const user = await requireConfirmation(context)
  if (isRefused(user)) return user
  const tooMany = await countAttempt(context, limits.exports, user.id)
  if (tooMany) return tooMany
  context.log.info({ event: 'data-exported', userId: user.id, ip: context.ip }, 'personal data exported')
  return zipped(entriesOf(context, user.id))
}

async function* entriesOf({ db, storage, personalData }: Context, userId: string): AsyncGenerator<ZipEntry> {
  const subject = { userId, emails: await listEmails({ db }, userId) }
  for (const part of personalData) {
    const { rows, files = [] } = await part.collect(db, subject)
    yield { name: `${part.name}.json`, body: [Buffer.from(JSON.stringify(rows, undefined, 2))] }
    for (const { name, key } of files) {
      if (await storage.stat(key)) yield { name: `${part.name}/${name}`, body: await storage.read(key) }
    }
  }
}

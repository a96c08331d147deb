import { settings } from '#src/features/home/tables.ts'
import type { Context } from '#src/server/context.ts'

import { fileKinds, kindOfFile } from './policy.ts'
import { STORAGE_USE, type StorageUse } from './queries/find-storage-use.ts'

/** Counts every stored file and its bytes by kind, and keeps the sums for the administrators' home. */
export async function measureStorage({ db, storage, now }: Pick<Context, 'db' | 'storage' | 'now'>): Promise<void> {
  const sums = new Map(fileKinds.map(kind => [kind, { kind, files: 0, bytes: 0 }]))
  for await (const { key, size } of storage.list('')) {
    const sum = sums.get(kindOfFile(key))
    if (!sum) continue
    sum.files += 1
    sum.bytes += size
  }
  const value: StorageUse = { kinds: [...sums.values()], measuredAt: now().toISOString() }
  await db
    .insert(settings)
    .values({ name: STORAGE_USE, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } })
}

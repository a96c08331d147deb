import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { settings } from '#src/features/home/tables.ts'
import type { Context } from '#src/server/context.ts'

import { StorageUse as Shape } from '../contract.ts'

export const STORAGE_USE = 'storage-use'
export type StorageUse = z.output<typeof Shape>

/** What a job counted last of the stored files, and how much room is left now. Nothing is listed here. */
export async function findStorageUse({ db, storage }: Pick<Context, 'db' | 'storage'>) {
  const [[row], freeBytes] = await Promise.all([
    db.select({ value: settings.value }).from(settings).where(eq(settings.name, STORAGE_USE)),
    storage.freeBytes?.() ?? null,
  ])
  return { use: Shape.safeParse(row?.value).data ?? null, freeBytes }
}

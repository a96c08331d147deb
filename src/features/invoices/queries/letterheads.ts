import { sql } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

import { invoices } from '../tables.ts'

/** Whether something was issued with this logo, by its storage key. */
export const isOnInvoice = async (db: Db, key: string): Promise<boolean> =>
  (await db.$count(invoices, sql`${invoices.letterhead} -> 'logo' ->> 'key' = ${key}`)) > 0

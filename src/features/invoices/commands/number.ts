import { and, desc, eq, ne } from 'drizzle-orm'

import type { Db, Tx } from '#src/server/database/database.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import type { AcademyClock } from '#src/server/identity/clock.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import { numberOf } from '../policy.ts'
import { invoices, type kinds } from '../tables.ts'

/**
 * Lets one transaction at a time issue, or change how is issued: whoever takes a number holds this until the row with it
 * is there, or neither is.
 */
export const lockIssuing = (tx: Tx): Promise<void> => lockName(tx, 'invoices')

/**
 * The next number of a series, to be asked under the lock. The year is that of the day of issue by the academy's clock,
 * which never lies before the one of the number before: clocks of replicas differ, and an academy may move to another zone.
 */
export async function nextNumber(tx: Tx, series: string, { now, timeZone }: AcademyClock) {
  const { year: ofYear, serial: last, issuedAt: lastAt } = invoices
  const [before] = await tx
    .select({ year: ofYear, serial: last, issuedAt: lastAt })
    .from(invoices)
    .where(eq(invoices.series, series))
    .orderBy(desc(ofYear), desc(last))
    .limit(1)
  const issuedAt = before && before.issuedAt > now ? before.issuedAt : now
  const year = Math.max(before?.year ?? 0, Number(dayIn(timeZone, issuedAt).slice(0, 4)))
  const serial = before?.year === year ? before.serial + 1 : 1
  return { series, year, serial, number: numberOf({ series, year, serial }), issuedAt }
}

/** Whether numbers of a series were given to the other kind: to invoices, or to what is issued about them. */
export async function isSeriesOfOthers(db: Db, series: string, isInvoices: boolean): Promise<boolean> {
  const kind = 'invoice' satisfies (typeof kinds)[number]
  const isOther = isInvoices ? ne(invoices.kind, kind) : eq(invoices.kind, kind)
  const [found] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.series, series), isOther))
    .limit(1)
  return found !== undefined
}

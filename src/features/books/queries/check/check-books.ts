import { sql } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

import { checkDocuments } from './check-documents.ts'
import { checkFees } from './check-fees.ts'
import { checkGrants } from './check-grants.ts'
import { checkLines } from './check-lines.ts'
import { checkOrders } from './check-orders.ts'
import { checkProvider } from './check-provider.ts'
import type { Checking, Difference, Finding, Range, Tally } from './difference.ts'

/**
 * Compares ledger, orders, invoices, payment provider and grants, and writes nothing.
 * @param range `start` is the academy's first day when absent
 * @param onDifference hears of each as it is found
 * @returns how many of each were looked at
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function checkBooks(
  checking: Checking,
  { start, end }: { start: Date | undefined; end: Date },
  onDifference: (difference: Difference) => void,
): Promise<Tally> {
  const { db } = checking
  const tally: Tally = {
    orders: 0,
    payments: 0,
    fees: 0,
    feesUnread: 0,
    movements: 0,
    documents: 0,
    grants: 0,
    withoutProvider: 0,
  }
  const take = async (findings: AsyncGenerator<Finding>): Promise<void> => {
    for await (const finding of findings) {
      if (!('counted' in finding)) onDifference(finding)
      else for (const [what, count] of Object.entries(finding.counted)) add(tally, what, count)
    }
  }
  const range = { start: start ?? (await findFirst(db)) ?? end, end }
  for (const year of yearsOf(range)) {
    await take(checkOrders(db, year))
    await take(checkGrants(db, year))
    await take(checkLines(db, year))
    await take(checkDocuments(db, year))
  }
  await take(checkProvider(checking, range))
  await take(checkFees(checking, range))
  return tally
}

function add(tally: Tally, what: string, count: number): void {
  if (what in tally) tally[what as keyof Tally] += count // it was just found there
}

/** When anything of this first happened here. */
async function findFirst(db: Db): Promise<Date | undefined> {
  const { rows } = await db.execute<{ first: string | null }>(sql`
    select to_char(least((select min(created_at) from orders), (select min(happened_at) from order_movements),
      (select min(granted_at) from enrolments)) at time zone 'UTC', 'YYYY-MM-DD') as first`)
  return rows[0]?.first ? new Date(rows[0].first) : undefined
}

/** A year at a time: what is held at once does not grow with the age of the academy. */
function* yearsOf({ start, end }: Range): Generator<Range> {
  for (let from = start; from < end;) {
    const next = new Date(Date.UTC(from.getUTCFullYear() + 1, 0, 1))
    const to = next < end ? next : end
    yield { start: from, end: to }
    from = to
  }
}

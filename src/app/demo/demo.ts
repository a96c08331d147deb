// The demo academy: put into an empty one, and who may be tried in it.

import { demoAccounts, ribbon } from '@palestra/demo-academy/accounts'
import type { RunningSandbox } from '@palestra/stripe-sandbox'
import { inArray, ne, sql } from 'drizzle-orm'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import type { Services } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { currencyOf } from '#src/server/identity/currency.ts'
import { normalEmail } from '#src/wire/text/emails.ts'

import { loadAcademy } from './academy.ts'

export { contact } from '@palestra/demo-academy/contact'

const DEMO_LOCK = 7_145_202

/** Fills an empty academy; replicas that start together fill it once. */
export async function fillEmptyAcademy(services: Services, sandbox: RunningSandbox | undefined): Promise<void> {
  await services.db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`)
    if (!(await isEmpty(tx, services.config.admin?.email))) return
    await currencyOf(tx, services)
    await loadAcademy({ ...services, db: tx }, sandbox)
  })
}

/** Nobody is in it but the operator's administrator, and nothing is taught. */
async function isEmpty(db: Db, adminEmail = ''): Promise<boolean> {
  const own = normalEmail(adminEmail) ?? ''
  const others = db
    .select({ one: sql`1` })
    .from(accountEmails)
    .where(ne(accountEmails.email, own))
    .limit(1)
  const taught = db
    .select({ one: sql`1` })
    .from(courses)
    .limit(1)
  const [somebody, something] = [await others, await taught]
  return somebody.length === 0 && something.length === 0
}

/** The accounts of the demo that are there and may be tried: none in an academy that the demo did not fill. */
export async function findDemoAccounts({ db }: Pick<Services, 'db'>): Promise<(typeof demoAccounts)[number][]> {
  const emails = demoAccounts.map(({ email }) => email)
  const rows = await db
    .select({ email: accountEmails.email })
    .from(accountEmails)
    .where(inArray(accountEmails.email, emails))
  return demoAccounts.filter(({ email }) => rows.some(row => row.email === email))
}

/** What stands over every page where the demo has filled the academy. */
export const findRibbon = async (services: Pick<Services, 'db'>): Promise<string | undefined> =>
  (await findDemoAccounts(services)).length > 0 ? ribbon : undefined

// How the academy invoices, as it stands and as the form has it.
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { writtenRate } from '#src/wire/money/tax.ts'

import type { invoicesContract } from '../contract.ts'
import { invoicing } from '../tables.ts'

export type Settings = z.output<typeof invoicesContract.manageInvoicing.output>['settings']
export type Invoicing = typeof invoicing.$inferSelect

/** What is shown until somebody chose anything. */
const standard: Settings = {
  isOn: false,
  legalName: '',
  address: '',
  country: '',
  taxNumber: '',
  registration: '',
  prefix: 'INV',
  creditPrefix: 'CN',
  chargesTax: false,
  addsTax: false,
  taxName: '',
  rate: '',
  countryRates: [],
  taxesAbroad: true,
  reverseCharge: false,
  foot: '',
  isMailed: true,
}

export async function readInvoicing(db: Db): Promise<Invoicing | undefined> {
  const [row] = await db.select().from(invoicing)
  return row
}

export const isInvoicing = async (db: Db): Promise<boolean> => (await readInvoicing(db))?.isOn ?? false

/** As the form has it. */
export function settingsOf(row: Invoicing | undefined): Settings {
  if (!row) return standard
  const { id: _, onSince: __, updatedAt: ___, rate, countryRates, ...said } = row
  return {
    ...said,
    rate: said.chargesTax || rate > 0 ? writtenRate(rate) : '',
    countryRates: countryRates.map(one => ({ country: one.country, rate: writtenRate(one.rate) })),
  }
}

/** What the form changes. */
export const invoicingState = async (db: Db) => settingsOf(await readInvoicing(db))

export async function manageInvoicing({ db, identity }: Pick<Context, 'db' | 'identity'>) {
  return { settings: await invoicingState(db), currency: identity().currency }
}

import type { z } from 'zod'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Db } from '#src/server/database/database.ts'
import { IDENTITY } from '#src/server/identity/identity.ts'
import { isStale } from '#src/server/versions.ts'
import { isInUnion } from '#src/wire/countries.ts'
import { rateIn } from '#src/wire/money/tax.ts'
import { isRefused, refuse, type RefusedField } from '#src/wire/refusals.ts'

import type { invoicesContract } from '../contract.ts'
import { isAdded } from '../policy.ts'
import { type Invoicing, invoicingState, readInvoicing, settingsOf, type Settings } from '../queries/settings.ts'
import { invoicing } from '../tables.ts'
import { isSeriesOfOthers, lockIssuing } from './number.ts'

type Given = z.output<typeof invoicesContract.updateInvoicing.input>

/**
 * Writes how the academy invoices from now on; what was issued stays as it is. Refuses 'invalid' for what does not fit
 * together, in the name of the field, 'confirmation-needed' or 'factor-needed' to who has not confirmed lately that it is
 * them, as what is issued by it never changes; and 'conflict' for a form of an older version.
 */
export async function updateInvoicing(context: Context, { version, ...given }: Given) {
  const wrong = faultOf(given)
  if (wrong) return refuse('invalid', { text: wrong })
  const fields = rateFaults(given)
  if (fields[0]) return refuse('invalid', { text: fields[0].message, fields })
  const confirmed = await requireConfirmation(context)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    await lockIssuing(tx)
    if (await isStale(version, () => invoicingState(tx))) return refuse('conflict')
    const taken = await takenPrefix(tx, given)
    if (taken) return refuse('invalid', { text: taken })
    const before = await readInvoicing(tx)
    const now = context.now()
    const set = {
      ...given,
      rate: rateIn(given.rate),
      countryRates: given.countryRates.map(({ country, rate }) => ({ country, rate: rateIn(rate) })),
      onSince: given.isOn ? (before?.onSince ?? now) : null,
      updatedAt: now,
    }
    const [after] = await tx.insert(invoicing).values(set).onConflictDoUpdate({ target: invoicing.id, set }).returning()
    // What every page says of prices, and what is kept of them.
    if (addedName(before) !== addedName(after)) await announce(tx, [IDENTITY])
    await recordAudit(tx, context, {
      action: 'invoicing.update',
      thing: { id: null, name: given.legalName },
      before: settingsOf(before),
      after: settingsOf(after),
    })
    return { settings: settingsOf(after) }
  })
}

const addedName = (row: Invoicing | undefined): string | null => (row && isAdded(row) ? row.taxName : null)

/** What does not fit together, and the field that it is about. */
function faultOf(given: Settings): string | undefined {
  return sellerFault(given) ?? addingFault(given) ?? taxFault(given)
}

function sellerFault({ isOn, legalName, address, country, prefix, creditPrefix }: Settings): string | undefined {
  if (isOn && !legalName) return 'legalName: Please enter the name of who sells before you switch invoices on'
  if (isOn && !address) return 'address: Please enter the address of who sells before you switch invoices on'
  if (isOn && !country) return 'country: Please choose the country of who sells before you switch invoices on'
  if (prefix === creditPrefix) return 'creditPrefix: Credit notes need another prefix than invoices'
  return undefined
}

/** What is added is that of a country. */
const addingFault = ({ chargesTax, addsTax, country }: Settings): string | undefined =>
  chargesTax && addsTax && !country
    ? 'country: Please choose the country of who sells before the tax is added to prices'
    : undefined

function taxFault({ chargesTax, taxName, rate, ...given }: Settings): string | undefined {
  if (!chargesTax) return undefined
  if (!taxName) return 'taxName: Please enter what the tax is called, such as VAT'
  if (!rate) return 'rate: Please enter the standard rate'
  if (!given.reverseCharge) return undefined
  if (!isInUnion(given.country)) return 'reverseCharge: This is for academies in the European Union'
  return given.taxNumber ? undefined : 'taxNumber: Reverse charge needs the tax number of who sells'
}

/** What is wrong in the rows of rates, each beside its field. */
function rateFaults({ chargesTax, countryRates }: Settings): RefusedField[] {
  if (!chargesTax) return []
  const named = countryRates.map(({ country }) => country)
  return countryRates.flatMap(({ country, rate }, at) => {
    const faults = {
      country: country ? named.indexOf(country) < at && 'This country stands here twice' : 'Please choose a country',
      rate: !rate && 'Please enter a rate',
    }
    return Object.entries(faults).flatMap(([name, message]) =>
      message ? [{ path: `countryRates.${at}.${name}`, message }] : [],
    )
  })
}

/** A series holds invoices or credit notes: a number says which of the two it is. */
async function takenPrefix(db: Db, { prefix, creditPrefix }: Settings): Promise<string | undefined> {
  if (await isSeriesOfOthers(db, prefix, true)) return 'prefix: Credit notes have had this prefix before'
  if (await isSeriesOfOthers(db, creditPrefix, false)) return 'creditPrefix: Invoices have had this prefix before'
  return undefined
}

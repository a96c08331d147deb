import type { z } from 'zod'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { identityContract } from '../contract.ts'
import { canChargily, paymentMethods } from '../queries/areas.ts'
import { updateArea } from './update-settings.ts'

type Given = z.output<(typeof identityContract)['updatePaymentMethods']['input']>

/**
 * By which buyers may pay. Refuses 'no-method' where none is left, 'no-chargily' where that cannot be, 'no-account' for transfers to nowhere, 'confirmation-needed' or
 * 'factor-needed' to who has not confirmed lately that it is them, as money goes where this says; and 'conflict' for an
 * older version.
 */
export async function updatePaymentMethods(context: Context, { version, ...given }: Given) {
  const { offersCard, offersTransfer, offersChargily, transferAccount } = given
  if (!offersCard && !offersTransfer && !offersChargily) return refuse('no-method')
  if (offersChargily && !canChargily(context.identity().chargily)) return refuse('no-chargily')
  if (offersTransfer && !transferAccount) return refuse('no-account')
  const confirmed = await requireConfirmation(context)
  if (isRefused(confirmed)) return confirmed
  const chosen = { ...given, transferAccount: transferAccount || null }
  return updateArea(context, paymentMethods, { version, chosen: () => chosen })
}

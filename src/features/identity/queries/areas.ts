// The areas of the settings: what the form of each holds, made of the row that all of them share.
import type { z } from 'zod'

import type { AuditedFields } from '#src/server/audit/tables.ts'
import { shownBrandImage, type BrandImage } from '#src/server/identity/brand-images.ts'
import type { Identity, readSettings } from '#src/server/identity/identity.ts'

import type { identityContract } from '../contract.ts'

type Row = Awaited<ReturnType<typeof readSettings>>
type Contract = typeof identityContract
type Settings<
  N extends 'manageAppearance' | 'manageSigning' | 'manageLegal' | 'manageAccess' | 'managePaymentMethods',
> = z.output<Contract[N]['output']>['settings']

/** @param current what counts where nobody chose anything */
export type Area<F extends AuditedFields> = (row: Row, current: Identity) => F

const drawing = (image: BrandImage | null | undefined) => (image ? shownBrandImage(image) : null)

export const appearance: Area<Settings<'manageAppearance'>> = row => ({
  accent: row?.accent ?? '',
  logo: drawing(row?.logo),
  logoDark: drawing(row?.logoDark),
  icon: drawing(row?.icon),
})

export const signing: Area<Settings<'manageSigning'>> = (row, current) => ({
  signerName: row?.signerName ?? '',
  signerTitle: row?.signerTitle ?? '',
  signature: drawing(row?.signature),
  certificatesAfterRefund: row?.certificatesAfterRefund ?? current.certificatesAfterRefund,
})

export const legal: Area<Settings<'manageLegal'>> = row => ({
  imprint: row?.imprint ?? '',
  mailFoot: row?.mailFoot ?? '',
})

export const access: Area<Settings<'manageAccess'>> = (row, current) => ({
  signUp: row?.signUp ?? 'open',
  adminSecondFactor: current.isFactorForced ? 'required' : (row?.adminSecondFactor ?? 'optional'),
  isFactorForced: current.isFactorForced,
})

export const paymentMethods: Area<Settings<'managePaymentMethods'>> = (row, { chargily }) => ({
  ...offered(row),
  offersChargily: canChargily(chargily) && row?.offersChargily === true,
  chargily,
})

const offered = (row: Row) => ({
  offersCard: row?.offersCard ?? true,
  offersTransfer: row?.offersTransfer ?? false,
  transferAccount: row?.transferAccount ?? '',
  transferDays: row?.transferDays ?? 7,
})

/** Whether buyers can pay by Chargily here at all. */
export const canChargily = (chargily: Identity['chargily']): boolean => chargily === 'live' || chargily === 'test'

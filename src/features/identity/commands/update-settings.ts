import { sql } from 'drizzle-orm'
import type { z } from 'zod'

import { requireStepUp } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { AuditedFields } from '#src/server/audit/tables.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { storeBrandImage, type BrandImage } from '#src/server/identity/brand-images.ts'
import { IDENTITY, readSettings } from '#src/server/identity/identity.ts'
import { academySettings } from '#src/server/identity/tables.ts'
import { keepFiles, removeFiles } from '#src/server/storage/keep-files.ts'
import { isStale } from '#src/server/versions.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { identityContract } from '../contract.ts'
import { access, appearance, legal, signing, type Area } from '../queries/areas.ts'

type Given<N extends 'updateAppearance' | 'updateSigning' | 'updateLegal' | 'updateAccess'> = z.output<
  (typeof identityContract)[N]['input']
>
type Chosen = Partial<typeof academySettings.$inferInsert>
/** The columns that hold an image, and what a form says of it: another one, or that it goes. */
type Images = readonly { name: ImageName; file: File | undefined; goes: boolean | undefined }[]
type ImageName = 'logo' | 'logoDark' | 'icon' | 'signature'

/** Refuses 'not-an-image', and 'conflict' for a form of an older version, as all of these do. */
export const updateAppearance = (context: Context, { accent, version, ...given }: Given<'updateAppearance'>) =>
  updateArea(context, appearance, {
    version,
    chosen: () => ({ accent: accent || null }),
    images: [
      { name: 'logo', file: given.logo, goes: given.removeLogo },
      { name: 'logoDark', file: given.logoDark, goes: given.removeLogoDark },
      { name: 'icon', file: given.icon, goes: given.removeIcon },
    ],
    // What was issued keeps the logo that it was issued with.
    isKept: (tx, key) => context.answers.isOnInvoice(tx, key),
  })

export const updateSigning = (
  context: Context,
  { signerName, signerTitle, signature, removeSignature, certificatesAfterRefund, version }: Given<'updateSigning'>,
) =>
  updateArea(context, signing, {
    version,
    chosen: row => ({
      signerName: signerName || null,
      signerTitle: signerTitle || null,
      certificatesAfterRefund: meant(row?.certificatesAfterRefund, {
        given: certificatesAfterRefund,
        shown: context.identity().certificatesAfterRefund,
      }),
    }),
    images: [{ name: 'signature', file: signature, goes: removeSignature }],
    // Certificates that were issued keep the signature that they were issued with.
    isKept: (tx, key) => hasSigned(tx, key),
  })

/**
 * Where buyers are told an account by mail, what stands below every mail could name another one: it is changed by who has
 * confirmed lately that it is them.
 */
export const updateLegal = async (context: Context, { imprint, mailFoot, version }: Given<'updateLegal'>) => {
  const { transfer, mailFoot: before } = context.identity()
  const isGuarded = transfer !== null && (before ?? '') !== mailFoot
  const confirmed = isGuarded ? await requireConfirmation(context) : undefined
  if (confirmed && isRefused(confirmed)) return confirmed
  const chosen = { imprint: imprint || null, mailFoot: mailFoot || null }
  return updateArea(context, legal, { version, chosen: () => chosen })
}

/**
 * Refuses 'no-own-factor' to who would lock themselves out, and 'factor-needed' to who opens what was closed and has not
 * confirmed lately that it is them.
 */
export const updateAccess = async (context: Context, { version, signUp, adminSecondFactor }: Given<'updateAccess'>) => {
  const { actor } = context
  const now = context.identity()
  if (adminSecondFactor === 'required' && !(actor.kind === 'user' && actor.hasFactor)) return refuse('no-own-factor')
  const isOpened = signUp === 'open' && now.signUp !== 'open'
  const isWeakened = adminSecondFactor === 'optional' && now.adminSecondFactor !== 'optional'
  const unconfirmed = isOpened || isWeakened ? await requireStepUp(context) : undefined
  if (unconfirmed) return unconfirmed
  return updateArea(context, access, {
    version,
    chosen: row => ({
      signUp,
      adminSecondFactor: meant(row?.adminSecondFactor, { given: adminSecondFactor, shown: now.adminSecondFactor }),
    }),
  })
}

type Row = Awaited<ReturnType<typeof readSettings>>

/** What a form only showed stays unsaid, so that a change of the configuration still counts. */
const meant = <T>(stored: T | null | undefined, { given, shown }: { given: T; shown: T }): T | null =>
  (stored ?? null) === null && given === shown ? null : given

type Change = {
  readonly version: string | undefined
  readonly chosen: (row: Row) => Chosen
  readonly images?: Images
  /** Whether an image that is replaced stays in the storage, by its key. */
  readonly isKept?: (tx: Tx, key: string) => Promise<boolean>
}

/** Whether a certificate shows this signature. */
const hasSigned = async (tx: Tx, key: string): Promise<boolean> =>
  (await tx.$count(certificates, sql`${certificates.signer} -> 'signature' ->> 'key' = ${key}`)) > 0

/** Writes one area of the settings; every replica hears of it. */
export async function updateArea<F extends AuditedFields>(
  context: Context,
  area: Area<F>,
  { version, chosen, images = [], isKept = async () => false }: Change,
): Promise<{ settings: F } | Refused> {
  const stored = await storeImages(context, images)
  if (isRefused(stored)) return stored
  return keepFiles(context.storage, keysOf(stored), () =>
    context.db.transaction(async tx => {
      await lockName(tx, IDENTITY)
      const row = await readSettings(tx)
      const before = area(row, context.identity())
      if (await isStale(version, () => before)) return refuse('conflict')
      const set = { ...chosen(row), ...stored, updatedAt: context.now() }
      const [written] = await tx
        .insert(academySettings)
        .values(set)
        .onConflictDoUpdate({ target: academySettings.id, set })
        .returning()
      const after = area(written, context.identity())
      const gone = images.flatMap(({ name }) => (name in stored ? (row?.[name]?.key ?? []) : []))
      for (const key of gone)
        if (!(await isKept(tx, key))) await context.queue.send(tx, 'remove-files', { keys: [key] })
      const thing = { id: null, name: context.identity().name }
      await recordAudit(tx, context, { action: 'identity.update', thing, before, after })
      await announce(tx, [IDENTITY])
      return { settings: after }
    }),
  )
}

type Stored = Partial<Record<ImageName, BrandImage | null>>

/** Stores what was sent, one after the other. @returns the columns that change; what stays is not among them */
async function storeImages(context: Context, images: Images): Promise<Stored | Refused> {
  const stored: Stored = {}
  for (const { name, file, goes } of images) {
    const image = file ? await storeBrandImage(context, file) : null
    if (isRefused(image)) {
      await removeFiles(context.storage, keysOf(stored))
      return image
    }
    if (image || goes) stored[name] = image
  }
  return stored
}

const keysOf = (stored: Stored): string[] => Object.values(stored).flatMap(image => image?.key ?? [])

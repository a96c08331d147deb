import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { AuditedFields } from '#src/server/audit/tables.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
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
    chosen: { accent: accent || null },
    images: [
      { name: 'logo', file: given.logo, goes: given.removeLogo },
      { name: 'logoDark', file: given.logoDark, goes: given.removeLogoDark },
      { name: 'icon', file: given.icon, goes: given.removeIcon },
    ],
  })

export const updateSigning = (
  context: Context,
  { signerName, signerTitle, signature, removeSignature, certificatesAfterRefund, version }: Given<'updateSigning'>,
) =>
  updateArea(context, signing, {
    version,
    chosen: { signerName: signerName || null, signerTitle: signerTitle || null, certificatesAfterRefund },
    images: [{ name: 'signature', file: signature, goes: removeSignature }],
    // Certificates that were issued keep the signature that they were issued with.
    keepsImages: true,
  })

export const updateLegal = (context: Context, { imprint, mailFoot, version }: Given<'updateLegal'>) =>
  updateArea(context, legal, { version, chosen: { imprint: imprint || null, mailFoot: mailFoot || null } })

/** Refuses 'no-own-factor' to who would lock themselves out. */
export const updateAccess = async (context: Context, { version, ...chosen }: Given<'updateAccess'>) => {
  const { actor } = context
  if (chosen.adminSecondFactor === 'required' && !(actor.kind === 'user' && actor.hasFactor))
    return refuse('no-own-factor')
  return updateArea(context, access, { version, chosen })
}

type Change = {
  readonly version: string | undefined
  readonly chosen: Chosen
  readonly images?: Images
  /** Whether images that are replaced stay in the storage. */
  readonly keepsImages?: boolean
}

/** Writes one area of the settings; every replica hears of it. */
async function updateArea<F extends AuditedFields>(
  context: Context,
  area: Area<F>,
  { version, chosen, images = [], keepsImages = false }: Change,
): Promise<{ settings: F } | Refused> {
  const stored = await storeImages(context, images)
  if (isRefused(stored)) return stored
  return keepFiles(context.storage, keysOf(stored), () =>
    context.db.transaction(async tx => {
      await lockName(tx, IDENTITY)
      const row = await readSettings(tx)
      const before = area(row, context.identity())
      if (await isStale(version, () => before)) return refuse('conflict')
      const set = { ...chosen, ...stored, updatedAt: context.now() }
      const [written] = await tx
        .insert(academySettings)
        .values(set)
        .onConflictDoUpdate({ target: academySettings.id, set })
        .returning()
      const after = area(written, context.identity())
      const gone = images.flatMap(({ name }) => (name in stored ? (row?.[name]?.key ?? []) : []))
      if (gone.length > 0 && !keepsImages) await context.queue.send(tx, 'remove-files', { keys: gone })
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

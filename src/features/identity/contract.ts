import { z } from 'zod'

import { Email, Line, Name, paragraphs, Phone, Upload, Version, WebAddress, YesNo } from '#src/wire/fields.ts'
import {
  ACADEMY_ADDRESS_MAX,
  ACADEMY_NAME_MAX,
  IMPRINT_MAX,
  IMPRINT_PAGE_MAX,
  MAIL_FOOT_MAX,
  SIGNER_MAX,
  TRANSFER_ACCOUNT_MAX,
} from '#src/wire/text/text-limits.ts'
import { isTimeZone } from '#src/wire/time-zone.ts'

/** What is left empty is shown nowhere. */
const orNothing = <T extends z.ZodType<string>>(kind: T) => z.union([z.literal('').transform(() => null), kind])

const Network = orNothing(
  WebAddress.startsWith('https://', { error: 'Please give an address that begins with https://' }),
)

/** By its name: numbers such as +01:00 mean the other direction to the database. */
const TimeZone = z
  .string()
  .max(64)
  .refine(name => /^[A-Z]/.test(name) && isTimeZone(name), { error: 'There is no such time zone' })

/** All of it as text, empty where nothing is said; `publisher` and `series` are empty while they follow the name. */
const Identity = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  linkedin: z.string(),
  instagram: z.string(),
  youtube: z.string(),
  facebook: z.string(),
  publisher: z.string(),
  series: z.string(),
  /** Such as `Africa/Algiers`. */
  timeZone: z.string(),
})

/** An image: its address, and its size in px. */
const Drawing = z.object({ src: z.string(), width: z.number().int(), height: z.number().int() })
const Appearance = z.object({
  /** Like `#c70039`; empty for the product's own. */
  accent: z.string(),
  logo: Drawing.nullable(),
  logoDark: Drawing.nullable(),
  icon: Drawing.nullable(),
})
const Signing = z.object({
  signerName: z.string(),
  signerTitle: z.string(),
  signature: Drawing.nullable(),
  certificatesAfterRefund: z.enum(['kept', 'revoked']),
})
const Legal = z.object({ imprint: z.string(), mailFoot: z.string() })
const AccessRules = z.object({
  signUp: z.enum(['open', 'invitation']),
  adminSecondFactor: z.enum(['required', 'optional']),
})
/** `isFactorForced`: the configuration asks for the second factor, and nobody can choose otherwise. */
const Access = AccessRules.extend({ isFactorForced: z.boolean() })

const PaymentMethods = z.object({
  offersCard: z.boolean(),
  offersTransfer: z.boolean(),
  offersChargily: z.boolean(),
  /** A line for each of holder, bank and numbers; empty where nobody gave any. */
  transferAccount: z.string(),
  transferDays: z.number().int(),
})

/** `chargily`: the mode of its key, or why nobody can pay by it. */
const OfferedMethods = PaymentMethods.extend({ chargily: z.enum(['live', 'test', 'no-key', 'no-dzd']) })

/** One area of the settings, read with the version that a save names. */
const areaOf = <T extends z.ZodType>(area: T) => ({
  input: z.strictObject({}),
  output: z.object({ settings: area, version: Version.optional() }),
})

export const identityContract = {
  manageIdentity: {
    input: z.strictObject({}),
    output: z.object({ identity: Identity, version: Version.optional() }),
  },
  updateIdentity: {
    input: z.strictObject({
      name: Name.min(1).max(ACADEMY_NAME_MAX),
      email: orNothing(Email),
      phone: orNothing(Phone),
      address: Line.max(ACADEMY_ADDRESS_MAX),
      linkedin: Network,
      instagram: Network,
      youtube: Network,
      facebook: Network,
      publisher: Line.max(IMPRINT_MAX),
      series: Line.max(IMPRINT_MAX),
      timeZone: TimeZone,
      version: Version.optional(),
    }),
    output: z.object({ identity: Identity }),
  },
  manageAppearance: areaOf(Appearance),
  /** An image that is not sent again stays, unless it is taken away. */
  updateAppearance: {
    files: 3,
    input: z.strictObject({
      accent: z.union([
        z.literal(''),
        z.string().regex(/^#[\da-f]{6}$/, { error: 'Please give a colour like #0a5fd7' }),
      ]),
      logo: Upload.optional(),
      logoDark: Upload.optional(),
      icon: Upload.optional(),
      removeLogo: YesNo.optional(),
      removeLogoDark: YesNo.optional(),
      removeIcon: YesNo.optional(),
      version: Version.optional(),
    }),
    output: z.object({ settings: Appearance }),
  },
  manageSigning: areaOf(Signing),
  updateSigning: {
    files: 1,
    input: z.strictObject({
      signerName: Line.max(SIGNER_MAX),
      signerTitle: Line.max(SIGNER_MAX),
      signature: Upload.optional(),
      removeSignature: YesNo.optional(),
      certificatesAfterRefund: Signing.shape.certificatesAfterRefund,
      version: Version.optional(),
    }),
    output: z.object({ settings: Signing }),
  },
  manageLegal: areaOf(Legal),
  updateLegal: {
    input: z.strictObject({
      imprint: paragraphs(IMPRINT_PAGE_MAX),
      mailFoot: paragraphs(MAIL_FOOT_MAX),
      version: Version.optional(),
    }),
    output: z.object({ settings: Legal }),
  },
  manageAccess: areaOf(Access),
  updateAccess: {
    input: z.strictObject({ ...AccessRules.shape, version: Version.optional() }),
    output: z.object({ settings: Access }),
  },
  managePaymentMethods: areaOf(OfferedMethods),
  updatePaymentMethods: {
    input: z.strictObject({
      offersCard: z.boolean(),
      offersTransfer: z.boolean(),
      offersChargily: z.boolean().default(false),
      transferAccount: paragraphs(TRANSFER_ACCOUNT_MAX),
      transferDays: z.coerce.number<string | number>().int().min(1).max(60),
      version: Version.optional(),
    }),
    output: z.object({ settings: OfferedMethods }),
  },
  readImprint: { input: z.strictObject({}), output: z.object({ imprint: z.string() }) },
} as const

// What this academy is called and how it is reached: what its administrators said, and until then what is configured.
import { type Method, methodsOf } from '#src/wire/money/methods.ts'
import { publishedBy } from '#src/wire/published-by.ts'
import { STANDARD_ZONE } from '#src/wire/time-zone.ts'

import type { Db } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import { isLiveKey } from '../payments/chargily/keys.ts'
import type { TransferTerms } from '../payments/transfers/terms.ts'
import type { Config, Contact } from '../settings/env.ts'
import type { BrandImage } from './brand-images.ts'
import { readCurrency } from './currency.ts'
import { academySettings, identity } from './tables.ts'

/** The tag of its change: everything that is kept was drawn with it. */
export const IDENTITY = 'identity'

export type Identity = Contact & {
  readonly name: string
  /** Who publishes its papers, and the series they stand in: in citations, meta tags and schema.org. */
  readonly publisher: string
  readonly series: string
  /** Of its days and times, such as `Africa/Algiers`. */
  readonly timeZone: string
  /** In what it sells, ISO 4217 in lower case. */
  readonly currency: string
  /** What the tax is called that is added to prices; null where they include it. */
  readonly addedTax: string | null
  /** The mode of Chargily's key, or why nobody can pay by it here: no key, or the academy does not sell in dinars. */
  readonly chargily: 'live' | 'test' | 'no-key' | 'no-dzd'
  /** Whether administrators wrote it, or it is what is configured. */
  readonly isOwn: boolean
  /** Whether what nobody has said is the demo's. */
  readonly isDemo: boolean
  /** What stands over every page; null but in the demo academy. */
  readonly ribbon: string | null
} & Settings

/** By which means buyers may pay here. */
export const offeredMethods = ({ offersCard, offersChargily, transfer }: Identity): readonly Method[] =>
  methodsOf({ offersCard, offersChargily, offersTransfer: transfer !== null })

/** What administrators chose, or what is configured. */
type Settings = {
  /** Like `#c70039`; null for the product's own. */
  readonly accent: string | null
  readonly logo: BrandImage | null
  /** For dark grounds. */
  readonly logoDark: BrandImage | null
  readonly icon: BrandImage | null
  readonly imprint: string | null
  readonly mailFoot: string | null
  /** Who signs certificates. */
  readonly signer: Signer | null
  /** What becomes of a certificate that was earned with a purchase whose money went back. */
  readonly certificatesAfterRefund: 'kept' | 'revoked'
  /** Whether administrators reach the dashboard without a second factor. */
  readonly adminSecondFactor: 'required' | 'optional'
  /** Whether the configuration asks for it, so that nobody can choose otherwise here. */
  readonly isFactorForced: boolean
  /** Who may make an account: everybody, or who was invited. */
  readonly signUp: 'open' | 'invitation'
  /** Whether buyers may pay by card. */
  readonly offersCard: boolean
  /** What who pays by bank transfer is told; null where nobody may. */
  readonly transfer: TransferTerms | null
  /** Whether buyers may pay by Chargily; never where it cannot be. */
  readonly offersChargily: boolean
}

export type Signer = { readonly name: string; readonly title: string | null; readonly signature: BrandImage | null }

/** The name until somebody gives another. */
export const STANDARD_NAME = 'Palestra'

type Rules = Pick<Config, 'certificatesAfterRefund' | 'adminSecondFactor' | 'currency' | 'chargilyKey'>

/** What counts while nobody has written anything. @param ribbon of the demo, where that is here */
export const configured = (
  { isDemo, ribbon, addedTax, ...contact }: Contact & Pick<Identity, 'isDemo' | 'ribbon' | 'addedTax'>,
  { certificatesAfterRefund, adminSecondFactor, currency, chargilyKey }: Rules,
): Identity => ({
  ...contact,
  isDemo,
  ribbon,
  addedTax,
  currency,
  timeZone: STANDARD_ZONE,
  name: STANDARD_NAME,
  ...publishedBy({ name: STANDARD_NAME }),
  isOwn: false,
  accent: null,
  logo: null,
  logoDark: null,
  icon: null,
  imprint: null,
  mailFoot: null,
  signer: null,
  certificatesAfterRefund,
  adminSecondFactor,
  isFactorForced: adminSecondFactor === 'required',
  signUp: 'open',
  offersCard: true,
  transfer: null,
  chargily: chargilyKey ? modeOf(chargilyKey) : 'no-key',
  offersChargily: false,
})

const modeOf = (chargilyKey: string) => (isLiveKey(chargilyKey) ? 'live' : 'test')

/** What stands in the database, or undefined where nobody wrote anything. */
export async function readIdentity(db: Db): Promise<typeof identity.$inferSelect | undefined> {
  const [row] = await db.select().from(identity)
  return row
}

/** The row of settings, or undefined where nobody chose anything. */
export async function readSettings(db: Db): Promise<typeof academySettings.$inferSelect | undefined> {
  const [row] = await db.select().from(academySettings)
  return row
}

/** What was chosen, over what is configured. */
function chosen(row: Awaited<ReturnType<typeof readSettings>>, standard: Identity): Settings {
  if (!row) return standard
  const { signerName, signerTitle: title, signature, certificatesAfterRefund, adminSecondFactor, ...said } = row
  const { accent, logo, logoDark, icon, imprint, mailFoot, signUp, offersCard } = said
  const { offersTransfer, transferAccount, transferDays, offersChargily } = said
  return {
    accent,
    logo,
    logoDark,
    icon,
    imprint,
    mailFoot,
    signUp,
    offersCard,
    offersChargily,
    transfer: offersTransfer && transferAccount ? { account: transferAccount, days: transferDays } : null,
    isFactorForced: standard.isFactorForced,
    signer: signerName ? { name: signerName, title, signature } : null,
    certificatesAfterRefund: certificatesAfterRefund ?? standard.certificatesAfterRefund,
    // Who runs the server may ask for it whatever administrators chose.
    adminSecondFactor: standard.adminSecondFactor === 'required' ? 'required' : (adminSecondFactor ?? 'optional'),
  }
}

type Chargily = Pick<Identity, 'chargily' | 'offersChargily' | 'currency'>

/** Chargily takes dinars alone, and nothing without a key. */
function withChargily<T extends Chargily>(own: T): T {
  const chargily = own.chargily !== 'no-key' && own.currency !== 'dzd' ? 'no-dzd' : own.chargily
  const can = chargily === 'live' || chargily === 'test'
  return { ...own, chargily, offersChargily: can && own.offersChargily }
}

export type HeldIdentity = {
  /** As this process knows it. */
  readonly current: () => Identity
  /** Reads it again. What fails is logged, and the last one stays. */
  readonly renew: () => Promise<void>
  /** Until every reading has ended that was begun. */
  readonly settled: () => Promise<void>
}

/** Holds the identity, so that whatever is drawn has it at once. @param standardNow what counts until somebody wrote one */
export async function holdIdentity(
  { db, log }: { db: Db; log: Log },
  standardNow: () => Promise<Identity>,
): Promise<HeldIdentity> {
  const read = async (): Promise<Identity> => {
    const [standard, row, rules] = await Promise.all([standardNow(), readIdentity(db), readSettings(db)])
    const currency = (await readCurrency(db)) ?? standard.currency
    const own = withChargily({ ...chosen(rules, standard), currency, chargily: standard.chargily })
    if (!row) return { ...standard, ...own }
    const { name, networks, email, phone, address } = row
    const contact = { email: email ?? undefined, phone: phone ?? undefined, address: address ?? undefined }
    const { isDemo, ribbon, addedTax } = standard
    const timeZone = row.timeZone ?? standard.timeZone
    return { ...own, ...contact, networks, name, timeZone, ...publishedBy(row), isOwn: true, isDemo, ribbon, addedTax }
  }
  let held = await read()
  let last = Promise.resolve()
  const renew = async () => {
    try {
      held = await read()
    } catch (error) {
      log.error({ err: error }, 'the identity of the academy could not be read again')
    }
  }
  return {
    current: () => held,
    // One after the other: an earlier answer that comes late is never taken for the newest.
    renew: () => (last = last.then(renew)),
    settled: () => last,
  }
}

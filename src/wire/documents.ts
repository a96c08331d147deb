// What stands on documents that the server draws: named by the server that orders them and the templates that draw.

/** Why a certificate does not count any more: staff give a reason in words, the money is one itself. */
type Revocation = {
  readonly at: Date
  readonly cause: 'staff' | 'refund' | 'chargeback' | null
  readonly reason: string | null
}

/** Who signs for the academy; `signature` is a picture of it, dark on nothing. */
type Signer = { readonly name: string; readonly title: string | null; readonly signature?: Uint8Array | undefined }

/** What stands on a certificate. `hours` of teaching. */
export type CertificateFacts = {
  /** Who issued it. */
  readonly academy: string
  /** Its own logo as PNG, which says its name itself; none where the name stands beside the product's mark. */
  readonly logo?: Uint8Array | undefined
  /** Its own colour, like `#c70039`; without it, the product's. */
  readonly accent?: string | null
  readonly number: string
  readonly holderName: string
  readonly courseTitle: string
  /** Names of those who taught the course. */
  readonly teachers: readonly string[]
  readonly hours: number
  /** Percent of the course's questions; none where it had none. */
  readonly score?: number | null
  readonly signer?: Signer | null
  readonly issuedAt: Date
  /** Of the days on it, such as `Africa/Algiers`. */
  readonly timeZone: string
  readonly verifyUrl: string
  /** A part of the course's picture as JPEG, upright; none where there is no picture. */
  readonly plate?: Uint8Array | undefined
  /** Absent on one that is valid. */
  readonly revoked?: Revocation | null
}

/** Who sells, as it stands on an invoice; what is empty stands nowhere. */
export type InvoiceSeller = {
  readonly name: string
  /** Several lines. */
  readonly address: string
  readonly country: string
  readonly taxNumber: string
  readonly registration: string
  readonly foot: string
}

/** Who buys: a person, and where they buy for a business, that. */
export type InvoiceBuyer = {
  readonly name: string
  readonly company: string
  readonly line1: string
  readonly line2: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly taxNumber: string
}

/** What was bought, in minor units with its tax. */
export type InvoiceLine = {
  readonly title: string
  readonly totalCents: number
  /** Without its tax, where that was added to the price: this is what stands on the line then. */
  readonly netCents?: number
  /** Of several of a kind, such as places of a course: each costs what stands on the line divided by it. */
  readonly quantity?: number
}

/** What stands on an invoice, or on a credit note. Amounts are in minor units, and above 0. */
export type InvoiceFacts = {
  readonly kind: 'invoice' | 'credit-note' | 'credit-reversal'
  readonly number: string
  readonly issuedAt: Date
  readonly paidAt: Date
  /** The invoice that a credit note is about. */
  readonly about: { readonly number: string; readonly issuedAt: Date } | null
  /** Of the days on it, such as `Africa/Algiers`. */
  readonly timeZone: string
  readonly academy: string
  readonly accent: string | null
  /** As PNG. */
  readonly logo?: Uint8Array | undefined
  readonly seller: InvoiceSeller
  readonly buyer: InvoiceBuyer
  readonly lines: readonly InvoiceLine[]
  readonly currency: string
  readonly netCents: number
  readonly taxCents: number
  readonly totalCents: number
  readonly taxName: string
  /** In basis points. */
  readonly rate: number
  readonly noTax: 'not-charged' | 'reverse-charge' | 'no-rate' | null
  readonly orderId: string
}

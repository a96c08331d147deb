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
  readonly verifyUrl: string
  /** A part of the course's picture as JPEG, upright; none where there is no picture. */
  readonly plate?: Uint8Array | undefined
  /** Absent on one that is valid. */
  readonly revoked?: Revocation | null
}

// What stands on documents that the server draws: named by the server that orders them and the templates that draw.

/** What stands on a certificate. `hours` of teaching. */
export type CertificateDrawing = {
  readonly number: string
  readonly holderName: string
  readonly courseTitle: string
  readonly hours: number
  readonly issuedAt: Date
  readonly verifyUrl: string
}

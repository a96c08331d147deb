import { z } from 'zod'

import { Id, Instant, Line, listFields, Password, Signer } from '#src/wire/fields.ts'

/** `PAL-` and three groups of four characters without look-alikes (0 O, 1 I L). */
const CertificateNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^PAL(-[2-9A-HJKMNP-Z]{4}){3}$/)

/** Empty for a certificate that is valid. `reason` holds the words of who revoked it by hand. */
const revocation = {
  revokedAt: Instant.nullable(),
  revokedCause: z.enum(['staff', 'refund', 'chargeback']).nullable(),
  revokedReason: z.string().nullable(),
}

/** Hours of study, and percent of the course's questions; null where it had none. */
const measured = { hours: z.number(), score: z.number().int().nullable() }

const signed = { signer: Signer.nullable() }

/** The squares of the QR code of the proof page, row by row, a bit each; in base64. */
const Code = z.string()

/** A certificate as staff see it. */
const CertificateRow = z.object({
  _id: Id,
  number: z.string(),
  /** The name is the one that the certificate was issued to. */
  holder: z.object({ _id: Id, name: z.string() }),
  /** Its picture is that of today; empty where there is none any more. */
  course: z.object({ _id: Id, title: z.string(), thumbnail: z.string() }),
  issuedAt: Instant,
  ...revocation,
})

export const certificatesContract = {
  listCertificates: {
    input: z.strictObject({}),
    output: z.object({
      certificates: z.array(
        z.object({
          _id: Id,
          number: z.string(),
          courseId: z.object({ _id: Id, title: z.string(), thumbnail: z.string() }),
          holderName: z.string(),
          teachers: z.array(z.string()),
          ...measured,
          ...signed,
          /** Address of the PDF, for its owner. */
          certificate: z.string(),
          issuedAt: Instant,
          verifyUrl: z.string(),
          code: Code,
          ...revocation,
        }),
      ),
    }),
  },
  verifyCertificate: {
    input: z.strictObject({ number: CertificateNumber }),
    output: z.object({
      number: z.string(),
      holderName: z.string(),
      courseTitle: z.string(),
      courseId: Id,
      /** Address of the course's picture; empty where it has none. */
      thumbnail: z.string(),
      /** Names of those who taught it then. */
      teachers: z.array(z.string()),
      ...measured,
      ...signed,
      issuedAt: Instant,
      code: Code,
      ...revocation,
    }),
  },
  manageCertificates: {
    input: z.strictObject({
      /** Words of the holder's name or emails or of the course's title, or how the number begins. */
      words: Line.max(100).optional(),
      state: z.enum(['valid', 'revoked']).optional(),
      course: Id.optional(),
      ...listFields('issued'),
    }),
    output: z.object({
      certificates: z.array(CertificateRow),
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** What the course of the filter is called. */
      courseTitle: z.string().nullable(),
    }),
  },
  /** The reason is shown on the public page of the certificate. */
  revokeCertificate: {
    input: z.strictObject({ id: Id, reason: Line.min(3), password: Password }),
    output: z.object({ revoked: z.literal(true) }),
  },
  restoreCertificate: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ revoked: z.literal(false) }),
  },
} as const

import { z } from 'zod'

import { Id, Instant } from '#src/wire/fields.ts'

/** `PAL-` and three groups of four characters without look-alikes (0 O, 1 I L). */
const CertificateNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^PAL(-[2-9A-HJKMNP-Z]{4}){3}$/)

export const certificatesContract = {
  listCertificates: {
    input: z.strictObject({}),
    output: z.object({
      certificates: z.array(
        z.object({
          _id: Id,
          number: z.string(),
          courseId: z.object({ _id: Id, title: z.string(), thumbnail: z.string() }),
          /** Address of the PDF, for its owner. */
          certificate: z.string(),
          issuedAt: Instant,
          verifyUrl: z.string(),
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
      hours: z.number(),
      issuedAt: Instant,
      revokedAt: Instant.nullable(),
    }),
  },
} as const

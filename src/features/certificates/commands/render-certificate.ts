import { and, eq, isNull } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'

import { certificates } from '../tables.ts'
import { verifyAddress } from './issue-certificate.ts'

type Certificate = typeof certificates.$inferSelect

/**
 * Draws the PDF of a certificate and stores it; a second run finds it there, and draws the same bytes anyway (R28). One
 * that is revoked or restored meanwhile is rendered again, so that no drawing outlives what it says.
 * @returns its storage key, or undefined when there is no such certificate
 */
export async function renderCertificate(context: Context, certificateId: string): Promise<string | undefined> {
  const { db, renderer, storage } = context
  const found = await find(context, certificateId)
  if (!found || found.pdfKey) return found?.pdfKey ?? undefined
  const { number, holderName, courseTitle, teachers, hours, issuedAt, revision } = found
  const verifyUrl = verifyAddress(context, number)
  const pdf = await renderer.certificatePdf({
    number,
    holderName,
    courseTitle,
    teachers,
    hours,
    issuedAt,
    verifyUrl,
    revoked: found.revokedAt && { at: found.revokedAt, cause: found.revokedCause, reason: found.revokedReason },
  })
  const pdfKey = keyOf(found)
  await storage.put(pdfKey, pdf)
  const isSame = and(eq(certificates.id, found.id), eq(certificates.revision, revision))
  await db
    .update(certificates)
    .set({ pdfKey })
    .where(and(isSame, isNull(certificates.pdfKey)))
  const now = await find(context, certificateId)
  if (now?.revision === revision) return pdfKey
  await storage.remove(pdfKey)
  return renderCertificate(context, certificateId)
}

async function find({ db }: Context, id: string): Promise<Certificate | undefined> {
  const [found] = await db.select().from(certificates).where(eq(certificates.id, id))
  return found
}

const keyOf = ({ id, revision }: Certificate): string =>
  `private/certificates/${id}${revision === 0 ? '' : `-${revision}`}.pdf`

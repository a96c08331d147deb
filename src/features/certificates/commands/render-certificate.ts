import { buffer } from 'node:stream/consumers'

import { and, eq, isNull } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import type { Context } from '#src/server/context.ts'
import { readBrandImage } from '#src/server/identity/brand-images.ts'
import { cutApart } from '#src/server/images/resize-apart.ts'
import { isRefused } from '#src/wire/refusals.ts'

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
  const { number, holderName, courseTitle, teachers, hours, score, signer, issuedAt, revision } = found
  const { name, logo, accent, timeZone } = context.identity()
  const verifyUrl = verifyAddress(context, number)
  const plate = await cutPlate(context, found)
  const pdf = await renderer.certificatePdf({
    academy: name,
    accent,
    logo: await readBrandImage(storage, logo),
    signer: signer && { ...signer, signature: await readBrandImage(storage, signer.signature) },
    number,
    holderName,
    courseTitle,
    teachers,
    hours,
    score,
    issuedAt,
    timeZone,
    verifyUrl,
    plate,
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

/** As the sheet has it: px of its part, which is 102.5 by 210 mm, and where our pictures have what they show. */
const PLATE = { width: 600, height: 1230, aim: 0.6 }

/** The widest of the files beside each other; a picture of the demo or of a test may be one alone. */
const widestOf = (key: string): string => key.replace(/\/(?:480|960)\.avif$/, '/1440.avif')

/** A certificate is drawn without the course's picture rather than not at all. */
async function cutPlate(context: Context, { courseId, revokedAt }: Certificate): Promise<Uint8Array | undefined> {
  const { db, storage, log } = context
  const [course] = await db.select({ thumbnail: courses.thumbnail }).from(courses).where(eq(courses.id, courseId))
  if (!course?.thumbnail) return undefined
  try {
    const picture = new Blob([await buffer(await storage.read(widestOf(course.thumbnail)))])
    const plate = await cutApart(picture, { ...PLATE, isGrey: revokedAt !== null }, context)
    return isRefused(plate) ? undefined : plate
  } catch (error) {
    log.warn({ event: 'certificate-without-picture', courseId, error }, 'certificate')
    return undefined
  }
}

const keyOf = ({ id, revision }: Certificate): string =>
  `private/certificates/${id}${revision === 0 ? '' : `-${revision}`}.pdf`

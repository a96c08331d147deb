import { and, desc, eq, isNull } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables.ts'
import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { verifyAddress } from './commands.ts'
import { certificates } from './tables.ts'

/** One's own certificates, the newest first; revoked ones are not shown. */
export async function listCertificates(context: Context) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const rows = await context.db
    .select({
      id: certificates.id,
      number: certificates.number,
      issuedAt: certificates.issuedAt,
      courseId: certificates.courseId,
      title: certificates.courseTitle,
      thumbnail: courses.thumbnail,
    })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .where(and(eq(certificates.userId, person.id), isNull(certificates.revokedAt)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(500)
  return {
    certificates: rows.map(({ id, number, issuedAt, courseId, title, thumbnail }) => ({
      _id: id,
      number,
      courseId: { _id: courseId, title, thumbnail: publicFileUrl(thumbnail) },
      certificate: `/api/certificate/${id}/pdf`,
      issuedAt: issuedAt.toISOString(),
      verifyUrl: verifyAddress(context, number),
    })),
  }
}

/** What a stranger may know of a certificate whose number they hold. */
export async function verifyCertificate({ db }: Context, { number }: { number: string }) {
  const [found] = await db.select().from(certificates).where(eq(certificates.number, number))
  if (!found) return refuse('not-found')
  const { holderName, courseTitle, courseId, hours, issuedAt, revokedAt } = found
  return {
    number,
    holderName,
    courseTitle,
    courseId,
    hours,
    issuedAt: issuedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}

/** Where the PDF of one's own certificate is stored. @returns undefined for anybody else's and for a revoked one */
export async function findCertificatePdf({ db, actor }: Context, certificateId: string) {
  const person = personOf(actor)
  if (!person) return undefined
  const [found] = await db
    .select({ pdfKey: certificates.pdfKey, number: certificates.number })
    .from(certificates)
    .where(and(eq(certificates.id, certificateId), eq(certificates.userId, person.id), isNull(certificates.revokedAt)))
  return found
}

import { and, desc, eq, isNull } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Signer } from '#src/server/identity/identity.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { verifyAddress } from '../commands/issue-certificate.ts'
import { codeOf } from '../engine/code.ts'
import { certificates } from '../tables.ts'

type Revocation = Pick<typeof certificates.$inferSelect, 'revokedAt' | 'revokedCause' | 'revokedReason'>

/** One's own certificates, the newest first; of revoked ones also why. */
export async function listCertificates(context: Context) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const rows = await context.db
    .select({
      id: certificates.id,
      number: certificates.number,
      issuedAt: certificates.issuedAt,
      courseId: certificates.courseId,
      title: certificates.courseTitle,
      thumbnail: courses.thumbnail,
      holderName: certificates.holderName,
      teachers: certificates.teachers,
      hours: certificates.hours,
      score: certificates.score,
      signer: certificates.signer,
      revokedAt: certificates.revokedAt,
      revokedCause: certificates.revokedCause,
      revokedReason: certificates.revokedReason,
    })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .where(eq(certificates.userId, user.id))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(500)
  return {
    certificates: rows.map(
      ({
        id,
        number,
        issuedAt,
        courseId,
        title,
        thumbnail,
        holderName,
        teachers,
        hours,
        score,
        signer,
        ...revocation
      }) => ({
        _id: id,
        number,
        courseId: { _id: courseId, title, thumbnail: pictureOf(thumbnail) },
        holderName,
        teachers,
        hours,
        score,
        signer: shownSigner(signer),
        certificate: fileOf(id),
        issuedAt: issuedAt.toISOString(),
        ...proofOf(context, number),
        ...shownRevocation(revocation),
      }),
    ),
  }
}

/** @returns the caller's own certificate of a course; null where there is none, or it was revoked */
export async function certificateOf(context: Pick<Context, 'db' | 'actor' | 'publicUrl'>, courseId: string) {
  const user = userOf(context.actor)
  if (!user) return null
  const isOwn = and(eq(certificates.userId, user.id), eq(certificates.courseId, courseId))
  const [found] = await context.db
    .select()
    .from(certificates)
    .where(and(isOwn, isNull(certificates.revokedAt)))
  if (!found) return null
  const { id, number, holderName, courseTitle, teachers, hours, score, issuedAt } = found
  return {
    number,
    holderName,
    courseTitle,
    teachers,
    hours,
    score,
    signer: shownSigner(found.signer),
    issuedAt: issuedAt.toISOString(),
    file: fileOf(id),
    ...proofOf(context, number),
  }
}

/** Where a certificate can be checked, in words and as a code. */
function proofOf(context: Pick<Context, 'publicUrl'>, number: string) {
  const verifyUrl = verifyAddress(context, number)
  return { verifyUrl, code: codeOf(verifyUrl) }
}

/** @param signer as it was written down when the certificate was issued */
const shownSigner = (signer: Signer | null) =>
  signer && { ...signer, signature: signer.signature && publicFileUrl(signer.signature.key) }

const fileOf = (id: string): string => `/api/certificate/${id}/pdf`

/** What a stranger may know of a certificate whose number they hold. */
export async function verifyCertificate(context: Context, { number }: { number: string }) {
  const [row] = await context.db
    .select({ found: certificates, thumbnail: courses.thumbnail })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .where(eq(certificates.number, number))
  if (!row) return refuse('not-found')
  const { found, thumbnail } = row
  const { holderName, courseTitle, courseId, teachers, hours, score, issuedAt } = found
  return {
    number,
    holderName,
    courseTitle,
    courseId,
    thumbnail: pictureOf(thumbnail),
    teachers,
    hours,
    score,
    signer: shownSigner(found.signer),
    issuedAt: issuedAt.toISOString(),
    code: proofOf(context, number).code,
    ...shownRevocation(found),
  }
}

const pictureOf = (thumbnail: string): string => thumbnail && publicFileUrl(thumbnail)

/** When a certificate was revoked, and why: what its holder, the staff and strangers read alike. */
export const shownRevocation = ({ revokedAt, revokedCause, revokedReason }: Revocation) => ({
  revokedAt: revokedAt?.toISOString() ?? null,
  revokedCause,
  revokedReason,
})

/** Where the PDF of one's own certificate is stored. @returns undefined for anybody else's */
export async function findCertificatePdf({ db, actor }: Context, certificateId: string) {
  const user = userOf(actor)
  if (!user) return undefined
  const [found] = await db
    .select({ pdfKey: certificates.pdfKey, number: certificates.number })
    .from(certificates)
    .where(and(eq(certificates.id, certificateId), eq(certificates.userId, user.id)))
  return found
}

import { randomInt } from 'node:crypto'

import { and, eq, isNotNull, sql } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { findMailPicture } from '#src/features/courses/queries/mail-picture.ts'
import { findOutline, watchedLessons } from '#src/features/courses/queries/outline.ts'
import { teachersOf } from '#src/features/courses/queries/teachers-of.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { writtenLessons, writtenProgress } from '#src/features/courses/tables/lessons.ts'
import { findUsersWithAccess } from '#src/features/enrolments/queries.ts'
import { visitor } from '#src/server/actor.ts'
import type { Context, Services } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'

import { certificates } from '../tables.ts'

/** No 0 and O, 1, I and L: people read these aloud and type them. 12 of 31 characters are 59 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const newNumber = (): string =>
  [
    'PAL',
    ...Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')),
  ].join('-')

type Means = Pick<Services, 'queue' | 'publicUrl' | 'log' | 'now' | 'identity'>
type Earned = { user: { id: string; firstName: string; lastName: string; email: string }; courseId: string }

/** The holder's name as it is printed. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

/** What a certificate says of a course, as it is now: its title, who teaches it, and the hours of its lessons. */
export async function findFacts(tx: Db, courseId: string) {
  const [course] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId))
  if (!course) return undefined
  const taught = await teachersOf(tx, courseId)
  const lessons = watchedLessons(await findOutline({ db: tx, actor: visitor }, courseId))
  const hours = lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 3600
  return { courseTitle: course.title, teachers: taught.map(({ name }) => name), hours }
}

/** @returns the mean of somebody's best attempts at a course's lessons of questions, in percent; null where it has none */
async function findScore(tx: Db, { userId, courseId }: { userId: string; courseId: string }): Promise<number | null> {
  const isCounted = and(
    eq(writtenLessons.courseId, courseId),
    eq(writtenLessons.kind, 'questions'),
    eq(writtenLessons.isNeeded, true),
    isNotNull(writtenLessons.publishedAt),
  )
  const [found] = await tx
    .select({ score: sql<number | null>`round(avg(${writtenProgress.percent}))::int` })
    .from(writtenProgress)
    .innerJoin(writtenLessons, eq(writtenLessons.id, writtenProgress.lessonId))
    .where(and(eq(writtenProgress.userId, userId), isCounted))
  return found?.score ?? null
}

/** Whether a certificate was issued once, also one that is revoked. */
export async function hasCertificate(
  tx: Db,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<boolean> {
  return (await tx.$count(certificates, and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))) > 0
}

/**
 * Issues the certificate of a completed course, once per person and course, in the transaction that completed it: one that
 * was revoked stays so, whatever is watched again. The PDF is drawn by a job. Whoever calls has locked the person, and
 * asked under that lock whether the course is open to them: what takes a course away locks the person as well.
 * @returns its id, or undefined when it had been issued before
 */
export async function issueCertificate(
  context: Means,
  tx: Db,
  { user, courseId }: Earned,
): Promise<string | undefined> {
  const facts = await findFacts(tx, courseId)
  if (!facts) return undefined
  const score = await findScore(tx, { userId: user.id, courseId })
  const fields = { number: newNumber(), userId: user.id, courseId, holderName: nameOf(user), score, ...facts }
  const [made] = await tx
    .insert(certificates)
    .values({ ...fields, signer: context.identity().signer, issuedAt: context.now() })
    .onConflictDoNothing({ target: [certificates.userId, certificates.courseId] })
    .returning({ id: certificates.id })
  if (!made) return undefined
  await context.queue.send(tx, 'draw-certificate', { certificateId: made.id })
  await sendMail(context.queue, tx, {
    to: user.email,
    template: 'certificate',
    picture: await findMailPicture(tx, courseId),
    data: {
      firstName: user.firstName,
      courseTitle: facts.courseTitle,
      number: fields.number,
      verifyUrl: verifyAddress(context, fields.number),
      certificatesUrl: `${context.publicUrl}/dashboard/certificates`,
    },
  })
  context.log.info({ event: 'certificate-issued', certificateId: made.id, userId: user.id, courseId }, 'certificate')
  return made.id
}

/**
 * Issues a course's certificate to everybody who has completed all that the course holds now, may open it, and has no
 * certificate of it yet: the last lesson that they lacked was taken out.
 * @returns how many were issued
 */
export async function issueEarned(context: Context, courseId: string): Promise<number> {
  let issued = 0
  for (const { id } of await findEarned(context.db, courseId)) {
    const made = await context.db.transaction(async tx => {
      await lockUsers(tx, [id])
      const [user] = await findEarned(tx, courseId, id)
      return user && issueCertificate(context, tx, { user, courseId })
    })
    if (made) issued += 1
  }
  return issued
}

/** @returns everybody, or the one person, who has earned a certificate of a course and has none */
async function findEarned(db: Db, courseId: string, userId?: string): Promise<Earned['user'][]> {
  const { rows } = await db.execute<Earned['user']>(sql`
    with lessons as (
      select video_id as id from course_videos join videos on videos.id = video_id and videos.published_at is not null
      where course_id = ${courseId}
      union all
      select id from written_lessons where course_id = ${courseId} and published_at is not null and is_needed
    ), completed as (
      select user_id, video_id as id from video_progress where course_id = ${courseId} and completed_at is not null
      union all
      select user_id, lesson_id from written_progress where completed_at is not null
        and lesson_id in (select id from written_lessons where course_id = ${courseId})
    )
    select users.id, first_name as "firstName", last_name as "lastName", account_emails.email
    from users join account_emails on account_emails.user_id = users.id and account_emails.is_primary
    where users.disabled_at is null
      and users.id in (
        select user_id from completed join lessons using (id)
        ${userId ? sql`where user_id = ${userId}` : sql``}
        group by user_id having count(*) = (select count(*) from lessons))
      and not exists (select from certificates where user_id = users.id and course_id = ${courseId})
    order by users.id`)
  const ids = rows.map(({ id }) => id)
  const openers = await findUsersWithAccess(db, courseId, ids)
  return rows.filter(({ id }) => openers.has(id))
}

/** Where anyone can check a certificate. */
export const verifyAddress = ({ publicUrl }: Pick<Context, 'publicUrl'>, number: string): string =>
  `${publicUrl}/certificates/${number}`

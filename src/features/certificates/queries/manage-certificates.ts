import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { usersNamed } from '#src/features/accounts/queries.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { holdsWord, startOf, wordsOf } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { certificatesContract } from '../contract.ts'
import { certificates } from '../tables.ts'
import { shownRevocation } from './own-certificates.ts'

type Wanted = z.output<typeof certificatesContract.manageCertificates.input>

/** One page of all certificates, the newest first. */
export async function manageCertificates({ db }: Context, { page, limit, sort, ...filters }: Wanted) {
  const where = fitting(filters)
  const order = orderOf(sort, { issued: certificates.issuedAt }, certificates.id)
  const { id } = certificates
  const ids = db
    .select({ id })
    .from(certificates)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const [rows, total, named] = await Promise.all([
    db
      .select({ certificate: certificates, thumbnail: courses.thumbnail })
      .from(certificates)
      .leftJoin(courses, eq(courses.id, certificates.courseId))
      .where(inArray(id, ids))
      .orderBy(...order),
    countRows(db, certificates, where),
    filters.course ? db.select({ title: courses.title }).from(courses).where(eq(courses.id, filters.course)) : [],
  ])
  return {
    certificates: rows.map(({ certificate: row, thumbnail }) => ({
      _id: row.id,
      number: row.number,
      holder: { _id: row.userId, name: row.holderName },
      course: { _id: row.courseId, title: row.courseTitle, thumbnail: thumbnail ? publicFileUrl(thumbnail) : '' },
      issuedAt: row.issuedAt.toISOString(),
      ...shownRevocation(row),
    })),
    NbOfPages: Math.ceil(total / limit),
    total,
    courseTitle: named[0]?.title ?? null,
  }
}

const fitting = ({ words, state, course }: Pick<Wanted, 'words' | 'state' | 'course'>): SQL | undefined =>
  and(
    ...wordsOf(words).map(standsSomewhere),
    state && (state === 'revoked' ? isNotNull(certificates.revokedAt) : isNull(certificates.revokedAt)),
    course === undefined ? undefined : eq(certificates.courseId, course),
  )

/**
 * A word stands in the name on the certificate, in the holder's name or emails of today or in the course's title, or
 * begins the number. Each place is asked by itself, since an index serves each and none serves them all.
 */
function standsSomewhere(word: string): SQL {
  const places = [
    sql`select id from certificates where ${holdsWord(sql`holder_name`, word)}`,
    sql`select id from certificates where user_id = any(array(${usersNamed(word)}))`,
    sql`select id from certificates where course_id = any(array(select id from courses where ${holdsWord(sql`title`, word)}))`,
    ...(NUMBER_START.test(word) ? [sql`select id from certificates where number like ${startOf(numberOf(word))}`] : []),
  ]
  return sql`${certificates.id} = any(array(${sql.join(places, sql` union all `)}))`
}

/** At least one whole group: three letters would be the beginning of them all. */
const NUMBER_START = /^(PAL-)?[\dA-Z]{4}(-[\dA-Z]{0,4}){0,2}$/i

const numberOf = (word: string): string => `PAL-${word.toUpperCase().replace(/^PAL-/, '')}`

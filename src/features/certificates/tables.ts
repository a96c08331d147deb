import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { instant } from '#src/server/database/columns.ts'
import type { Signer } from '#src/server/identity/identity.ts'

export const certificates = pgTable(
  'certificates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Printed on the certificate and typed by whoever verifies it; random, so nobody counts or guesses. */
    number: text('number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'restrict' }),
    /** As they were on the day: a later change of name or title does not rewrite a certificate. */
    holderName: text('holder_name').notNull(),
    courseTitle: text('course_title').notNull(),
    /** Names of those who taught the course then. */
    teachers: text('teachers').array().notNull().default([]),
    hours: doublePrecision('hours').notNull(),
    /** Who signed it; null where nobody did. */
    signer: jsonb('signer').$type<Signer>(),
    /** Percent of the course's questions, the best attempt at each lesson of them; null where it had none. */
    score: smallint('score'),
    issuedAt: instant('issued_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
    /** Who or what revoked it: what the money revoked, the money gives back. */
    revokedCause: text('revoked_cause', { enum: ['staff', 'refund', 'chargeback'] }),
    /** The words of the staff, which everybody may read. */
    revokedReason: text('revoked_reason'),
    /** Storage key of the PDF; null until the job has drawn it. */
    pdfKey: text('pdf_key'),
    /** How often it was revoked or restored: names the drawing, so that none of another state is taken for it. */
    revision: integer('revision').notNull().default(0),
  },
  table => [
    unique('certificates_once').on(table.userId, table.courseId),
    index('certificates_issued').on(table.issuedAt, table.id).concurrently(),
    index('certificates_revoked')
      .on(table.issuedAt, table.id)
      .concurrently()
      .where(sql`${table.revokedAt} is not null`),
    index('certificates_of_course').on(table.courseId, table.issuedAt, table.id).concurrently(),
    index('certificates_number_start').on(table.number.op('text_pattern_ops')).concurrently(),
    index('certificates_holder').using('gin', table.holderName.op('gin_trgm_ops')).concurrently(),
    check('certificates_cause', sql`${table.revokedCause} in ('staff', 'refund', 'chargeback')`),
  ],
)

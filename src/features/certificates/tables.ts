import { doublePrecision, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables.ts'
import { instant } from '#src/server/database/columns.ts'

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
    hours: doublePrecision('hours').notNull(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
    /** Storage key of the PDF; null until the job has drawn it. */
    pdfKey: text('pdf_key'),
  },
  table => [unique('certificates_once').on(table.userId, table.courseId)],
)

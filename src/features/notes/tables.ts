import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { videos } from '#src/features/videos/tables.ts'
import { instant } from '#src/server/database/columns.ts'

/** What a learner wrote down at a second of a video of a course. Nobody else reads it. */
export const notes = pgTable(
  'notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id').notNull(),
    videoId: uuid('video_id').notNull(),
    second: integer('second').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    foreignKey({ columns: [table.courseId], foreignColumns: [courses.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.videoId], foreignColumns: [videos.id] }).onDelete('cascade'),
    index('notes_person').on(table.userId, table.courseId, table.videoId, table.second),
    index('notes_course').on(table.courseId),
    index('notes_video').on(table.videoId),
    check('notes_second', sql`${table.second} between 0 and 86400`),
  ],
)

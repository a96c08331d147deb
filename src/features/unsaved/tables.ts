import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { instant } from '#src/server/database/columns.ts'

/** What an administrator typed into a form and has not saved, so that it is there on another device, too. Nobody else reads it. */
export const unsavedForms = pgTable(
  'unsaved_forms',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The form's address, with what tells it from another one there. */
    place: text('place').notNull(),
    /** JSON, as the form wrote it and will read it: the server knows no form. */
    typed: text('typed').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.place] }),
    index('unsaved_forms_age').on(table.updatedAt),
    check('unsaved_forms_place', sql`char_length(${table.place}) between 1 and 300`),
  ],
)

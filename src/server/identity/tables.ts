import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '../database/columns.ts'
import type { Contact } from '../settings/env.ts'

/** What administrators say of their academy: one row, once they have said something. */
export const identity = pgTable(
  'identity',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** One line, as it stands at the foot of mails. */
    address: text('address'),
    networks: jsonb('networks').$type<Contact['networks']>().notNull().default({}),
    /** Who publishes its papers, and the series they stand in; where nobody said it, both follow the name. */
    publisher: text('publisher'),
    series: text('series'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [check('identity_once', sql`${table.id} = 1`)],
)

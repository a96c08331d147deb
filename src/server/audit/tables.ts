import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'

/** What administrators did. The ids are no foreign keys: an entry outlives the thing and the person it names. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The person, or `OPERATOR_ID`. */
    actorId: uuid('actor_id').notNull(),
    /** Noun and verb: `course.update`. */
    action: text('action').notNull(),
    /** Null where the action concerns no single thing. */
    thingId: text('thing_id'),
    /** What the thing was called then; empty for a person who was erased since. */
    thingName: text('thing_name').notNull(),
    /** The fields that the action changed, without secrets; all of them where a thing was made or deleted. */
    before: jsonb('before').$type<AuditedFields>(),
    after: jsonb('after').$type<AuditedFields>(),
    /** What was sent by a form that makes a thing, in few characters; such an entry of the making has the form's key as its id. */
    sent: text('sent'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  // An index serves `order by … desc` only with its nulls at the same end, even where a column has none.
  table => [
    index('audit_entries_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_entries_action').on(table.action, table.createdAt.desc().nullsFirst()),
    index('audit_entries_actor').on(table.actorId, table.createdAt.desc().nullsFirst()),
    // A part of a name is found among the triples of its letters (pg_trgm).
    index('audit_entries_name').using('gin', table.thingName.op('gin_trgm_ops')),
    index('audit_entries_thing').on(table.thingId, table.createdAt.desc().nullsFirst()),
  ],
)

export type AuditedFields = Readonly<Record<string, unknown>>

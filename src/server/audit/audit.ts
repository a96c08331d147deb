// What administrators did: who, what, before and after, when. Written in the transaction of the action itself.
import { isDeepStrictEqual } from 'node:util'

import { and, desc, eq, like, sql } from 'drizzle-orm'

import { userOf, type Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { isDuplicate, type Db, type Tx } from '../database/database.ts'
import { auditEntries, type AuditedFields } from './tables.ts'

export type AuditEntry = {
  /** Noun and verb: `course.update`. */
  readonly action: `${string}.${string}`
  readonly thing: { readonly id: string | null; readonly name: string }
  /** The thing's fields as they were; absent where it was made. Never a secret: every administrator reads this. */
  readonly before?: AuditedFields
  /** The thing's fields as they are now; absent where it was deleted. */
  readonly after?: AuditedFields
  /** Who did it, where a webhook or a job completes what they began. */
  readonly actorId?: string
}

type Doing = Pick<Context, 'actor' | 'now'>
type Recorded = { readonly action: string; readonly thingId: string | null }
const recorded = new WeakMap<Doing, Recorded[]>()

/**
 * By which form a call makes a thing: `id` is the form's key, `sent` says in few characters what it sent. Where the thing
 * was made already, and newer words are saved over it, `over` is its id, and there is no key.
 */
type Form = { readonly sent: string } & ({ readonly id: string } | { readonly over: string })
const forms = new WeakMap<Doing, Form>()

/**
 * The entry that this call leaves says by which form. One with an id is made once: a second one fails with `isMadeAlready`.
 * What goes over a thing that somebody else has touched by then fails with `isTouched`.
 */
export const noteForm = (context: Doing, form: Form): void => void forms.set(context, form)

/** True for what a transaction throws whose form has made its thing already. */
export const isMadeAlready = (thrown: unknown): boolean => isDuplicate(thrown, 'audit_entries_pkey')

/** Somebody else has changed the thing, while the newer words of a form were on their way to it. */
class Touched extends Error {
  override name = 'Touched'
}

/** True for what a transaction throws that would have saved a form's words over somebody else's. */
export const isTouched = (thrown: unknown): boolean => thrown instanceof Touched

/** What the form with this key made: who, which thing, what it sent last; and whether nobody changed the thing otherwise. */
export async function findMade(db: Db, key: string) {
  const { id, actorId, thingId } = auditEntries
  const [made] = await db.select({ actorId, thingId }).from(auditEntries).where(eq(id, key))
  if (!made?.thingId) return undefined
  const since = await sentTo(db, made.thingId)
  const sent = since.find(words => words !== null)
  return { ...made, thingId: made.thingId, sent, isUntouched: !since.includes(null) }
}

/** What the form of a thing sent, the newest first; null where it was changed otherwise. */
async function sentTo(db: Db, thing: string): Promise<(string | null)[]> {
  const { thingId, sent, createdAt } = auditEntries
  const isIts = eq(thingId, thing)
  const since = await db.select({ sent }).from(auditEntries).where(isIts).orderBy(desc(createdAt)).limit(MOST_SINCE)
  return since.map(entry => entry.sent)
}

/** What a form changes again and again without an answer; more is somebody's work. */
const MOST_SINCE = 50

/** Stands for the operator, who works on the command line and is no person of the academy. No account has this id. */
export const OPERATOR_ID = '00000000-0000-0000-0000-000000000000'

/** Keeps what an administrator, or the operator, did. Of a change, only the fields that differ are kept. */
export async function recordAudit(
  tx: Tx,
  context: Doing,
  { action, thing, before, after, actorId = idOf(context.actor) }: AuditEntry,
): Promise<void> {
  if (!actorId) throw new Error(`${action} was done by nobody who is signed in`)
  const form = await formOf(tx, context, thing.id)
  const differing = before && after ? namesOfDifferences(before, after) : undefined
  await tx.insert(auditEntries).values({
    actorId,
    action,
    thingId: thing.id,
    thingName: thing.name,
    before: before && pick(before, differing),
    after: after && pick(after, differing),
    createdAt: context.now(),
    ...form,
  })
  recorded.set(context, [...(entriesOf(context) ?? []), { action, thingId: thing.id }])
}

/**
 * What the entry about a thing says of its form. Whoever saves newer words asked before whether somebody else had touched
 * the thing, and drew images since: here its row is locked, and nobody can touch it any more.
 */
async function formOf(tx: Tx, context: Doing, thing: string | null) {
  const form = forms.get(context)
  if (!form || 'id' in form) return form
  const { sent, over } = form
  if (over !== thing) return undefined
  if ((await sentTo(tx, over)).includes(null)) throw new Touched(`${over} was changed meanwhile`)
  return { sent }
}

/** Says that what this call began was completed, and recorded, by somebody who was faster: a webhook, or a second click. */
export const wasRecordedElsewhere = (context: Context): void => void recorded.set(context, [])

const idOf = (actor: Actor): string | undefined => (actor.kind === 'operator' ? OPERATOR_ID : userOf(actor)?.id)

/** What a call that was made with this context left entries of; undefined for one without a trace. */
export const entriesOf = (context: Doing): readonly Recorded[] | undefined => recorded.get(context)

const isAbout = (userId: string) => and(eq(auditEntries.thingId, userId), like(auditEntries.action, 'user.%'))

/** What administrators did to a person's account, for that person to read. */
export const entriesAbout = (db: Db, userId: string) =>
  db
    .select({
      action: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .where(isAbout(userId))
    .orderBy(auditEntries.createdAt)

/**
 * Takes the name of a person who goes out of the entries about them, which stay: what was done, and by whom. The other
 * fields of such entries name nobody. The role that serves may not change entries: a function of their owner does it.
 */
export async function forgetName(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select forget_audited_name(${userId})`)
}

const namesOfDifferences = (before: AuditedFields, after: AuditedFields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  )

const pick = (fields: AuditedFields, names: readonly string[] | undefined): AuditedFields =>
  names ? Object.fromEntries(names.map(name => [name, fields[name] ?? null])) : fields

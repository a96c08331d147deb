import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'

import { needsFactor, userOf, type User } from '#src/server/actor.ts'
import type { Context, Services } from '#src/server/context.ts'
import { builtOnce } from '#src/server/database/built-once.ts'
import { holdsWord } from '#src/server/database/search.ts'
import { describeUserAgent } from '#src/server/http/user-agents.ts'
import { hashToken } from '#src/server/security/secrets.ts'
import { sessionLimits } from '#src/server/security/sessions.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { CODE_PAUSE_SECONDS } from '#src/wire/account-rules.ts'
import type { AccountId } from '#src/wire/ids.ts'
import { refuse } from '#src/wire/refusals.ts'

import {
  codeLifeMs,
  confirmationLifeMs,
  deletionPauseMs,
  resetLifeMs,
  sessionsAtOnce,
  signUpLifeMs,
  undoLifeMs,
} from './policy.ts'
import { accountEmails, accountUndos, emailChanges, passwordResets, pendingSignUps, sessions, users } from './tables.ts'

/** True for rows whose instant is at most `lifeMs` ago, on the database's clock. */
export const isWithin = (instant: PgColumn, lifeMs: number) =>
  sql<boolean>`${instant} > now() - ${lifeMs / 1000} * interval '1 second'`

/** The seconds until another code can be asked for, on the database's clock; 0 from then on. */
export const resendIn = (codeSentAt: PgColumn) =>
  sql<number>`greatest(0, ceil(${CODE_PAUSE_SECONDS} - extract(epoch from now() - ${codeSentAt})))::int`

/** One of a role's limits as an interval: administrators have shorter ones (T13). */
const limitOf = (kind: 'idleMs' | 'absoluteMs') =>
  sql`make_interval(secs => case when ${users.role} = 'admin' then ${sessionLimits.admin[kind] / 1000}::int else ${sessionLimits.learner[kind] / 1000}::int end)`

const seenLately = sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'`

/** Sessions that are neither too old nor left alone for too long; joined with their users. */
export const isSessionAlive = and(
  sql`${sessions.createdAt} > now() - ${limitOf('absoluteMs')}`,
  sql`${sessions.lastSeenAt} > now() - ${limitOf('idleMs')}`,
)

const signedIn = builtOnce(db =>
  db
    .select({
      sessionId: sessions.id,
      seenLately,
      id: users.id,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      image: users.image,
      hasFactor: sql<boolean>`${isNotNull(users.factorSince)}`,
      leavingSince: users.deletionRequestedAt,
      email: accountEmails.email,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(users.disabledAt), isSessionAlive)),
)

/**
 * Who holds a session. Asked anew for every request, so that a disabled person, a lost role and an ended session take
 * effect at once (T14, T15). All times are the database's. Who has to enrol a second factor first has nothing but a
 * learner's rights until then.
 * @param token what the session cookie holds
 * @returns undefined when there is no such session, or it is too old, or its person is disabled
 */
export async function findSignedIn(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  token: string,
): Promise<User | undefined> {
  const [found] = await signedIn(db).execute({ tokenHash: hashToken(token) })
  if (!found) return undefined
  const { seenLately: isFresh, id, image, role, leavingSince, ...user } = found
  if (!isFresh) await touch(db, found.sessionId)
  const mustEnrol = !user.hasFactor && needsFactor(identity, role)
  // The id was read from the row of the session's own person.
  const known = { kind: 'user', id: id as AccountId, image: image && publicFileUrl(image), ...user } as const
  const deletionAt = deletionOf(leavingSince)
  return { ...known, role: mustEnrol ? 'learner' : role, mustEnrol, ...(deletionAt && { deletionAt }) }
}

/** Whether one of these instants of a person's session was in the last ten minutes. */
export async function isFresh(
  { db }: Pick<Services, 'db'>,
  { id, sessionId }: User,
  instants: readonly PgColumn[],
): Promise<boolean> {
  const isLate = or(...instants.map(instant => isWithin(instant, confirmationLifeMs)))
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id), isLate))
  return Boolean(found)
}

async function touch(db: Services['db'], sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), sql`not ${seenLately}`))
}

/** What a password is checked against. */
export type Credentials = {
  readonly userId: string
  readonly passwordHash: string
  readonly disabledAt: Date | null
  readonly devicesForgottenAt: Date | null
  /** Since when a second factor is asked for after the password. */
  readonly factorSince: Date | null
}

/** The account behind an email, primary or secondary: both were proven with a code. */
export async function findCredentials({ db }: Pick<Services, 'db'>, email: string): Promise<Credentials | undefined> {
  const { id: userId, passwordHash, disabledAt, devicesForgottenAt, factorSince } = users
  const [found] = await db
    .select({ userId, passwordHash, disabledAt, devicesForgottenAt, factorSince })
    .from(accountEmails)
    .innerJoin(users, eq(users.id, accountEmails.userId))
    .where(eq(accountEmails.email, email))
  return found
}

/** A person as the wire shows them (T27: listed field by field in the contract). `name` is never stored (D-15). */
export async function readUser({ db }: Pick<Services, 'db'>, userId: string) {
  const [primary, secondary] = [alias(accountEmails, 'primary_email'), alias(accountEmails, 'secondary_email')]
  const [found] = await db
    .select({ user: users, email: primary.email, secondaryEmail: secondary.email })
    .from(users)
    .innerJoin(primary, and(eq(primary.userId, users.id), eq(primary.isPrimary, true)))
    .leftJoin(secondary, and(eq(secondary.userId, users.id), eq(secondary.isPrimary, false)))
    .where(eq(users.id, userId))
  if (!found) throw new Error('a person without a row')
  const { id, firstName, lastName, image, role, createdAt } = found.user
  return {
    _id: id,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: found.email,
    secondary_email: found.secondaryEmail,
    image: image && publicFileUrl(image),
    role,
    createdAt: createdAt.toISOString(),
  }
}

/** X-SESS-2: who is signed in, for a browser that asks whether its session still stands (D-22). */
export async function refresh(context: Context) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  return { user: { ...(await readSelf(context, user)), ...(user.mustEnrol && { mustEnrol: true as const }) } }
}

/** Their own role is what they may do now: a learner's until a second factor is there that it asks for. */
const readSelf = async (context: Context, { id, role }: User) => ({ ...(await readUser(context, id)), role })

/** What the profile shows: the person, and the second email whose code is still awaited in this session. */
export async function readProfile(context: Context) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const { userId, sessionId, email, codeSentAt } = emailChanges
  const [waiting] = await context.db
    .select({ email, resendInSeconds: resendIn(codeSentAt) })
    .from(emailChanges)
    .where(and(eq(userId, user.id), eq(sessionId, user.sessionId), isWithin(codeSentAt, codeLifeMs)))
  const [leaving] = await context.db
    .select({ askedAt: users.deletionRequestedAt })
    .from(users)
    .where(and(eq(users.id, user.id), isNotNull(users.deletionRequestedAt)))
  return {
    user: await readSelf(context, user),
    pendingEmail: waiting?.email ?? null,
    resendInSeconds: waiting?.resendInSeconds ?? 0,
    deletionAt: deletionOf(leaving?.askedAt ?? null),
  }
}

/** When somebody will be deleted who asked for it at this instant. */
export const deletionOf = (askedAt: Date | null): string | null =>
  askedAt && new Date(askedAt.getTime() + deletionPauseMs).toISOString()

/** The browsers in which one is signed in oneself, this one first (D-23). */
export async function listSessions({ db, actor }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const rows = await findSessions(db, user.id)
  const marked = rows.map(row => ({ ...row, isCurrent: row._id === user.sessionId }))
  return { sessions: marked.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
}

/** The browsers in which a person is signed in, the last seen first. */
export async function findSessions(db: Services['db'], userId: string) {
  const { id, userAgent, createdAt, lastSeenAt } = sessions
  const rows = await db
    .select({ id, userAgent, createdAt, lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isSessionAlive))
    .orderBy(desc(lastSeenAt), desc(id))
    .limit(2 * sessionsAtOnce) // more than there can be
  return rows.map(row => ({
    _id: row.id,
    ...describeUserAgent(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
}

export const isPendingAlive = isWithin(pendingSignUps.createdAt, signUpLifeMs)

const isUnused = isNull(passwordResets.usedAt)
const isNotDisabled = sql`${passwordResets.userId} in (select id from users where disabled_at is null)`
export const isResetAlive = and(isUnused, isNotDisabled, isWithin(passwordResets.createdAt, resetLifeMs))

/** True for a reset link that was not used and is not too old. */
export async function hasReset({ db }: Context, tokenHash: string): Promise<boolean> {
  return (await db.$count(passwordResets, and(eq(passwordResets.tokenHash, tokenHash), isResetAlive))) > 0
}

export const isUndoAlive = isWithin(accountUndos.createdAt, undoLifeMs)

/** True for an undo link that was not used and is not too old. */
export async function hasUndo({ db }: Context, tokenHash: string): Promise<boolean> {
  return (await db.$count(accountUndos, and(eq(accountUndos.tokenHash, tokenHash), isUndoAlive))) > 0
}

/** Every email of a person. */
export async function listEmails({ db }: Pick<Services, 'db'>, userId: string): Promise<string[]> {
  const rows = await db
    .select({ email: accountEmails.email })
    .from(accountEmails)
    .where(eq(accountEmails.userId, userId))
  return rows.map(({ email }) => email)
}

/** The ids of those in whose name, or in one of whose emails, a word stands: a statement to be put into another one. */
export const usersNamed = (word: string): SQL => sql`
  select id from users where ${holdsWord(sql`(first_name || ' ' || last_name)`, word)}
  union all select user_id from account_emails where ${holdsWord(sql`email`, word)}`

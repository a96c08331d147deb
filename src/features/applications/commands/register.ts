// What registering a club and registering a coach have in common.
import { and, eq, gt, or, sql } from 'drizzle-orm'

import { listEmails } from '#src/features/accounts/queries.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { filesOfImage, newImageKey, storeImage } from '#src/server/images/images.ts'
import { checkAddress, countAddress, countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { sign } from '#src/server/security/secrets.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isOpen, type ApplicantType } from '#src/wire/application-rules.ts'
import { days, hours } from '#src/wire/durations.ts'
import { isRefused, refuse, type RefusalCode, type Refused } from '#src/wire/refusals.ts'

import { applicantImage, orphanAgeMs } from '../policy.ts'
import { applications, type clubRegistrations, type coachRegistrations } from '../tables.ts'

/** T56: visitors send images, which cost time and disk. A whole federation may register from one address. */
const perAddress: Limit = { name: 'registration', max: 30, windowMs: hours(1) }
/** Tries that were refused before their image was looked at: they tell who has registered. */
const refusedPerAddress: Limit = { name: 'registration-refused', max: 30, windowMs: hours(1) }
/** T49: mails to an email that nobody has proven, of all applications and callers together. */
const mailsToOne: Limit = { name: 'registration-mail', max: 3, windowMs: days(1) }

type Table = typeof clubRegistrations | typeof coachRegistrations
type Given = {
  readonly applicationId: string
  readonly name: string
  readonly contactEmail: string
  readonly file: File
  readonly extra?: string | undefined
}
/** Who registers, and whether they have proven that the contact email is theirs: anybody can type one. */
type By = { readonly userId: string | null; readonly isProven: boolean }
type Kind = {
  readonly applicantType: ApplicantType
  readonly table: Table
  readonly duplicate: RefusalCode
  /** Inserts the row unless an equal one stands there. @returns its id, if it was inserted */
  readonly insert: (tx: Tx, row: By & { image: string }) => Promise<{ id: string }[]>
}
type Registered = { readonly registered: true }

/** Whether an address may send another form: asked before it is read. */
export const mayRegister = async (context: Context): Promise<Refused | undefined> => checkAddress(context, perAddress)

/**
 * Registers somebody for an application: one registration for each email and for each person who is signed in (D-46),
 * until the deadline. Who has proven that the email is theirs registers although a stranger typed it before: both stand
 * then, and staff see whose it is. A mail confirms it. The image is rendered again and stored before the transaction; before that, its
 * key is given to a job that looks after a day whether the image is still wanted (T56).
 */
export async function register(context: Context, given: Given, kind: Kind): Promise<Registered | Refused> {
  if (given.extra) return { registered: true } // a robot learns nothing
  const by = await whoRegisters(context, given)
  const refused = await checkApplication(context, given, { ...kind, ...by })
  if (refused) return (await countAddress(context, refusedPerAddress)) ?? refused
  const tooMany = await countAddress(context, perAddress)
  if (tooMany) return tooMany
  const key = newImageKey(applicantImage)
  const startAfter = new Date(context.now().getTime() + orphanAgeMs)
  await context.queue.send(context.db, 'remove-orphaned-picture', { key }, { startAfter })
  const image = await storeImage(context, applicantImage, given.file, key)
  if (isRefused(image)) return image
  return keepFiles(context.storage, filesOfImage(applicantImage, image), async () =>
    context.db.transaction(async tx => insertOnce({ ...context, db: tx }, tx, { given, kind, by, image })),
  )
}

async function whoRegisters(context: Context, { contactEmail }: Given): Promise<By> {
  const user = userOf(context.actor)
  if (!user) return { userId: null, isProven: false }
  return { userId: user.id, isProven: (await listEmails(context, user.id)).includes(contactEmail) }
}

/** Says no before the image is read: to what is not there, closed, or registered already. */
async function checkApplication(context: Context, given: Given, kind: Kind & By): Promise<Refused | undefined> {
  const { applicantType, table, duplicate, userId, isProven } = kind
  const [found] = await context.db
    .select({ deadline: applications.deadline })
    .from(applications)
    .where(and(eq(applications.id, given.applicationId), eq(applications.applicantType, applicantType)))
  if (!found) return refuse('not-found')
  if (!isOpen(found.deadline, context.now())) return refuse('application-closed')
  const [known] = await context.db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.applicationId, given.applicationId),
        or(
          and(eq(table.contactEmail, given.contactEmail), isProven ? table.isProven : undefined),
          eq(table.userId, userId ?? sql`null`),
        ),
      ),
    )
    .limit(1)
  return known && refuse(duplicate)
}

async function insertOnce(
  context: Context,
  tx: Tx,
  { given, kind, by, image }: { given: Given; kind: Kind; by: By; image: string },
): Promise<Registered | Refused> {
  // Held until the end, so that neither the deadline nor the type nor the application itself moves meanwhile.
  const [open] = await tx
    .select({ name: applications.name })
    .from(applications)
    .where(
      and(
        eq(applications.id, given.applicationId),
        eq(applications.applicantType, kind.applicantType),
        gt(applications.deadline, context.now()),
      ),
    )
    .for('share')
  if (!open) return refuse('application-closed')
  const [made] = await kind.insert(tx, { ...by, image })
  if (!made) return refuse(kind.duplicate)
  await confirm(context, tx, given, { ...by, applicationName: open.name })
  context.log.info({ event: 'registration', registration: made.id, application: given.applicationId }, 'applications')
  return { registered: true }
}

/**
 * The mail that somebody has registered. Whoever never proved that the email is theirs may have typed a stranger's: that
 * one gets a few in a day, and none of the words of the form (T49). The registration stands all the same.
 */
async function confirm(
  context: Context,
  tx: Tx,
  { applicationId, contactEmail, name }: Given,
  { isProven, applicationName }: By & { applicationName: string },
): Promise<void> {
  // A keyed hash: nobody's address stands in the table of counters.
  const mailbox = sign(context.secret, `registration ${contactEmail}`)
  if (!isProven && (await countAttempt(context, mailsToOne, mailbox))) return
  const url = `${context.publicUrl}/application/${applicationId}`
  const data = { applicationName, url, ...(isProven && { name }) }
  await sendMail(context.queue, tx, { to: contactEmail, template: 'registration', data })
}

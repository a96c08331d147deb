// What registering a club and registering a coach have in common.
import { and, eq, gt, or, sql } from 'drizzle-orm'

import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { filesOfImage, newImageKey, storeImage } from '#src/server/images/images.ts'
import { checkLimit, countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isOpen, type ApplicantType } from '#src/wire/application-rules.ts'
import { hours } from '#src/wire/durations.ts'
import { isRefused, refuse, type RefusalCode, type Refused } from '#src/wire/refusals.ts'

import { applicantImage, orphanAgeMs } from '../policy.ts'
import { applications, type clubRegistrations, type coachRegistrations } from '../tables.ts'

/** T56: visitors send pictures, which cost time and disk. A whole federation may register from one address. */
const perAddress: Limit = { name: 'registration', max: 30, windowMs: hours(1) }
/** Tries that were refused before their picture was looked at: they tell who has registered. */
const refusedPerAddress: Limit = { name: 'registration-refused', max: 30, windowMs: hours(1) }

type Table = typeof clubRegistrations | typeof coachRegistrations
type Given = {
  readonly applicationId: string
  readonly name: string
  readonly contactEmail: string
  readonly file: File
  readonly extra?: string | undefined
}
type Kind = {
  readonly applicantType: ApplicantType
  readonly table: Table
  readonly duplicate: RefusalCode
  /** Inserts the row unless an equal one stands there. @returns its id, if it was inserted */
  readonly insert: (tx: Tx, row: { userId: string | null; image: string }) => Promise<{ id: string }[]>
}
type Registered = { readonly registered: true }

/** Whether an address may send another form: asked before it is read. */
export const mayRegister = async (context: Context): Promise<Refused | undefined> =>
  checkLimit(context, perAddress, context.ip)

/**
 * Registers somebody for an application: one registration for each email and for each person who is signed in (D-46),
 * until the deadline. A mail confirms it. The picture is rendered again and stored before the transaction; before that, its
 * key is given to a job that looks after a day whether the picture is still wanted (T56).
 */
export async function register(context: Context, given: Given, kind: Kind): Promise<Registered | Refused> {
  if (given.extra) return { registered: true } // a robot learns nothing
  const refused = await checkApplication(context, given, kind)
  if (refused) return (await countAttempt(context, refusedPerAddress, context.ip)) ?? refused
  const tooMany = await countAttempt(context, perAddress, context.ip)
  if (tooMany) return tooMany
  const key = newImageKey(applicantImage)
  const startAfter = new Date(context.now().getTime() + orphanAgeMs)
  await context.queue.send(context.db, 'remove-orphaned-picture', { key }, { startAfter })
  const image = await storeImage(context.storage, applicantImage, given.file, key)
  if (isRefused(image)) return image
  return keepFiles(context.storage, filesOfImage(applicantImage, image), async () =>
    context.db.transaction(async tx => insertOnce({ ...context, db: tx }, tx, { given, kind, image })),
  )
}

/** Says no before the picture is read: to what is not there, closed, or registered already. */
async function checkApplication(context: Context, given: Given, kind: Kind): Promise<Refused | undefined> {
  const { applicantType, table, duplicate } = kind
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
        or(eq(table.contactEmail, given.contactEmail), eq(table.userId, personOf(context.actor)?.id ?? sql`null`)),
      ),
    )
    .limit(1)
  return known && refuse(duplicate)
}

async function insertOnce(
  context: Context,
  tx: Tx,
  { given, kind, image }: { given: Given; kind: Kind; image: string },
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
  const [made] = await kind.insert(tx, { userId: personOf(context.actor)?.id ?? null, image })
  if (!made) return refuse(kind.duplicate)
  await sendMail(context.queue, tx, {
    to: given.contactEmail,
    template: 'registration',
    data: {
      name: given.name,
      applicationName: open.name,
      url: `${context.publicUrl}/application/${given.applicationId}`,
    },
  })
  context.log.info({ event: 'registration', registration: made.id, application: given.applicationId }, 'applications')
  return { registered: true }
}

import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isStale } from '#src/server/versions.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { applicationsContract } from '../contract/applications.ts'
import { deadlineOf } from '../policy.ts'
import { getApplication } from '../queries/find-applications.ts'
import { countRegistrations } from '../queries/manage-applications.ts'
import { applications, applicationSteps } from '../tables.ts'
import { findImages, readApplication, shown, storeImages, type Stored } from './application-rows.ts'

type Given = z.output<typeof applicationsContract.createApplication.input>
type Changed = z.output<typeof applicationsContract.updateApplication.input>

/** Opens an application. Images are rendered again and stored before the transaction. Refuses 'not-an-image'. */
export async function createApplication(context: Context, given: Given) {
  const stored = await storeImages(context, given, undefined)
  if (isRefused(stored)) return stored
  return keepFiles(context.storage, findImages(stored), async () =>
    context.db.transaction(async tx => {
      const [made] = await tx
        .insert(applications)
        .values(rowOf(context, given, stored))
        .returning()
      if (!made) throw new Error('an insert returns its row')
      await insertSteps(tx, made.id, stored)
      const after = shown({ ...made, steps: stored.steps })
      await recordAudit(tx, context, { action: 'application.create', thing: made, after })
      return finish(tx, context, made.id)
    }),
  )
}

/**
 * Changes an application; an image whose address is sent again stays. Refuses like `createApplication`, 'not-found',
 * 'conflict' when somebody else has changed it meanwhile, and 'application-in-use' for another type of applicants once
 * there are some.
 */
export async function updateApplication(context: Context, { id, version, ...given }: Changed) {
  const seen = await readApplication(context.db, id)
  if (!seen) return refuse('not-found')
  const stored = await storeImages(context, given, seen)
  if (isRefused(stored)) return stored
  const former = findImages(seen)
  const fresh = findImages(stored).filter(key => !former.includes(key))
  return keepFiles(context.storage, fresh, async () =>
    context.db.transaction(async tx => change(tx, context, { id, version, given, stored, seen })),
  )
}

type Change = {
  readonly id: string
  readonly version: string | undefined
  readonly given: Given
  readonly stored: Stored
  readonly seen: NonNullable<Awaited<ReturnType<typeof readApplication>>>
}

async function change(tx: Tx, context: Context, { id, version, given, stored, seen }: Change) {
  const [before] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
  if (!before) return refuse('not-found')
  // The images that stay are those that were seen, so nobody may have taken them away meanwhile.
  if (before.updatedAt.getTime() !== seen.updatedAt.getTime()) return refuse('conflict')
  if (await isStale(version, () => shown(seen))) return refuse('conflict')
  const isOtherType = before.applicantType !== given.applicantType
  if (isOtherType && (await countRegistrations(tx, [id])).size > 0) return refuse('application-in-use')
  const fields = { ...rowOf(context, given, stored), updatedAt: context.now() }
  const [after] = await tx.update(applications).set(fields).where(eq(applications.id, id)).returning()
  if (!after) return refuse('not-found')
  await tx.delete(applicationSteps).where(eq(applicationSteps.applicationId, id))
  await insertSteps(tx, id, stored)
  const kept = findImages(stored)
  await context.queue.send(tx, 'remove-files', { keys: findImages(seen).filter(key => !kept.includes(key)) })
  await recordAudit(tx, context, {
    action: 'application.update',
    thing: after,
    before: shown(seen),
    after: shown({ ...after, steps: stored.steps }),
  })
  return finish(tx, context, id)
}

/** What the form of an application changes. */
export async function applicationState(db: Db, { id }: { id: string }) {
  const row = await readApplication(db, id)
  return row && shown(row)
}

const rowOf = ({ identity }: Context, given: Given, { image }: Stored) => ({
  name: given.name,
  applicantType: given.applicantType,
  desiredDevelopment: given.desiredDevelopment,
  level: given.level,
  deadline: deadlineOf(given.deadline, identity().timeZone),
  image,
})

async function insertSteps(tx: Tx, applicationId: string, { steps }: Stored): Promise<void> {
  await tx.insert(applicationSteps).values(steps.map((step, position) => ({ applicationId, position, ...step })))
}

async function finish(tx: Tx, context: Context, id: string) {
  await announce(tx, ['applications', `application:${id}`])
  return getApplication({ ...context, db: tx }, { id })
}

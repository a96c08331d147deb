import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { filesOfImage, storeImage } from '#src/server/images/images.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isStale } from '#src/server/versions.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { teachersContract } from '../contract.ts'
import { teacherPortrait } from '../policy.ts'
import { getTeacher } from '../queries/find-teachers.ts'
import { teachers } from '../tables.ts'

type Given = z.output<typeof teachersContract.createTeacher.input>
type Changed = z.output<typeof teachersContract.updateTeacher.input>
type Row = typeof teachers.$inferSelect

/** Adds somebody who teaches. The portrait is rendered again and stored before the transaction. Refuses 'not-an-image'. */
export async function createTeacher(context: Context, { file, ...fields }: Given) {
  const portrait = file && (await storeImage(context, teacherPortrait, file))
  if (isRefused(portrait)) return portrait
  return keepFiles(context.storage, filesOf({ portrait }), () =>
    context.db.transaction(async tx => {
      const [made] = await tx
        .insert(teachers)
        .values({ ...fields, portrait })
        .returning()
      if (!made) throw new Error('an insert returns its row')
      await recordAudit(tx, context, { action: 'teacher.create', thing: made, after: shown(made) })
      return finish(tx, context, made)
    }),
  )
}

/**
 * Changes a teacher; a portrait that is not sent again stays, and so do biography and links. Refuses like `createTeacher`,
 * 'not-found', and 'conflict' for a form of an older version.
 */
export async function updateTeacher(context: Context, { id, version, file, ...fields }: Changed) {
  const known = await context.db.$count(teachers, eq(teachers.id, id))
  if (known === 0) return refuse('not-found')
  const portrait = file && (await storeImage(context, teacherPortrait, file))
  if (isRefused(portrait)) return portrait
  return keepFiles(context.storage, filesOf({ portrait }), () =>
    context.db.transaction(async tx => {
      const [before] = await tx.select().from(teachers).where(eq(teachers.id, id)).for('update')
      if (!before) return refuse('not-found')
      if (await isStale(version, () => shown(before))) return refuse('conflict')
      const changed = { ...fields, ...(portrait && { portrait }), updatedAt: context.now() }
      const [after] = await tx.update(teachers).set(changed).where(eq(teachers.id, id)).returning()
      if (!after) throw new Error('the row is locked')
      if (portrait) await context.queue.send(tx, 'remove-files', { keys: filesOf(before) })
      await recordAudit(tx, context, {
        action: 'teacher.update',
        thing: after,
        before: shown(before),
        after: shown(after),
      })
      return finish(tx, context, after)
    }),
  )
}

/** What the form of a teacher changes. */
export async function teacherState(db: Db, { id }: { id: string }) {
  const [row] = await db.select().from(teachers).where(eq(teachers.id, id))
  return row && shown(row)
}

async function finish(tx: Tx, context: Context, { id }: Row) {
  await announceTeacher(tx, id)
  return getTeacher({ ...context, db: tx }, { id })
}

export const announceTeacher = (tx: Tx, id: string): Promise<void> => announce(tx, ['teachers', `teacher:${id}`])

/** The files of a teacher's portrait. */
export const filesOf = ({ portrait }: { portrait?: string | null | undefined }): string[] =>
  filesOfImage(teacherPortrait, portrait)

/** What the audit keeps of a teacher. */
export const shown = (row: Row) => writtenOf(row, 'id', 'createdAt', 'updatedAt')

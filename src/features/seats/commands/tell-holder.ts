import { findMailPicture } from '#src/features/courses/queries/mail-picture.ts'
import { findBuyer } from '#src/features/orders/queries/find-buyer.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'

type Told = { readonly userId: string; readonly courseId: string; readonly turn: 'ended' | 'reopened' }

/** Tells who had taken a place that it has ended, or is open again. */
export async function tellHolder(context: Context, tx: Db, { userId, courseId, turn }: Told): Promise<void> {
  const holder = await findBuyer(tx, { userId, courseId })
  if (!holder) return
  const { email, ...names } = holder
  const data = { ...names, turn, url: `${context.publicUrl}/course/${courseId}` }
  const picture = await findMailPicture(tx, courseId)
  await sendMail(context.queue, tx, { to: email, template: 'place-turn', picture, data })
}

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

type ToldOfPlan = {
  readonly userId: string
  readonly planId: string
  readonly turn: 'ended' | 'until'
  readonly endsAt: Date
}

/** The same of a place of a plan, or until when it is open from now on. */
export async function tellPlanHolder(context: Context, tx: Db, told: ToldOfPlan): Promise<void> {
  const { userId, planId, turn, endsAt } = told
  const holder = await findBuyer(tx, { userId, courseId: null, planId })
  if (!holder) return
  const { email, ...names } = holder
  const data = { ...names, turn, until: endsAt.toISOString(), url: `${context.publicUrl}/dashboard/membership` }
  await sendMail(context.queue, tx, { to: email, template: 'place-turn', data })
}

import { findAccess } from '#src/features/enrolments/queries.ts'
import type { SoldOrder } from '#src/features/orders/queries/course-order.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'

/** Whether what was bought is open now: the course to its buyer, or the places for others, whatever opens them. */
export const isOpenBy = async (context: Context, tx: Tx, order: SoldOrder): Promise<boolean> =>
  order.seats === null ? (await findAccess(tx, order)).length > 0 : context.answers.arePlacesOpen(context, tx, order.id)

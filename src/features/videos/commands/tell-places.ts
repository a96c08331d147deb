import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'

type Change = {
  readonly before: { readonly publishedAt: Date | null }
  readonly after: { readonly id: string; readonly publishedAt: Date | null }
}

/** Lets those who show a video follow its change, in the same transaction. */
export async function tellPlaces(tx: Tx, context: Context, { before, after }: Change): Promise<void> {
  const { afterWithdrawal, tagsOf } = context.answers.videoPlaces
  if (before.publishedAt && !after.publishedAt) await afterWithdrawal(tx, context, after.id)
  await announce(tx, await tagsOf(tx, after.id))
}

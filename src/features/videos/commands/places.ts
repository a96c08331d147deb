import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

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

/** Refuses 'playlist-empty' where these are the last published videos of a course that is on sale. */
export async function refuseToEmpty(
  tx: Tx,
  { answers }: Context,
  ids: readonly string[],
): Promise<Refused | undefined> {
  const [title] = await answers.videoPlaces.emptiedWithout(tx, ids)
  if (title === undefined) return undefined
  return refuse('playlist-empty', {
    text: `“${title}” is published and would have no video left. Unpublish that course first`,
  })
}

import type { Context } from '#src/server/context.ts'
import { announceCounts } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'

/** What one announcement names; longer ones say that anything has changed. */
const MOST_TAGS = 150

/** Says that a person has another name or picture, which others see beside what they wrote (decision 0063). */
export async function announcePerson({ personalData }: Pick<Context, 'personalData'>, tx: Tx, userId: string) {
  const tags: string[] = []
  for (const { shownIn } of personalData) tags.push(...((await shownIn?.(tx, userId)) ?? []))
  if (tags.length > 0) await announceCounts(tx, tags.slice(0, MOST_TAGS))
}

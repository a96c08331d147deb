import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { seconds } from '#src/wire/durations.ts'

export type AwaitedUpload = { readonly pageNb: number; readonly upload: string }

declare module '#src/server/jobs/queue.ts' {
  interface Jobs {
    'publish-hero': AwaitedUpload
  }
}

/** How long whoever sent a file has to publish it, before it is published without them; and how often is looked. */
export const GRACE_MS = seconds(10)

/** Has a job look in a moment whether the file of an upload is there. */
export const lookForFile = ({ queue, now }: Context, tx: Db, awaited: AwaitedUpload): Promise<void> =>
  queue.send(tx, 'publish-hero', awaited, { startAfter: new Date(now().getTime() + GRACE_MS) })

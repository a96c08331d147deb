// What a feature knows of a person: each hands out its own part and takes it away, so that none has to know the others.
import type { Db, Tx } from './database/database.ts'
import type { Storage } from './storage/storage.ts'

/** Whom it is about; `emails` are all of theirs. */
export type Subject = { readonly userId: string; readonly emails: readonly string[] }

type PersonalFile = { readonly name: string; readonly key: string }

export type PersonalData = {
  /** Names the part's file in an export. */
  readonly name: string
  /** Everything that is kept about this person and nobody else, in words that they understand, without secrets. */
  readonly collect: (db: Db, subject: Subject) => Promise<{ readonly rows: unknown; readonly files?: PersonalFile[] }>
  /** The tags of what shows others this person's name and picture; of very much, the newest. */
  readonly shownIn?: (db: Db, userId: string) => Promise<readonly string[]>
  /**
   * Removes it, in the given transaction, or takes the person out of what has to stay.
   * @returns the storage keys of the files that nobody needs any more
   */
  readonly erase: (tx: Tx, subject: Subject) => Promise<readonly string[]>
}

declare module './jobs/queue.ts' {
  interface Jobs {
    'remove-files': { keys: readonly string[] }
  }
}

/** Removes stored files, after the transaction that made them superfluous; a second run finds nothing left to do. */
export const removeFilesJob = ({ storage }: { readonly storage: Storage }) => ({
  name: 'remove-files' as const,
  retries: 10,
  retryDelaySeconds: 30,
  run: async ({ keys }: { keys: readonly string[] }) => {
    for (const key of keys) await storage.remove(key)
  },
})

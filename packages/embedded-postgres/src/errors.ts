/** A reason why the embedded database cannot run, worded for the person who reads the terminal. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

const causes: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/No space left on device|ENOSPC/, 'The disk is full. Free some space and start again; nothing is lost.'],
  [/Read-only file system|EROFS/, 'The data folder lies on a read-only file system.'],
  [
    /could not look up effective user ID/,
    'This user id has no entry in /etc/passwd, which the first start needs. Give it one, run as root, or set DATABASE_URL.',
  ],
  [/lock file "postmaster\.pid" already exists/, 'Another PostgreSQL runs on this data folder.'],
  [/incompatible with server|not compatible with this version/, 'Another PostgreSQL version made the data folder.'],
  [/could not create shared memory|Cannot allocate memory|out of memory/i, 'Too little memory to start PostgreSQL.'],
  [
    /Permission denied|EACCES|EPERM|wrong ownership|invalid permissions/,
    'The data folder (or a folder above it) is not accessible to the user that runs the database.',
  ],
  [
    /error while loading shared libraries|GLIBC_|Error relocating|Exec format error|bin\/postgres ENOENT/,
    'The PostgreSQL programs do not fit this system (they need glibc 2.27 or newer). Set DATABASE_URL.',
  ],
]

/**
 * Turns what PostgreSQL or the system said into one error: advice first, the original words (the last 800) after it.
 * @param task what was tried, as the start of a sentence: "Starting PostgreSQL"
 */
export function explain(task: string, words: string): DatabaseError {
  const advice = causes.find(([pattern]) => pattern.test(words))?.[1]
  return new DatabaseError([`${task} failed.`, advice, words.trim().slice(-800)].filter(Boolean).join('\n'))
}

/** The text of anything thrown. */
export function textOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** True when the thrown value is a system error with one of the codes. */
export function hasCode(thrown: unknown, ...codes: string[]): boolean {
  return thrown instanceof Error && 'code' in thrown && codes.includes(String(thrown.code))
}

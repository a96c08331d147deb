// What a browser keeps for a page: in this tab, where it outlives a reload and a phone that drops the page, or for longer.

/** Storage may be full, forbidden, or hold what somebody else wrote; the page works without it. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

const memoryOf = (storage: () => Storage) => {
  /** Keeps a value as the JSON that says it; undefined forgets it. */
  const rememberText = (name: string, text: string | undefined): void =>
    attempt(() => (text === undefined ? storage().removeItem(name) : storage().setItem(name, text)))
  return {
    /** @returns what was kept under this name, as JSON says it, or undefined; anybody can write into storage */
    recall: (name: string): unknown =>
      attempt((): unknown => JSON.parse(storage().getItem(name) ?? 'null') ?? undefined),
    rememberText,
    /** Keeps a value that JSON can say; undefined forgets it. */
    remember: (name: string, value: unknown): void => rememberText(name, JSON.stringify(value)),
    /** @returns the names that begin so */
    names: (start: string): string[] =>
      attempt(() => Object.keys(storage()).filter(name => name.startsWith(start))) ?? [],
  }
}

/** Ends with the tab. */
export const tabMemory = memoryOf(() => sessionStorage)
export const browserMemory = memoryOf(() => localStorage)

/** So begin the names of what is typed and not saved. It is its person's alone (T14). */
export const TYPED = 'typed:'

/** What was played and is not told yet is kept under this name. It is its person's, too. */
export const UNTOLD = 'untold'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

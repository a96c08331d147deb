// What a browser keeps for a page: in this tab, where it outlives a reload and a phone that drops the page, or for longer.

const memoryOf = (storage: () => Storage) => ({
  /** @returns what was kept under this name, as JSON says it, or undefined; anybody can write into storage */
  recall: (name: string): unknown => {
    try {
      return JSON.parse(storage().getItem(name) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  /** Keeps a value that JSON can say; undefined forgets it. */
  remember: (name: string, value: unknown): void => {
    try {
      if (value === undefined) storage().removeItem(name)
      else storage().setItem(name, JSON.stringify(value))
    } catch {
      // Storage may be full or forbidden; the page works without it.
    }
  },
})

/** Ends with the tab. */
export const tabMemory = memoryOf(() => sessionStorage)
export const browserMemory = memoryOf(() => localStorage)

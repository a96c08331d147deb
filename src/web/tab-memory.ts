// What this tab keeps for itself: it outlives a reload and a phone that drops the page, and ends with the tab.

/** @returns what was kept under this name, as JSON says it, or undefined; anybody can write into storage */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value that JSON can say; undefined forgets it. */
export function remember(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage may be full or forbidden; the page works without it.
  }
}

// What is typed into a form and not saved yet, kept for this tab: it outlives a reload, a crash, and the end of a session.

const PREFIX = 'typed:'
/** How long one may be, in characters, and how many there are; the oldest makes room. */
const MOST_CHARS = 1_000_000
const MOST_FORMS = 20

type Values = Readonly<Record<string, unknown>>

export type Typed = {
  /** What the form began with: its version, and its values then. */
  readonly version: string | undefined
  readonly began: Values
  readonly values: Values
  readonly at: number
}

/** Files cannot be kept; whoever chose them chooses them again. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof File ? undefined : part))

/** @param form names the form: whose it is, and where it stands */
export function keepTyped(form: string, typed: Typed): void {
  const text = textOf(typed)
  if (text.length > MOST_CHARS) return dropTyped(form)
  try {
    const key = PREFIX + form
    if (sessionStorage.getItem(key) === null) makeRoom()
    sessionStorage.setItem(key, text)
  } catch {
    // Storage may be full or forbidden; the form works without.
  }
}

export function readTyped(form: string): Typed | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null')
    return isTyped(found) ? found : undefined
  } catch {
    return undefined
  }
}

export function dropTyped(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

export const dropAllTyped = (): void => formsKept().forEach(dropTyped)

function formsKept(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap(key => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}

function makeRoom(): void {
  const oldestFirst = formsKept().toSorted((one, other) => (readTyped(one)?.at ?? 0) - (readTyped(other)?.at ?? 0))
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - MOST_FORMS + 1)).forEach(dropTyped)
}

/** Anybody can write into storage. */
const isTyped = (value: unknown): value is Typed =>
  isRecord(value) && isRecord(value['values']) && isRecord(value['began']) && Number.isFinite(value['at'])
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

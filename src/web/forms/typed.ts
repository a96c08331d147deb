// What is typed into a form and not saved yet, kept for this tab: it outlives a reload, a crash, and the end of a session.

import { isId } from '#src/wire/ids.ts'

import { isRecord, tabMemory, TYPED } from '../memory.ts'

/** How long one may be, in characters, and how many there are; the oldest makes room. */
const MOST_CHARS = 1_000_000
const MOST_FORMS = 20

type Values = Readonly<Record<string, unknown>>

export type Typed = {
  /** What the form began with: its version, and its values then. */
  readonly version: string | undefined
  readonly began: Values
  readonly values: Values
  /** Names the thing that the form makes, once it was sent: a tab that is duplicated before makes a thing of its own. */
  readonly key?: string | undefined
  readonly at: number
}

/** Files cannot be kept; whoever chose them chooses them again. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof File ? undefined : part))

/** @param form names the form: whose it is, and where it stands */
export function keepTyped(form: string, typed: Typed): void {
  const text = textOf(typed)
  if (text.length > MOST_CHARS) return dropTyped(form)
  if (!formsKept().includes(form)) makeRoom()
  tabMemory.rememberText(TYPED + form, text)
}

/** Notes with what is kept under which key it was sent; undefined takes the note away. */
export function noteKey(form: string, key: string | undefined): void {
  const typed = readTyped(form)
  if (typed) keepTyped(form, { ...typed, key })
}

export function readTyped(form: string): Typed | undefined {
  const found = tabMemory.recall(TYPED + form)
  return isTyped(found) ? found : undefined
}

export const dropTyped = (form: string): void => tabMemory.remember(TYPED + form, undefined)

const formsKept = (): string[] => tabMemory.names(TYPED).map(name => name.slice(TYPED.length))

function makeRoom(): void {
  const oldestFirst = formsKept().toSorted((one, other) => (readTyped(one)?.at ?? 0) - (readTyped(other)?.at ?? 0))
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - MOST_FORMS + 1)).forEach(dropTyped)
}

/** Anybody can write into storage. */
export const isTyped = (value: unknown): value is Typed =>
  isRecord(value) &&
  isRecord(value['values']) &&
  isRecord(value['began']) &&
  (value['key'] === undefined || (typeof value['key'] === 'string' && isId(value['key']))) &&
  Number.isFinite(value['at'])

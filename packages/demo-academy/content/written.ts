// How written lessons and their questions are put down: what is nearly always the same need not be said.
import type { DemoFigure } from './figure-types.ts'
import type { DemoPart, DemoQuestion, DemoWritten } from './types.ts'

/** Takes words; returns an id made of them (FNV-1a), which stays while they do and says nothing of the place. */
function idOf(...words: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const sign of words.join('\n')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}

const partsOf = (question: string, texts: readonly string[], role = ''): readonly DemoPart[] =>
  texts.map(text => ({ id: idOf(question, role, text), text }))

/** @throws Error where a question has no such option */
function at(options: readonly DemoPart[], place: number): string {
  const option = options[place - 1]
  if (!option) throw new Error(`There is no option ${place} of ${options.length}`)
  return option.id
}

/** One answer is right. @param place of the right option, from 1 */
export function one(text: string, texts: readonly string[], place: number, explanation: string): DemoQuestion {
  const options = partsOf(text, texts)
  return { id: idOf(text), kind: 'one', text, options, right: at(options, place), explanation }
}

/** Several answers are right. @param places of the right options, from 1 */
export function several(
  text: string,
  texts: readonly string[],
  places: readonly number[],
  explanation: string,
): DemoQuestion {
  const options = partsOf(text, texts)
  return { id: idOf(text), kind: 'several', text, options, right: places.map(place => at(options, place)), explanation }
}

/** A number is asked for. @param answer the number, how far off it may be, and the unit of both */
export function amount(
  text: string,
  [right, tolerance, unit]: readonly [number, number, string],
  explanation: string,
): DemoQuestion {
  return { id: idOf(text), kind: 'number', text, right, tolerance, unit, explanation }
}

/** Things are brought into their order, in which they are given here. */
export const order = (text: string, texts: readonly string[], explanation: string): DemoQuestion => ({
  id: idOf(text),
  kind: 'order',
  text,
  parts: partsOf(text, texts),
  explanation,
})

/** Each left side belongs to one right side. */
export function match(
  text: string,
  pairs: readonly (readonly [left: string, right: string])[],
  explanation: string,
): DemoQuestion {
  const sides = pairs.map(([left, right]) => ({
    left: { id: idOf(text, 'left', left), text: left },
    right: { id: idOf(text, 'right', right), text: right },
  }))
  return { id: idOf(text), kind: 'match', text, pairs: sides, explanation }
}

type Reading = Pick<DemoWritten, 'slug' | 'title' | 'minutes' | 'content' | 'sources'>

/** A text that is read. */
export const reading = (fields: Reading): DemoWritten => ({
  ...fields,
  kind: 'reading',
  figure: null,
  questions: [],
  passPercent: 100,
  isNeeded: true,
})

/** A figure that is tried, below a few words that say what to look for. */
export const trying = (fields: Reading & { readonly figure: DemoFigure }): DemoWritten => ({
  ...fields,
  kind: 'figure',
  questions: [],
  passPercent: 100,
  isNeeded: true,
})

/** An axis or the span of a quantity. @param span from, to */
export const span = (name: string, unit: string, [from, to]: readonly [number, number]) => ({ name, unit, from, to })

/** Something to move. @param place where it begins, and the step that it moves by */
export const moved = (sign: string, what: ReturnType<typeof span>, [start, step]: readonly [number, number]) => ({
  sign,
  ...what,
  start,
  step,
})

type Asking = Pick<DemoWritten, 'slug' | 'title' | 'minutes' | 'content' | 'questions'>

/** Questions that are answered; three in four right are enough. */
export const asking = (fields: Asking): DemoWritten => ({
  ...fields,
  kind: 'questions',
  sources: [],
  figure: null,
  passPercent: 75,
  isNeeded: true,
})

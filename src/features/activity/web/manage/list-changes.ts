// What became of a list, entry by entry.
import { isId } from '#src/wire/ids.ts'

import { readable, type Say } from './values.ts'

/** Each is an entry in words; of entries that say nothing, such as ids of what is gone, only the number is known. */
export interface ListChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly { readonly before: string; readonly after: string }[]
  /** The same entries in another order. */
  readonly isReordered: boolean
}

type Entry = { readonly key: string; readonly words: string }

/** Compares two lists: an entry is known again by its id or name, or by being the same. */
export function listChange(before: readonly unknown[], after: readonly unknown[], say: Say): ListChange {
  const [was, is] = [entriesOf(before, say), entriesOf(after, say)]
  const [left, came] = [without(was, is), without(is, was)]
  const pairs = left.flatMap(entry => {
    const now = came.find(({ key }) => key === entry.key)
    return now ? [{ entry, now }] : []
  })
  const isPaired = (entry: Entry) => pairs.some(pair => pair.entry === entry || pair.now === entry)
  const wordsOf = (entries: readonly Entry[]) => entries.filter(entry => !isPaired(entry)).map(({ words }) => words)
  return {
    added: wordsOf(came),
    removed: wordsOf(left),
    changed: pairs.map(({ entry, now }) => ({ before: entry.words, after: now.words })),
    isReordered: left.length + came.length === 0,
  }
}

function entriesOf(values: readonly unknown[], say: Say): Entry[] {
  return values.map(value => ({ key: keyOf(value), words: readable('', value, say) }))
}

const KEYS = ['_id', 'id', 'key', 'name', 'title', 'h1', 'link']

/** What an entry is known by, though other things of it change. */
function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields: Readonly<Record<string, unknown>> = { ...value }
  const found = KEYS.map(name => fields[name]).find(part => typeof part === 'string' && part !== '')
  return typeof found === 'string' && !isId(found) ? `name ${found}` : JSON.stringify(found ?? value)
}

/** The entries of one list that the other has not, each as often as it is missing. */
function without(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const left = Map.groupBy(others, same)
  return entries.filter(entry => left.get(same(entry))?.shift() === undefined)
}

const same = ({ key, words }: Entry): string => `${words} ${key}`

// Reads that are the same for everybody are kept in the process until their data change. What is the asker's own is read
// anew each time. Administrators, who edit what is read, get everything anew.
import { seconds } from '#src/wire/durations.ts'
import { isRefused, type Refused } from '#src/wire/refusals.ts'

import { userOf } from '../actor.ts'
import type { Context, Services } from '../context.ts'
import { createKeeper, type KeptReads, type ShelfName } from './keeper.ts'

/** How late what depends on the clock alone may be, such as a post that is published at a time. */
const FRESH_MS = seconds(5)

export const createKeptReads = (maxBytes: number): KeptReads =>
  createKeeper({ freshMs: FRESH_MS, staleMs: 0, countMs: 0, maxBytes })

/** A read in two parts: `shared` knows nobody and is kept; `answer` makes of it what the asker gets. */
export type SharedRead<I, O> = {
  readonly shared: (services: Services, input: I) => Promise<unknown>
  readonly answer: (context: Context, input: I, read: () => Promise<unknown>) => Promise<O | Refused>
}

/**
 * @param shared gives what everybody gets; nobody may change it
 * @param own makes of it what one asker gets; without it, everybody gets the same
 */
export function sharedRead<I, S>(shared: (services: Services, input: I) => Promise<S | Refused>): SharedRead<I, S>
export function sharedRead<I, S, O>(
  shared: (services: Services, input: I) => Promise<S | Refused>,
  own: (context: Context, found: S | Refused, input: I) => Promise<O | Refused>,
): SharedRead<I, O>
export function sharedRead<I, S, O>(
  shared: SharedRead<I, S>['shared'],
  own?: (context: Context, found: S | Refused, input: I) => Promise<O | Refused>,
): SharedRead<I, S | O> {
  const given = (found: unknown) => found as S | Refused // by `shared`, which alone is read
  return {
    shared,
    answer: async (context, input, read) => {
      const found = given(await read())
      return own ? own(context, found, input) : found
    },
  }
}

type Each<T> = {
  readonly name: string
  readonly tags: readonly string[]
  /** Those that there are. */
  readonly find: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>
}

/**
 * Single things, each kept by its id; what is not kept is found together.
 * @returns by id, those that there are
 */
export async function keepEach<T>(
  { keptReads, actor }: Pick<Context, 'keptReads' | 'actor'>,
  ids: readonly string[],
  { name, tags, find }: Each<T>,
): Promise<ReadonlyMap<string, T>> {
  if (ids.length === 0) return new Map()
  if (!keptReads || userOf(actor)?.role === 'admin') return find(ids)
  const missing: string[] = []
  let reading: Promise<ReadonlyMap<string, T>> | undefined
  const make = (id: string) => async () => {
    missing.push(id)
    reading ??= Promise.resolve().then(() => find(missing)) // once all of them have been asked for
    const found = (await reading).get(id)
    return found === undefined
      ? { found, tags, isKept: false, bytes: 0 }
      : { found: frozen(found), tags, isKept: true, bytes: bytesOf(found) }
  }
  const all = await Promise.all(ids.map(id => keptReads.get(`${name} ${id}`, make(id))))
  // Of this name is only what `find` gave.
  return new Map(all.flatMap(({ found }, at) => (found === undefined ? [] : [[ids[at] ?? '', found as T] as const])))
}

type Kept = { readonly name: string; readonly tags: readonly string[]; readonly shelf: ShelfName }

/** @param kept under which name it is kept, until which data change, and on which shelf */
export function runShared<I, O>(
  { shared, answer }: SharedRead<I, O>,
  { context, input }: { context: Context; input: I },
  { name, tags, shelf }: Kept,
): Promise<O | Refused> {
  const { keptReads } = context
  const make = async () => {
    const found = await shared(context, input)
    if (isRefused(found)) return { found, tags, isKept: false, bytes: 0 }
    return { found: frozen(found), tags, isKept: true, bytes: bytesOf(found) }
  }
  return answer(context, input, async () => {
    if (!keptReads || userOf(context.actor)?.role === 'admin') return shared(context, input)
    return (await keptReads.get(`${name} ${JSON.stringify(input)}`, make, shelf)).found
  })
}

const bytesOf = (found: unknown): number => JSON.stringify(found).length * 2

/** What many share nobody may change. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

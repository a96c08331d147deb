// What the playlist holds: sections, which move with their lessons, and lessons.
import type { z } from 'zod'

import type { Moves } from '#src/web/manager/lists/ordered-list.tsx'
import { isRecord } from '#src/web/memory.ts'

import type { courseManagerContract } from '../../contract/manager.ts'

type OnWire = z.output<typeof courseManagerContract.getPlaylist.output>['entries'][number]
type Lesson = Exclude<OnWire, { kind: 'section' }>
export type VideoEntry = Extract<OnWire, { kind: 'video' }>
export type WrittenEntry = Exclude<OnWire, { kind: 'section' | 'video' }>
/** Titles may be alike: `key` tells sections apart here, and goes nowhere. */
export type Section = Extract<OnWire, { kind: 'section' }> & { readonly key: string }
export type Entry = Section | Lesson

export const newSection = (title = ''): Section => ({ kind: 'section', title, key: crypto.randomUUID() })

export const entriesOf = (entries: readonly OnWire[]): Entry[] =>
  entries.map((entry, index) => (entry.kind === 'section' ? { ...entry, key: `${index} ${entry.title}` } : entry))

export const keyOf = (entry: Entry): string => (entry.kind === 'section' ? entry.key : entry._id)
export const isSection = (entry: Entry | undefined): entry is Section => entry?.kind === 'section'
export const isVideo = (entry: Entry): entry is VideoEntry => entry.kind === 'video'

/** As the playlist is saved. */
export const savedOf = (entries: readonly Entry[]) =>
  entries.map(entry =>
    entry.kind === 'section' ? { kind: entry.kind, title: entry.title.trim() } : { kind: entry.kind, _id: entry._id },
  )
export const isSame = (one: readonly Entry[], other: readonly Entry[]): boolean =>
  JSON.stringify(savedOf(one)) === JSON.stringify(savedOf(other))

/** Of what was kept, the entries; anybody can write into storage. */
export const areEntries = (kept: unknown): kept is Entry[] => Array.isArray(kept) && kept.every(isEntry)
const isEntry = (kept: unknown): boolean =>
  isRecord(kept) &&
  typeof kept['title'] === 'string' &&
  typeof kept[kept['kind'] === 'section' ? 'key' : '_id'] === 'string'

/** The numbers of the lessons, through the whole course, and those of the sections. */
export function numbersOf(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const numbered = (some: readonly Entry[]) => some.map((entry, index): [string, number] => [keyOf(entry), index + 1])
  return new Map([...numbered(entries.filter(isSection)), ...numbered(entries.filter(entry => !isSection(entry)))])
}

/** A section and its lessons; a lesson alone. */
export function groupAt(entries: readonly Entry[], from: number): readonly Entry[] {
  if (!isSection(entries[from])) return entries.slice(from, from + 1)
  const end = entries.findIndex((entry, index) => index > from && isSection(entry))
  return entries.slice(from, end < 0 ? entries.length : end)
}

/** How long the lessons of a group take, in seconds. */
export const secondsOf = (group: readonly Entry[]): number =>
  group.reduce(
    (sum, entry) => sum + (isSection(entry) ? 0 : 'minutes' in entry ? entry.minutes * 60 : entry.durationSeconds),
    0,
  )

/** A section moves with its lessons, past another section and its lessons. */
export const moves: Moves<Entry> = {
  step(entries, from, by) {
    if (!isSection(entries[from])) return from + by
    if (by < 0) return entries.findLastIndex((entry, index) => index < from && isSection(entry))
    const size = groupAt(entries, from).length
    const next = groupAt(entries, from + size).length
    return next === 0 ? -1 : from + size + next - 1
  },
  arrange(entries, from, to) {
    const group = groupAt(entries, from)
    const rest = entries.toSpliced(from, group.length)
    if (!isSection(entries[from])) return rest.toSpliced(to, 0, ...group)
    if (to > from && to < from + group.length) return entries
    const wanted = to > from ? to - group.length + 1 : to
    const isEdge = (at: number) => at === 0 || at === rest.length || isSection(rest[at])
    let at = wanted
    while (!isEdge(at)) at -= 1
    return at === from ? entries : rest.toSpliced(at, 0, ...group)
  },
}

const isWritten = (entry: Entry): boolean => !isSection(entry) && !isVideo(entry)

/** Lessons that are no videos come and go in a manager of their own: an order has those that there are now. */
export function withWritten(entries: readonly Entry[], now: readonly Entry[]): Entry[] {
  const has = (list: readonly Entry[], entry: Entry) => list.some(one => keyOf(one) === keyOf(entry))
  const kept = entries.filter(entry => !isWritten(entry) || has(now, entry))
  return [...kept, ...now.filter(entry => isWritten(entry) && !has(kept, entry))]
}

/** A playlist in words, a line for each entry. */
export function linesOf(entries: readonly Entry[]): string {
  const numbers = numbersOf(entries)
  return entries
    .map(entry => (isSection(entry) ? entry.title : `${numbers.get(keyOf(entry)) ?? ''}. ${entry.title}`))
    .join('\n')
}

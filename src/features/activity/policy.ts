import type { AuditedFields } from '#src/server/audit/tables.ts'
import { isId } from '#src/wire/ids.ts'

/** So much of a text leaves, in characters: an entry of a long course would be larger than the page around it. */
const TEXT_MAX = 4000

/** The two words of an action such as `course.update`. */
export function wordsOf(action: string): { kind: string; verb: string } {
  const [kind = '', verb = ''] = action.split('.', 2)
  return { kind, verb }
}

/** What an entry kept of a thing, field by field; fields that are empty before and after say nothing. */
export function changesOf({ before, after }: { before: AuditedFields | null; after: AuditedFields | null }) {
  const fields = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
  return fields
    .map(field => ({ field, before: shortened(before?.[field]), after: shortened(after?.[field]) }))
    .filter(({ before: was, after: is }) => !isNothing(was) || !isNothing(is))
}

/** So many things are looked up for a page of entries. */
const IDS_MAX = 500

/** The ids that stand anywhere in what entries kept. */
export function idsIn(value: unknown): string[] {
  const found = new Set<string>()
  const look = (part: unknown): void => {
    if (typeof part === 'string') {
      if (isId(part)) found.add(part)
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look)
  }
  look(value)
  return [...found].slice(0, IDS_MAX)
}

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

function shortened(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value
}

import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import type { Meeting, Stored } from '../forms/use-stored.ts'
import { ConflictFields } from './conflict-fields.tsx'
import { ConflictNotice } from './conflict-notice.tsx'

interface ConflictProps<V extends FieldValues> {
  stored: Stored<V>
  meeting: Meeting
  /** Sends the form once more. */
  onSend: () => void
}

/** Says what somebody else saved meanwhile, field by field, and lets choose. */
export function Conflict<V extends FieldValues>({ stored: { names, nameOf }, meeting, onSend }: ConflictProps<V>) {
  const t = useTranslations('manager.conflict')
  const { differences, takeTheirs, keepMine } = meeting
  const called: Readonly<Record<string, string>> = names
  if (!differences) return null
  const leafOf = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return value instanceof File ? value.name : (nameOf?.(String(value)) ?? plain(String(value)))
  }
  const text = t(differences.length > 0 ? 'text' : 'elsewhere')
  return (
    <ConflictNotice text={text} onTheirs={takeTheirs} onMine={() => keepMine(onSend)}>
      {differences.length > 0 && (
        <ConflictFields
          fields={differences.map(({ name, theirs, mine, isBoth }) => ({
            name: called[name] ?? name,
            theirs: wordsOf(theirs, leafOf),
            mine: wordsOf(mine, leafOf),
            isBoth,
          }))}
        />
      )}
    </ConflictNotice>
  )
}

/** Parts of rows that say nothing to a reader. */
const HIDDEN = new Set(['_id', 'key', 'isStored', 'image'])

/** A field's value in words: a list has a line for each of its rows. */
function wordsOf(value: unknown, leafOf: (value: unknown) => string): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(row => wordsOf(row, leafOf)).join('\n')
  if (typeof value !== 'object' || value instanceof File) return leafOf(value)
  const parts = Object.entries(value).flatMap(([key, part]) => (HIDDEN.has(key) ? [] : [wordsOf(part, leafOf)]))
  return parts.filter(Boolean).join(', ')
}

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim()

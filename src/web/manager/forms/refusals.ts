// Puts what the server refused beside what it is about.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import type { RefusedField } from '#src/wire/refusals.ts'

import type { CallRefused } from '../../calls/api.ts'

/** The kind of an error that the server found: those that a field's own rules find have their place there. */
export const REFUSED = 'refused'

/** Refusals of files, which name no field: the file that was chosen is meant, if it was the only one of its kind. */
const aboutFiles: Readonly<Record<string, 'picture' | 'pdf'>> = {
  'not-an-image': 'picture',
  'not-a-pdf': 'pdf',
  'pdf-unsafe': 'pdf',
}

/** Each fault belongs beside its field, also in a row, and what is wrong with a file beside that. All else is of the form. */
export function showRefusal<V extends FieldValues>(form: UseFormReturn<V>, refusal: CallRefused): void {
  const fields = refusal.fields.length > 0 ? refusal.fields : namedIn(form, refusal)
  for (const { path, message } of fields) form.setError(path as Path<V>, { type: REFUSED, message }) // no field of that name: `RefusalNotice` tells it
  if (fields.length === 0) form.setError('root', { type: REFUSED, message: refusal.message })
}

/** "title: Too small …" names its field itself. */
export function namedIn<V extends FieldValues>(form: UseFormReturn<V>, { code, message }: CallRefused): RefusedField[] {
  const values = form.getValues()
  const [, named = '', text = ''] = /^(\w+)[\w.]*: (.+)$/s.exec(message) ?? []
  if (named in values) return [{ path: named, message: text }]
  const kind = aboutFiles[code]
  const [file, ...others] = kind ? filesIn(values, kind) : []
  return file && others.length === 0 ? [{ path: file, message }] : []
}

/** Names of the fields with a file of a kind, also those of rows. */
function filesIn(values: object, kind: 'picture' | 'pdf', path = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value) || isRow(value)) return filesIn(value, kind, `${path}${name}.`)
    return value instanceof File && (name === 'pdf') === (kind === 'pdf') ? [path + name] : []
  })
}

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof File)

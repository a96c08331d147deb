// Puts what the server refused beside what it is about.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import type { CallRefused } from '../../calls/api.ts'

/** Refusals of files, which name no field: the file that was chosen is meant, if it was the only one of its kind. */
const aboutFiles: Readonly<Record<string, 'picture' | 'pdf'>> = {
  'not-an-image': 'picture',
  'not-a-pdf': 'pdf',
  'pdf-unsafe': 'pdf',
}

/** "title: Too small …" belongs beside the title, and what is wrong with a file beside that. All else is of the form. */
export function showRefusal<V extends FieldValues>(form: UseFormReturn<V>, { code, message }: CallRefused): void {
  const [, named = '', text = ''] = /^(\w+)[\w.]*: (.+)$/s.exec(message) ?? []
  const values = form.getValues()
  const kind = aboutFiles[code]
  const [file, ...others] = kind ? filesIn(values, kind) : []
  if (named in values) form.setError(named as Path<V>, { message: text }) // it is one of the form's own names
  else if (file && others.length === 0) form.setError(file as Path<V>, { message }) // and so is this
  else form.setError('root', { message })
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

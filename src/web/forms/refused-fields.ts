import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import type { CallRefused } from '../calls/api.ts'

/**
 * Puts a refusal beside the fields of a form that it is about: those that the server names, or the one that its code
 * means. One that is about none is left to the toast.
 */
export function showInFields<V extends FieldValues>(
  form: UseFormReturn<V>,
  { code, message, fields }: CallRefused,
  meant: Readonly<Record<string, Path<V>>> = {},
): void {
  const field = meant[code]
  if (field) form.setError(field, { message })
  const values = form.getValues()
  for (const { path, message: text } of fields) if (path in values) form.setError(path as Path<V>, { message: text }) // a key of its values
}

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import type { CallRefused } from '../calls/api.ts'

/**
 * Puts a refusal beside the fields of a form that it is about: those that the server names, or the one that its code
 * means.
 * @returns whether there was one; what is about none is left to the toast
 */
export function showInFields<V extends FieldValues>(
  form: UseFormReturn<V>,
  { code, message, fields }: CallRefused,
  meant: Readonly<Record<string, Path<V>>> = {},
): boolean {
  const field = meant[code]
  if (field) form.setError(field, { message })
  const values = form.getValues()
  const named = fields.filter(({ path }) => path in values)
  for (const { path, message: text } of named) form.setError(path as Path<V>, { message: text }) // a key of its values
  return field !== undefined || named.length > 0
}

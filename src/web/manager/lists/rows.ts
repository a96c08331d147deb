import type { FieldPathByValue, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

type Rows = readonly unknown[]

/**
 * Adds, takes away and moves the rows of a form's list; what was wrong with them is told again with the next attempt.
 * The form holds their values; `useFieldArray` would do the same, and every form of the site would carry its code.
 */
export function rowsOf<V extends FieldValues, N extends FieldPathByValue<V, Rows>>(form: UseFormReturn<V>, name: N) {
  type Row = FieldPathValue<V, N>[number]
  const rows: readonly Row[] = form.watch(name)
  const change = (next: Row[]) => {
    form.clearErrors(name)
    form.setValue(name, next as FieldPathValue<V, N>, { shouldDirty: true }) // rows of this very list
  }
  return {
    rows,
    /** Puts other rows in their place. */
    set: change,
    append: (...added: readonly Row[]) => change([...rows, ...added]),
    remove: (index: number) => change(rows.toSpliced(index, 1)),
    move: (from: number, to: number) => {
      const row = rows[from]
      if (row !== undefined) change(rows.toSpliced(from, 1).toSpliced(to, 0, row))
    },
  }
}

/**
 * The new files of a form's rows, in their order. None is no list at all: a form that carries another file would send an
 * empty list as words.
 */
export const newFilesOf = (rows: readonly { readonly file: File | undefined }[]): File[] | undefined => {
  const files = rows.flatMap(({ file }) => file ?? [])
  return files.length > 0 ? files : undefined
}

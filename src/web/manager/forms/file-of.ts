import type { FieldPathByValue, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/** What a place for a file needs from its form: the file, what is wrong with it, and how another one gets there. */
export function fileOf<V extends FieldValues>(form: UseFormReturn<V>, name: FieldPathByValue<V, File | undefined>) {
  const { error } = form.getFieldState(name, form.formState)
  const file: File | undefined = form.watch(name)
  return {
    file,
    error: error?.message,
    flash: error ? form.formState.submitCount : 0,
    onChange: (chosen: File | undefined) => {
      form.clearErrors(name)
      form.setValue(name, chosen as FieldPathValue<V, typeof name>, { shouldDirty: true }) // what the name's type says
    },
  }
}

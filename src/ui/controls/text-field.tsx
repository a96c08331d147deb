import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Field, type FieldLook } from './field.tsx'

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className' | 'children'> {
  /** A lucide icon inside the box, at its start. */
  icon?: ReactNode
}

/** A labelled line of text. Takes every `<input>` prop, `ref` included, so `{...register('email')}` fits. */
export function TextField({ icon, ...props }: TextFieldProps) {
  const [look, input] = splitFieldProps(props)
  return (
    <Field {...look}>
      {control => (
        <div className={clsx(icon && 'affix')}>
          {icon}
          <input type="text" {...lengthOf(input, look)} {...control} className="input" />
        </div>
      )}
    </Field>
  )
}

export interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'className' | 'children'> {}

export function TextArea(props: TextAreaProps) {
  const [look, textarea] = splitFieldProps(props)
  return (
    <Field {...look}>
      {control => <textarea rows={4} {...lengthOf(textarea, look)} {...control} className="input" />}
    </Field>
  )
}

export interface SelectFieldProps extends FieldLook, Omit<ComponentProps<'select'>, 'className'> {
  /** The `<option>` elements. */
  children: ReactNode
}

export function SelectField(props: SelectFieldProps) {
  const [look, select] = splitFieldProps(props)
  return <Field {...look}>{control => <Select {...select} {...control} />}</Field>
}

/** The browser's own list of choices, in our frame. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="select">
      <select {...props} className="input" />
      <ChevronDown aria-hidden="true" />
    </span>
  )
}

/**
 * A browser cuts off what is pasted beyond `maxLength`, and says nothing. A field with a name that can flash belongs to a
 * form that tells what is wrong: it takes everything, and `data-most` says what it may hold.
 */
function lengthOf<T extends { name?: string | undefined; maxLength?: number | undefined }>(
  { maxLength, ...control }: T,
  { flash }: FieldLook,
) {
  const isTold = flash !== undefined && control.name !== undefined
  return isTold ? { ...control, 'data-most': maxLength } : { ...control, maxLength }
}

/** Parts the props of a field from those of the control inside it. */
export function splitFieldProps<T extends FieldLook>(props: T): [FieldLook, Omit<T, keyof FieldLook>] {
  const { label, hideLabel, help, error, warning, rule, aside, flash, optional, noHelpLine, className, ...control } =
    props
  return [{ label, hideLabel, help, error, warning, rule, aside, flash, optional, noHelpLine, className }, control]
}

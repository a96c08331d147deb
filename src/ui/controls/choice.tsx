import type { ComponentProps, ReactNode } from 'react'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The words beside the box; they are part of its target. */
  children: ReactNode
  /** A number at the end of the row, such as how many courses match. */
  count?: number | undefined
}

export function Checkbox({ children, count, ...input }: ChoiceProps) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>{children}</span>
      {count !== undefined && <span className="count">{count}</span>}
    </label>
  )
}

/** One answer of several; give all of them the same `name` and put them in a `FieldGroup`. */
export function Radio({ children, count, ...input }: ChoiceProps) {
  return (
    <label className="check">
      <input type="radio" {...input} />
      <span>{children}</span>
      {count !== undefined && <span className="count">{count}</span>}
    </label>
  )
}

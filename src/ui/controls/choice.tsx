import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The words beside the box; they are part of its target. */
  children: ReactNode
  /** A number at the end of the row, such as how many courses match. */
  count?: number | undefined
}

/** What was ticked before the page lived: hydration leaves it as it is, and tells nobody. */
function useEarlyTick(checked: boolean | undefined) {
  const box = useRef<HTMLInputElement>(null)
  // Once, when it comes alive.
  useLayoutEffect(() => {
    const { current } = box
    if (!current || checked === undefined || current.checked === checked) return
    // Of several answers the one that was chosen tells for the one that was left.
    if (current.type === 'radio' && checked) return
    current.checked = checked
    current.click()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later differences are React's own
  }, [])
  return box
}

function Choice({ children, count, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const box = useEarlyTick(input.checked)
  return (
    <label className="check">
      <input ref={box} {...input} />
      <span>{children}</span>
      {count !== undefined && <span className="count">{count}</span>}
    </label>
  )
}

export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />

/** One answer of several; give all of them the same `name` and put them in a `FieldGroup`. */
export const Radio = (props: ChoiceProps) => <Choice type="radio" {...props} />

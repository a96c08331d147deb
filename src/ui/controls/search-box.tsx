import { Search, X } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** The accessible name; also the placeholder unless one is given. */
  label: string
  /** Name of the button that empties the box. */
  clearLabel: string
  /** Shows the button when the box holds text. */
  onClear?: (() => void) | undefined
}

export function SearchBox({ label, clearLabel, onClear, ...input }: SearchBoxProps) {
  const id = useId()
  return (
    <div className="affix">
      <Search />
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        id={id}
        type="search"
        className="input"
      />
      {onClear && input.value && (
        <button type="button" className="end" aria-label={clearLabel} onClick={onClear}>
          <X />
        </button>
      )}
    </div>
  )
}

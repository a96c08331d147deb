import { Select } from '#src/ui/controls/text-field.tsx'

import { useListAddress } from './list-address.ts'

interface ListFilterProps {
  label: string
  /** The query parameter. */
  name: string
  /** The first one is the default, and is left out of the address. */
  options: readonly { value: string; text: string }[]
}

/** One filter of a list, which lives in the address. */
export function ListFilter({ label, name, options }: ListFilterProps) {
  const { get, change } = useListAddress()
  const [first] = options
  return (
    <Select
      aria-label={label}
      value={get(name) || first?.value}
      onChange={({ target }) => change({ [name]: target.value === first?.value ? undefined : target.value })}
    >
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}

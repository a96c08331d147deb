import { Radio } from '#src/ui/controls/choice.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'

interface OneOfProps<V extends string> {
  label: string
  /** Takes all of them. */
  any: string
  choices: readonly { value: V; text: string }[]
  chosen: V | undefined
  onChange: (value: V | undefined) => void
}

/** One of a few, or any. */
export function OneOf<V extends string>({ label, any, choices, chosen, onChange }: OneOfProps<V>) {
  return (
    <FieldGroup label={label} noHelpLine>
      <Radio name={label} checked={!chosen} onChange={() => onChange(undefined)}>
        {any}
      </Radio>
      {choices.map(({ value, text }) => (
        <Radio key={value} name={label} checked={chosen === value} onChange={() => onChange(value)}>
          {text}
        </Radio>
      ))}
    </FieldGroup>
  )
}

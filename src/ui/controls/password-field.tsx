import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { Field, type FieldLook } from './field.tsx'
import { splitFieldProps } from './text-field.tsx'

export interface PasswordFieldProps
  extends FieldLook, Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  /** Names of the button that shows the password and of the one that hides it again. */
  showText: string
  hideText: string
  /** What a password must be that the browser suggests, as its `passwordrules` (Safari, password managers). */
  suggestion?: string | undefined
}

export function PasswordField({ showText, hideText, suggestion, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [look, input] = splitFieldProps(props)
  return (
    <Field {...look}>
      {control => (
        <div className="affix">
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            {...(suggestion && { passwordrules: suggestion })}
            type={shown ? 'text' : 'password'}
            className="input"
          />
          <button
            type="button"
            className="end"
            aria-label={shown ? hideText : showText}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </button>
        </div>
      )}
    </Field>
  )
}

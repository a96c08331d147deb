import type { ComponentProps, FormEvent, KeyboardEvent } from 'react'

import { TextArea } from '#src/ui/controls/text-field.tsx'

type TitleFieldProps = ComponentProps<typeof TextArea> & {
  /** Larger than what follows it, or the sentence below the title. */
  look?: 'title' | 'lead'
}

/** The name of a thing, typed where it is read: one line of words, on as many lines of the page as it takes. */
export function TitleField({ look = 'title', ...props }: TitleFieldProps) {
  return (
    <TextArea
      {...props}
      className={`edit-${look}`}
      hideLabel
      rows={1}
      placeholder={typeof props.label === 'string' ? props.label : undefined}
      onKeyDown={noNewLine}
      onInput={onOneLine}
    />
  )
}

/** A name has one line; Enter goes no further than its end. */
function noNewLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}

/** What is pasted may have more lines. */
function onOneLine({ currentTarget: field }: FormEvent<HTMLTextAreaElement>): void {
  if (field.value.includes('\n')) field.value = field.value.replaceAll(/\s*\n\s*/g, ' ')
}

import type { Ref } from 'react'

interface NoteFieldProps {
  ref?: Ref<HTMLTextAreaElement>
  label: string
  placeholder?: string
  value: string
  maxLength: number
  onChange: (text: string) => void
  /** Enter; with Shift it begins a line. */
  onSend: () => void
  /** Escape. */
  onLeave: () => void
}

/** A field as high as its words. */
export function NoteField({ label, onChange, onSend, onLeave, ...field }: NoteFieldProps) {
  return (
    <textarea
      {...field}
      className="note-field"
      aria-label={label}
      rows={1}
      dir="auto"
      onChange={event => onChange(event.currentTarget.value)}
      onKeyDown={event => {
        // Enter takes what an input method proposes before it sends anything.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') onLeave()
        if (event.key !== 'Enter' || event.shiftKey) return
        event.preventDefault()
        onSend()
      }}
    />
  )
}

import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'

import { Field, type FieldLook } from './field.tsx'

export interface FileDropProps extends FieldLook {
  /** What to do, such as "Drop an image here, or choose one". */
  prompt: ReactNode
  /** The same for a finger, which cannot drag files, such as "Choose an image". */
  tapPrompt: ReactNode
  /** What is taken, such as "JPEG or PNG, up to 5 MB". */
  hint?: ReactNode
  /** As of `<input type="file">`: "image/jpeg,image/png". The receiver checks again. */
  accept: string
  multiple?: boolean | undefined
  name?: string | undefined
  onFiles: (files: File[]) => void
  /** The preview of what was chosen. */
  children?: ReactNode
}

/** A place to drop or choose files. */
export function FileDrop({
  prompt,
  tapPrompt,
  hint,
  accept,
  multiple,
  name,
  onFiles,
  children,
  ...look
}: FileDropProps) {
  const [over, setOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <Field {...look}>
      {control => (
        <div
          role="presentation"
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <label className="drop" data-over={over ? '' : undefined}>
            <input
              {...control}
              type="file"
              name={name}
              className="sr-only"
              accept={accept}
              multiple={multiple}
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])]
                // A file that was refused or removed can be chosen again.
                currentTarget.value = ''
                onFiles(files)
              }}
            />
            {children ?? <Upload className="size-6" />}
            <span className="drop-drag">{prompt}</span>
            <span className="drop-tap">{tapPrompt}</span>
            {hint && <small>{hint}</small>}
          </label>
        </div>
      )}
    </Field>
  )
}

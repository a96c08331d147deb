import type { UseFormReturn } from 'react-hook-form'

import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { Portrait } from '../portrait.tsx'
import type { TeacherValues } from './values.ts'

interface TeacherPreviewProps {
  form: UseFormReturn<TeacherValues>
  /** The stored one. */
  portrait: string | null | undefined
}

/** The teacher among the others with what the form holds now. */
export function TeacherPreview({ form, portrait = null }: TeacherPreviewProps) {
  const { name, role, file } = useValues(form)
  const picture = useFileAddress(file) ?? portrait
  return (
    <Preview>
      <figure className="edit-face">
        <Portrait teacher={{ name: name.trim() || '…', portrait: picture }} sizes="11rem" priority />
        <figcaption>
          <b>{name}</b>
          <small>{role}</small>
        </figcaption>
      </figure>
    </Preview>
  )
}

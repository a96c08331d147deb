import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { Portrait } from '../portrait.tsx'
import { NoPortrait } from './no-portrait.tsx'
import type { TeacherValues } from './values.ts'

import './teacher-preview.css'

interface TeacherPreviewProps {
  form: UseFormReturn<TeacherValues>
  /** The stored one. */
  portrait: string | null | undefined
}

/** The teacher among the others with what the form holds now. */
export function TeacherPreview({ form, portrait = null }: TeacherPreviewProps) {
  const { name, role, saying, file } = useValues(form)
  const t = useTranslations('managers.teachers')
  const isBlank = name.trim() === ''
  const picture = useFileAddress(file) ?? portrait
  return (
    <Preview isBlank={isBlank}>
      <figure className="edit-face">
        {isBlank && !picture ? (
          <NoPortrait />
        ) : (
          <Portrait teacher={{ name, portrait: picture }} sizes="11rem" priority />
        )}
        <figcaption>
          <b>{name.trim() || t('name')}</b>
          <small>{isBlank ? role || t('role') : role}</small>
          {saying.trim() !== '' && <q dir="auto">{saying.trim()}</q>}
        </figcaption>
      </figure>
    </Preview>
  )
}

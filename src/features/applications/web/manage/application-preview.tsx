import type { UseFormReturn } from 'react-hook-form'
import { useNow, useTranslations } from 'use-intl'

import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { ApplicationRow } from '../application-row.tsx'
import { endsAt, type ApplicationValues } from './values.ts'

interface ApplicationPreviewProps {
  form: UseFormReturn<ApplicationValues>
  /** The stored image. */
  image: string | null | undefined
}

/** The application's row in the list with what the form holds now; a day that is not chosen yet is today. */
export function ApplicationPreview({ form, image = null }: ApplicationPreviewProps) {
  const { name, desiredDevelopment, level, day, time, file } = useValues(form)
  const t = useTranslations('managers.applications')
  const now = useNow()
  const isBlank = name.trim() === ''
  const picture = useFileAddress(file) ?? image
  const end = endsAt(day, time)
  const deadline = Number.isNaN(end) ? `${now.toISOString().slice(0, 10)}T23:59:59.000Z` : new Date(end).toISOString()
  return (
    <Preview isBlank={isBlank} hasPicture={picture !== null}>
      <ul className="application-rows">
        <li>
          <ApplicationRow
            application={{
              _id: '',
              name: name.trim() || t('name'),
              desiredDevelopment: isBlank ? desiredDevelopment || t('desiredDevelopment') : desiredDevelopment,
              level,
              deadline,
              image: picture,
              isOpen: Date.parse(deadline) >= now.getTime(),
            }}
            priority
          />
        </li>
      </ul>
    </Preview>
  )
}

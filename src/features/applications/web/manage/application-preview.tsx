import type { UseFormReturn } from 'react-hook-form'
import { useNow, useTranslations } from 'use-intl'

import { useZone } from '#src/web/calls/page-data.ts'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { FramedImage } from '../application-image.tsx'
import { NextApplication } from '../next-application.tsx'
import { endsAt, type ApplicationValues } from './values.ts'

interface ApplicationPreviewProps {
  form: UseFormReturn<ApplicationValues>
  /** The stored image. */
  image: string | null | undefined
}

/** The application as it leads its list, with what the form holds now. */
export function ApplicationPreview({ form, image = null }: ApplicationPreviewProps) {
  const { name, desiredDevelopment, level, day, time, file } = useValues(form)
  const t = useTranslations('managers.applications')
  const now = useNow()
  const isBlank = name.trim() === ''
  const picture = useFileAddress(file) ?? image
  const end = endsAt({ day, time }, useZone())
  const deadline = Number.isNaN(end) ? '' : new Date(end).toISOString()
  return (
    <Preview isBlank={isBlank} hasPicture={picture !== null}>
      <NextApplication
        application={{
          _id: '',
          name: name.trim() || t('name'),
          desiredDevelopment: isBlank ? desiredDevelopment || t('desiredDevelopment') : desiredDevelopment,
          level,
          deadline,
          image: picture,
          isOpen: deadline === '' || Date.parse(deadline) >= now.getTime(),
        }}
        picture={picture ? <FramedImage image={picture} sizes="22rem" priority /> : <div className="media" />}
      />
    </Preview>
  )
}

import type { UseFormReturn } from 'react-hook-form'
import { useNow, useTranslations } from 'use-intl'

import { useZone } from '#src/web/calls/page-data.ts'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import { ConferenceCard } from '../conference-card.tsx'
import type { ConferenceValues } from './values.ts'

interface ConferencePreviewProps {
  form: UseFormReturn<ConferenceValues>
  /** The stored image. */
  image: string | null | undefined
}

/** The conference's card with what the form holds now; a day that is not chosen yet is today. */
export function ConferencePreview({ form, image = null }: ConferencePreviewProps) {
  const { name, location, startDate, endDate, description, file } = useValues(form)
  const t = useTranslations('managers.conferences')
  const isBlank = name.trim() === ''
  const said = (text: string, field: string) => (isBlank ? text || field : text)
  const picture = useFileAddress(file) ?? image
  const today = dayIn(useZone(), useNow())
  const start = isDay(startDate) ? startDate : today
  const end = isDay(endDate) ? endDate : null
  return (
    <Preview isBlank={isBlank}>
      <ConferenceCard
        conference={{
          _id: '',
          name: name.trim() || t('name'),
          location: said(location, t('location')),
          description: said(description, t('description')),
          image: picture,
          date: { start, end },
          speakers: [],
          isPast: (end ?? start) < today,
        }}
        priority
      />
    </Preview>
  )
}

/** What is typed may be a part of a day. */
const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text))

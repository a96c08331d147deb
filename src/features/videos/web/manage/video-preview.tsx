import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Card } from '#src/ui/display/card.tsx'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'
import { clockTime } from '#src/wire/clock-time.ts'

import type { VideoValues } from './values.ts'

interface VideoPreviewProps {
  form: UseFormReturn<VideoValues>
  /** The stored image. */
  thumbnail?: string | null
  /** Seconds of the stored video. */
  length?: number
}

/** The video as learners know it, with what the form holds now: its picture, title, length and what it shows. */
export function VideoPreview({ form, thumbnail = null, length = 0 }: VideoPreviewProps) {
  const { title, description, seconds, file } = useValues(form)
  const t = useTranslations('managers.videos')
  const isBlank = title.trim() === ''
  const picture = useFileAddress(file) ?? thumbnail
  const lasts = seconds || length
  return (
    <Preview isBlank={isBlank}>
      <Card
        image={picture && <img src={picture} alt="" width={640} height={360} />}
        duration={lasts > 0 ? clockTime(lasts) : undefined}
        title={title.trim() || t('name')}
        heading="h2"
        outcome={isBlank ? description || t('description') : description}
      />
    </Preview>
  )
}

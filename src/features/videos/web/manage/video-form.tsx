import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'

import { CaptionFields } from './caption-fields.tsx'
import { HandoutField } from './handout-field.tsx'
import { LinkFields } from './link-fields.tsx'
import type { VideoValues } from './values.ts'

interface VideoFieldsProps {
  form: UseFormReturn<VideoValues>
  /** The stored image and PDF. */
  thumbnail?: string | null
  pdf?: string | null
  children?: ReactNode
}

/** A-VID-2: everything that is told of a video, besides its file. */
export function VideoFields({ form, thumbnail, pdf, children }: VideoFieldsProps) {
  const t = useTranslations('managers.videos')
  return (
    <>
      <section className="panel manager-part">
        <TextField
          label={t('name')}
          maxLength={200}
          {...fieldOf(form, 'title', { validate: filled(t('titleMissing')) })}
        />
        <TextArea
          label={t('description')}
          rows={6}
          maxLength={5000}
          {...fieldOf(form, 'description', { validate: filled(t('descriptionMissing')) })}
        />
        <ImageField label={t('thumbnail')} optional current={thumbnail} {...fileOf(form, 'file')} />
        {children}
      </section>
      <LinkFields form={form} />
      <section className="panel manager-part">
        <h2>{t('files')}</h2>
        <HandoutField form={form} pdf={pdf} />
        <CaptionFields form={form} />
      </section>
    </>
  )
}

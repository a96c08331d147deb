import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { TextArea } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings } from '#src/web/manager/editor/edit-side.tsx'
import { TitleField } from '#src/web/manager/editor/title-field.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'

import { CaptionFields } from './caption-fields.tsx'
import { ChapterField } from './chapter-field.tsx'
import { HandoutField } from './handout-field.tsx'
import { LinkFields } from './link-fields.tsx'
import type { VideoValues } from './values.ts'

interface VideoFieldsProps {
  form: UseFormReturn<VideoValues>
  /** Seconds of the stored video. */
  length?: number
  /** Its file. */
  children: ReactNode
}

/** A-VID-2: everything that is told of a video. */
export function VideoWords({ form, length = 0, children }: VideoFieldsProps) {
  const t = useTranslations('managers.videos')
  return (
    <>
      <div className="edit-open">
        <TitleField
          label={t('name')}
          maxLength={200}
          {...fieldOf(form, 'title', { validate: filled(t('titleMissing')) })}
        />
      </div>
      {children}
      <section className="manager-part">
        <TextArea
          label={t('description')}
          rows={6}
          maxLength={5000}
          {...fieldOf(form, 'description', { validate: filled(t('descriptionMissing')) })}
        />
      </section>
      <ChapterField form={form} length={length} />
      <CaptionFields form={form} />
    </>
  )
}

interface VideoSettingsProps extends Pick<VideoFieldsProps, 'form'> {
  /** The stored PDF. */
  pdf?: string | null
  /** The stored image. */
  thumbnail?: string | null
  /** Its state. */
  children?: ReactNode
}

/** What stands beside its words: its state, its files, and what leads on from it. */
export function VideoSettings({ form, pdf, thumbnail, children }: VideoSettingsProps) {
  const t = useTranslations('managers.videos')
  return (
    <>
      <Settings>
        {children}
        <ImageField label={t('thumbnail')} optional current={thumbnail} {...fileOf(form, 'file')} />
        <HandoutField form={form} pdf={pdf} />
      </Settings>
      <LinkFields form={form} />
    </>
  )
}

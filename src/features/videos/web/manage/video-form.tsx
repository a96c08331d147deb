import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { TextArea, TextField } from '#src/ui/text-field.tsx'
import { fieldOf } from '#src/web/form.ts'
import { ImageField } from '#src/web/manager/image-field.tsx'
import { RowButton } from '#src/web/manager/row-actions.tsx'
import { rowsOf } from '#src/web/manager/rows.ts'

import { CaptionFields } from './caption-fields.tsx'
import { PdfField } from './pdf-field.tsx'
import type { VideoValues } from './values.ts'

interface VideoFieldsProps {
  form: UseFormReturn<VideoValues>
  /** The stored picture and PDF. */
  thumbnail?: string | null
  pdf?: string | null
  children?: ReactNode
}

/** A-VID-2: everything that is told of a video, besides its film. */
export function VideoFields({ form, thumbnail, pdf, children }: VideoFieldsProps) {
  const t = useTranslations('managers.videos')
  const filled = (text: string) => (value: string) => value.trim() !== '' || text
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
        <ImageField
          label={t('thumbnail')}
          optional
          current={thumbnail}
          file={form.watch('file')}
          onChange={file => form.setValue('file', file, { shouldDirty: true })}
        />
        {children}
      </section>
      <LinkFields form={form} />
      <section className="panel manager-part">
        <h2>{t('files')}</h2>
        <PdfField form={form} pdf={pdf} />
        <CaptionFields form={form} />
      </section>
    </>
  )
}

function LinkFields({ form }: { form: UseFormReturn<VideoValues> }) {
  const t = useTranslations('managers.videos')
  const links = form.watch('links')
  const { append, remove } = rowsOf(links, next => form.setValue('links', next, { shouldDirty: true }))
  const isAddress = (value: string) => (/^https?:\/\/\S+$/.test(value.trim()) ? true : t('linkWrong'))
  return (
    <section className="panel manager-part">
      <h2>{t('links')}</h2>
      {links.map((_, index) => (
        <fieldset key={index} className="video-row">
          <legend className="sr-only">{t('link', { number: index + 1 })}</legend>
          <TextField
            label={t('linkAddress')}
            type="url"
            maxLength={500}
            {...fieldOf(form, `links.${index}.link`, { validate: isAddress })}
          />
          <TextField label={t('linkText')} maxLength={200} {...fieldOf(form, `links.${index}.description`)} />
          <RowButton label={t('removeLink', { number: index + 1 })} onClick={() => remove(index)}>
            <Trash2 />
          </RowButton>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => append({ link: '', description: '' })}>
          <Plus />
          {t('addLink')}
        </Button>
      </div>
    </section>
  )
}

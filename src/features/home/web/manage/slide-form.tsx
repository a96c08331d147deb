import type { ReactNode } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Radio } from '#src/ui/controls/choice.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { ViewSite } from '#src/web/manager/editor/editor-marks.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'

import { DarkArt } from './dark-art.tsx'
import { SlideFile } from './slide-file.tsx'
import { SlidePreview } from './slide-preview.tsx'
import { useSlideUpload } from './use-slide-upload.ts'
import { noFiles, valuesOf, type Slide, type SlideValues } from './values.ts'

interface SlideFormProps {
  place: number
  /** What is shown there now. */
  slide: Slide | undefined
  version: string | undefined
  /** Why the file that was sent last did not become a slide. */
  failure: string | undefined
  /** The same of what the dark theme was to show instead. */
  darkFailure: string | undefined
  /** The way to the other slides. */
  children: ReactNode
}

/** A-HERO-1: everything of one slide, and beside it how a visitor will see it. */
export function SlideForm({ place, slide, version, failure, darkFailure, children }: SlideFormProps) {
  const t = useTranslations('managers.slides')
  const { revalidate } = useRevalidator()
  const form = useForm<SlideValues>({ defaultValues: valuesOf(slide), reValidateMode: 'onSubmit' })
  const upload = useSlideUpload(place)
  const values = form.watch()
  const isVideo = values.assetType === 'video'
  const isOnItsWay = upload.sending !== undefined && upload.sending.stage !== 'broken'
  const showSaved = async (saved: SlideValues) => {
    await revalidate()
    form.reset({ ...saved, ...noFiles })
  }
  return (
    <SaveForm
      form={form}
      query
      save={upload.save}
      stored={{ values: valuesOf(slide), version, names: useFieldNames() }}
      onSaved={saved => void showSaved(saved)}
      saved={t('saved')}
      failed={t('failed')}
      label={t('save')}
      actions={<ViewSite />}
      preview={<SlidePreview place={place} slide={slide} values={values} />}
    >
      {children}
      {failure && !upload.sending && <Notice tone="warning">{t('lastFailed', { failure })}</Notice>}
      <section className="manager-part">
        <h2>{t('words')}</h2>
        <fieldset className="contents" disabled={isOnItsWay}>
          <Words form={form} />
        </fieldset>
      </section>
      <section className="manager-part">
        <h2>{t('asset')}</h2>
        <AssetChoice form={form} isFixed={isOnItsWay} />
        <SlideFile
          key={values.assetType}
          form={form}
          assetType={values.assetType}
          hasCurrent={slide?.asset?.asset_type === values.assetType}
          sending={upload.sending}
          onStop={upload.stop}
          onForget={upload.forget}
        />
        {isVideo && <Still form={form} slide={slide} />}
      </section>
      {slide && <DarkArt place={place} slide={slide} version={version} failure={darkFailure} />}
    </SaveForm>
  )
}

function useFieldNames() {
  const t = useTranslations('managers.slides')
  return { h1: t('heading'), p: t('paragraph'), link: t('link'), color: t('color'), assetType: t('assetType') }
}

type FormProps = { form: UseFormReturn<SlideValues> }

function AssetChoice({ form, isFixed }: FormProps & { isFixed: boolean }) {
  const t = useTranslations('managers.slides')
  return (
    <fieldset className="contents" disabled={isFixed}>
      <FieldGroup label={t('assetType')} noHelpLine className="slide-choice">
        <div>
          {(['image', 'video'] as const).map(kind => (
            <Radio key={kind} {...form.register('assetType')} value={kind}>
              {t(kind)}
            </Radio>
          ))}
        </div>
      </FieldGroup>
    </fieldset>
  )
}

/** What stands before a video plays, and instead of it for those who want no motion. */
function Still({ form, slide }: FormProps & Pick<SlideFormProps, 'slide'>) {
  const t = useTranslations('managers.slides')
  return (
    <ImageField
      label={t('still')}
      optional
      current={slide?.asset?.asset_type === 'video' ? slide.image || null : null}
      {...fileOf(form, 'still')}
      prompt={t('stillDrop')}
    />
  )
}

const LINK = /^\/(?![/\\])\S*$|^https?:\/\/\S+$/

function Words({ form }: FormProps) {
  const t = useTranslations('managers.slides')
  return (
    <>
      <TextField
        label={t('heading')}
        maxLength={120}
        {...fieldOf(form, 'h1', { validate: filled(t('headingMissing')) })}
      />
      <TextArea
        label={t('paragraph')}
        rows={3}
        maxLength={300}
        {...fieldOf(form, 'p', { validate: filled(t('paragraphMissing')), setValueAs: oneLine })}
      />
      <TextField
        label={t('link')}
        help={t('linkHint')}
        maxLength={500}
        {...fieldOf(form, 'link', { validate: link => LINK.test(link.trim()) || t('linkWrong') })}
      />
      <FieldGroup label={t('color')} noHelpLine className="slide-choice">
        <div>
          {(['white', 'black'] as const).map(tone => (
            <Radio key={tone} {...form.register('color')} value={tone}>
              <i className="slide-tone" data-tone={tone} aria-hidden="true">
                {t('sample')}
              </i>
              {t(tone)}
            </Radio>
          ))}
        </div>
      </FieldGroup>
    </>
  )
}

/** A slide's paragraph is one: a pressed Enter is a space. */
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

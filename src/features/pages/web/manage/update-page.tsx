import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { uploadTextImage } from '#src/features/text-images/web/upload-text-image.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { api } from '#src/web/calls/api.ts'
import { RichTextField } from '#src/web/editor/rich-text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings } from '#src/web/manager/editor/edit-side.tsx'
import { ViewPage } from '#src/web/manager/editor/editor-marks.tsx'
import { TitleField } from '#src/web/manager/editor/title-field.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { useMoment } from '#src/web/manager/moment.tsx'
import { Question } from '#src/web/manager/prompts/question.tsx'
import { PAGE_MAX } from '#src/wire/text/text-limits.ts'

import type { managePageLoader } from './loaders.ts'
import { PagePreview } from './page-preview.tsx'
import { useStandardAbout } from './standard-about.ts'

import './manage-pages.css'

type Page = Awaited<ReturnType<typeof managePageLoader>>['page']

/** A page of standing text: its title and its words. */
export function UpdatePage() {
  const read = useLoaderData<typeof managePageLoader>()
  return <PageForm key={read.page.slug} {...read} />
}

type Values = { title: string; content: string }

function PageForm({ page, version }: { page: Page; version?: string | undefined }) {
  const { slug, isOwn } = page
  const t = useTranslations('managers.pages')
  const { revalidate } = useRevalidator()
  const about = useStandardAbout()
  const [isRestoring, setRestoring] = useState(false)
  const { title, content } = slug === 'about' && !isOwn ? about : page
  const form = useForm<Values>({ defaultValues: { title, content }, reValidateMode: 'onSubmit' })
  const values = form.watch()
  const { errors, submitCount } = form.formState
  return (
    <>
      <SaveForm
        form={form}
        save={(given, read) => api().updatePage({ slug, version: read, ...given })}
        stored={{ values: { title, content }, version, names: { title: t('heading'), content: t('text') } }}
        onSaved={() => void revalidate()}
        saved={t('saved')}
        failed={t('failed')}
        label={t('save')}
        actions={<ViewPage to={`/${slug}`} />}
        preview={<PagePreview {...values} />}
        settings={
          <Settings>
            <State page={page} />
            {isOwn && (
              <p>
                <Button size="sm" onClick={() => setRestoring(true)}>
                  <RotateCcw />
                  {t('restore')}
                </Button>
              </p>
            )}
          </Settings>
        }
      >
        <div className="edit-open">
          <TitleField
            label={t('heading')}
            maxLength={120}
            {...fieldOf(form, 'title', { validate: words => words.trim() !== '' || t('headingMissing') })}
          />
        </div>
        <section className="manager-part">
          <RichTextField
            label={t('text')}
            value={values.content}
            maxLength={PAGE_MAX}
            uploadImage={uploadTextImage}
            error={errors.content?.message}
            flash={errors.content ? submitCount : 0}
            onChange={html => {
              form.clearErrors('content')
              form.setValue('content', html, { shouldDirty: true })
            }}
          />
        </section>
      </SaveForm>
      {isRestoring && (
        <Question
          title={t('restoreTitle', { name: t(`names.${slug}`) })}
          text={t('restoreText')}
          button={t('restore')}
          run={async () => {
            await api().restorePage({ slug })
            form.reset() // what stands there now is followed
          }}
          done={t('restored')}
          failed={t('failed')}
          onClose={() => setRestoring(false)}
        />
      )}
    </>
  )
}

/** Whose words stand there, and since when. */
function State({ page: { slug, isOwn, updatedAt, updatedBy } }: { page: Page }) {
  const t = useTranslations('managers.pages')
  const moment = useMoment()
  if (!isOwn) return <p className="text-13 text-muted">{t(slug === 'about' ? 'standardAbout' : 'standardText')}</p>
  const date = moment(updatedAt)
  return (
    <p className="text-13 text-muted">
      {t('changedOn', { date })} {updatedBy && t('by', { name: updatedBy })}
    </p>
  )
}

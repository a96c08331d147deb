import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'

import type { newResearchLoader } from './loaders.ts'
import { ResearchSettings, ResearchWords } from './research-fields.tsx'
import { ResearchPreview } from './research-preview.tsx'
import { inputOf, noResearch, type ResearchValues } from './values.ts'

/** A-RES-6 */
export function NewResearch() {
  const t = useTranslations('managers.research')
  const navigate = useNavigate()
  const { categories } = useLoaderData<typeof newResearchLoader>()
  const form = useForm({ defaultValues: noResearch, reValidateMode: 'onSubmit' })
  const made = useRef('')
  const save = async ({ thumbnail, pdf, ...values }: ResearchValues, _: unknown, key: string) => {
    made.current = (await api().createResearch({ ...inputOf(values), thumbnail, pdf }, key)).research._id
  }
  // A draft is gone on with.
  const to = (isPublished: boolean) =>
    `/dashboard/manage-researches${isPublished ? '' : `/update-research/${made.current}`}`
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={({ published }) => void navigate(to(published), { replace: true })}
      publishing={{ isPublished: undefined, choose: published => form.setValue('published', published) }}
      saved={t('createdOne')}
      failed={t('createFailed')}
      label={t('create')}
      preview={<ResearchPreview form={form} categories={categories} />}
      settings={<ResearchSettings form={form} categories={categories} />}
    >
      <ResearchWords form={form} />
    </SaveForm>
  )
}

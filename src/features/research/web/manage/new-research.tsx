import { useForm } from 'react-hook-form'
import { useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'

import type { newResearchLoader } from './loaders.ts'
import { ResearchFields } from './research-fields.tsx'
import { inputOf, noResearch, type ResearchValues } from './values.ts'

/** A-RES-6 */
export function NewResearch() {
  const t = useTranslations('managers.research')
  const navigate = useNavigate()
  const { categories } = useLoaderData<typeof newResearchLoader>()
  const form = useForm({ defaultValues: noResearch, reValidateMode: 'onSubmit' })
  // Neither file is missing here: the fields have asked for both.
  const save = async ({ thumbnail, pdf, ...values }: ResearchValues, _: unknown, key: string) =>
    thumbnail && pdf && api().createResearch({ ...inputOf(values), thumbnail, pdf }, key)
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={() => void navigate('/dashboard/manage-researches', { replace: true })}
      saved={t('createdOne')}
      failed={t('createFailed')}
      label={t('create')}
    >
      <ResearchFields form={form} categories={categories} />
    </SaveForm>
  )
}

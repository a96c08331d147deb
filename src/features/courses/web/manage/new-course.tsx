import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'

import { CourseSettings, CourseWords } from './course-fields.tsx'
import { CoursePreview } from './course-preview.tsx'
import type { newCourseLoader } from './loaders.ts'
import { inputOf, noCourse, type CourseValues } from './values.ts'

/** A-CRS-6: a course starts as a draft, and goes on with its videos. */
export function NewCourse() {
  const t = useTranslations('managers.courses')
  const navigate = useNavigate()
  const read = useLoaderData<typeof newCourseLoader>()
  const form = useForm({ defaultValues: noCourse, reValidateMode: 'onSubmit' })
  const made = useRef('')
  const categories = hasFailed(read) ? [] : read.categories
  const save = async (values: CourseValues, _: unknown, key: string) => {
    const { published: __, ...fields } = inputOf(values)
    made.current = (await api().createCourse(fields, key)).course._id
  }
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={() => void navigate(`/dashboard/manage-courses/course-playlist?course=${made.current}`)}
      saved={t('created')}
      failed={t('createFailed')}
      label={t('create')}
      preview={<CoursePreview form={form} categories={categories} />}
      settings={<CourseSettings form={form} categories={categories} />}
    >
      <Notice>{t('newNotice')}</Notice>
      <CourseWords form={form} />
    </SaveForm>
  )
}

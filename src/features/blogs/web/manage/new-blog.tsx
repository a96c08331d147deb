import { useForm } from 'react-hook-form'
import { useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'

import { BlogFields } from './blog-fields.tsx'
import type { newBlogLoader } from './loaders.ts'
import { noBlog, type BlogValues } from './values.ts'

/** A-BLOG-7 */
export function NewBlog() {
  const t = useTranslations('managers.blogs')
  const navigate = useNavigate()
  const { categories } = useLoaderData<typeof newBlogLoader>()
  const form = useForm({ defaultValues: noBlog, reValidateMode: 'onSubmit' })
  const save = async ({ file, ...values }: BlogValues, _: unknown, key: string) =>
    file && api().createBlog({ ...values, file }, key)
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={() => void navigate('/dashboard/manage-blogs', { replace: true })}
      saved={t('createdOne')}
      failed={t('createFailed')}
      label={t('create')}
    >
      <BlogFields form={form} categories={categories} />
    </SaveForm>
  )
}

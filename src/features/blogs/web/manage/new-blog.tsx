import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'

import { BlogSettings, BlogWords } from './blog-fields.tsx'
import { BlogPreview } from './blog-preview.tsx'
import type { newBlogLoader } from './loaders.ts'
import { noBlog, type BlogValues } from './values.ts'

/** A-BLOG-7 */
export function NewBlog() {
  const t = useTranslations('managers.blogs')
  const navigate = useNavigate()
  const { categories } = useLoaderData<typeof newBlogLoader>()
  const form = useForm({ defaultValues: noBlog, reValidateMode: 'onSubmit' })
  const made = useRef('')
  const save = async (values: BlogValues, _: unknown, key: string) => {
    made.current = (await api().createBlog(values, key)).blog._id
  }
  // A draft is gone on with.
  const to = (isPublished: boolean) => `/dashboard/manage-blogs${isPublished ? '' : `/update-blog/${made.current}`}`
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={({ published }) => void navigate(to(published), { replace: true })}
      publishing={{ isPublished: undefined, choose: published => form.setValue('published', published) }}
      saved={t('createdOne')}
      failed={t('createFailed')}
      label={t('create')}
      preview={<BlogPreview form={form} categories={categories} />}
      settings={<BlogSettings form={form} categories={categories} />}
    >
      <BlogWords form={form} isNew />
    </SaveForm>
  )
}

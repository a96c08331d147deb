import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { DraftBadge, ViewPage } from '#src/web/manager/editor/editor-marks.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import { BlogSettings, BlogWords } from './blog-fields.tsx'
import { BlogPreview } from './blog-preview.tsx'
import type { manageBlogLoader } from './loaders.ts'
import { ModeratedComments } from './moderated-comments.tsx'
import type { BlogValues } from './values.ts'

/** A-BLOG-2: a post, and what was said below it. */
export function UpdateBlog() {
  const t = useTranslations('managers.blogs')
  const toList = useToList('/dashboard/manage-blogs')
  const { blog, version, categories } = useLoaderData<typeof manageBlogLoader>()
  const { _id: id, title, content, summary, publishedAt } = blog
  const values: BlogValues = {
    title,
    content,
    summary,
    published: publishedAt !== null,
    categories: blog.categories.map(category => category._id),
    file: undefined,
  }
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  return (
    <>
      <SaveForm
        key={id}
        form={form}
        save={(given, read) => api().updateBlog({ id, version: read, ...given })}
        stored={{
          values,
          version,
          names: {
            title: t('name'),
            content: t('content'),
            summary: t('summary'),
            categories: t('categories'),
            published: t('state'),
          },
          nameOf: one => categories.find(({ _id }) => _id === one)?.name,
        }}
        onSaved={toList}
        anew="/dashboard/manage-blogs/new-blog"
        saved={t('updated')}
        failed={t('updateFailed')}
        label={t('update')}
        publishing={{ isPublished: values.published, choose: published => form.setValue('published', published) }}
        badge={<DraftBadge isPublished={values.published} />}
        actions={<ViewPage to={`/blog/${id}`} />}
        preview={<BlogPreview form={form} categories={categories} blog={blog} />}
        settings={
          <BlogSettings form={form} categories={categories} image={blog.thumbnailUrl} isPublished={values.published} />
        }
      >
        <BlogWords form={form} isNew={false} />
      </SaveForm>
      <ModeratedComments blog={blog} />
    </>
  )
}

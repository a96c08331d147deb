import type { UseFormReturn } from 'react-hook-form'

import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { BlogCard } from '../blog-card.tsx'
import type { CardBlog } from '../types.ts'
import type { BlogValues } from './values.ts'

interface BlogPreviewProps {
  form: UseFormReturn<BlogValues>
  categories: readonly { _id: string; name: string }[]
  /** As it is stored. */
  blog?: CardBlog
}

/** The post's card with what the form holds now. */
export function BlogPreview({ form, categories, blog = noCard }: BlogPreviewProps) {
  const { title, summary, file, categories: chosen } = useValues(form)
  const picture = useFileAddress(file) ?? blog.thumbnailUrl
  const named = chosen.flatMap(id => categories.find(({ _id }) => _id === id) ?? [])
  return (
    <Preview>
      <BlogCard
        blog={{ ...blog, title: title.trim() || '…', summary, thumbnailUrl: picture, categories: named }}
        heading="h3"
        priority
      />
    </Preview>
  )
}

const noCard: CardBlog = {
  _id: '',
  title: '',
  summary: '',
  thumbnailUrl: '',
  categories: [],
  readingMinutes: 1,
  views: 0,
  createdAt: '',
  updatedAt: '',
  publishedAt: null,
}

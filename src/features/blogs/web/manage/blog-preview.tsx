import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Media } from '#src/ui/display/card.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { BlogCard } from '../blog-card.tsx'
import { BlogImage } from '../blog/blog-facts.tsx'
import { BlogHeading } from '../blog/blog-head.tsx'
import type { CardBlog, DetailBlog } from '../types.ts'
import type { BlogValues } from './values.ts'

interface BlogPreviewProps {
  form: UseFormReturn<BlogValues>
  categories: readonly { _id: string; name: string }[]
  /** As it is stored. */
  blog?: CardBlog & Partial<Pick<DetailBlog, 'author'>>
}

/** The post's card with what the form holds now. */
export function BlogPreview({ form, categories, blog = noCard }: BlogPreviewProps) {
  const { title, summary, content, file, categories: chosen } = useValues(form)
  const t = useTranslations('managers.blogs')
  const isBlank = title.trim() === ''
  const picture = useFileAddress(file) ?? blog.thumbnailUrl
  const named = chosen.flatMap(id => categories.find(({ _id }) => _id === id) ?? [])
  const card = {
    ...blog,
    title: title.trim() || t('name'),
    summary: isBlank ? summary || t('summary') : summary,
    thumbnailUrl: picture,
    categories: named,
  }
  return (
    <Preview
      isBlank={isBlank}
      hasPicture={picture !== ''}
      page={() => <Page card={card} author={blog.author ?? null} content={content} />}
    >
      <BlogCard blog={card} heading="h3" priority />
    </Preview>
  )
}

type PageProps = Pick<DetailBlog, 'author' | 'content'> & { card: CardBlog }

/** What a reader comes for, without what they may do below it. */
function Page({ card, author, content }: PageProps) {
  const t = useTranslations('blogs')
  return (
    <article className="blog wrap">
      <BlogHeading blog={{ ...card, author }} views={card.views} />
      <Media className="blog-cover">
        <BlogImage blog={card} priority sizes="60rem" />
      </Media>
      <div className="blog-column">
        <section>
          <h2>{t('summary')}</h2>
          <RichText article html={content} />
        </section>
      </div>
    </article>
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

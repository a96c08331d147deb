import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { imageFiles } from '#src/web/images.ts'
import { academyLd, BreadcrumbsLd, JsonLd } from '#src/web/json-ld.tsx'

import type { DetailBlog } from '../types.ts'

/** What search engines and shared links are told: Open Graph's article and schema.org's BlogPosting. */
export function BlogMeta({ blog }: { blog: DetailBlog }) {
  const t = useTranslations('blogs')
  const { site } = usePage()
  const { publicUrl } = site
  const { title, summary, thumbnailUrl, categories, author, publishedAt, updatedAt } = blog
  const image = thumbnailUrl ? imageFiles(thumbnailUrl).full : undefined
  const name = author && `${author.firstName} ${author.lastName}`
  const posting = {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    ...(image && { image: [new URL(image, publicUrl).href] }),
    datePublished: publishedAt,
    dateModified: updatedAt,
    ...(name && { author: { '@type': 'Person', name } }),
    publisher: academyLd(site),
    mainEntityOfPage: `${publicUrl}/blog/${blog._id}`,
    articleSection: categories[0]?.name,
    keywords: categories.map(category => category.name),
    timeRequired: `PT${blog.readingMinutes}M`,
    commentCount: blog.commentsCount,
  }
  return (
    <>
      <Head title={title} description={summary} image={image} kind="article" hidden={!publishedAt} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      <meta property="article:modified_time" content={updatedAt} />
      {name && <meta property="article:author" content={name} />}
      {categories[0] && <meta property="article:section" content={categories[0].name} />}
      {categories.map(category => (
        <meta key={category._id} property="article:tag" content={category.name} />
      ))}
      {publishedAt && <JsonLd data={posting} />}
      <BreadcrumbsLd
        trail={[
          [t('title'), '/blogs'],
          [title, `/blog/${blog._id}`],
        ]}
      />
    </>
  )
}

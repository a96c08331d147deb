import { Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Picture } from '#src/ui/display/picture.tsx'
import { useZone } from '#src/web/calls/page-data.ts'
import { imageFiles } from '#src/web/images.ts'

import type { CardBlog } from '../types.ts'

interface BlogImageProps {
  blog: Pick<CardBlog, 'thumbnailUrl'>
  sizes: string
  priority?: boolean | undefined
}

/** The cover in the width that its place needs; the title beside it says what it is. */
export function BlogImage({ blog, sizes, priority }: BlogImageProps) {
  if (!blog.thumbnailUrl) return null // the preview of a new post has none yet
  const { src, srcSet } = imageFiles(blog.thumbnailUrl)
  return <Picture src={src} srcSet={srcSet} sizes={sizes} alt="" width={960} height={640} priority={priority} />
}

/** K-20: "14 November 2026", with the exact instant for machines. Nothing for a draft but its name. */
export function PublishedOn({ blog }: { blog: Pick<CardBlog, 'publishedAt'> }) {
  const t = useTranslations('blogs')
  const timeZone = useZone()
  const { publishedAt } = blog
  if (!publishedAt) return t('draft')
  // Not the dashboard's words of a day: a page that anybody opens would load a file for it.
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
  return <time dateTime={publishedAt}>{format.format(new Date(publishedAt))}</time>
}

/** "1,860 views" with an eye. */
export function Views({ count }: { count: number }) {
  const t = useTranslations('blogs')
  return (
    <span className="blog-views">
      <Eye aria-hidden="true" />
      {t('views', { count })}
    </span>
  )
}

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'

import { addressOf } from '../list/filters.ts'
import type { DetailBlog } from '../types.ts'
import { PublishedOn, Views } from './blog-facts.tsx'

export function BlogHead({ blog }: { blog: DetailBlog }) {
  return <BlogHeading blog={blog} views={useView(blog)} />
}

type Headed = Pick<DetailBlog, 'title' | 'categories' | 'author' | 'readingMinutes' | 'publishedAt'>

/** The same without counting who reads it. */
export function BlogHeading({ blog, views }: { blog: Headed; views: number }) {
  const t = useTranslations('blogs')
  const name = blog.author && `${blog.author.firstName} ${blog.author.lastName}`
  return (
    <header className="blog-head">
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          <Link key="blogs" to="/blogs">
            {t('title')}
          </Link>,
          ...blog.categories.slice(0, 1).map(({ _id, name: category }) => (
            <Link key={_id} className="as-label" to={addressOf({ categories: [_id] })}>
              {category}
            </Link>
          )),
        ]}
      />
      <h1>{blog.title}</h1>
      <p className="blog-facts">
        {name && (
          <span className="blog-author">
            <Avatar name={name} src={blog.author?.image} size={28} decorative eager />
            {t('author', { name })}
          </span>
        )}
        <span>{t('minutes', { minutes: blog.readingMinutes })}</span>
        <PublishedOn blog={blog} />
        <Views count={views} />
      </p>
    </header>
  )
}

/**
 * The number of views, this one included. The page may come out of a cache, so the view is told by a call of its own,
 * once somebody really sees the page (D-60).
 */
function useView({ _id, views, publishedAt }: DetailBlog): number {
  const [counted, setCounted] = useState(views)
  useEffect(() => {
    if (!publishedAt) return undefined
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      // Not worth a word to the reader.
      api()
        .viewBlog({ id: _id })
        .then(answer => setCounted(answer.views))
        .catch(() => {})
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [_id, publishedAt])
  return Math.max(counted, views)
}

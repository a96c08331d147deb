import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Media } from '#src/ui/display/card.tsx'
import { SectionHead } from '#src/ui/layout/section-head.tsx'
import { DraftNotice } from '#src/web/forms/draft-notice.tsx'
import { SharedText } from '#src/web/words/shared-text.tsx'

import { BlogCard } from '../blog-card.tsx'
import { Comments } from '../comments/comments.tsx'
import type { blogLoader } from '../loaders.ts'
import type { CardBlog } from '../types.ts'
import { BlogImage } from './blog-facts.tsx'
import { BlogHead } from './blog-head.tsx'
import { BlogMeta } from './blog-meta.tsx'
import { LikeButton } from './like-button.tsx'
import { ShareLinks } from './share-links.tsx'

export function BlogPage() {
  const { blog, related } = useLoaderData<typeof blogLoader>()
  const t = useTranslations('blogs')
  return (
    <>
      <BlogMeta blog={blog} />
      {!blog.publishedAt && <DraftNotice>{t('draftNotice')}</DraftNotice>}
      <article className="blog wrap">
        <BlogHead key={blog._id} blog={blog} />
        <Media className="blog-cover">
          <BlogImage blog={blog} priority sizes="(width < 1020px) 94vw, 60rem" />
        </Media>
        <div className="blog-column">
          <section aria-labelledby="blog-summary">
            <h2 id="blog-summary">{t('summary')}</h2>
            <SharedText article html={blog.content} />
          </section>
          <div className="blog-actions" role="group" aria-label={t('actions')}>
            <LikeButton key={blog._id} blog={blog} />
            <ShareLinks blog={blog} />
          </div>
          <Comments key={blog._id} blog={blog} />
        </div>
      </article>
      {related.length > 0 && <Related category={blog.categories[0]?.name} blogs={related} />}
    </>
  )
}

function Related({ category, blogs }: { category: string | undefined; blogs: CardBlog[] }) {
  const t = useTranslations('blogs')
  return (
    <section className="section blog-related" aria-labelledby="blog-related">
      <div className="wrap">
        <SectionHead id="blog-related" title={category ? t('relatedIn', { category }) : t('related')} />
        <div className="blog-cards">
          {blogs.map(blog => (
            <BlogCard key={blog._id} blog={blog} heading="h3" />
          ))}
        </div>
      </div>
    </section>
  )
}

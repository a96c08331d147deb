import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { CardInside, Media } from '#src/ui/display/card.tsx'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { Link } from '#src/web/links/link.tsx'

import { BlogImage, PublishedOn } from './blog/blog-facts.tsx'
import type { CardBlog } from './types.ts'

interface BlogCardProps {
  blog: CardBlog
  /** h2 in a list, h3 below a heading of its own. */
  heading: 'h2' | 'h3'
  /** True for an image of the first view. */
  priority?: boolean | undefined
  /** Whether it takes half of the row, and not a third. */
  isWide?: boolean | undefined
}

/** Of the picture, as the style sheet draws it in each place. */
const widths = {
  third: '(width < 640px) 92vw, (width < 1000px) 46vw, 26rem',
  half: '(width < 1000px) 92vw, 40rem',
}

export function BlogCard(card: BlogCardProps) {
  return <DrawnOnce as="article" className="card" part={Inside} of={card} isShared={!card.priority} />
}

function Inside({ blog, heading, priority, isWide }: BlogCardProps) {
  const t = useTranslations('blogs')
  return (
    <CardInside
      image={<BlogImage blog={blog} priority={priority} sizes={isWide ? widths.half : widths.third} />}
      eyebrow={<Topics blog={blog} />}
      title={<Link to={`/blog/${blog._id}`}>{blog.title}</Link>}
      heading={heading}
      outcome={blog.summary}
      meta={[<PublishedOn key="day" blog={blog} />, t('minutes', { minutes: blog.readingMinutes })]}
      aside={<ReadLink blog={blog} />}
    />
  )
}

/** The newest post, wide, before the others. */
export function LeadBlog({ blog }: { blog: CardBlog }) {
  const t = useTranslations('blogs')
  return (
    <article className="blog-lead">
      <Media>
        <BlogImage blog={blog} priority sizes="(width < 860px) 92vw, 44rem" />
      </Media>
      <div className="blog-lead-words">
        <p className="eyebrow">
          <Topics blog={blog} />
        </p>
        <h2>
          <Link to={`/blog/${blog._id}`}>{blog.title}</Link>
        </h2>
        <p className="lead">{blog.summary}</p>
        <p className="blog-lead-facts">
          <PublishedOn blog={blog} />
          <span>{t('minutes', { minutes: blog.readingMinutes })}</span>
        </p>
        <ReadLink blog={blog} />
      </div>
    </article>
  )
}

function Topics({ blog }: { blog: CardBlog }) {
  return blog.categories.map(({ name }) => name).join(' · ')
}

function ReadLink({ blog }: { blog: CardBlog }) {
  const t = useTranslations('blogs')
  return (
    <Link className="card-above blog-read" to={`/blog/${blog._id}`}>
      {t('read')}
      <span className="sr-only">: {blog.title}</span>
      <ArrowRight className="flip" aria-hidden="true" />
    </Link>
  )
}

import { useTranslations } from 'use-intl'

import { SkeletonCard } from '#src/ui/display/skeleton.tsx'
import { CataloguePages } from '#src/web/catalogue/catalogue-pages.tsx'
import { NothingListed } from '#src/web/catalogue/nothing-listed.tsx'
import { ListLd } from '#src/web/json-ld.tsx'

import { BlogCard, LeadBlog } from '../blog-card.tsx'
import type { CardBlog } from '../types.ts'
import { addressOf, type Filters } from './filters.ts'

interface BlogResultsProps {
  filters: Filters
  list: { blogs: CardBlog[]; NbofPages: number }
}

export function BlogResults({ filters, list }: BlogResultsProps) {
  const t = useTranslations('blogs')
  if (list.blogs.length === 0) {
    return (
      <NothingListed
        path="/blogs"
        firstPage={addressOf({ ...filters, page: 1 })}
        none={{ title: t('none'), text: t('noneText'), showAll: t('showAll') }}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          add: { to: '/dashboard/manage-blogs/new-blog', text: t('addBlog') },
        }}
      />
    )
  }
  const isWhole = !filters.title && filters.categories.length === 0
  const [lead, ...others] = list.blogs
  const hasLead = isWhole && filters.page === 1 && lead !== undefined
  const cards = hasLead ? others : list.blogs
  const wide = wideOf(cards.length)
  return (
    <>
      <ListLd paths={list.blogs.map(({ _id }) => `/blog/${_id}`)} />
      {hasLead && <LeadBlog blog={lead} />}
      {cards.length > 0 && (
        <ul className="blog-cards">
          {cards.map((blog, index) => (
            <li key={blog._id} data-wide={index < wide || undefined}>
              <BlogCard blog={blog} heading="h2" priority={!hasLead && index === 0} isWide={index < wide} />
            </li>
          ))}
        </ul>
      )}
      <CataloguePages page={filters.page} count={list.NbofPages} href={page => addressOf({ ...filters, page })} />
    </>
  )
}

/** How many of so many cards, the first ones, take half of a row, so that rows of three leave nothing open. */
const wideOf = (count: number): number => (count === 1 ? 1 : count % 3 === 1 ? 4 : count % 3)

/** The places of posts that are on their way. */
export function BlogsLoading() {
  const t = useTranslations('blogs')
  return (
    <div role="status" aria-label={t('loading')} className="blog-cards">
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  )
}

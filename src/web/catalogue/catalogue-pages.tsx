import { useTranslations } from 'use-intl'

import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { Link } from '#src/web/links/link.tsx'

interface CataloguePagesProps {
  page: number
  count: number
  href: (page: number) => string
}

/** The numbered pages under a catalogue. */
export function CataloguePages({ page, count, href }: CataloguePagesProps) {
  const t = useTranslations('catalogue')
  return (
    <div className="catalogue-pages">
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={count}
        href={href}
        renderLink={({ href: to, ...link }) => <Link {...link} to={to} />}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        pageLabel={number => t('page', { page: number })}
      />
    </div>
  )
}

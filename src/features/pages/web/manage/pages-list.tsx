import { ExternalLink, Pencil } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'
import { FailedList } from '#src/web/manager/lists/failed-list.tsx'
import { useShortDay } from '#src/web/words/own-days.ts'

import type { managePagesLoader } from './loaders.ts'

import './pages-list.css'

/** Every page of standing text: how it begins, whose words stand there, and since when. */
export function PagesList() {
  const { result } = useLoaderData<typeof managePagesLoader>()
  if (hasFailed(result)) return <FailedList />
  return (
    <ul className="page-cards">
      {result.pages.map(page => (
        <PageCard key={page.slug} page={page} />
      ))}
    </ul>
  )
}

type Page = Exclude<Awaited<ReturnType<typeof managePagesLoader>>['result'], { failed: true }>['pages'][number]

function PageCard({ page }: { page: Page }) {
  const { slug, title, beginning, isOwn } = page
  const t = useTranslations('managers.pages')
  const manager = useTranslations('manager')
  const about = useTranslations('pages.about')
  const academy = useAcademy()
  const name = t(`names.${slug}`)
  const updateAt = `/dashboard/manage-pages/update-page/${slug}`
  return (
    <li className="panel page-card">
      <div className="page-sheet">
        <b dir="auto">{title || about('title')}</b>
        {(beginning.length > 0 ? beginning : [about('lead', { academy }), about('mission')]).map((words, index) => (
          <p key={index} dir="auto">
            {words}
          </p>
        ))}
      </div>
      <div className="page-card-words">
        <h2>
          <Link to={updateAt}>{name}</Link>
        </h2>
        <Badge tone={isOwn ? 'success' : 'neutral'}>{t(isOwn ? 'own' : 'standard')}</Badge>
        <p>
          <Changed page={page} />
        </p>
      </div>
      <div className="page-card-acts">
        <Link className={buttonClass({ size: 'sm' })} to={`/${slug}`} aria-label={t('view', { name })}>
          <ExternalLink />
          {t('viewButton')}
        </Link>
        <Link className={buttonClass({ size: 'sm' })} to={updateAt} aria-label={manager('edit', { name })}>
          <Pencil />
          {manager('editButton')}
        </Link>
      </div>
    </li>
  )
}

function Changed({ page: { isOwn, updatedAt, updatedBy } }: { page: Page }) {
  const shortDay = useShortDay()
  const t = useTranslations('managers.pages')
  if (!isOwn) return t('never')
  return (
    <>
      {t('changedOn', { date: shortDay(updatedAt) })}
      {updatedBy && ` ${t('by', { name: updatedBy })}`}
    </>
  )
}

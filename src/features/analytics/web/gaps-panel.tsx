import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'

import type { HomeData } from './types.ts'

import './attention.css'

/** Where each is filled in. */
const places = {
  contact: '/dashboard/settings',
  logo: '/dashboard/settings/appearance',
  mail: '/dashboard/settings/mail',
  currency: '/dashboard/settings/money',
  payments: '/dashboard/settings/money',
  categories: '/dashboard/manage-courses/categories',
  courses: '/dashboard/manage-courses',
  slides: '/dashboard/update-hero',
  statistics: '/dashboard/update-statistics',
  pages: '/dashboard/manage-pages',
  imprint: '/dashboard/settings/legal',
} as const

/** What a new academy has not said of itself yet, each with the way to it; nothing once all is said. */
export function GapsPanel({ attention }: Pick<HomeData, 'attention'>) {
  const t = useTranslations('analytics.gaps')
  if (hasFailed(attention) || attention.gaps.length === 0) return null
  return (
    <section className="panel attention gaps">
      <header>
        <div>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <Badge plain>{attention.gaps.length}</Badge>
      </header>
      <ul>
        {attention.gaps.map(gap => (
          <li key={gap}>
            <div>
              <b>{t(`${gap}.title`)}</b>
              <span>{t(`${gap}.text`)}</span>
            </div>
            <Link
              className={buttonClass({ size: 'sm' })}
              to={places[gap]}
              aria-label={`${t('go')}: ${t(`${gap}.title`)}`}
            >
              {t('go')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { ArrowLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'
import { Track } from '#src/ui/layout/track.tsx'
import { Head } from '#src/web/head.tsx'

/** P-PH-1: how far the work is. */
const PERCENT = 60

/** P-PH-1: a service that does not exist yet. */
export function PlaceholderPage() {
  const t = useTranslations('pages.placeholder')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const name = t(pathname === '/laboratory-visit' ? 'laboratoryVisit' : 'academyDevelopment')
  const back = () => (window.history.length > 1 ? navigate(-1) : navigate('/'))
  return (
    <section className="placeholder-page wrap">
      <Head title={name} description={t('description', { name })} hidden />
      <div className="placeholder-words">
        <p className="placeholder-name">{name}</p>
        <h1 className="page-title">{t('title')}</h1>
        <p className="lead">{t('text', { name })}</p>
        <div className="placeholder-progress">
          <ProgressBar percent={PERCENT} label={t('title')} size={8} />
          <p>{t('expected')}</p>
        </div>
        <Button variant="line" size="lg" onClick={() => void back()}>
          <ArrowLeft className="flip" />
          {t('back')}
        </Button>
      </div>
      <Track percent={PERCENT} />
    </section>
  )
}

import { ArrowLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'

import { AcademyPlan, LaboratoryPlan } from './plans-drawn.tsx'

/** P-PH-1: how far the work is. */
const PERCENT = 60

/** P-PH-1: a service that does not exist yet, on the colour of its plan. */
export function PlaceholderPage() {
  const t = useTranslations('pages.placeholder')
  const format = useFormatter()
  const academy = useAcademy()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isLaboratory = pathname === '/laboratory-visit'
  const name = t(isLaboratory ? 'laboratoryVisit' : 'academyDevelopment')
  const back = () => (window.history.length > 1 ? navigate(-1) : navigate('/'))
  const Plan = isLaboratory ? LaboratoryPlan : AcademyPlan
  return (
    <section className="placeholder-page" data-ground={isLaboratory ? 'mist' : 'amber'} data-night>
      <Head title={name} description={t('description', { name, academy })} hidden />
      <div className="wrap">
        <div className="placeholder-words">
          <p className="placeholder-name">{name}</p>
          <h1 className="page-title">{t('title')}</h1>
          <p className="lead">{t('text', { name })}</p>
          <Button variant="line" size="lg" onClick={() => void back()}>
            <ArrowLeft className="flip" />
            {t('back')}
          </Button>
        </div>
        <Plan percent={PERCENT} />
        <div className="placeholder-progress">
          <b aria-hidden="true">{format.number(PERCENT / 100, { style: 'percent' })}</b>
          <p>{t('expected')}</p>
          <ProgressBar percent={PERCENT} label={t('title')} size={8} />
        </div>
      </div>
    </section>
  )
}

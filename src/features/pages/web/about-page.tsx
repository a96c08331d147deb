import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { TeachersRow } from '#src/features/teachers/web/teachers-row.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { SharedText } from '#src/web/words/shared-text.tsx'

import { AboutCategories } from './about-categories.tsx'
import { AboutHead } from './about-head.tsx'
import { AboutMission } from './about-mission.tsx'
import { AboutSpecialities } from './about-specialities.tsx'
import image from './about-traces.avif'
import type { aboutLoader } from './loaders.ts'

/** P-ABT-1: specialities, course categories, mission. An academy's own words stand in the place of the mission. */
export function AboutPage() {
  const t = useTranslations('pages.about')
  const academy = useAcademy()
  const { page, teachers, categories, grounds } = useLoaderData<typeof aboutLoader>()
  const own = !hasFailed(page) && page.isOwn ? page : undefined
  return (
    <>
      <Head title={t('heading')} description={t('description', { academy })} image={image} />
      <AboutHead image={image} title={own?.title ?? t('title')} lead={own ? undefined : t('lead', { academy })} />
      {own ? <OwnWords html={own.content} /> : <AboutMission />}
      <AboutSpecialities />
      {!hasFailed(teachers) && <TeachersRow title={t('teachers')} result={teachers} />}
      <AboutCategories result={categories} grounds={grounds} />
    </>
  )
}

function OwnWords({ html }: { html: string }) {
  return (
    <section className="about-own">
      <div className="wrap">
        <SharedText html={html} article />
      </div>
    </section>
  )
}

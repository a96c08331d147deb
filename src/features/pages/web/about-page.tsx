import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Head } from '#src/web/head.tsx'

import { AboutCategories } from './about-categories.tsx'
import { AboutHead } from './about-head.tsx'
import { AboutSpecialities } from './about-specialities.tsx'
import picture from './about-traces.avif'
import type { aboutLoader } from './loaders.ts'

const principles = ['measure', 'explain', 'decide'] as const

/** P-ABT-1: specialities, course categories, mission. */
export function AboutPage() {
  const t = useTranslations('pages.about')
  const { categories } = useLoaderData<typeof aboutLoader>()
  return (
    <>
      <Head title={t('heading')} description={t('description')} image={picture} />
      <AboutHead picture={picture} />
      <section className="about-mission" aria-labelledby="about-mission">
        <div className="wrap">
          <h2 id="about-mission">{t('mission')}</h2>
          <ol>
            {principles.map(name => (
              <li key={name}>
                <h3>{t(`${name}.title`)}</h3>
                <p>{t(`${name}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <AboutSpecialities />
      <AboutCategories result={categories} />
    </>
  )
}

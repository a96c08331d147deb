import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { academyLd, JsonLd } from '#src/web/json-ld.tsx'
import { later } from '#src/web/later.tsx'

import { CategoryBand } from './category-band.tsx'
import { CourseGrid } from './course-grid.tsx'
import { useBuiltInSlides, useOpeningSlide } from './hero/built-in-slides.ts'
import { Hero } from './hero/hero.tsx'
import type { homeLoader } from './loaders.ts'

const Elevating = later(
  'elevating',
  import.meta.env.SSR ? (await import('./elevating.tsx')).Elevating : undefined,
  async () => (await import('./elevating.tsx')).Elevating,
)

const Approach = later(
  'approach',
  import.meta.env.SSR ? (await import('./approach.tsx')).Approach : undefined,
  async () => (await import('./approach.tsx')).Approach,
)

const PartnersGrid = later(
  'partners-grid',
  import.meta.env.SSR ? (await import('./partners-grid.tsx')).PartnersGrid : undefined,
  async () => (await import('./partners-grid.tsx')).PartnersGrid,
)

const TeachersRow = later(
  'teachers-row',
  import.meta.env.SSR ? (await import('#src/features/teachers/web/teachers-row.tsx')).TeachersRow : undefined,
  async () => (await import('#src/features/teachers/web/teachers-row.tsx')).TeachersRow,
)

const TryIt = later(
  'try-it',
  import.meta.env.SSR ? (await import('./try-it/try-it.tsx')).TryIt : undefined,
  async () => (await import('./try-it/try-it.tsx')).TryIt,
)

export function HomePage() {
  const t = useTranslations('home')
  const { hero, popular, newest, categories, statistics, teachers, partners } = useLoaderData<typeof homeLoader>()
  const builtIn = useBuiltInSlides()
  const opening = useOpeningSlide()
  const read = hasFailed(hero) ? builtIn : hero.pages // L-HOME-5
  const slides = read.length > 0 ? read : [opening]
  return (
    <>
      <Head title={t('title')} description={t('description')} image={slides[0]?.image} />
      <Organization />
      <Hero slides={slides} />
      <Elevating />
      <CourseGrid kind="popular" result={popular} />
      <TryIt />
      <TeachersRow title={t('teachers')} result={teachers} />
      <CategoryBand result={categories} />
      <CourseGrid kind="fresh" result={newest} />
      <Approach result={statistics} />
      <PartnersGrid result={partners} />
    </>
  )
}

/** Who runs the site, and where it is searched, for search engines. */
function Organization() {
  const { publicUrl, contactEmail, contactPhone } = usePage().site
  const contactPoint =
    contactEmail || contactPhone
      ? {
          '@type': 'ContactPoint',
          email: contactEmail ?? undefined,
          telephone: contactPhone ?? undefined,
        }
      : undefined
  const potentialAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return (
    <>
      <JsonLd data={{ ...academyLd(publicUrl), '@type': 'EducationalOrganization', contactPoint }} />
      <JsonLd data={{ '@type': 'WebSite', name: 'Palestra', url: publicUrl, potentialAction }} />
    </>
  )
}

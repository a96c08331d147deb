import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { usePage, useAcademy } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { academyLd, JsonLd } from '#src/web/json-ld.tsx'
import { later } from '#src/web/later.tsx'

import { CourseSection } from './course-section.tsx'
import { useBuiltInSlides, useOpeningSlide } from './hero/built-in-slides.ts'
import { Hero } from './hero/hero.tsx'
import type { homeLoader } from './loaders.ts'
import { PopularCourses } from './popular-courses.tsx'

const Elevating = later(
  'elevating',
  import.meta.env.SSR ? (await import('./elevating.tsx')).Elevating : undefined,
  async () => (await import('./elevating.tsx')).Elevating,
)

const HomeRest = later(
  'home-rest',
  import.meta.env.SSR ? (await import('./home-rest.tsx')).HomeRest : undefined,
  async () => (await import('./home-rest.tsx')).HomeRest,
)

export function HomePage() {
  const t = useTranslations('home')
  const academy = useAcademy()
  const { hero, popular, ...rest } = useLoaderData<typeof homeLoader>()
  const builtIn = useBuiltInSlides()
  const opening = useOpeningSlide()
  const read = hasFailed(hero) ? builtIn : hero.pages // L-HOME-5
  const slides = read.length > 0 ? read : [opening]
  return (
    <>
      <Head title={t('title', { academy })} description={t('description')} image={slides[0]?.image} />
      <Organization />
      <Hero slides={slides} />
      <div className="threaded">
        <Elevating />
        <CourseSection kind="popular" result={popular} shown={PopularCourses} />
      </div>
      <HomeRest {...rest} />
    </>
  )
}

/** Who runs the site, and where it is searched, for search engines. */
function Organization() {
  const { site } = usePage()
  const { name, publicUrl, contactEmail, contactPhone } = site
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
      <JsonLd data={{ ...academyLd(site), '@type': 'EducationalOrganization', contactPoint }} />
      <JsonLd data={{ '@type': 'WebSite', name, url: publicUrl, potentialAction }} />
    </>
  )
}

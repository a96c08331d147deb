import { Film, ImageOff } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { FailedList } from '#src/web/manager/lists/failed-list.tsx'

import { PLACES, type slidesLoader } from './loaders.ts'
import { SlideForm } from './slide-form.tsx'
import { smallest, type Slide } from './values.ts'

/** A-HERO-1, K-15: the three pages of the landing page's carousel, one of them to be changed. */
export function Slides() {
  const { place, result } = useLoaderData<typeof slidesLoader>()
  if (hasFailed(result)) return <FailedList />
  const item = result.items.find(one => one.pageNb === place)
  return (
    <>
      <Places place={place} slides={PLACES.map(one => result.items.find(({ pageNb }) => pageNb === one)?.slide)} />
      <SlideForm
        key={place}
        place={place}
        slide={item?.slide}
        version={item?.version}
        failure={failureOf(item?.upload)}
        darkFailure={failureOf(item?.darkUpload)}
      />
    </>
  )
}

const failureOf = (upload: { state: string; failure: string | null } | undefined): string | undefined =>
  upload?.state === 'failed' ? (upload.failure ?? undefined) : undefined

/** What is shown in each place now. */
function Places({ place, slides }: { place: number; slides: readonly (Slide | undefined)[] }) {
  const t = useTranslations('managers.slides')
  return (
    <nav className="slide-places" aria-label={t('places')}>
      {slides.map((slide, index) => (
        <Link
          key={PLACES[index]}
          to={index === 0 ? '.' : `?page=${index + 1}`}
          aria-current={place === index + 1 ? 'page' : undefined}
          preventScrollReset
        >
          <span className="slide-thumb">
            {slide?.image ? <img src={smallest(slide.image)} alt="" /> : slide ? <Film /> : <ImageOff />}
          </span>
          <span className="slide-place">
            <small>{t('place', { number: index + 1 })}</small>
            <b>{slide?.h1 ?? t('noSlide')}</b>
          </span>
        </Link>
      ))}
    </nav>
  )
}

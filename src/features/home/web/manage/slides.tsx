import { Film, ImageOff } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { useKeptFocus } from '#src/web/manager/lists/use-kept-focus.ts'

import { FailedLanding } from './failed-landing.tsx'
import { PLACES, type slidesLoader } from './loaders.ts'
import { SlideForm } from './slide-form.tsx'
import { smallest, type Slide } from './values.ts'

/** A-HERO-1, K-15: the three pages of the landing page's carousel, one of them to be changed. */
export function Slides() {
  const { place, result } = useLoaderData<typeof slidesLoader>()
  const kept = useKeptFocus(place)
  if (hasFailed(result)) return <FailedLanding />
  const item = result.items.find(one => one.pageNb === place)
  return (
    <SlideForm
      key={place}
      place={place}
      slide={item?.slide}
      version={item?.version}
      failure={failureOf(item?.upload)}
      darkFailure={failureOf(item?.darkUpload)}
    >
      <Places
        kept={kept}
        place={place}
        slides={PLACES.map(one => result.items.find(({ pageNb }) => pageNb === one)?.slide)}
      />
    </SlideForm>
  )
}

const failureOf = (upload: { state: string; failure: string | null } | undefined): string | undefined =>
  upload?.state === 'failed' ? (upload.failure ?? undefined) : undefined

interface PlacesProps {
  /** The form of another slide is another one: whoever has chosen it by key stays here. */
  kept: ReturnType<typeof useKeptFocus>
  place: number
  slides: readonly (Slide | undefined)[]
}

/** What is shown in each place now. */
function Places({ kept, place, slides }: PlacesProps) {
  const t = useTranslations('managers.slides')
  return (
    <nav {...kept} className="slide-places" aria-label={t('places')}>
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

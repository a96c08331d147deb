import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { imageFiles } from '#src/web/images.ts'
import { academyLd, BreadcrumbsLd, JsonLd, personLd } from '#src/web/json-ld.tsx'

import type { DetailCourse } from './course-facts.tsx'

/** What search engines are told of a course: schema.org's Course, and where it stands. No browser needs it. */
export function CourseLd({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const { site } = usePage()
  const { publicUrl } = site
  const { _id, title, outcome, thumbnail, price, rating, ratingCount, durationSeconds, published, level, teachers } =
    course
  const image = imageFiles(thumbnail).full
  const address = `${publicUrl}/course/${_id}`
  const workload = `PT${Math.max(1, Math.round(durationSeconds / 60))}M`
  const priceCurrency = site.currency.toUpperCase()
  const data = {
    '@type': 'Course',
    name: title,
    description: outcome || title,
    url: address,
    image: [new URL(image, publicUrl).href],
    inLanguage: 'en',
    ...(level && { educationalLevel: level }),
    timeRequired: workload,
    provider: academyLd(site),
    offers: {
      '@type': 'Offer',
      category: price > 0 ? 'Paid' : 'Free',
      price,
      priceCurrency,
      ...(site.addedTax &&
        price > 0 && {
          priceSpecification: { '@type': 'PriceSpecification', price, priceCurrency, valueAddedTaxIncluded: false },
        }),
      url: address,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: workload,
      ...(teachers.length > 0 && { instructor: teachers.map(teacher => personLd(publicUrl, teacher)) }),
    },
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount, bestRating: 5 },
    }),
  }
  return (
    <>
      {published && <JsonLd data={data} />}
      <BreadcrumbsLd
        trail={[
          [t('title'), '/courses'],
          [title, `/course/${_id}`],
        ]}
      />
    </>
  )
}

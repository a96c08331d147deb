import { useFormatter, useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { CourseCard, CourseDetail } from '#src/features/courses/contract/shapes.ts'
import { Picture } from '#src/ui/display/picture.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { RatingSummary } from '#src/ui/display/rating.tsx'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'
import { plusTax, usePriceIn } from '#src/web/words/prices.ts'

import { lessonAddress } from '../lesson-address.ts'

export type CardCourse = z.output<typeof CourseCard>
export type DetailCourse = z.output<typeof CourseDetail>

interface CourseImageProps {
  course: Pick<CardCourse, 'thumbnail'> & Partial<Pick<CardCourse, 'glimpse'>>
  sizes: string
  priority?: boolean | undefined
}

/** The thumbnail in the width that its place needs; the title beside it says what it is. */
export function CourseImage({ course, sizes, priority }: CourseImageProps) {
  if (!course.thumbnail) return null // a draft may have none yet
  const { src, srcSet } = imageFiles(course.thumbnail)
  const picture = { src, srcSet, sizes, alt: '', width: 960, height: 540 }
  return <Picture {...picture} priority={priority} glimpse={course.glimpse ?? undefined} />
}

/** How much a course asks of who takes it: its name, and one to three bars for the eye. */
export function LevelMark({ level }: { level: NonNullable<CardCourse['level']> }) {
  const t = useTranslations('courses')
  return (
    <span className="level" data-level={level}>
      <i />
      {t(`levels.${level}`)}
    </span>
  )
}

/** What a course is offered for. `tax`: what is added to it, if something is. */
export function CoursePrice({ amount, currency, tax }: { amount: number; currency: string; tax: string | null }) {
  const t = useTranslations('courses')
  const price = usePriceIn()
  return <Price now={amount === 0 ? t('free') : plusTax(price(amount, currency), tax)} />
}

export function Rating({ value, count }: { value: number; count: number }) {
  const t = useTranslations('courses')
  const format = useFormatter()
  const average = format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return <RatingSummary value={average} count={`(${format.number(count)})`} label={t('rated')} />
}

/** The lesson that the learner goes on with, or the certificate in the end, as a link of its own above the card's. */
export function NextStep({ course }: { course: CardCourse }) {
  const t = useTranslations('courses')
  const next = course.learning?.next
  if (course.completed) {
    return (
      <Link className="card-above link-quiet" to="/dashboard/certificates">
        {t('toCertificate')}
      </Link>
    )
  }
  if (!next) return null
  return (
    <Link className="card-above link-quiet" to={lessonAddress(course._id, { kind: next.kind, _id: next.lessonId })}>
      {t(course.learning?.startedLessons ? 'continueLesson' : 'startLesson', { number: next.number })}
    </Link>
  )
}

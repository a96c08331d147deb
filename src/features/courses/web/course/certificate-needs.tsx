import { useFormatter, useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'
import { COMPLETE_PERCENT } from '#src/wire/videos/coverage.ts'

import { lessonAddress } from '../lesson-address.ts'

/** So many lessons are named by their numbers. */
const MOST_NAMED = 4

type Lesson = {
  readonly _id: string
  readonly kind: string
  /** Its place in the course, from 1. */
  readonly number: number
  readonly isNeeded: boolean
  readonly completed: boolean
  readonly progress: number
}

interface CertificateNeedsProps {
  lessons: readonly Lesson[]
  /** Makes it the way to the first lesson that is missing. */
  courseId?: string
}

/** D-65: what is missing for the certificate; nothing once every lesson is completed that counts. */
export function CertificateNeeds({ lessons, courseId }: CertificateNeedsProps) {
  const words = useNeeds(lessons)
  const first = lessons.find(isMissing)
  if (!first) return null
  return (
    <p className="certificate-needs">
      {courseId ? (
        <Link className="link" to={lessonAddress(courseId, first)}>
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  )
}

const isMissing = ({ completed, isNeeded }: Lesson): boolean => isNeeded && !completed

function useNeeds(lessons: readonly Lesson[]): string {
  const t = useTranslations('certificateNeeds')
  const format = useFormatter()
  const missing = lessons.filter(isMissing)
  const count = missing.length
  if (count > MOST_NAMED || count === lessons.length) return t('needsMany', { count })
  const [only] = missing
  if (count > 1 || !only)
    return t('needsSome', { count, lessons: format.list(missing.map(({ number }) => String(number))) })
  if (only.kind !== 'video') return t('needsLesson', { number: only.number })
  return t('needsOne', { number: only.number, percent: Math.max(1, COMPLETE_PERCENT - only.progress) })
}

import { useFormatter, useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'
import { COMPLETE_PERCENT } from '#src/wire/money/coverage.ts'

import type { DetailCourse } from './course-facts.tsx'

/** So many lessons are named by their numbers. */
const MOST_NAMED = 4

interface CertificateNeedsProps {
  videos: readonly DetailCourse['videos'][number][]
  /** Makes it the way to the first lesson that is missing. */
  courseId?: string
}

/** D-65: what is missing for the certificate; nothing once every lesson is completed. */
export function CertificateNeeds({ videos, courseId }: CertificateNeedsProps) {
  const words = useNeeds(videos)
  const first = videos.find(({ completed }) => !completed)
  if (!first) return null
  return (
    <p className="certificate-needs">
      {courseId ? (
        <Link className="link" to={`/video/${courseId}/${first._id}`}>
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  )
}

function useNeeds(videos: readonly DetailCourse['videos'][number][]): string {
  const t = useTranslations('courses')
  const format = useFormatter()
  const missing = videos.flatMap(({ completed, progress }, index) =>
    completed ? [] : [{ number: index + 1, progress }],
  )
  const count = missing.length
  if (count > MOST_NAMED || count === videos.length) return t('needsMany', { count })
  const [only] = missing
  if (count > 1 || !only)
    return t('needsSome', { count, lessons: format.list(missing.map(({ number }) => String(number))) })
  return t('needsOne', { number: only.number, percent: Math.max(1, COMPLETE_PERCENT - only.progress) })
}

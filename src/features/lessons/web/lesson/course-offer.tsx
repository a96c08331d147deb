import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'
import { loginAddress } from '#src/web/calls/session.ts'
import { Link } from '#src/web/links/link.tsx'
import { useOffered } from '#src/web/words/prices.ts'

import type { VideoCourse } from '../loaders.ts'

/** The ways to the whole course for who may not open it: the payment, for visitors by way of the login, and its page. */
export function CourseOffer({ course }: { course: VideoCourse }) {
  const t = useTranslations('videos')
  const offered = useOffered()
  const viewer = useViewer()
  const payment = `/payment/${course._id}`
  return (
    <div className="actions">
      <Link className={buttonClass({ variant: 'primary' })} to={viewer ? payment : loginAddress(payment)}>
        {course.price === 0 ? t('join') : t('buy', { price: offered(course.price) })}
      </Link>
      <Link className={buttonClass({ variant: 'line' })} to={`/course/${course._id}`}>
        {t('toCourse')}
      </Link>
    </div>
  )
}

import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'
import { loginAddress } from '#src/web/calls/session.ts'
import { Link } from '#src/web/links/link.tsx'
import { usePrice } from '#src/web/words/prices.ts'

import type { VideoCourse } from '../loaders.ts'
import { posterOf } from '../player/posters.ts'

/** L-VID-10: what stands in the player's place for who may not watch, with the way to open it. */
export function LockedVideo({ thumbnail, course }: { thumbnail: string; course: VideoCourse }) {
  const t = useTranslations('videos')
  const price = usePrice()
  const viewer = useViewer()
  const payment = `/payment/${course._id}`
  return (
    <section className="player-screen player-locked" aria-label={t('player')}>
      <Picture src={posterOf(thumbnail)} alt="" width={1280} height={720} priority />
      <div className="offer">
        <Lock aria-hidden="true" />
        <p>{t('lockedText')}</p>
        <div className="actions">
          <Link className={buttonClass({ variant: 'primary' })} to={viewer ? payment : loginAddress(payment)}>
            {course.price === 0 ? t('join') : t('buy', { price: price(course.price) })}
          </Link>
          <Link className={buttonClass({ variant: 'line' })} to={`/course/${course._id}`}>
            {t('toCourse')}
          </Link>
        </div>
      </div>
    </section>
  )
}

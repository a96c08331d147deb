import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { onGround } from '#src/features/courses/web/ground.ts'
import { Picture } from '#src/ui/display/picture.tsx'

import type { VideoCourse } from '../loaders.ts'
import { posterOf } from '../player/posters.ts'
import { CourseOffer } from './course-offer.tsx'

/** L-VID-10: what stands in the player's place for who may not watch, with the way to open it. */
export function LockedVideo({ thumbnail, course }: { thumbnail: string; course: VideoCourse }) {
  const t = useTranslations('videos')
  return (
    <section className="player-locked" aria-label={t('player')} {...onGround(course.ground)}>
      <div className="offer">
        <Lock aria-hidden="true" />
        <p>{t('lockedText')}</p>
        <CourseOffer course={course} />
      </div>
      <Picture src={posterOf(thumbnail)} alt="" width={1280} height={720} priority />
    </section>
  )
}

import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'

import type { ClosedVideo, VideoCourse } from '../loaders.ts'

export interface PlaceInCourse {
  course: VideoCourse
  /** From 1. */
  number: number
  count: number
}

interface VideoTitleProps extends PlaceInCourse {
  title: string
  children?: ReactNode
}

export function VideoTitle({ course, title, number, count, children }: VideoTitleProps) {
  const t = useTranslations('videos')
  return (
    <div className="player-title">
      <div>
        <p className="eyebrow">
          <Link to={`/course/${course._id}`}>{course.title}</Link> · {t('lessonOf', { number, all: count })}
        </p>
        <h1>{title}</h1>
        {course.teachers.length > 0 && (
          <p className="player-by">
            {t('taughtBy')}{' '}
            {course.teachers.map(({ _id, name }, index) => (
              <Fragment key={_id}>
                {index > 0 && ', '}
                <Link to={`/teacher/${_id}`}>{name}</Link>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}

/** What everybody may read of a video: its title, and what it is about. */
export function ClosedWords({ video, ...place }: PlaceInCourse & { video: ClosedVideo }) {
  return (
    <div className="player-info">
      <VideoTitle {...place} title={video.title} />
      <p className="player-about">{video.description}</p>
    </div>
  )
}

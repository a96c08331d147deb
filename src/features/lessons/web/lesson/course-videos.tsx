import { Check, Lock } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import type { Ground } from '#src/features/courses/contract/shapes.ts'
import type { LessonInOutline, SectionInOutline } from '#src/features/courses/web/course-outline.ts'
import { CertificateNeeds } from '#src/features/courses/web/course/certificate-needs.tsx'
import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { lessonAddress } from '#src/features/courses/web/lesson-address.ts'
import { KindPlate, useKindName } from '#src/features/courses/web/lesson-kind.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { ProgressRing } from '#src/ui/display/progress.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'
import { clockTime } from '#src/wire/clock-time.ts'
import { COMPLETE_PERCENT } from '#src/wire/videos/coverage.ts'

import type { ListedVideo } from '../loaders.ts'
import { keepSettings, useSettings } from '../player/settings.ts'

type Lesson = LessonInOutline<ListedVideo>

interface CourseVideosProps {
  course: { _id: string; ground: Ground | null }
  outline: readonly SectionInOutline<ListedVideo>[]
  currentId: string
  isPurchased: boolean
  /** Whether the video that is open is playing. */
  isPlaying?: boolean
}

/** L-VID-5 to L-VID-7: the course's lessons in their order; without a purchase dimmed, locked and no links, but for free ones. */
export function CourseVideos({ course, outline, currentId, isPurchased, isPlaying = false }: CourseVideosProps) {
  const { _id, ground } = course
  const t = useTranslations('videos')
  const lessons = outline.flatMap(section => section.lessons)
  const lists = useCurrentInView(currentId)
  return (
    <aside className="course-videos" aria-labelledby="course-videos-title">
      <header>
        <div>
          <h2 id="course-videos-title">{t('courseVideos')}</h2>
          <Summary lessons={lessons} currentId={currentId} isPurchased={isPurchased} />
          {isPurchased && <CertificateNeeds lessons={lessons} />}
        </div>
        {isPurchased && <ProgressRing percent={progressOf(lessons)} size={48} label={t('courseProgress')} />}
      </header>
      <div className="lists" ref={lists}>
        {outline.map((section, index) => (
          <Section key={index} section={section} isOpen={isPurchased}>
            {section.lessons.map(lesson => (
              <li
                key={lesson._id}
                aria-current={lesson._id === currentId ? 'true' : undefined}
                data-locked={isPurchased || isFree(lesson) ? undefined : ''}
              >
                {isPurchased || isFree(lesson) ? (
                  <Link to={lessonAddress(_id, lesson)}>
                    <Entry
                      {...{ lesson, ground }}
                      isPlaying={isPlaying && lesson._id === currentId}
                      isOpen={isPurchased}
                    />
                  </Link>
                ) : (
                  <div>
                    <Entry lesson={lesson} ground={ground} />
                  </div>
                )}
              </li>
            ))}
          </Section>
        ))}
      </div>
      {isPurchased && <Autoplay />}
    </aside>
  )
}

/** Of a long list, the part with the current lesson is shown; the page stays where it is. */
function useCurrentInView(currentId: string) {
  const lists = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [frame, current] = [lists.current, lists.current?.querySelector<HTMLElement>('[aria-current]')]
    if (frame && current) frame.scrollTop = current.offsetTop - frame.offsetTop - frame.clientHeight / 3
  }, [currentId])
  return lists
}

const isFree = (lesson: Lesson): boolean => lesson.kind === 'video' && lesson.video.isFree

type SectionProps = { section: SectionInOutline<ListedVideo>; isOpen: boolean; children: ReactNode }

function Section({ section, isOpen, children }: SectionProps) {
  const t = useTranslations('videos')
  const duration = useDuration()
  const { lessons } = section
  const done = lessons.filter(({ completed }) => completed).length
  return (
    <>
      {section.title !== null && (
        <h3>
          <span dir="auto">{section.title}</span>
          <small>
            {isOpen && <span>{t('numberOf', { number: done, all: lessons.length })}</span>}
            <span>{duration(section.seconds)}</span>
          </small>
        </h3>
      )}
      <ol start={section.lessons[0]?.number}>{children}</ol>
    </>
  )
}

/** Lessons that are completed count whole, and those that need not be not at all, as in the course's own progress. */
function progressOf(lessons: readonly Lesson[]): number {
  const needed = lessons.filter(({ isNeeded }) => isNeeded)
  const sum = needed.reduce((total, { progress, completed }) => total + (completed ? 100 : progress), 0)
  return Math.floor(sum / (needed.length || 1))
}

type SummaryProps = Pick<CourseVideosProps, 'currentId' | 'isPurchased'> & { lessons: readonly Lesson[] }

function Summary({ lessons, currentId, isPurchased }: SummaryProps) {
  const t = useTranslations('videos')
  const duration = useDuration()
  const areVideos = lessons.every(({ kind }) => kind === 'video')
  if (!isPurchased) {
    return (
      <p>
        {t(areVideos ? 'count' : 'lessons', { count: lessons.length })}
        <span className="opens">
          <Lock aria-hidden="true" />
          {t('openWithCourse')}
        </span>
      </p>
    )
  }
  const left = lessons.reduce(
    (sum, { seconds, progress, completed, isNeeded }) =>
      sum + (completed || !isNeeded ? 0 : seconds * (1 - progress / 100)),
    0,
  )
  const number = lessons.find(({ _id }) => _id === currentId)?.number ?? 0
  return (
    <p>
      {t('numberOf', { number, all: lessons.length })}
      {left > 0 && <> · {t('left', { time: duration(left) })}</>}
    </p>
  )
}

interface EntryProps {
  lesson: Lesson
  /** The ground of the course. */
  ground: Ground | null
  isPlaying?: boolean
  /** Whether the course is the reader's own. */
  isOpen?: boolean
}

function Entry({ lesson, ground, isPlaying = false, isOpen = false }: EntryProps) {
  const t = useTranslations('videos')
  const { title, progress, completed, seconds } = lesson
  if (lesson.kind !== 'video') return <WrittenEntry {...{ lesson, ground, isOpen }} />
  const { video } = lesson
  const percent = completed ? 100 : progress
  return (
    <>
      <Media
        duration={clockTime(seconds)}
        percent={isOpen ? percent : undefined}
        lockedLabel={!isOpen && !video.isFree ? t('locked') : undefined}
      >
        <CourseImage course={video} sizes="120px" />
      </Media>
      <span className="words">
        <b>{title}</b>
        <span className="about">{video.description}</span>
        <small>
          <State lesson={lesson} isPlaying={isPlaying} isOpen={isOpen} />
          <TimeAgo instant={video.createdAt} />
        </small>
      </span>
    </>
  )
}

/** What is read or answered, with a drawing of its kind in the picture's place. */
function WrittenEntry({ lesson, ground, isOpen }: Omit<Required<EntryProps>, 'isPlaying'>) {
  const t = useTranslations('videos')
  const duration = useDuration()
  const kindName = useKindName()
  if (lesson.kind === 'video') return null
  return (
    <>
      <Media lockedLabel={isOpen ? undefined : t('locked')}>
        <KindPlate kind={lesson.kind} ground={ground} />
      </Media>
      <span className="words">
        <b dir="auto">{lesson.title}</b>
        <small>
          <State lesson={lesson} isOpen={isOpen} />
          <span>{kindName(lesson.written)}</span>
          <span>{duration(lesson.seconds)}</span>
        </small>
      </span>
    </>
  )
}

function State({ lesson, isPlaying, isOpen }: Omit<EntryProps, 'ground'>) {
  const t = useTranslations('videos')
  const { kind, completed, progress } = lesson
  if (isPlaying) return <em>{t('playing')}</em>
  if (!isOpen && isFree(lesson)) return <em>{t('freeLesson')}</em>
  if (completed) {
    return (
      <span className="watched">
        <Check aria-hidden="true" />
        {t(doneAs[kind])}
      </span>
    )
  }
  if (progress === 0) return null
  if (kind !== 'video') return <span>{t('bestOf', { percent: progress })}</span>
  return <span>{t('watchedPercent', { percent: progress, needed: COMPLETE_PERCENT })}</span>
}

const doneAs = { video: 'watched', reading: 'read', figure: 'tried', questions: 'passed' } as const

/** D-36: the choice that 'Cancel' makes can be taken back here. */
function Autoplay() {
  const t = useTranslations('videos')
  const { autoplay } = useSettings()
  return (
    <footer>
      <Checkbox checked={autoplay} onChange={event => keepSettings({ autoplay: event.currentTarget.checked })}>
        {t('autoplay')}
      </Checkbox>
    </footer>
  )
}

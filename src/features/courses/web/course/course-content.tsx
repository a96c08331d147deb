import { ChevronDown, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'
import { Numerals } from '#src/web/words/numerals.tsx'
import { TimeAgo } from '#src/web/words/time-ago.tsx'
import { clockTime } from '#src/wire/clock-time.ts'
import { COMPLETE_PERCENT } from '#src/wire/videos/coverage.ts'

import { countsOf, type LessonInOutline, outlineOf, type SectionInOutline } from '../course-outline.ts'
import { lessonAddress } from '../lesson-address.ts'
import { KindPlate, useKindName } from '../lesson-kind.tsx'
import { CourseImage, type DetailCourse } from './course-facts.tsx'

type Video = DetailCourse['videos'][number]
type Lesson = LessonInOutline<Video>

interface CourseContentProps {
  course: DetailCourse
  isPurchased: boolean
  /** Where all are completed they are folded. */
  isOver?: boolean
}

/** The lessons in course order, by sections: links with progress for who may open them, otherwise dimmed under a lock but for free ones (L-CRS-5, D-71). */
export function CourseContent({ course, isPurchased, isOver = false }: CourseContentProps) {
  const t = useTranslations('coursePage')
  const duration = useDuration()
  const sections = outlineOf(course)
  const isEmpty = course.lessonCount === 0
  const [Part, Head] = isOver ? (['details', 'summary'] as const) : (['section', 'div'] as const)
  return (
    <Part className="course-part" aria-labelledby="course-content">
      <Head className="content-head">
        <h2 id="course-content">{t('content')}</h2>
        {!isEmpty && (
          <span className="text-15 text-muted">
            <Counts course={course} /> · {duration(course.durationSeconds)}
          </span>
        )}
        {isOver && <ChevronDown />}
      </Head>
      {isEmpty && <p className="panel no-videos">{t('noVideos')}</p>}
      {!isEmpty && !isPurchased && <Notice>{t('locked')}</Notice>}
      {sections.map((section, index) => (
        <Section key={index} section={section} place={placeOf(sections, section)} isOwn={isPurchased}>
          <ol className="curriculum" start={section.lessons[0]?.number}>
            {section.lessons.map(lesson => (
              <Row key={lesson._id} course={course} lesson={lesson} isOwn={isPurchased} />
            ))}
          </ol>
        </Section>
      ))}
    </Part>
  )
}

/** How many lessons of each kind. */
function Counts({ course: { videos, lessons } }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const { readings, figures, questions } = countsOf(lessons)
  const counts = [
    videos.length > 0 && t('videos', { count: videos.length }),
    readings > 0 && t('readings', { count: readings }),
    figures > 0 && t('figures', { count: figures }),
    questions > 0 && t('questions', { count: questions }),
  ]
  return counts.filter(Boolean).join(' · ')
}

/** A section that takes less is told by its lessons alone. */
const TELLING_SECONDS = 10 * 60

/** The number of a section among those with a title. */
const placeOf = (sections: readonly SectionInOutline<Video>[], section: SectionInOutline<Video>): number =>
  sections.filter(({ title }) => title !== null).indexOf(section) + 1

interface SectionProps {
  section: SectionInOutline<Video>
  place: number
  isOwn: boolean
  children: ReactNode
}

function Section({ section: { title, seconds, lessons }, place, isOwn, children }: SectionProps) {
  const t = useTranslations('coursePage')
  const duration = useDuration()
  if (title === null) return children
  return (
    <section className="content-section" aria-labelledby={`section-${place}`}>
      <header>
        <span className="place" aria-hidden="true">
          {place}
        </span>
        <h3 id={`section-${place}`} dir="auto">
          {title}
        </h3>
        <span className="sum">
          {isOwn
            ? t('doneOf', { done: doneOf(lessons), all: lessons.length })
            : t('lessons', { count: lessons.length })}
          {seconds >= TELLING_SECONDS && ` · ${duration(seconds)}`}
        </span>
      </header>
      {children}
    </section>
  )
}

const doneOf = (lessons: readonly Lesson[]): number => lessons.filter(({ completed }) => completed).length

interface RowProps {
  course: DetailCourse
  lesson: Lesson
  /** Whether the course is the reader's own. */
  isOwn: boolean
}

function Row({ course, lesson, isOwn }: RowProps) {
  const isOpen = isOwn || isFree(lesson)
  const words = <Words course={course} lesson={lesson} isOwn={isOwn} />
  return (
    <li
      data-now={lesson._id === course.learning?.next?.lessonId ? '' : undefined}
      data-locked={isOpen ? undefined : ''}
    >
      {isOpen ? <Link to={lessonAddress(course._id, lesson)}>{words}</Link> : <div>{words}</div>}
    </li>
  )
}

const isFree = (lesson: Lesson): boolean => lesson.kind === 'video' && lesson.video.isFree

function Words({ course, lesson, isOwn }: RowProps) {
  const t = useTranslations('coursePage')
  const duration = useDuration()
  const { number, completed, title, seconds } = lesson
  return (
    <>
      <span className="number">{completed ? <CircleCheck role="img" aria-label={t('completed')} /> : number}</span>
      <Still course={course} lesson={lesson} isOwn={isOwn} />
      <span className="words">
        <b dir="auto">{title}</b>
        {lesson.kind === 'video' && <span className="about">{lesson.video.description}</span>}
        <Facts lesson={lesson} isOwn={isOwn} />
      </span>
      {(isOwn || seconds >= 60) && (
        <Numerals className="length" words={lesson.kind === 'video' ? clockTime(seconds) : duration(seconds)} />
      )}
    </>
  )
}

/** The picture of a video; of what is read or answered, a drawing of its kind. */
function Still({ course, lesson, isOwn }: RowProps) {
  const t = useTranslations('coursePage')
  const { completed, progress } = lesson
  const lockedLabel = isOwn || isFree(lesson) ? undefined : t('lockedVideo')
  if (lesson.kind !== 'video')
    return (
      <Media lockedLabel={lockedLabel}>
        <KindPlate kind={lesson.kind} ground={course.ground} />
      </Media>
    )
  return (
    <Media percent={isOwn ? (completed ? 100 : progress) : undefined} lockedLabel={lockedLabel}>
      <CourseImage course={lesson.video} sizes="136px" />
    </Media>
  )
}

function Facts({ lesson, isOwn }: Omit<RowProps, 'course'>) {
  const t = useTranslations('coursePage')
  const kindName = useKindName()
  const { progress, completed } = lesson
  if (lesson.kind !== 'video') {
    const { isNeeded } = lesson.written
    return (
      <small>
        {kindName(lesson.written)}
        {progress > 0 && !completed && <> · {t('bestOf', { percent: progress })}</>}
        {!isNeeded && <> · {t('notNeeded')}</>}
      </small>
    )
  }
  return (
    <small>
      {!isOwn && lesson.video.isFree && <em>{t('freeLesson')} · </em>}
      <TimeAgo instant={lesson.video.createdAt} />
      {progress > 0 && (
        <> · {t(completed ? 'watched' : 'watchedNeeded', { percent: progress, needed: COMPLETE_PERCENT })}</>
      )}
    </small>
  )
}

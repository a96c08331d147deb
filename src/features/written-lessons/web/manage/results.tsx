import { Pencil } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'
import { type Failed, hasFailed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'

import { LessonFrame } from './lesson-frame.tsx'
import type { resultsLoader } from './loaders.ts'

/** D-71: how a lesson goes, and which of its questions are hard. */
export function Results() {
  const t = useTranslations('managers.lessons')
  const read = useLoaderData<typeof resultsLoader>()
  if (hasFailed(read)) return <FailedRead title={t('loadFailed')} />
  const { lesson, course, begun, completed, attempts, questions } = read
  return (
    <LessonFrame
      course={course}
      heading={t('resultsOf', { name: lesson.title })}
      actions={
        <Link className={buttonClass({ size: 'sm' })} to={`/dashboard/manage-lessons/update-lesson/${lesson._id}`}>
          <Pencil />
          {t('edit')}
        </Link>
      }
    >
      <dl className="lesson-numbers panel">
        <Figure name={t('begun')} count={begun} />
        <Figure name={t('completed')} count={completed} />
        {lesson.kind === 'questions' && <Figure name={t('attempts')} count={attempts} />}
      </dl>
      {lesson.kind === 'questions' && <Hardness questions={questions} />}
    </LessonFrame>
  )
}

function Figure({ name, count }: { name: string; count: number }) {
  const format = useFormatter()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{format.number(count)}</dd>
    </div>
  )
}

type Question = Exclude<Awaited<ReturnType<typeof resultsLoader>>, Failed>['questions'][number]

const shareOf = ({ answered, right }: Question): number => (answered === 0 ? 0 : Math.round((100 * right) / answered))

function Hardness({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('managers.lessons')
  const answered = questions.filter(question => question.answered > 0)
  const least = Math.min(...answered.map(shareOf))
  return (
    <section className="panel manager-part" aria-labelledby="lesson-hardness">
      <h2 id="lesson-hardness">{t('firstAttempts')}</h2>
      {answered.length === 0 && <p className="text-muted pb-4">{t('noAnswers')}</p>}
      <ol className="lesson-hardness">
        {questions.map((question, index) => {
          const isHardest = answered.length > 1 && question.answered > 0 && shareOf(question) === least && least < 100
          return (
            <li key={question._id} data-hardest={isHardest ? '' : undefined}>
              <span className="number">{index + 1}</span>
              <span dir="auto">{question.text}</span>
              {question.answered > 0 && <ProgressBar percent={shareOf(question)} tone="progress" />}
              <span className="share">
                {t('rightAtFirst', { right: question.right, count: question.answered, percent: shareOf(question) })}
                {isHardest && ` · ${t('hardest')}`}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

import { Check, CircleHelp, X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { ProgressBar } from '#src/ui/display/progress.tsx'

import type { Attempt, OpenLesson, Question, Value } from '../loaders.ts'

interface AttemptResultProps {
  lesson: OpenLesson
  attempt: Attempt
  /** Whether it has just been sent: what became of it is read out. */
  takesFocus: boolean
}

/** What was right in an attempt, and why. */
export function AttemptResult({ lesson, attempt, takesFocus }: AttemptResultProps) {
  const t = useTranslations('lessons')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) head.current?.focus()
  }, [takesFocus, attempt.number])
  const { percent, isPassed, results } = attempt
  const right = results.filter(({ isRight }) => isRight).length
  return (
    <section className="attempt" aria-labelledby="attempt-title">
      <header data-passed={isPassed ? '' : undefined}>
        <span className="percent" aria-hidden="true">
          {percent}
          <small>%</small>
        </span>
        <div>
          <h2 id="attempt-title" tabIndex={-1} ref={head}>
            {t(isPassed ? 'passed' : 'notPassed', { percent })}
          </h2>
          <p>
            {t('rightOf', { right, all: results.length })} · {t('passMark', { percent: lesson.passPercent })}
          </p>
          <PassMark percent={percent} mark={lesson.passPercent} />
        </div>
      </header>
      <ol className="results">
        {lesson.questions.map((question, index) => (
          <Answered key={question.id} question={question} number={index + 1} attempt={attempt} />
        ))}
      </ol>
    </section>
  )
}

/** How far it was from passing, for the eye: the words say it. */
function PassMark({ percent, mark }: { percent: number; mark: number }) {
  const style: CSSProperties & { '--mark': string } = { '--mark': `${mark}%` }
  return (
    <span className="pass-mark" style={style} aria-hidden="true">
      <ProgressBar percent={percent} size={8} tone={percent >= mark ? 'done' : 'progress'} />
    </span>
  )
}

type AnsweredProps = { question: Question; number: number; attempt: Attempt }

function Answered({ question, number, attempt }: AnsweredProps) {
  const result = attempt.results.find(one => one.question === question.id)
  const value = attempt.answers.find(one => one.question === question.id)?.value
  if (!result) return null
  return (
    <li data-right={result.isRight ? '' : undefined}>
      <p className="asked">
        <span className="number">{number}</span>
        <span dir="auto">{question.text}</span>
      </p>
      <Mark question={question} value={value} isRight={result.isRight} />
      <Why {...result} asked={question} />
    </li>
  )
}

type MarkProps = { question: Question; value: Value | undefined; isRight: boolean }

function Mark({ question, value, isRight }: MarkProps) {
  const t = useTranslations('lessons')
  if (value === undefined)
    return (
      <p className="mark">
        <CircleHelp aria-hidden="true" />
        <b>{t('unanswered')}</b>
      </p>
    )
  return (
    <div className="mark">
      {isRight ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
      <b>{t(isRight ? 'right' : 'wrong')}</b>
      <ValueText question={question} value={value} />
    </div>
  )
}

type WhyProps = { asked: Question } & Pick<Attempt['results'][number], 'isRight' | 'explanation' | 'solution'>

/** What is told of an answer: nothing where it may be tried again. */
function Why({ asked, isRight, explanation, solution }: WhyProps) {
  const t = useTranslations('lessons')
  return (
    <>
      {!isRight && solution !== null && (
        <div className="solution">
          <b>{t('solution')}</b> <ValueText question={asked} value={solution} />
        </div>
      )}
      {explanation && (
        <p className="why" dir="auto">
          {explanation}
        </p>
      )}
    </>
  )
}

/** An answer in words. What staff have taken out since is not named. */
function ValueText({ question, value }: { question: Question; value: Value }) {
  const format = useFormatter()
  if (typeof value === 'number') {
    const unit = question.kind === 'number' ? question.unit : ''
    return <span>{`${format.number(value, { maximumFractionDigits: 12 })} ${unit}`.trim()}</span>
  }
  const words = wordsOf(question, value)
  if (words.length < 2) return <span dir="auto">{words}</span>
  const List = question.kind === 'order' ? 'ol' : 'ul'
  return (
    <List>
      {words.map((text, index) => (
        <li key={index} dir="auto">
          {text}
        </li>
      ))}
    </List>
  )
}

function wordsOf(question: Question, ids: readonly string[]): string[] {
  const textIn = (parts: readonly { id: string; text: string }[], id: string | undefined) =>
    parts.find(part => part.id === id)?.text ?? ''
  switch (question.kind) {
    case 'number':
      return []
    case 'one':
    case 'several':
      return ids.map(id => textIn(question.options, id))
    case 'order':
      return ids.map(id => textIn(question.parts, id))
    default:
      return question.lefts.map(({ text }, index) => `${text}: ${textIn(question.rights, ids[index])}`)
  }
}

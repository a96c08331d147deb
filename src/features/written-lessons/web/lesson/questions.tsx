import { RotateCcw } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { useHydrated } from '#src/web/forms/form.ts'
import { SharedText } from '#src/web/words/shared-text.tsx'

import type { OpenLesson, Question } from '../loaders.ts'
import { type Given, isFaulty, valueOf } from './answers.ts'
import { AttemptResult } from './attempt-result.tsx'
import { AttemptRules } from './attempt-rules.tsx'
import { QuestionFields } from './question-fields.tsx'
import { useQuestions } from './use-questions.ts'

interface QuestionsProps {
  courseId: string
  lessonId: string
  lesson: OpenLesson
  onAdvance: (answer: { certificateId: string | null }) => Promise<void>
}

/** Questions that are answered all at once, and what became of the last attempt. */
export function Questions(props: QuestionsProps) {
  const { lesson } = props
  const state = useQuestions(props)
  const { isAnswering, send, tryAgain } = state
  const [hasSent, setSent] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const begin = () => {
    tryAgain()
    setBegun(true)
  }
  return (
    <>
      {lesson.content !== '' && <SharedText html={lesson.content} article />}
      <AttemptRules lesson={lesson} />
      {isAnswering || !lesson.last ? (
        <AnswerForm {...state} lesson={lesson} takesFocus={hasBegun} send={async () => setSent(await send())} />
      ) : (
        <>
          <AttemptResult lesson={lesson} attempt={lesson.last} takesFocus={hasSent} />
          <Again lesson={lesson} onAgain={begin} />
        </>
      )}
    </>
  )
}

function Again({ lesson: { attemptsLeft, completed }, onAgain }: { lesson: OpenLesson; onAgain: () => void }) {
  const t = useTranslations('lessons')
  const isAlive = useHydrated()
  if (attemptsLeft === 0) return null
  return (
    <div className="lesson-finish">
      <Button variant={completed ? 'line' : 'primary'} disabled={!isAlive} onClick={onAgain}>
        <RotateCcw />
        {t('again')}
      </Button>
    </div>
  )
}

type FormProps = Pick<
  ReturnType<typeof useQuestions>,
  'given' | 'setGiven' | 'isSending' | 'isChanged' | 'failed' | 'readAgain'
> & {
  lesson: OpenLesson
  /** Whether it comes in the place of what was pressed. */
  takesFocus: boolean
  send: () => Promise<void>
}

function AnswerForm({ lesson, takesFocus, given, setGiven, isSending, send, ...rest }: FormProps) {
  const t = useTranslations('lessons')
  const isAlive = useHydrated()
  const { questions, attemptsLeft } = lesson
  const { missing, ask, form } = useMissing(questions, given)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('.question')?.focus()
  }, [takesFocus, form])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending && ask()) void send()
  }
  if (attemptsLeft === 0) return null
  return (
    <form className="questions" noValidate onSubmit={submit} ref={form}>
      <fieldset className="contents" disabled={!isAlive}>
        {questions.map((question, index) => (
          <QuestionFields
            key={question.id}
            question={question}
            number={index + 1}
            given={given}
            onChange={value => setGiven({ [question.id]: value })}
          />
        ))}
        <Unsent {...rest} />
        {missing.length > 0 && <Missing questions={questions} missing={missing} />}
        <div className="lesson-finish">
          <Button type="submit" variant="primary" busy={isSending}>
            {t(missing.length > 0 ? 'sendAnyway' : 'send')}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

/** Why answers that were sent are still here. */
function Unsent({ isChanged, failed, readAgain }: Pick<FormProps, 'isChanged' | 'failed' | 'readAgain'>) {
  const t = useTranslations('lessons')
  if (isChanged)
    return (
      <Notice tone="warning" role="alert">
        <p>{t('changed')}</p>
        <Button size="sm" onClick={() => void readAgain()}>
          {t('lookAgain')}
        </Button>
      </Notice>
    )
  if (failed === undefined) return null
  return (
    <Notice tone="error" role="alert">
      <p>{failed}</p>
      <p>{t('unsent')}</p>
    </Notice>
  )
}

/** Before something is sent that is not answered, its number is named once. */
function useMissing(questions: readonly Question[], given: Given) {
  const [told, setTold] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const open = questions.filter(question => valueOf(question, given) === undefined)
  const missing = open.filter(({ id }) => told.includes(id))
  /** @returns whether it may be sent: all is answered, or what is not was told, and no number is faulty */
  const ask = (): boolean => {
    const faulty = questions.find(question => isFaulty(question, given))
    if (faulty) {
      form.current?.querySelector<HTMLElement>(`#question-${faulty.id} input`)?.focus()
      return false
    }
    const isTold = open.every(({ id }) => told.includes(id))
    setTold(open.map(({ id }) => id))
    return isTold
  }
  return { missing, ask, form }
}

function Missing({ questions, missing }: { questions: readonly Question[]; missing: readonly Question[] }) {
  const t = useTranslations('lessons')
  const words = useRef<HTMLDivElement>(null)
  const first = missing[0]?.id
  useEffect(() => {
    words.current?.scrollIntoView({ block: 'nearest' })
  }, [first])
  return (
    <Notice tone="warning" role="alert">
      <div className="questions-missing" ref={words}>
        <p>{t('missing')}</p>
        <ul>
          {missing.map(question => (
            <li key={question.id}>
              <a className="link" href={`#question-${question.id}`}>
                {t('questionNumber', { number: questions.indexOf(question) + 1 })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  )
}
